import { z } from 'zod';
import type { FeatureFlag } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';
import { readAccount } from '../accounts.ts';
import type { EmbeddedHost } from '../embeddedHost.ts';
import { flagsOf, setFlags } from '../flags.ts';
import { hostRoute, type SignedIn } from '../hostRoute.ts';
import { flagNameSchema, flagSchema, idSchema } from '../schemas.ts';

const params = z.object({ userId: idSchema });
const answers = z.object({ flags: z.array(flagSchema) });

/** Flags can be read and closed by their user and by administrators. */
async function assertMayReach({ orm }: EmbeddedHost, { account }: SignedIn, userId: string) {
  if (userId === account.id) return;
  if (!account.isAdmin) throw new Problem('forbidden');
  if ((await readAccount(orm, userId)) === null) throw new Problem('not_found');
}

async function flagsAnswer(host: EmbeddedHost, userId: string): Promise<{ flags: FeatureFlag[] }> {
  return { flags: await flagsOf(host, userId) };
}

export const flagRoutes = [
  hostRoute({
    method: 'GET',
    path: '/host/api/flags/:userId',
    summary: 'The feature flags of a user: your own, or of anybody for administrators.',
    who: 'user',
    asks: z.object({ params }),
    answers,
    async answer(host, { params: { userId }, ...caller }) {
      await assertMayReach(host, caller, userId);
      return flagsAnswer(host, userId);
    },
  }),
  hostRoute({
    method: 'DELETE',
    path: '/host/api/flags/:userId/:name',
    summary: 'Closes a flag: from now on it is not visible to the user.',
    who: 'user',
    asks: z.object({ params: params.extend({ name: flagNameSchema }) }),
    answers,
    async answer(host, { params: { userId, name }, ...caller }) {
      await assertMayReach(host, caller, userId);
      await setFlags(host.orm, userId, { [name]: false });
      return flagsAnswer(host, userId);
    },
  }),
];
