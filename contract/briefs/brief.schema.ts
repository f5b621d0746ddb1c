import { z } from 'zod';
import { blockSchema } from '../article/article.schema.ts';
import { BRIEF_STATES } from '../article/briefStates.ts';
import { RESULT_SOURCES } from '../competitors/resultSources.ts';
import { idSchema } from '../lib/ids.schema.ts';
import { languageSchema } from '../lib/language.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import {
  BRIEF_MAKES,
  BRIEFS_LISTED_MOST,
  BRIEFS_MOST,
  type briefRoutes,
  DUE_DAYS,
} from './brief.route.ts';
import { INTENTS, PAGE_FORMATS } from './briefBounds.ts';

const count = z.int().min(0);

/** A heading of a page that was found. */
const pageHeadingSchema = z.object({ level: z.int().min(1), text: z.string() });

/** A page among the results. What is not known of it is null. */
const resultSchema = z.object({
  position: z.int().min(1),
  url: z.string(),
  title: z.string(),
  format: z.enum(PAGE_FORMATS).nullable(),
  words: count.nullable(),
  headings: z.array(pageHeadingSchema).nullable(),
});

const termSchema = z.object({
  term: z.string(),
  tier: z.enum(['must', 'recommended', 'additional']),
  /** Uses in a text of the usual length. */
  low: count,
  high: count,
  /** How many of the pages use it. */
  pages: count,
});

/** What a brief says besides its text. Null: not known. */
export const briefDataSchema = z.object({
  /** Why: the word that gives it away, or the format of most pages. */
  intent: z
    .object({
      is: z.enum(INTENTS),
      why: z.enum(['keyphrase', 'results']),
      evidence: z.string(),
    })
    .nullable(),
  results: z.array(resultSchema),
  /** What people ask, with the page that asks it. */
  questions: z.array(z.object({ text: z.string(), url: z.string() })).nullable(),
  relatedSearches: z.array(z.string()).nullable(),
  titles: z.array(z.string()),
  descriptions: z.array(z.string()),
  terms: z.array(termSchema).nullable(),
  /** Names that several pages use. */
  entities: z.array(z.object({ name: z.string(), pages: count })).nullable(),
  /** Pages of the own site. */
  internalLinks: z
    .array(
      z.object({
        anchor: z.string(),
        url: z.string(),
        /** The heading of the section that it suits best; empty: none in particular. */
        section: z.string(),
      }),
    )
    .nullable(),
  externalSources: z.array(z.object({ url: z.string(), title: z.string() })).nullable(),
  /** Of schema.org. */
  schemaType: z.string().nullable(),
  words: z.object({ low: count, median: count, high: count }).nullable(),
});

const placeSchema = {
  /** ISO 3166-1 alpha-2, or empty for no particular place. */
  country: z.string().regex(/^([A-Z]{2})?$/),
  city: z.string().trim().max(100),
  /** BCP 47. */
  language: languageSchema,
};

const dueOnSchema = z.iso
  .date()
  .refine((day) => day >= DUE_DAYS.first && day <= DUE_DAYS.last, 'Out of range.')
  .nullable();

const briefSummarySchema = z.object({
  articleId: idSchema,
  workspaceId: idSchema,
  keyphrase: z.string(),
  state: z.enum(BRIEF_STATES),
  /** Why it could not be made: a problem code. */
  failure: z.string().nullable(),
  /** A day: 2026-11-23. */
  dueOn: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

const briefSchema = briefSummarySchema.extend({
  ...placeSchema,
  /** What it was made from; null: without pages, or not made yet. */
  snapshot: z
    .object({
      id: idSchema,
      takenAt: z.iso.datetime(),
      provider: z.enum(RESULT_SOURCES),
      pages: count,
    })
    .nullable(),
  /** Why the search for pages has failed, if it has: a problem code. */
  searchProblem: z.string().nullable(),
  /** Null until it is made. */
  data: briefDataSchema.nullable(),
});

const ofBrief = z.object({ workspaceId: idSchema, articleId: idSchema });
const begunSchema = z.object({ jobId: idSchema, articleIds: z.array(idSchema) });

export const briefSchemas = {
  postBriefs: {
    params: z.object({ workspaceId: idSchema }),
    body: z.object({
      requestId: requestIdSchema,
      keyphrases: z.array(z.string().trim().min(1).max(200)).min(1).max(BRIEFS_MOST),
      ...placeSchema,
      /** A snapshot to make it from, instead of a search; only for a single keyphrase. */
      snapshotId: idSchema.nullable().default(null),
      makes: z.enum(BRIEF_MAKES).default('briefs'),
      dueOn: dueOnSchema.default(null),
    }),
    response: begunSchema,
  },
  getBriefs: {
    params: z.object({ workspaceId: idSchema }),
    response: z.object({
      workspaceId: idSchema,
      briefs: z.array(briefSummarySchema).max(BRIEFS_LISTED_MOST),
    }),
  },
  getBrief: { params: ofBrief, response: briefSchema },
  patchBrief: {
    params: ofBrief,
    body: z.object({
      state: z.enum(['approved', 'reopened']).optional(),
      dueOn: dueOnSchema.optional(),
    }),
    response: briefSchema,
  },
  remakeBrief: {
    params: ofBrief,
    body: z.object({ requestId: requestIdSchema }),
    response: begunSchema,
  },
  getPlan: {
    params: z.object({ workspaceId: idSchema, snapshotId: idSchema }),
    response: z.object({
      snapshotId: idSchema,
      keyphrase: z.string(),
      country: z.string(),
      city: z.string(),
      language: z.string(),
      data: briefDataSchema,
      blocks: z.array(blockSchema),
    }),
  },
  getBriefOf: {
    params: ofBrief,
    response: z.object({
      articleId: idSchema,
      brief: briefSchema.extend({ blocks: z.array(blockSchema) }).nullable(),
    }),
  },
} as const satisfies SchemasOf<typeof briefRoutes>;

export type BriefData = z.infer<typeof briefDataSchema>;
export type BriefResult = z.infer<typeof resultSchema>;
export type BriefTerm = z.infer<typeof termSchema>;
export type PageHeading = z.infer<typeof pageHeadingSchema>;
export type SeoBrief = z.infer<typeof briefSchema>;
export type BriefSummary = z.infer<typeof briefSummarySchema>;
export type BriefsRequest = z.infer<(typeof briefSchemas)['postBriefs']['body']>;
