import { z } from 'zod';
import { idSchema } from './article.schema.ts';
import type { SchemasOf } from './route.ts';
import type { urlRoutes } from './url.route.ts';

export const readPageSchema = z.object({
  /** Where the page was in the end, redirects followed. */
  url: z.string(),
  title: z.string(),
  siteName: z.string().nullable(),
  byline: z.string().nullable(),
  /** BCP 47, as the page says; null where it does not. */
  language: z.string().nullable(),
  /** The article as HTML with absolute addresses, not yet in the form that an article keeps. */
  html: z.string(),
});

export const urlSchemas = {
  postUrl: {
    params: z.object({ workspaceId: idSchema }),
    body: z.object({ url: z.string().min(1).max(2000) }),
    response: readPageSchema,
  },
} as const satisfies SchemasOf<typeof urlRoutes>;

export type ReadPage = z.infer<typeof readPageSchema>;
