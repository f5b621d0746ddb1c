import { z } from 'zod';
import { articleSchema, blockIdSchema, idSchema } from './article.schema.ts';
import type { contentRoutes } from './content.route.ts';
import type { SchemasOf } from './schemas.ts';

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
  }),
  /** A block that the new text takes the place of, as it was: one that was changed since then stays. */
  z.object({ type: z.literal('remove'), id: blockIdSchema, html: z.string() }),
  z.object({ type: z.literal('finished') }),
  z.object({ type: z.literal('stopped') }),
  z.object({ type: z.literal('failed'), code: z.string() }),
]);

/** Which section to write anew; `baseVersion` is the version of the article in which it was seen. */
export const sectionRequestSchema = z.object({
  requestId: z.string().min(8).max(64),
  baseVersion: z.int().min(1),
  headingId: blockIdSchema,
});

const ofJob = z.object({ workspaceId: idSchema, jobId: idSchema });

export const contentSchemas = {
  postDraft: {
    params: z.object({ workspaceId: idSchema }),
    body: draftRequestSchema,
    response: z.object({ article: articleSchema, jobId: idSchema }),
  },
  postSection: {
    params: z.object({ workspaceId: idSchema, articleId: idSchema }),
    body: sectionRequestSchema,
    response: z.object({ jobId: idSchema }),
  },
  getEngine: {
    /** Null: drafts are made of the writer's material, without a model. */
    response: z.object({ model: z.string().nullable() }),
  },
  getJobEvents: { params: ofJob, response: generationEventSchema },
  stopJob: { params: ofJob, response: z.object({ jobId: idSchema }) },
  continueJob: { params: ofJob, response: z.object({ jobId: idSchema }) },
} as const satisfies SchemasOf<typeof contentRoutes>;

export type DraftRequest = z.infer<typeof draftRequestSchema>;
export type SectionRequest = z.infer<typeof sectionRequestSchema>;
export type Outline = z.infer<typeof outlineSchema>;
export type GenerationEvent = z.infer<typeof generationEventSchema>;
export type DraftResponse = z.infer<(typeof contentSchemas)['postDraft']['response']>;
