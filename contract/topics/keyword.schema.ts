import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import { languageSchema } from '../lib/language.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { KEYPHRASE_USES_MOST, type keywordRoutes } from './keyword.route.ts';
import { KEYPHRASE_MAX_CHARS } from './topicBounds.ts';

export const keywordSchemas = {
  getKeyphraseUses: {
    params: z.object({ workspaceId: idSchema }),
    query: z.object({
      phrase: z.string().trim().min(1).max(KEYPHRASE_MAX_CHARS),
      language: languageSchema,
    }),
    response: z.object({
      workspaceId: idSchema,
      phrase: z.string(),
      articles: z
        .array(z.object({ id: idSchema, title: z.string(), keyphrase: z.string() }))
        .max(KEYPHRASE_USES_MOST),
    }),
  },
} as const satisfies SchemasOf<typeof keywordRoutes>;
