import { z } from 'zod';
import type { SchemasOf } from '../lib/route.ts';
import { EXTENSION_ORIGIN, type extensionPassRoutes } from './extensionPass.route.ts';

const originSchema = z.string().regex(EXTENSION_ORIGIN);

export const extensionPassSchemas = {
  postExtensionPass: {
    body: z.object({ origin: originSchema }),
    response: z.object({
      origin: originSchema,
      /** Sent as the bearer token of each request. */
      pass: z.string(),
      until: z.iso.datetime(),
    }),
  },
} as const satisfies SchemasOf<typeof extensionPassRoutes>;
