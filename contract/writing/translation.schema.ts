import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { begunSchema, taskRequestSchemas } from './content.schema.ts';
import type { translationRoutes } from './translation.route.ts';

/** An article that says the same in another language. */
const translationSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** BCP 47. */
  language: z.string(),
  /** Whether the article that was asked about has been translated from this one. */
  isOriginal: z.boolean(),
  /** Of the original: whether it was edited after that. */
  hasChanged: z.boolean(),
});

const ofArticle = z.object({ workspaceId: idSchema, articleId: idSchema });

export const translationSchemas = {
  postTranslation: {
    params: ofArticle,
    body: taskRequestSchemas.translation,
    response: begunSchema,
  },
  getTranslations: {
    params: ofArticle,
    response: z.object({ articleId: idSchema, translations: z.array(translationSchema) }),
  },
} as const satisfies SchemasOf<typeof translationRoutes>;

export type Translation = Readonly<z.infer<typeof translationSchema>>;
