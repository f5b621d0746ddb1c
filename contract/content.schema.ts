import { z } from 'zod';
import { PASSAGE_INSTRUCTION_MAX_CHARS, PASSAGE_PART_MAX_CHARS } from './content.route.ts';
import { articleSchema, blockIdSchema, idSchema } from './article.schema.ts';
import type { contentRoutes } from './content.route.ts';
import { limitsSchema } from './limit.schema.ts';
import type { SchemasOf } from './schemas.ts';
import type { TaskName } from './tasks.ts';

/** What the writer asks a draft to be made from. */
export const draftRequestSchema = z.object({
  requestId: z.string().min(8).max(64),
  topic: z.string().trim().min(1).max(300),
  keywords: z.array(z.string().trim().min(1).max(200)).max(50),
  /** BCP 47. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  /** ISO 3166-1 alpha-2, or empty for no particular place. */
  location: z.string().regex(/^([A-Z]{2})?$/),
  /** The writer's own material; reaches the draft word for word. */
  notes: z.string().max(200_000),
});

/** The sections of a draft in order: what an engine means to write, and under which headings. */
export const outlineSchema = z.array(
  z.object({ heading: z.string(), points: z.array(z.string()) }),
);

export const generationEventSchema = z.discriminatedUnion('type', [
  /** `model` is null for the embedded engine, which writes without one. */
  z.object({ type: z.literal('started'), model: z.string().nullable() }),
  z.object({ type: z.literal('outlined'), outline: outlineSchema }),
  z.object({
    type: z.literal('put'),
    id: blockIdSchema,
    after: blockIdSchema.nullable(),
    html: z.string(),
    /** A block that was there before the job, as it was: what was changed in it since then stays. */
    was: z.string().optional(),
  }),
  /** A block that the new text takes the place of, as it was: one that was changed since then stays. */
  z.object({ type: z.literal('remove'), id: blockIdSchema, html: z.string() }),
  z.object({ type: z.literal('finished') }),
  /** The charge is given back after a failure, and when nothing was written; `limits` are those of the reader then. */
  z.object({ type: z.literal('stopped'), limits: limitsSchema.optional() }),
  z.object({ type: z.literal('failed'), code: z.string(), limits: limitsSchema.optional() }),
]);

/**
 * First on a stream that goes on behind a block: that block, as the job put it last. It may grow, and
 * the reader has to tell what was written into it since then. It is no event of the job: it has
 * no number, and `Last-Event-ID` stays what it was.
 */
export const resumedSchema = z.object({
  type: z.literal('resumed'),
  id: blockIdSchema,
  after: blockIdSchema.nullable(),
  html: z.string(),
});

/** Which section to write anew; `baseVersion` is the version of the article in which it was seen. */
const sectionRequestSchema = z.object({
  requestId: z.string().min(8).max(64),
  baseVersion: z.int().min(1),
  headingId: blockIdSchema,
});

const partSchema = z.string().max(PASSAGE_PART_MAX_CHARS);

/** What to write, and where: see `PassagePlace`. `baseVersion` is the version that the place is of. */
const passageRequestSchema = z.object({
  requestId: z.string().min(8).max(64),
  baseVersion: z.int().min(1),
  instruction: z.string().trim().min(1).max(PASSAGE_INSTRUCTION_MAX_CHARS),
  place: z.discriminatedUnion('type', [
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
  ]),
});

/** What each task is asked with. */
export const taskRequestSchemas = {
  draft: draftRequestSchema,
  section: sectionRequestSchema,
  passage: passageRequestSchema,
} as const satisfies Record<TaskName, z.ZodObject>;

const ofJob = z.object({ workspaceId: idSchema, jobId: idSchema });

/** Every answer that charges carries the caller's limits after it. */
const chargedSchema = z.object({ jobId: idSchema, limits: limitsSchema });

export const contentSchemas = {
  postDraft: {
    params: z.object({ workspaceId: idSchema }),
    body: taskRequestSchemas.draft,
    response: chargedSchema.extend({ article: articleSchema }),
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
  getEngine: {
    /** Null: drafts are made of the writer's material, without a model. */
    response: z.object({ model: z.string().nullable() }),
  },
  getJobEvents: { params: ofJob, response: z.union([generationEventSchema, resumedSchema]) },
  stopJob: { params: ofJob, response: z.object({ jobId: idSchema }) },
  continueJob: { params: ofJob, response: chargedSchema },
} as const satisfies SchemasOf<typeof contentRoutes>;

export type TaskRequest<Name extends TaskName> = z.infer<(typeof taskRequestSchemas)[Name]>;
export type Outline = z.infer<typeof outlineSchema>;
export type GenerationEvent = z.infer<typeof generationEventSchema>;
export type Resumed = z.infer<typeof resumedSchema>;
export type DraftResponse = z.infer<(typeof contentSchemas)['postDraft']['response']>;
