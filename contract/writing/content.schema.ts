import { z } from 'zod';
import { limitsSchema } from '../access/limit.schema.ts';
import { articleSchema, searchFieldsSchema, sourceSchema } from '../article/article.schema.ts';
import { wantedImageSchema } from '../images/generatedImage.schema.ts';
import { sentHtmlSchema } from '../lib/blockBounds.schema.ts';
import { BOUNDS } from '../lib/bounds.ts';
import { CHANNELS, POST_VARIANTS_MOST } from '../lib/channels.ts';
import { blockIdSchema, idSchema } from '../lib/ids.schema.ts';
import { languageSchema } from '../lib/language.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { sourceUrlSchema } from '../lib/sourceUrl.schema.ts';
import {
  PROPOSED_TASKS,
  PROTECTED_KINDS,
  SECTION_EXTENTS,
  type StreamedTask,
  TASK_NAMES,
  TONES,
} from '../lib/tasks.ts';
import { choiceSchema, measuredSchema } from '../voice/brandVoice.schema.ts';
import { jobSchemas, ofJob, progressSchema } from '../work/job.schema.ts';
import { chatSchemas, citableSchema } from './chat.schema.ts';
import {
  ARTICLE_WORDS,
  type contentRoutes,
  GUIDANCE_MAX_CHARS,
  OUTLINE_LIMITS,
  PASSAGE_INSTRUCTION_MAX_CHARS,
  PASSAGE_PART_MAX_CHARS,
} from './content.route.ts';
import { changeToneSchema, rewriteSchemas, translateSchema } from './rewrite.schema.ts';

/** What an article is made from. An empty text or null: no wish. */
export const briefSchema = z.object({
  requestId: requestIdSchema,
  topic: z.string().trim().min(1).max(300),
  keywords: z.array(z.string().trim().min(1).max(200)).max(50),
  language: languageSchema,
  /** ISO 3166-1 alpha-2, or empty for no particular place. */
  location: z.string().regex(/^([A-Z]{2})?$/),
  /** The writer's own material; reaches the draft word for word. */
  notes: z.string().max(200_000),
  /** The heading of the article; empty: the topic. */
  title: z.string().trim().max(300).default(''),
  /** Who reads it. */
  audience: z.string().trim().max(500).default(''),
  tone: z.enum(TONES).nullable().default(null),
  /** How long the article should be. */
  words: z.int().min(ARTICLE_WORDS.least).max(ARTICLE_WORDS.most).nullable().default(null),
  city: z.string().trim().max(100).default(''),
  /** The writer's instruction for the whole article. */
  guidance: z.string().trim().max(GUIDANCE_MAX_CHARS).default(''),
  /** Web pages to write from. Each is read before the draft begins. */
  sources: z.array(sourceUrlSchema).max(BOUNDS.sources.most).default([]),
  /** The request id of an outline whose article is used; null: the article is new. */
  articleOf: requestIdSchema.nullable().default(null),
  /** The brief that it is written from: the article is then of kind BRIEF_BASED. */
  briefId: idSchema.nullable().default(null),
  /** The snapshot that it is written from: the article is then of kind SERP_BASED, and counts as `serpBased`. Ignored with a brief, which has its own. */
  snapshotId: idSchema.nullable().default(null),
  /** The brand voice of the article; of one that is deleted by then, the default one. */
  voiceChoice: choiceSchema.default({ choice: 'default', voiceId: null }),
});

/** The planned sections of a draft, in order. */
export const outlineSchema = z.array(
  z.object({
    heading: z.string(),
    points: z.array(z.string()),
    /** A part of the section before it, with a heading of level 3 instead of 2. */
    isPart: z.boolean().optional(),
  }),
);

const { sections, headingChars, points, pointChars } = OUTLINE_LIMITS;

/** An outline as the writer has edited it. */
const editedOutlineSchema = z
  .array(
    z.object({
      heading: z.string().trim().min(1).max(headingChars),
      points: z.array(z.string().trim().min(1).max(pointChars)).max(points),
      isPart: z.boolean().optional(),
    }),
  )
  .min(1)
  .max(sections);

/** `outline`: the sections to write, in order; null: the engine plans them. */
export const draftRequestSchema = briefSchema.extend({
  outline: editedOutlineSchema.nullable().default(null),
  /** Comes into the article once both are done; null: none. A failure of the image is not one of the draft. */
  image: wantedImageSchema.nullable().default(null),
});

const amount = z.int().min(0);

/** What a rewrite keeps as it was: figures in digits, names, quotations and links. */
const protectionSchema = z.object({
  kept: z.object({ figure: amount, name: amount, quote: amount, link: amount }),
  /** What the model had changed, and what stands there again; null: it left it out, or made it up. */
  putBack: z.array(
    z.object({
      kind: z.enum(PROTECTED_KINDS),
      kept: z.string().nullable(),
      wrote: z.string().nullable(),
    }),
  ),
  /** Passages that stay as they were, because the rewrite said something else. */
  refused: z.int().min(0),
  /** Names that stood in this order in a sentence, and now stand in the other one. */
  reordered: z.array(z.object({ first: z.string(), second: z.string() })).optional(),
  /** German: large words that the text before had not. Any of them may be a name. */
  newWords: z.array(z.string()).optional(),
  /** Whether the script has no large letters, so that names are not known. */
  namesUnchecked: z.boolean().optional(),
});

export const generationEventSchema = z.discriminatedUnion('type', [
  /** `model` is null for the embedded engine, which writes without one. */
  z.object({ type: z.literal('started'), model: z.string().nullable() }),
  /** The sources are being read, before anything is written. */
  z.object({ type: z.literal('reading'), done: z.int().min(0), total: z.int().min(1) }),
  z.object({ type: z.literal('outlined'), outline: outlineSchema }),
  /** Title and search fields of a translation, where the original has them. `was` is the title until then. */
  z.object({
    type: z.literal('named'),
    was: z.string(),
    title: z.string(),
    fields: searchFieldsSchema.pick({ seoTitle: true, description: true, slug: true }),
  }),
  /** How many blocks of the original are translated, and of all of them; `blocks` is how many have been written. */
  z.object({
    type: z.literal('translated'),
    done: z.int().min(0),
    total: z.int().min(0),
    blocks: z.int().min(0),
  }),
  z.object({
    type: z.literal('put'),
    id: blockIdSchema,
    after: blockIdSchema.nullable(),
    html: z.string(),
    /** The HTML of a block that existed before the job. Later changes to that block are kept. */
    was: z.string().optional(),
    /** The model that wrote it; absent for text of the writer. `text` is what it wrote, if that is not all of the block. */
    source: sourceSchema.extend({ text: z.string().optional() }).optional(),
  }),
  /** Removes a block that the new text replaces. `html` is the block as it was: if it has changed since, it stays. */
  z.object({ type: z.literal('remove'), id: blockIdSchema, html: z.string() }),
  /** One alternative of a proposal grew: its blocks from number `from` on; those before it stay. */
  z.object({
    type: z.literal('proposed'),
    at: z.int().min(0),
    from: z.int().min(0),
    /** HTML: the blocks to insert; or, for a place within a block, one piece of running text. */
    blocks: z.array(z.string()),
    isComplete: z.boolean(),
    /** The model that wrote it; absent for text of the writer. */
    source: sourceSchema.optional(),
    /** Of a rewrite that keeps facts. */
    protection: protectionSchema.optional(),
    /** Of a title or a description: terms of the results of a search that it has, and some that it lacks. */
    terms: z.object({ has: z.array(z.string()), lacks: z.array(z.string()) }).optional(),
  }),
  /** What an answer may cite, by number, and how many passages there was no room for. */
  z.object({
    type: z.literal('consulted'),
    citable: z.array(citableSchema),
    leftOut: z.int().min(0),
    source: sourceSchema.optional(),
  }),
  /** An answer grew: its blocks from number `from` on; those before it stay. */
  z.object({ type: z.literal('answered'), from: z.int().min(0), blocks: z.array(z.string()) }),
  /** How far a job with steps has come. `doing` names the step that began last; null: what there is to do is being listed. */
  progressSchema.extend({ type: z.literal('progress'), doing: z.string().nullable() }),
  z.object({ type: z.literal('finished') }),
  /** It is over, and some of its steps failed. */
  z.object({ type: z.literal('partial') }),
  /** The charge is refunded after a failure, and when nothing was written; `limits` are then those of the reader. */
  z.object({ type: z.literal('stopped'), limits: limitsSchema.optional() }),
  z.object({ type: z.literal('failed'), code: z.string(), limits: limitsSchema.optional() }),
]);

/**
 * Sent first on a stream that resumes after a block: that block, as the job last put it. The block may still
 * grow, and the reader has to know what was typed into it since then. It is not an event of the job: it has
 * no number, and `Last-Event-ID` does not change.
 */
export const resumedSchema = z.object({
  type: z.literal('resumed'),
  id: blockIdSchema,
  after: blockIdSchema.nullable(),
  html: z.string(),
  /** How far a translation is. */
  translated: z.object({ done: z.int().min(0), total: z.int().min(0) }).optional(),
});

/** Which section to write anew, or to write more of; `baseVersion` is the version of the article that the request is based on. */
const sectionRequestSchema = z.object({
  requestId: requestIdSchema,
  baseVersion: z.int().min(1),
  headingId: blockIdSchema,
  extent: z.enum(SECTION_EXTENTS).default('anew'),
});

const partSchema = sentHtmlSchema(PASSAGE_PART_MAX_CHARS);

/** Where to write: see `PassagePlace`. */
const placeSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('behind'), blockId: blockIdSchema.nullable() }),
  z.object({
    type: z.literal('blocks'),
    blockIds: z.array(blockIdSchema).min(1).max(10_000).readonly(),
  }),
  z.object({
    type: z.literal('within'),
    blockId: blockIdSchema,
    before: partSchema,
    selected: partSchema,
    behind: partSchema,
  }),
]);

/** What to write, and where. `baseVersion` is the version that the place refers to. */
const passageRequestSchema = z.object({
  requestId: requestIdSchema,
  baseVersion: z.int().min(1),
  instruction: z.string().trim().min(1).max(PASSAGE_INSTRUCTION_MAX_CHARS),
  place: placeSchema,
});

/** The language to translate an article into, as it is when the request arrives. */
const translationRequestSchema = z.object({
  requestId: requestIdSchema,
  language: languageSchema,
});

/** What a social media post is made from, and for which channels. Of an article, topic and notes may be empty. */
const postRequestSchema = briefSchema
  .pick({
    requestId: true,
    keywords: true,
    language: true,
    notes: true,
    audience: true,
    tone: true,
    guidance: true,
    voiceChoice: true,
  })
  .extend({
    topic: z.string().trim().max(300),
    /** A web page to write from; null: none. */
    url: sourceUrlSchema.nullable(),
    channels: z.array(z.enum(CHANNELS)).min(1).max(CHANNELS.length),
    variants: z.int().min(1).max(POST_VARIANTS_MOST),
    hasHashtags: z.boolean(),
    hasEmoji: z.boolean(),
    /** Ends each text; empty: none. */
    link: z.union([z.literal(''), sourceUrlSchema]),
  });

/** All but suggestions for the search fields, which have a group of their own (meta.route.ts). */
const TASKS = [
  changeToneSchema,
  translateSchema,
  z.object({ name: z.enum(PROPOSED_TASKS).exclude(['changeTone', 'translate', 'meta']) }),
] as const;

/** What to propose, and for which place; `baseVersion` is the version that contains the place. */
export const proposalRequestSchema = z.object({
  requestId: requestIdSchema,
  baseVersion: z.int().min(1),
  place: placeSchema,
  task: z.discriminatedUnion('name', [...TASKS, z.object({ name: z.literal('meta') })]),
});

/** The request of each task. */
export const taskRequestSchemas = {
  draft: draftRequestSchema,
  section: sectionRequestSchema,
  passage: passageRequestSchema,
  translation: translationRequestSchema,
  post: postRequestSchema,
} as const satisfies Record<StreamedTask, z.ZodObject>;

/** The answer to every request that charges. It carries the caller's limits after the charge. */
export const chargedSchema = z.object({ jobId: idSchema, limits: limitsSchema });

/** The answer to a request that creates an article or takes one that is still empty. */
export const begunSchema = chargedSchema.extend({ article: articleSchema });

export const contentSchemas = {
  postDraft: {
    params: z.object({ workspaceId: idSchema }),
    body: taskRequestSchemas.draft,
    response: begunSchema,
  },
  postOutline: {
    params: z.object({ workspaceId: idSchema }),
    body: briefSchema,
    response: begunSchema,
  },
  postTone: {
    params: z.object({ workspaceId: idSchema }),
    body: measuredSchema.extend({ requestId: requestIdSchema }),
    response: chargedSchema.extend({ workspaceId: idSchema }),
  },
  postSection: {
    params: z.object({ workspaceId: idSchema, articleId: idSchema }),
    body: taskRequestSchemas.section,
    response: chargedSchema,
  },
  postPassage: {
    params: z.object({ workspaceId: idSchema, articleId: idSchema }),
    body: taskRequestSchemas.passage,
    response: chargedSchema,
  },
  postProposal: {
    params: z.object({ workspaceId: idSchema, articleId: idSchema }),
    body: proposalRequestSchema.extend({ task: z.discriminatedUnion('name', TASKS) }),
    response: chargedSchema,
  },
  getEngine: {
    response: z.object({
      /** Null: texts are made from the writer's material, without a model. */
      model: z.string().nullable(),
      /** The tasks that can be requested; without a model there are fewer. */
      tasks: z.array(z.enum(TASK_NAMES)),
      /** The model that makes images; null: none does. */
      imageModel: z.string().nullable(),
    }),
  },
  ...chatSchemas,
  ...rewriteSchemas,
  ...jobSchemas,
  getJobEvents: { params: ofJob, response: z.union([generationEventSchema, resumedSchema]) },
  stopJob: { params: ofJob, response: z.object({ jobId: idSchema }) },
  continueJob: { params: ofJob, response: chargedSchema },
} as const satisfies SchemasOf<typeof contentRoutes>;

export type TaskRequest<Name extends StreamedTask> = z.infer<(typeof taskRequestSchemas)[Name]>;
export type Brief = z.infer<typeof briefSchema>;
export type Outline = z.infer<typeof outlineSchema>;
export type Protection = z.infer<typeof protectionSchema>;
export type GenerationEvent = z.infer<typeof generationEventSchema>;
export type Resumed = z.infer<typeof resumedSchema>;
export type ProposalRequest = z.infer<typeof proposalRequestSchema>;
export type DraftResponse = z.infer<(typeof contentSchemas)['postDraft']['response']>;
