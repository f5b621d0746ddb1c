import { z } from 'zod';
import { limitsSchema } from '../access/limit.schema.ts';
import { blockIdSchema, idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { HUMANIZER_LIMITS, type humanizerRoutes, SIGN_NAMES } from './humanizer.route.ts';

const signPlaceSchema = z.object({
  blockId: blockIdSchema,
  /** Positions are those of the text of a unit of the block, in UTF-16 code units. */
  unit: z.int().min(0),
  start: z.int().min(0),
  end: z.int().min(0),
  /** The words that stand there. */
  was: z.string().max(HUMANIZER_LIMITS.placeChars),
  /** What may stand there instead; null: only a person knows. */
  now: z.string().max(HUMANIZER_LIMITS.placeChars).nullable(),
});

const signLineSchema = z.object({
  name: z.enum(SIGN_NAMES),
  /** In the unit of the sign; null: not measured in this language, or in a text that is so short. */
  value: z.number().nullable(),
  /** How much of it gives no finding: at most for words and starts, at least for the others. */
  wanted: z.number(),
  /** How much it takes from the score: weighted findings. */
  cost: z.number().min(0),
  places: z.array(signPlaceSchema).max(HUMANIZER_LIMITS.places).readonly(),
});

const humanizerReportSchema = z.object({
  /** Of the table of weights (domain/humanizer/weights.ts). */
  scorerVersion: z.string(),
  words: z.int().min(0),
  /** 0 (nothing but signs) to 100 (none); null: not scored. */
  score: z.number().min(0).max(100).nullable(),
  /** Why there is no score: too short, no rules for the language, or not in the language it is said to be in. */
  notScored: z.enum(['short', 'language', 'otherLanguage']).nullable(),
  lines: z.array(signLineSchema).max(SIGN_NAMES.length).readonly(),
});

const humanizerCheckSchema = z.object({
  /** The version of the article whose text was checked. */
  version: z.int().min(1),
  /** Of the language and the text (SHA-256). */
  textHash: z.string(),
  checkedAt: z.iso.datetime(),
  report: humanizerReportSchema,
});

const ofArticle = z.object({ workspaceId: idSchema, articleId: idSchema });

export const humanizerSchemas = {
  getHumanizerCheck: {
    params: ofArticle,
    response: z.object({ articleId: idSchema, check: humanizerCheckSchema.nullable() }),
  },
  postHumanizerCheck: {
    params: ofArticle,
    /** `isCounted`: this check was counted; the same text had not been checked before. */
    response: z.object({
      articleId: idSchema,
      check: humanizerCheckSchema,
      isCounted: z.boolean(),
      limits: limitsSchema,
    }),
  },
} as const satisfies SchemasOf<typeof humanizerRoutes>;

export type SignPlace = z.infer<typeof signPlaceSchema>;
export type SignLine = z.infer<typeof signLineSchema>;
export type HumanizerReport = z.infer<typeof humanizerReportSchema>;
export type HumanizerCheck = z.infer<typeof humanizerCheckSchema>;
