import { z } from 'zod';
import { limitsSchema } from '../access/limit.schema.ts';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { JOB_STATES } from '../lib/tasks.ts';
import { assetSchema } from './assetShape.schema.ts';
import {
  type generatedImageRoutes,
  IMAGE_PROMPT_MAX_CHARS,
  IMAGE_REQUESTS_LISTED,
  IMAGE_SHAPES,
} from './generatedImage.route.ts';

const askedSchema = z.object({
  prompt: z.string().trim().min(1).max(IMAGE_PROMPT_MAX_CHARS),
  shape: z.enum(IMAGE_SHAPES),
});

const inWorkspace = z.object({ workspaceId: idSchema });

const requestSchema = z.object({
  prompt: z.string(),
  shape: z.enum(IMAGE_SHAPES),
  jobId: idSchema,
  /** The article that it was asked for; null: for the library. */
  articleId: idSchema.nullable(),
  state: z.enum(JOB_STATES),
  /** Why it failed: a problem code. */
  failure: z.string().nullable(),
  /** Null until it is made, and once it is deleted. */
  image: assetSchema.nullable(),
  createdAt: z.iso.datetime(),
});

/** The image of a new article: made by a model, or a cover that is laid out from the title. */
export const wantedImageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ai'),
    /** Empty: an illustration of the title. */
    prompt: z.string().trim().max(IMAGE_PROMPT_MAX_CHARS),
    shape: z.enum(IMAGE_SHAPES),
  }),
  z.object({ kind: z.literal('cover') }),
]);

const ofArticle = inWorkspace.extend({ articleId: idSchema });

/** What becomes of the image of an article; `finished` without an image: it was deleted. */
const articleImageSchema = requestSchema
  .omit({ jobId: true, articleId: true, createdAt: true })
  .extend({ kind: z.enum(['ai', 'cover']), jobId: idSchema.nullable() });

/** Null: none is awaited. */
const awaitedSchema = z.object({ articleId: idSchema, awaited: articleImageSchema.nullable() });

export const generatedImageSchemas = {
  getImageRequests: {
    params: inWorkspace,
    response: z.object({
      workspaceId: idSchema,
      requests: z.array(requestSchema).max(IMAGE_REQUESTS_LISTED),
    }),
  },
  postImageRequest: {
    params: inWorkspace,
    body: askedSchema.extend({ requestId: requestIdSchema, articleId: idSchema.optional() }),
    response: z.object({ workspaceId: idSchema, jobId: idSchema, limits: limitsSchema }),
  },
  getArticleImage: {
    params: ofArticle,
    response: awaitedSchema,
  },
  postArticleImage: {
    params: ofArticle,
    body: z.object({ requestId: requestIdSchema }),
    /** Without a job it is a designed cover, which is drawn at once. */
    response: z.object({ articleId: idSchema, jobId: idSchema.nullable(), limits: limitsSchema }),
  },
  deleteArticleImage: {
    params: ofArticle,
    /** The job that has made it: one that was asked for meanwhile is still awaited. Empty: a designed cover, or none has begun. */
    query: z.object({ job: z.union([z.literal(''), idSchema]).default('') }),
    response: awaitedSchema,
  },
} as const satisfies SchemasOf<typeof generatedImageRoutes>;

export type ImageRequest = z.infer<typeof requestSchema>;
export type NewImageRequest = z.infer<typeof generatedImageSchemas.postImageRequest.body>;
export type WantedImage = z.infer<typeof wantedImageSchema>;
export type AwaitedImage = z.infer<typeof articleImageSchema>;
