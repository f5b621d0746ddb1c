import { z } from 'zod';
import type { limitRoutes, upgradeRoutes, userRoutes } from './account.route.ts';
import type { SchemasOf } from './route.ts';

/** A limit group is spent when used >= total. `ttl` in seconds; above 0 it expires at now + ttl (spec §3, §4). */
export const limitGroupSchema = z.object({
  used: z.int().min(0),
  total: z.int().min(0),
  ttl: z.int().min(0),
});

export const limitsSchema = z.object({
  article: limitGroupSchema,
  smm: limitGroupSchema,
  serpBased: limitGroupSchema.extend({ details: z.object({ addon: z.int().min(0) }) }),
  aiFeatures: limitGroupSchema,
  aiImages: limitGroupSchema,
  humanizerScore: limitGroupSchema,
  humanizerRewrite: limitGroupSchema,
});

export const limitSchemas = {
  getLimits: { response: limitsSchema },
} as const satisfies SchemasOf<typeof limitRoutes>;

export const upgradeSchemas = {
  /** The time of the first call; calling it again changes nothing. */
  paidUser: { response: z.object({ upgradedAt: z.iso.datetime() }) },
} as const satisfies SchemasOf<typeof upgradeRoutes>;

/** Refers to itself, so the OpenAPI document needs a name for it. */
const jsonSchema = z.json().register(z.globalRegistry, { id: 'Json' });

/** Free key-value object; a dismissal is a timestamp under its key (spec §3). */
export const userConfigSchema = z.record(z.string().max(100), jsonSchema);

export const userSchemas = {
  getConfig: { response: userConfigSchema },
  postConfig: { body: userConfigSchema, response: userConfigSchema },
} as const satisfies SchemasOf<typeof userRoutes>;

export type LimitGroup = z.infer<typeof limitGroupSchema>;
export type Limits = z.infer<typeof limitsSchema>;
export type LimitName = keyof Limits;
export type UserConfig = z.infer<typeof userConfigSchema>;
