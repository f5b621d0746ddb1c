import { z } from 'zod';
import { idSchema } from './article.schema.ts';
import { begunSchema, taskRequestSchemas } from './content.schema.ts';
import type { postRoutes } from './post.route.ts';
import type { SchemasOf } from './route.ts';

const body = taskRequestSchemas.post;

export const postSchemas = {
  createPost: { params: z.object({ workspaceId: idSchema }), body, response: begunSchema },
  createPostOfArticle: {
    params: z.object({ workspaceId: idSchema, articleId: idSchema }),
    body,
    response: begunSchema,
  },
} as const satisfies SchemasOf<typeof postRoutes>;
