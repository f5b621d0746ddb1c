import { z } from 'zod';
import { limitsSchema } from '../access/limit.schema.ts';
import { idSchema } from '../lib/ids.schema.ts';
import { languageSchema } from '../lib/language.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { REWRITES, TONES } from '../lib/tasks.ts';
import { REWRITE_MAX_CHARS, type rewriteRoutes } from './rewrite.route.ts';

export const changeToneSchema = z.object({ name: z.literal('changeTone'), tone: z.enum(TONES) });
export const translateSchema = z.object({ name: z.literal('translate'), language: languageSchema });

export const rewriteSchemas = {
  postRewrite: {
    params: z.object({ workspaceId: idSchema }),
    body: z.object({
      requestId: requestIdSchema,
      task: z.discriminatedUnion('name', [
        changeToneSchema,
        translateSchema,
        z.object({ name: z.enum(REWRITES).exclude(['changeTone', 'translate']) }),
      ]),
      /** Plain text; a line is a paragraph. */
      text: z.string().trim().min(1).max(REWRITE_MAX_CHARS),
      /** BCP 47, as the page says; empty: English. */
      language: z.union([z.literal(''), languageSchema]),
    }),
    response: z.object({ workspaceId: idSchema, jobId: idSchema, limits: limitsSchema }),
  },
} as const satisfies SchemasOf<typeof rewriteRoutes>;
