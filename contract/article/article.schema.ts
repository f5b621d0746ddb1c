import { z } from 'zod';
import { sentBlocksSchema, sentHtmlSchema } from '../lib/blockBounds.schema.ts';
import { isExampleSchema } from '../lib/example.schema.ts';
import { blockIdSchema, idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { JOB_STATES, TASK_NAMES } from '../lib/tasks.ts';
import { ARTICLE_LIST_LIMIT, ARTICLE_PAGE_SIZE, type articleRoutes } from './article.route.ts';
import { BRIEF_STATES } from './briefStates.ts';
import { MOST_ORIGINS, ORIGIN_KINDS, ORIGIN_TEXT_MAX_CHARS } from './origins.ts';
import { FIELD_LIMITS_CHARS, KEYWORD_LIMIT_CHARS, MOST_KEYWORDS, SLUG } from './searchFields.ts';

/** What wrote a text: a model, with name and version of the prompt. */
export const sourceSchema = z.object({
  model: z.string().max(200).optional(),
  prompt: z.string().max(50).optional(),
  version: z.int().min(1).optional(),
});

/** Where text of a block came from, and that text as it was; null if it was too long to be kept. */
export const originSchema = sourceSchema.extend({
  kind: z.enum(ORIGIN_KINDS),
  text: z.string().max(ORIGIN_TEXT_MAX_CHARS).nullable(),
});

/** Without origins, or with none, a block was written by hand. */
const originsSchema = z.array(originSchema).max(MOST_ORIGINS).readonly().optional();

/** In a request, an origin without a text brought in all that the block says, so that nothing is sent twice. */
const sentOriginSchema = originSchema.partial({ text: true });
const sentOriginsSchema = z.array(sentOriginSchema).max(MOST_ORIGINS).readonly().optional();

export const blockSchema = z.object({
  id: blockIdSchema,
  html: z.string(),
  origins: originsSchema,
});

const sentBlockSchema = blockSchema.extend({
  html: sentHtmlSchema(),
  origins: sentOriginsSchema,
});

export const blockOpSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('put'),
    id: blockIdSchema,
    after: blockIdSchema.nullable(),
    html: sentHtmlSchema(),
    /** Replaces the origins of the block; absent: they stay as they are. */
    origins: sentOriginsSchema,
  }),
  z.object({ op: z.literal('remove'), id: blockIdSchema }),
]);

export const streamPositionSchema = z.object({ jobId: idSchema, seq: z.int().min(0) });

/** Content kind (spec §3). */
export const articleTypeSchema = z.enum(['ARTICLE', 'SMM', 'SERP_BASED', 'BRIEF', 'BRIEF_BASED']);

export const articleSummarySchema = z.object({
  id: idSchema,
  workspaceId: idSchema,
  type: articleTypeSchema,
  /** The displayed title: first top-level heading, else the stored title, else empty (spec §3). */
  title: z.string(),
  version: z.int().min(1),
  targetKeywords: z.array(z.string()),
  /** BCP 47. */
  language: z.string(),
  meta: z.object({
    isEmptyArticle: z.boolean(),
    /** `pending` while a generation has text that is not in the body yet. */
    setupStatus: z.enum(['none', 'pending', 'done']),
  }),
  /** Of a brief, in lists. */
  brief: z
    .object({
      state: z.enum(BRIEF_STATES),
      /** A day: 2026-11-23. */
      dueOn: z.string().nullable(),
    })
    .optional(),
  isExample: isExampleSchema,
  /** In lists: the newest SEO score, and the last version that has it; absent: never scored. */
  score: z.object({ seo: z.number(), version: z.int().min(1) }).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** What a search engine is told, and what the text wants to be found for. Empty means: use what the text offers. */
export const searchFieldsSchema = z.object({
  seoTitle: z.string(),
  description: z.string(),
  /** The last part of the address: see `slugOf` (domain/article/fieldText.ts). */
  slug: z.string(),
  /** What the checks are about. */
  keyphrase: z.string(),
  /** Lists, with commas between their entries (domain/article/fieldList.ts). */
  keywords: z.string(),
  ownTerms: z.string(),
  pinnedTerms: z.string(),
  bannedTerms: z.string(),
  /** Competitors that do not count, by the ids of their pages. */
  ignoredPages: z.string(),
  /** The country of the readers (ISO 3166-1 alpha-2); empty: none in particular. */
  place: z.string(),
  /** The city of the readers, in the words of the writer; empty: none in particular. */
  city: z.string(),
  /** How many words the writer asked for; empty: no wish. */
  wantedWords: z.string(),
});

/** The limits of what may be stored, far above what a search engine shows. */
export const fieldsChangeSchema = z.object({
  seoTitle: z.string().max(FIELD_LIMITS_CHARS.seoTitle).exactOptional(),
  description: z.string().max(FIELD_LIMITS_CHARS.description).exactOptional(),
  slug: z.string().max(FIELD_LIMITS_CHARS.slug).regex(SLUG).exactOptional(),
  keyphrase: z.string().max(FIELD_LIMITS_CHARS.keyphrase).exactOptional(),
  keywords: z.string().max(FIELD_LIMITS_CHARS.keywords).exactOptional(),
  ownTerms: z.string().max(FIELD_LIMITS_CHARS.ownTerms).exactOptional(),
  pinnedTerms: z.string().max(FIELD_LIMITS_CHARS.pinnedTerms).exactOptional(),
  bannedTerms: z.string().max(FIELD_LIMITS_CHARS.bannedTerms).exactOptional(),
  ignoredPages: z.string().max(FIELD_LIMITS_CHARS.ignoredPages).exactOptional(),
  place: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .exactOptional(),
  city: z.string().max(FIELD_LIMITS_CHARS.city).exactOptional(),
  wantedWords: z
    .string()
    .regex(/^(?:[1-9]\d{0,5})?$/)
    .exactOptional(),
});

export const articleSchema = articleSummarySchema.extend({
  /** The title while the body has no top-level heading. */
  storedTitle: z.string(),
  fields: searchFieldsSchema,
  blocks: z.array(blockSchema),
  /** The newest generation job, and how far its events are part of `blocks`. */
  generation: z
    .object({
      jobId: idSchema,
      seq: z.int().min(0),
      kind: z.enum(TASK_NAMES),
      state: z.enum(JOB_STATES),
      /** Why it failed: a problem code. */
      failure: z.string().optional(),
      /** The model that writes it: null for the embedded engine, absent until the job has started. */
      model: z.string().nullable().optional(),
      /** What stood among the notes for the writer alone; absent if nothing did. */
      ownNotes: z.array(z.string()).optional(),
    })
    .nullable(),
});

export const articlePageSchema = z.object({
  content: z.array(articleSummarySchema),
  /** Counted from 0. */
  page: z.int().min(0),
  last: z.boolean(),
});

export const saveRequestSchema = z.object({
  baseVersion: z.int().min(1),
  requestId: requestIdSchema,
  title: z.string().max(500).optional(),
  /** The search fields that change. */
  fields: fieldsChangeSchema.optional(),
  ops: sentBlocksSchema(blockOpSchema),
  position: streamPositionSchema.optional(),
});

export const saveResponseSchema = z.object({
  version: z.int().min(1),
  /** The displayed title after the save. */
  title: z.string(),
  changedIds: z.array(blockIdSchema),
});

/** See `articleStatusOf`. */
export const articleStatusSchema = z.enum(['new', 'writing', 'written']);
/** `due`: by the day on which a brief is due; what has none comes last. */
export const articleSortSchema = z.enum(['newest', 'oldest', 'updated', 'title', 'due']);

/** Why a version was kept: auto by the server, the others on request. */
export const versionKindSchema = z.enum(['auto', 'named', 'restored']);

export const versionSummarySchema = z.object({
  /** The version of the article at that time. */
  version: z.int().min(1),
  kind: versionKindSchema,
  name: z.string().nullable(),
  /** For `restored`: the version that was brought back. */
  restoredFrom: z.int().min(1).nullable(),
  /** The displayed title. */
  title: z.string(),
  words: z.int().min(0),
  /** When the article reached this state. */
  createdAt: z.iso.datetime(),
  /** Whether the caller wrote it; null if unknown. */
  isMine: z.boolean().nullable(),
});

export const versionSchema = versionSummarySchema.extend({
  storedTitle: z.string(),
  /** Null if it was kept before articles had fields. */
  fields: searchFieldsSchema.nullable(),
  blocks: z.array(blockSchema),
});

export const versionPageSchema = z.object({
  content: z.array(versionSummarySchema),
  page: z.int().min(0),
  last: z.boolean(),
});

export const VERSION_NAME_LIMIT_CHARS = 100;
const versionNameSchema = z.string().trim().min(1).max(VERSION_NAME_LIMIT_CHARS);

export const shareSchema = z.object({
  /** On our origin; the token in it has 256 random bits. */
  path: z.string(),
  createdAt: z.iso.datetime(),
  /** Of a brief: whether its readers see below the text what it knows besides. */
  showsResearch: z.boolean(),
});

const inWorkspace = z.object({ workspaceId: idSchema });
const ofArticle = z.object({ workspaceId: idSchema, articleId: idSchema });
const ofVersion = ofArticle.extend({ version: z.coerce.number<number>().int().min(1) });
const inPages = z.object({
  limit: z.coerce.number<number>().int().min(1).max(ARTICLE_LIST_LIMIT).default(ARTICLE_PAGE_SIZE),
  page: z.coerce.number<number>().int().min(0).default(0),
});

export const articleSchemas = {
  getArticles: {
    params: inWorkspace,
    query: inPages.extend({
      /** Matches the displayed title and the target keywords. */
      search: z.string().trim().max(200).optional(),
      type: articleTypeSchema.optional(),
      status: articleStatusSchema.optional(),
      /** Only briefs of this state. */
      brief: z.enum(BRIEF_STATES).optional(),
      sort: articleSortSchema.default('newest'),
    }),
    response: articlePageSchema,
  },
  postArticle: {
    params: inWorkspace,
    body: z.object({
      requestId: requestIdSchema,
      title: z.string().max(500).default(''),
      type: articleTypeSchema.default('ARTICLE'),
      targetKeywords: z.array(z.string().max(KEYWORD_LIMIT_CHARS)).max(MOST_KEYWORDS).default([]),
      /** BCP 47. */
      language: z.string().max(35).optional(),
      fields: fieldsChangeSchema.optional(),
      /** The text of an imported article. An article with text counts as set up. */
      blocks: sentBlocksSchema(sentBlockSchema).optional(),
    }),
    response: articleSchema,
  },
  getArticle: { params: ofArticle, response: articleSchema },
  updateArticle: { params: ofArticle, body: saveRequestSchema, response: saveResponseSchema },
  deleteArticle: { params: ofArticle, response: z.object({ id: idSchema }) },
  restoreArticle: { params: ofArticle, response: articleSummarySchema },
  getVersions: { params: ofArticle, query: inPages, response: versionPageSchema },
  getVersion: { params: ofVersion, response: versionSchema },
  postVersion: {
    params: ofArticle,
    body: z.object({
      requestId: requestIdSchema,
      name: versionNameSchema.optional(),
      restoredFrom: z.int().min(1).optional(),
    }),
    response: versionSummarySchema,
  },
  patchVersion: {
    params: ofVersion,
    body: z.object({ name: versionNameSchema.nullable() }),
    response: versionSummarySchema,
  },
  shareArticle: { params: ofArticle, response: shareSchema },
  patchShare: {
    params: ofArticle,
    body: z.object({ showsResearch: z.boolean() }),
    response: shareSchema,
  },
  unshareArticle: { params: ofArticle, response: z.object({ articleId: idSchema }) },
} as const satisfies SchemasOf<typeof articleRoutes>;

export type Origin = Readonly<z.infer<typeof originSchema>>;
export type SentOrigin = Readonly<z.infer<typeof sentOriginSchema>>;
export type SentBlock = Readonly<z.infer<typeof sentBlockSchema>>;
export type ArticleType = z.infer<typeof articleTypeSchema>;
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
export type Article = z.infer<typeof articleSchema>;
export type ArticlePage = z.infer<typeof articlePageSchema>;
export type SearchFields = Readonly<z.infer<typeof searchFieldsSchema>>;
export type SaveRequest = z.infer<typeof saveRequestSchema>;
export type SaveResponse = z.infer<typeof saveResponseSchema>;
export type ArticleStatus = z.infer<typeof articleStatusSchema>;
export type ArticleBrief = NonNullable<ArticleSummary['brief']>;
export type ArticleSort = z.infer<typeof articleSortSchema>;
export type VersionSummary = z.infer<typeof versionSummarySchema>;
export type VersionPage = z.infer<typeof versionPageSchema>;
export type Version = z.infer<typeof versionSchema>;
export type Share = z.infer<typeof shareSchema>;
