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

export const generationEventSchema = z.discriminatedUnion('type', [
  /** `model` is null for the embedded engine, which writes without one. */
  z.object({ type: z.literal('started'), model: z.string().nullable() }),
  z.object({
    type: z.literal('put'),
    id: blockIdSchema,
    after: blockIdSchema.nullable(),
    html: z.string(),
  }),
  z.object({ type: z.literal('finished') }),
  z.object({ type: z.literal('stopped') }),
  z.object({ type: z.literal('failed'), code: z.string() }),
]);

const ofJob = z.object({ workspaceId: idSchema, jobId: idSchema });

export const contentSchemas = {
  postDraft: {
    params: z.object({ workspaceId: idSchema }),
    body: draftRequestSchema,
    response: z.object({ article: articleSchema, jobId: idSchema }),
  },
  getJobEvents: { params: ofJob, response: generationEventSchema },
  stopJob: { params: ofJob, response: z.object({ jobId: idSchema }) },
} as const satisfies SchemasOf<typeof contentRoutes>;

export type DraftRequest = z.infer<typeof draftRequestSchema>;
export type GenerationEvent = z.infer<typeof generationEventSchema>;
export type DraftResponse = z.infer<(typeof contentSchemas)['postDraft']['response']>;
