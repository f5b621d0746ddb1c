import { z } from 'zod';
import { idSchema } from './article.schema.ts';
import type { SchemasOf } from './route.ts';
import type { urlRoutes } from './url.route.ts';

export const readPageSchema = z.object({
  /** The address of the page after all redirects. */
  url: z.string(),
  title: z.string(),
  siteName: z.string().nullable(),
  byline: z.string().nullable(),
  /** BCP 47, as declared by the page; null if it declares none. */
  language: z.string().nullable(),
  /** The article as HTML with absolute addresses, not yet reduced to what an article may contain. */
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
