import { z } from 'zod';
import { type FeatureFlag, FLAG_SERVICE_PATH } from '#contract/host/host.ts';
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

async function flagsAnswer(
  { orm }: EmbeddedHost,
  userId: string,
): Promise<{ flags: FeatureFlag[] }> {
  return { flags: await flagsOf(orm, userId) };
}

/** The bulk evaluation of the OpenFeature Remote Evaluation Protocol; the targeting key is the id of a user. */
const evaluation = hostRoute({
  method: 'POST',
  creates: 'nothing',
  path: `${FLAG_SERVICE_PATH}/ofrep/v1/evaluate/flags`,
  summary:
    'Evaluates the feature flags of a user (OFREP); 304 if they are those of the entity tag.',
  who: 'user',
  isTagged: true,
  asks: z.object({ body: z.object({ context: z.looseObject({ targetingKey: idSchema }) }) }),
  answers: z.object({
    flags: z.array(
      z.object({
        key: z.string(),
        value: z.boolean(),
        reason: z.literal('STATIC'),
        variant: z.enum(['visible', 'closed']),
      }),
    ),
  }),
  async answer(host, { body, ...caller }) {
    const userId = body.context.targetingKey;
    await assertMayReach(host, caller, userId);
    const flags = await flagsOf(host.orm, userId);
    return {
      flags: flags.map(({ name, isVisible }) => ({
        key: name,
        value: isVisible,
        reason: 'STATIC',
        variant: isVisible ? 'visible' : 'closed',
      })),
    };
  },
});

export const flagRoutes = [
  evaluation,
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
