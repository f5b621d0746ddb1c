import { z } from 'zod';
import { idSchema } from './article.schema.ts';
import { begunSchema, taskRequestSchemas } from './content.schema.ts';
import { POSTS_MOST, type postRoutes } from './post.route.ts';
import type { SchemasOf } from './route.ts';

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
