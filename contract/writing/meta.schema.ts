import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { chargedSchema, proposalRequestSchema } from './content.schema.ts';
import type { metaRoutes } from './meta.route.ts';

export const metaSchemas = {
  postMeta: {
    params: z.object({ workspaceId: idSchema, articleId: idSchema }),
    body: proposalRequestSchema.omit({ task: true }),
    response: chargedSchema,
  },
} as const satisfies SchemasOf<typeof metaRoutes>;
