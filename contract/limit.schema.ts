import { z } from 'zod';
import type { limitRoutes } from './limit.route.ts';
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

export type LimitGroup = z.infer<typeof limitGroupSchema>;
export type Limits = z.infer<typeof limitsSchema>;
export type LimitName = keyof Limits;
