import { z } from 'zod';
import type { SchemasOf } from './schemas.ts';
import type { upgradeRoutes } from './upgrade.route.ts';

export const upgradeSchemas = {
  /** The first time it was made; making it again changes nothing. */
  paidUser: { response: z.object({ upgradedAt: z.iso.datetime() }) },
} as const satisfies SchemasOf<typeof upgradeRoutes>;
