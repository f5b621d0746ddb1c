import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { sourceUrlSchema } from '../lib/sourceUrl.schema.ts';
import { PAGE_HTML_MAX_CHARS } from '../pages/page.route.ts';
import {
  LEDGER_CHANGES_MOST,
  LEDGER_ENTRIES_MOST,
  SCORE_NAMES,
  type scoreRoutes,
} from './score.route.ts';

const measuredSchema = z.object({
  value: z.number().nullable(),
  /** Null for a part of a score that is no check. */
  rating: z.enum(['good', 'ok', 'bad', 'worst', 'unmeasured']).nullable(),
  wanted: z.object({
    least: z.number().optional(),
    most: z.number().optional(),
    asked: z.number().optional(),
  }),
});

const scoreEntrySchema = z.object({
  id: idSchema,
  /** The version of the article that was scored first with these scores. */
  version: z.int().min(1),
  at: z.iso.datetime(),
  /** Of the text (SHA-256). */
  textHash: z.string(),
  /** The competitors that it was compared with; null: none. */
  snapshotId: z.string().nullable(),
  scorerVersion: z.string(),
  keyphrase: z.string().nullable(),
  words: z.int().min(0),
  /** 0 to 100; null: not scored. */
  seo: z.number().nullable(),
  aiSearch: z.number().nullable(),
  /** Since the entry before, of each score the greatest change first. */
  changes: z
    .array(
      z.object({
        score: z.enum(SCORE_NAMES),
        /** A check, `coverage`, `readability`, or `rest` for all other lines. */
        name: z.string(),
        by: z.number(),
        was: measuredSchema,
        is: measuredSchema,
      }),
    )
    .max(SCORE_NAMES.length * (LEDGER_CHANGES_MOST + 1)),
});

const scoreLedgerSchema = z.object({
  articleId: idSchema,
  entries: z.array(scoreEntrySchema).max(LEDGER_ENTRIES_MOST),
});

/** The page in a browser, and what it should be found for; an empty keyphrase: not known. */
const seenPageSchema = z.object({
  url: sourceUrlSchema,
  html: z.string().min(1).max(PAGE_HTML_MAX_CHARS),
  keyphrase: z.string().trim().max(200),
});

const pageScoreSchema = z.object({
  title: z.string(),
  /** BCP 47; null: the page declares none, and was read as English. */
  language: z.string().nullable(),
  words: z.int().min(0),
  headings: z.int().min(0),
  /** 0 to 100; null: not scored. */
  seo: z.number().nullable(),
  aiSearch: z.number().nullable(),
  /** Why there is no score. */
  notScored: z.string().nullable(),
  /** What the text is about, as its words say it. */
  about: z.array(z.string()),
  /** Names of the checks that are bad, and of those that could be better. */
  bad: z.array(z.string()),
  fair: z.array(z.string()),
});

const ofArticle = z.object({ workspaceId: idSchema, articleId: idSchema });

export const scoreSchemas = {
  getScores: { params: ofArticle, response: scoreLedgerSchema },
  postScore: { params: ofArticle, response: scoreLedgerSchema },
  postPageScore: {
    params: z.object({ workspaceId: idSchema }),
    body: seenPageSchema,
    response: pageScoreSchema,
  },
} as const satisfies SchemasOf<typeof scoreRoutes>;

export type ScoreLedger = z.infer<typeof scoreLedgerSchema>;
export type ScoreEntry = z.infer<typeof scoreEntrySchema>;
export type PageScore = z.infer<typeof pageScoreSchema>;
