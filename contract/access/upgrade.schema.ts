import { z } from 'zod';
import type { SchemasOf } from '../lib/route.ts';
import type { upgradeRoutes } from './upgrade.route.ts';

export const upgradeSchemas = {
  /** The time of the first call; calling it again changes nothing. */
  paidUser: { response: z.object({ upgradedAt: z.iso.datetime() }) },
} as const satisfies SchemasOf<typeof upgradeRoutes>;
