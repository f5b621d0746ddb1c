import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { TITLE_PATTERNS } from '../lib/tasks.ts';
import { briefSchema } from './content.schema.ts';
import type { titleRoutes } from './title.route.ts';

const suggestionSchema = z.object({
  text: z.string(),
  /** What the title was made by without a model; null: a model wrote it. */
  pattern: z.enum(TITLE_PATTERNS).nullable(),
});

export const titleSchemas = {
  postTitles: {
    params: z.object({ workspaceId: idSchema }),
    body: briefSchema.pick({
      topic: true,
      keywords: true,
      language: true,
      audience: true,
      tone: true,
      guidance: true,
      notes: true,
    }),
    response: z.object({ titles: z.array(suggestionSchema) }),
  },
} as const satisfies SchemasOf<typeof titleRoutes>;

export type TitleSuggestion = z.infer<typeof suggestionSchema>;
