import { z } from 'zod';
import { accountSummaries, administer } from '../administration.ts';
import type { AccountSummary } from '../contract.ts';
import { hostRoute } from '../hostRoute.ts';
import {
  billingSchema,
  flagNameSchema,
  flagSchema,
  idSchema,
  planSchema,
  timeSchema,
  trialSchema,
} from '../schemas.ts';

const summarySchema: z.ZodType<AccountSummary> = z.object({
  id: idSchema,
  email: z.string(),
  createDate: timeSchema,
  isAdmin: z.boolean(),
  isSupport: z.boolean(),
  noNews: z.boolean(),
  hasSecondFactor: z.boolean(),
  billing: billingSchema,
  flags: z.array(flagSchema),
});

const changeSchema = z.strictObject({
  createDate: timeSchema.exactOptional(),
  plan: planSchema.exactOptional(),
  trial: trialSchema.exactOptional(),
  isSupport: z.boolean().exactOptional(),
  noNews: z.boolean().exactOptional(),
  hasSecondFactor: z.literal(false).exactOptional(),
  flags: z.partialRecord(flagNameSchema, z.boolean()).exactOptional(),
});

export const accountRoutes = [
  hostRoute({
    method: 'GET',
    path: '/host/api/accounts',
    summary: 'Every account, oldest first; for administrators.',
    who: 'admin',
    answers: z.object({ accounts: z.array(summarySchema) }),
    answer: async ({ orm, now }) => ({ accounts: await accountSummaries(orm, now()) }),
  }),
  hostRoute({
    method: 'PATCH',
    path: '/host/api/accounts/:id',
    summary:
      'Changes the state of an account; its second factor can only be turned off. For administrators.',
    who: 'admin',
    asks: z.object({ params: z.object({ id: idSchema }), body: changeSchema }),
    answers: summarySchema,
    async answer({ orm, now }, { params: { id }, body, note }) {
      const summary = await administer(orm, id, body, now());
      if (body.hasSecondFactor === false) note('second factor off by administrator', id);
      return summary;
    },
  }),
];
