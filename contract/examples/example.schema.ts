import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import type { exampleRoutes } from './example.route.ts';
import { EXAMPLE_KINDS, EXAMPLE_LANGUAGES } from './examples.ts';

const exampleSchema = z.object({
  kind: z.enum(EXAMPLE_KINDS),
  language: z.enum(EXAMPLE_LANGUAGES),
  /** Of the article, the brief, the audit or the search for topics that it is. */
  id: idSchema,
});

const params = z.object({ workspaceId: idSchema });
const listSchema = z.object({
  workspaceId: idSchema,
  examples: z.array(exampleSchema).max(EXAMPLE_KINDS.length * EXAMPLE_LANGUAGES.length),
});

export const exampleSchemas = {
  getExamples: { params, response: listSchema },
  postExample: { params, body: exampleSchema.omit({ id: true }), response: exampleSchema },
  /** What is left: nothing. */
  deleteExamples: { params, response: listSchema },
  restoreExamples: { params, response: listSchema },
} as const satisfies SchemasOf<typeof exampleRoutes>;

export type Example = z.infer<typeof exampleSchema>;
