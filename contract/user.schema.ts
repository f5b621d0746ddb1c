import { z } from 'zod';
import type { SchemasOf } from './route.ts';
import type { userRoutes } from './user.route.ts';

/** Refers to itself, so the OpenAPI document needs a name for it. */
const jsonSchema = z.json().register(z.globalRegistry, { id: 'Json' });

/** Free key-value object; a dismissal is a timestamp under its key (spec §3). */
export const userConfigSchema = z.record(z.string().max(100), jsonSchema);

export const userSchemas = {
  getConfig: { response: userConfigSchema },
  postConfig: { body: userConfigSchema, response: userConfigSchema },
} as const satisfies SchemasOf<typeof userRoutes>;

export type UserConfig = z.infer<typeof userConfigSchema>;
