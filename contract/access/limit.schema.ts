import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import { USAGE_KINDS } from '../lib/tasks.ts';
import { type limitRoutes, USAGE_EXPORT_LIMIT, USAGE_PAGE_SIZE } from './limit.route.ts';
import { byLimit, LIMIT_NAMES } from './limits.ts';

/** A limit group is spent when used >= total. `ttl` in seconds; above 0 it expires at now + ttl (spec §3, §4). */
export const limitGroupSchema = z.object({
  used: z.int().min(0),
  total: z.int().min(0),
  ttl: z.int().min(0),
});

export const limitsSchema = z.object({
  ...byLimit(() => limitGroupSchema),
  serpBased: limitGroupSchema.extend({ details: z.object({ addon: z.int().min(0) }) }),
});

/** What one unit was used for. */
export const usageEntrySchema = z.object({
  id: idSchema,
  requestId: z.string(),
  limitName: z.enum(LIMIT_NAMES),
  what: z.enum(USAGE_KINDS),
  /** Returned: the unit was given back. */
  state: z.enum(['charged', 'returned']),
  createdAt: z.iso.datetime(),
  /** Null when it is deleted, or the caller may not read it any more. */
  article: z.object({ id: idSchema, workspaceId: idSchema, title: z.string() }).nullable(),
  /** Null: not known. */
  tokens: z.int().min(0).nullable(),
  /** At the prices that are entered now. Null: not known. */
  cost: z.object({ amount: z.string(), currency: z.string() }).nullable(),
});

export const limitSchemas = {
  getLimits: { response: limitsSchema },
  getUsage: {
    query: z.object({
      limit: z.coerce
        .number<number>()
        .int()
        .min(1)
        .max(USAGE_EXPORT_LIMIT)
        .default(USAGE_PAGE_SIZE),
      page: z.coerce.number<number>().int().min(0).max(100_000).default(0),
    }),
    response: z.object({
      content: z.array(usageEntrySchema),
      page: z.int().min(0),
      last: z.boolean(),
    }),
  },
} as const satisfies SchemasOf<typeof limitRoutes>;

export type LimitGroup = z.infer<typeof limitGroupSchema>;
export type UsageEntry = z.infer<typeof usageEntrySchema>;
export type Limits = z.infer<typeof limitsSchema>;
