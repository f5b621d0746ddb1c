import { z } from 'zod';
import { BOUNDS } from '../lib/bounds.ts';
import { idSchema } from '../lib/ids.schema.ts';
import { languageSchema } from '../lib/language.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { sourceUrlSchema } from '../lib/sourceUrl.schema.ts';
import { SOURCE_URL_MAX_CHARS } from '../lib/sourceUrl.ts';
import {
  COMPETITORS_MOST,
  type competitorsCollectorRoutes,
  RELATED_LIMITS,
  SKETCH_LIMITS,
  SNAPSHOT_LIMITS,
} from './competitorsCollector.route.ts';
import { RESULT_SOURCES } from './resultSources.ts';

const count = z.int().min(0).max(10_000_000);

/** As domain/seo/report/competition.ts has them, without the id: that is the address of the page. */
export const featuresSchema = z.object({
  words: count,
  wordsOutsideLinks: count,
  headings: count,
  /** Absent in snapshots from before they were counted. */
  paragraphs: count.exactOptional(),
  images: count,
  links: count,
  readability: z.number().min(-10_000).max(10_000).nullable(),
  /** By stems. Once the snapshot is frozen, those that at least two of its pages use. */
  terms: z.record(
    z.string().max(SNAPSHOT_LIMITS.termChars),
    z.object({
      uses: count,
      isInHeading: z.boolean(),
      form: z.string().max(SNAPSHOT_LIMITS.termChars),
      /** Absent in snapshots from before they were counted. */
      nouns: count.exactOptional(),
    }),
  ),
  /** Hashes of its wording (domain/seo/text/shingles.ts). Absent in snapshots from before they were kept. */
  shingles: z
    .array(z.int().min(0).max(0xffff_ffff))
    .max(SNAPSHOT_LIMITS.shinglesPerPage)
    .readonly()
    .exactOptional(),
});

/** What is quoted of a page (domain/briefs/sketch.ts). */
export const sketchSchema = z.object({
  headings: z
    .array(z.object({ level: z.int().min(1), text: z.string().max(SKETCH_LIMITS.chars) }))
    .max(SKETCH_LIMITS.headings),
  /** In the order of their first use. */
  names: z.array(z.string().max(SKETCH_LIMITS.chars)).max(SKETCH_LIMITS.names),
  /** The beginning of its meta description, and how long that is; absent where it is not known. */
  description: z
    .object({ text: z.string().max(SKETCH_LIMITS.chars), chars: count })
    .nullable()
    .exactOptional(),
});

/** What a search is for. An empty country or location: no particular place. */
const searchSchema = {
  topic: z.string().trim().min(1).max(300),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^([A-Z]{2})?$/),
  /** A city or region, as the writer has named it. */
  location: z.string().trim().max(100),
  language: languageSchema,
};

const PAGE_STATES = ['waiting', 'read', 'failed'] as const;

/** A page of an analysis without its features. */
const foundPageSchema = z.object({
  /** The competitorId. */
  id: idSchema,
  url: z.string(),
  title: z.string(),
  /** In the results, from 1. */
  position: z.int().min(1),
  state: z.enum(PAGE_STATES),
  /** Why it could not be read: a failure (contract/lib/failure.ts). */
  problem: z.string().nullable(),
});

const readFactsSchema = z.object({
  /** Of the text (SHA-256), so that a page that has changed can be told. */
  hash: z.string().max(64).nullable(),
  readAt: z.iso.datetime().nullable(),
  /** As the page declares it. */
  language: z.string().max(35).nullable(),
  /** Types of schema.org that the page declares. */
  schemaTypes: z.array(z.string().max(100)).max(20),
  /** As the page declares them. */
  publishedAt: z.string().max(40).nullable(),
  modifiedAt: z.string().max(40).nullable(),
  features: featuresSchema.nullable(),
  /** Its headings and the names in it; absent where they are not known. */
  sketch: sketchSchema.nullable().optional(),
});

const competitorSchema = foundPageSchema.extend(readFactsSchema.shape);

const progress = {
  /** `collecting`: its pages are being read. */
  state: z.enum(['collecting', 'frozen']),
  /** Pages that were read or could not be read. */
  done: count,
  total: count,
};

export const relatedSchema = z.array(z.string().max(RELATED_LIMITS.chars)).max(RELATED_LIMITS.most);

const snapshotSummarySchema = z.object({
  id: idSchema,
  workspaceId: idSchema,
  articleId: idSchema.nullable(),
  /** The analysis that has made it; null once that is removed, and of a copy or an imported one. */
  jobId: idSchema.nullable(),
  keyphrase: z.string(),
  country: z.string(),
  location: z.string(),
  language: z.string(),
  provider: z.enum(RESULT_SOURCES),
  /** When the search was made. */
  takenAt: z.iso.datetime(),
  ...progress,
  /** Why there are no results: a problem code. */
  problem: z.string().nullable(),
  /** Rows of the search's answer that could not be read. They have places too, so pages behind them may stand further down. Absent on a device that kept it before they were counted. */
  leftOut: count.exactOptional(),
  /** The scorer and the version of Unicode data that made the features. Those of another one are not comparable. */
  scorerVersion: z.string(),
  icuVersion: z.string(),
  /** What else people search for; null or absent: not known. */
  related: relatedSchema.nullable().optional(),
  /** Of what it says (SHA-256); null until it is frozen. */
  hash: z.string().nullable(),
});

const snapshotSchema = snapshotSummarySchema.extend({
  pages: z.array(competitorSchema).max(SNAPSHOT_LIMITS.pages),
});

/** Suggested values by the names of the form's fields. What could not be measured is absent. */
const rangeSchema = z.object({ value: z.number(), low: z.number(), high: z.number() });
const generalsSchema = z.object({
  words: rangeSchema.optional(),
  headings: rangeSchema.optional(),
  images: rangeSchema.optional(),
  links: rangeSchema.optional(),
  readability: z.number().optional(),
  /** The terms that most pages use, the weightiest first. */
  keywords: z.array(z.string()).optional(),
  /** Where the pages were searched for: country (ISO 3166-1 alpha-2) and place. */
  country: z.string().optional(),
  location: z.string().optional(),
  /** What most pages say they are written in: the primary subtag of BCP 47. */
  language: z.string().optional(),
});

const byArticleSchema = z.object({
  articleId: idSchema,
  /** Pages that were read or could not be read. */
  doneCount: count,
  /** 1 until the results are known. */
  totalCount: count,
  generals: generalsSchema,
  /** `none`: there is no analysis with pages. */
  state: z.enum(['none', 'collecting', 'frozen']),
  /** The running analysis, which can be stopped. */
  jobId: idSchema.nullable(),
  /** What the counts and pages are of; null while the search runs, and without an analysis. */
  snapshotId: idSchema.nullable(),
  provider: z.enum(RESULT_SOURCES).nullable(),
  pages: z.array(foundPageSchema),
});

const tooManyTerms = (pages: readonly { readonly features: { readonly terms: object } | null }[]) =>
  pages.some(
    ({ features }) =>
      features !== null && Object.keys(features.terms).length > SNAPSHOT_LIMITS.termsPerPage,
  );

/** The file of a snapshot: what `getSnapshot` answers. Ids and progress are not taken over. */
const snapshotFileSchema = z.object({
  keyphrase: z.string().min(1).max(300),
  country: searchSchema.country,
  location: searchSchema.location,
  language: searchSchema.language,
  provider: z.enum(RESULT_SOURCES),
  takenAt: z.iso.datetime(),
  scorerVersion: z.string().max(20),
  icuVersion: z.string().max(20),
  related: relatedSchema.nullable().optional(),
  hash: z.string().max(64),
  pages: z
    .array(
      readFactsSchema.extend({
        url: z
          .string()
          .max(SOURCE_URL_MAX_CHARS)
          .regex(/^(?:https?:\/\/[^\s\p{C}]+|imported:[^\p{C}]+)$/u),
        title: z.string().max(500),
        position: z.int().min(1).max(1000),
        problem: z.string().max(200).nullable(),
      }),
    )
    .max(SNAPSHOT_LIMITS.pages)
    .refine((pages) => !tooManyTerms(pages), 'A page has too many terms.'),
});

const ofArticle = z.object({ workspaceId: idSchema, articleId: idSchema });

export const competitorsCollectorSchemas = {
  postCompetitors: {
    params: z.object({ workspaceId: idSchema }),
    body: z.object({
      requestId: requestIdSchema,
      ...searchSchema,
      articleId: idSchema.optional(),
      /** The pages to analyse, in order; without them, the results of a search. */
      urls: z.array(sourceUrlSchema).max(COMPETITORS_MOST).optional(),
    }),
    response: z.object({ jobId: idSchema }),
  },
  getCompetitors: {
    params: z.object({ workspaceId: idSchema, competitorId: idSchema }),
    response: competitorSchema.extend({ snapshotId: idSchema }),
  },
  getCompetitorsByArticle: { params: ofArticle, response: byArticleSchema },
  getSnapshots: {
    params: ofArticle,
    response: z.object({
      articleId: idSchema,
      snapshots: z.array(snapshotSummarySchema).max(BOUNDS.articleSnapshots.most),
    }),
  },
  getRecentSnapshots: {
    params: z.object({ workspaceId: idSchema }),
    response: z.object({
      workspaceId: idSchema,
      snapshots: z.array(snapshotSummarySchema).max(BOUNDS.articleSnapshots.most),
    }),
  },
  getSnapshot: {
    params: z.object({ workspaceId: idSchema, snapshotId: idSchema }),
    response: snapshotSchema,
  },
  postSnapshot: {
    params: z.object({ workspaceId: idSchema }),
    body: z.object({
      requestId: requestIdSchema,
      articleId: idSchema.optional(),
      snapshot: snapshotFileSchema,
    }),
    response: snapshotSummarySchema,
  },
} as const satisfies SchemasOf<typeof competitorsCollectorRoutes>;

export type Competitor = z.infer<typeof competitorSchema>;
export type CompetitorsByArticle = z.infer<typeof byArticleSchema>;
export type CompetitorsRequest = z.infer<
  (typeof competitorsCollectorSchemas)['postCompetitors']['body']
>;
export type FoundPage = z.infer<typeof foundPageSchema>;
export type Generals = z.infer<typeof generalsSchema>;
export type Snapshot = z.infer<typeof snapshotSchema>;
export type SnapshotFile = z.infer<typeof snapshotFileSchema>;
export type SnapshotSummary = z.infer<typeof snapshotSummarySchema>;
export type PageSketch = z.infer<typeof sketchSchema>;
export type StoredFeatures = z.infer<typeof featuresSchema>;
