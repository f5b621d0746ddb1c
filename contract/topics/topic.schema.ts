import { z } from 'zod';
import { RESULT_SOURCES } from '../competitors/resultSources.ts';
import { BOUNDS } from '../lib/bounds.ts';
import { isExampleSchema } from '../lib/example.schema.ts';
import { idSchema } from '../lib/ids.schema.ts';
import { languageSchema } from '../lib/language.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { sourceUrlSchema } from '../lib/sourceUrl.schema.ts';
import { FIGURE_SOURCES } from './figureSources.ts';
import { SEARCH_INTENTS, type topic2Routes, type topicRoutes } from './topic.route.ts';
import {
  AMOUNT_MOST,
  FEATURE_MAX_CHARS,
  FEATURES_MOST,
  KEYPHRASE_MAX_CHARS,
  POSITION_MOST,
  SITE_TERMS_MOST,
  TOPIC_ROWS_MOST,
  TOPIC_SEARCHES_LISTED,
} from './topicBounds.ts';

const MONTHS = 12;
const amount = z.number().min(0).max(AMOUNT_MOST);
const score = z.number().min(0).max(100);
const place = z.number().min(0).max(POSITION_MOST);
const phraseSchema = z.string().trim().min(1).max(KEYPHRASE_MAX_CHARS);
const featureNames = z.array(z.string().max(FEATURE_MAX_CHARS)).max(FEATURES_MOST);

/** A value, where it comes from and when it was taken; null: not known. */
const figureOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, source: z.enum(FIGURE_SOURCES), at: z.iso.datetime() }).nullable();

export const figuresOfTopic = {
  /** Searches a month. */
  volume: figureOf(amount),
  /** Searches in each of the last twelve months, the oldest first. */
  trend: figureOf(z.array(amount)),
  /** How hard it is to be found, 0 to 100. */
  difficulty: figureOf(score),
  intent: figureOf(z.enum(SEARCH_INTENTS)),
  /** What else the results page has, by the names of the source. */
  serpFeatures: figureOf(featureNames),
  /** Of one's own site in the results, from 1. */
  position: figureOf(place),
};

const keyphraseSchema = z.object({ phrase: z.string(), ...figuresOfTopic });

const topicSchema = z.object({
  id: idSchema,
  name: z.string(),
  isFavourite: z.boolean(),
  /** Those with most searches first. */
  keyphrases: z.array(keyphraseSchema).max(BOUNDS.keyphrases.most),
  ...figuresOfTopic,
  /** `difficulty` for one's own site, which is lower where that has written about it already. */
  personalDifficulty: figureOf(score),
  /** Searches against difficulty, 0 to 100. */
  efficiency: figureOf(score),
  /** The article of the workspace that says it already; null: none does. */
  duplicate: z
    .object({ articleId: idSchema, title: z.string(), risk: z.enum(['high', 'some']) })
    .nullable(),
});

export const siteTermSchema = z.object({
  phrase: z.string(),
  /** Where it stands on the page. */
  from: z.enum(['keywords', 'title', 'navigation', 'headings']),
});

const searchSchema = z.object({
  id: idSchema,
  workspaceId: idSchema,
  /** Empty for a list of keyphrases. */
  seed: z.string(),
  website: z.string().nullable(),
  country: z.string(),
  language: z.string(),
  state: z.enum(['searching', 'ready', 'stopped', 'failed']),
  /** The job that searches; null once it is removed. */
  jobId: z.string().nullable(),
  /** Where the results come from that the topics share; null until that is known. */
  provider: z.enum(RESULT_SOURCES).nullable(),
  /** Why a service gave nothing: a problem code. */
  problem: z.string().nullable(),
  /** What was taken from the website; null without one, and before it was read. */
  site: z
    .object({
      terms: z.array(siteTermSchema).max(SITE_TERMS_MOST),
      /** Why it could not be read: a failure (contract/lib/failure.ts). */
      problem: z.string().nullable(),
    })
    .nullable(),
  topics: z.int().min(0),
  keyphrases: z.int().min(0),
  /** Keyphrases that were left out because there were too many. */
  leftOut: z.int().min(0),
  /** Rows of the answers of the search service that could not be read. */
  rowsLeftOut: z.int().min(0),
  isExample: isExampleSchema,
  createdAt: z.iso.datetime(),
});

/** A row of an imported list. What it does not say is absent. */
const rowSchema = z.object({
  phrase: phraseSchema,
  volume: amount.optional(),
  trend: z.array(amount).length(MONTHS).optional(),
  difficulty: score.optional(),
  intent: z.enum(SEARCH_INTENTS).optional(),
  serpFeatures: featureNames.optional(),
  position: place.optional(),
});

const inWorkspace = z.object({ workspaceId: idSchema });
const ofSearch = z.object({ workspaceId: idSchema, topicSearchId: idSchema });

export const topicSchemas = {
  getTopics: {
    params: ofSearch,
    response: z.object({
      search: searchSchema,
      topics: z.array(topicSchema).max(BOUNDS.keyphrases.most),
    }),
  },
  patchTopic: {
    params: z.object({ workspaceId: idSchema, topicId: idSchema }),
    body: z.object({ isFavourite: z.boolean() }),
    response: z.object({ id: idSchema, isFavourite: z.boolean() }),
  },
} as const satisfies SchemasOf<typeof topicRoutes>;

export const topic2Schemas = {
  getTopicSearches: {
    params: inWorkspace,
    query: z.object({ page: z.coerce.number<number>().int().min(0).max(100_000).default(0) }),
    response: z.object({
      workspaceId: idSchema,
      searches: z.array(searchSchema).max(TOPIC_SEARCHES_LISTED),
      page: z.int().min(0),
      last: z.boolean(),
    }),
  },
  postTopicSearch: {
    params: inWorkspace,
    body: z
      .object({
        requestId: requestIdSchema,
        seed: z.string().trim().max(KEYPHRASE_MAX_CHARS),
        website: sourceUrlSchema.nullable(),
        /** ISO 3166-1 alpha-2, or empty. */
        country: z.string().regex(/^([A-Z]{2})?$/),
        language: languageSchema,
        list: z
          .object({
            source: z.enum(['file', 'searchConsole']),
            rows: z.array(rowSchema).max(TOPIC_ROWS_MOST),
          })
          .nullable(),
      })
      .refine(({ seed, website, list }) => seed !== '' || website !== null || list !== null, {
        error: 'Enter a subject or a website, or choose a list.',
        path: ['seed'],
      }),
    response: searchSchema,
  },
  deleteTopicSearch: { params: ofSearch, response: z.object({ id: idSchema }) },
  continueTopicSearch: { params: ofSearch, response: searchSchema },
  restoreTopicSearch: { params: ofSearch, response: searchSchema },
} as const satisfies SchemasOf<typeof topic2Routes>;

export type SiteTerm = z.infer<typeof siteTermSchema>;
export type TopicSearch = z.infer<typeof searchSchema>;
export type Topic = z.infer<typeof topicSchema>;
export type KeyphraseRow = z.infer<typeof rowSchema>;
export type TopicSearchRequest = z.output<(typeof topic2Schemas)['postTopicSearch']['body']>;
