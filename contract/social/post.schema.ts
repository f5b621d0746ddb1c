import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { begunSchema, taskRequestSchemas } from '../writing/content.schema.ts';
import { POSTS_MOST, type postRoutes } from './post.route.ts';

const body = taskRequestSchemas.post;

export const postSchemas = {
  createPost: { params: z.object({ workspaceId: idSchema }), body, response: begunSchema },
  createPostOfArticle: {
    params: z.object({ workspaceId: idSchema, articleId: idSchema }),
    body,
    response: begunSchema,
  },
  createPostsOfArticle: {
    params: z.object({ workspaceId: idSchema, articleId: idSchema }),
    body: body.extend({ count: z.int().min(2).max(POSTS_MOST) }),
    response: z.object({
      articleId: idSchema,
      jobId: idSchema,
      /** How many posts the article gives. */
      posts: z.int().min(1),
    }),
  },
} as const satisfies SchemasOf<typeof postRoutes>;
