import { z } from 'zod';
import type { HostAccount } from '../accounts.ts';
import type { Invitation } from '../contract.ts';
import type { EmbeddedHost } from '../embeddedHost.ts';
import { hostRoute } from '../hostRoute.ts';
import { accept, decline, invitationsOf } from '../invitations.ts';
import { idSchema, invitationSchema } from '../schemas.ts';

const asks = z.object({ params: z.object({ id: idSchema }) });
const answers = z.object({ invitations: z.array(invitationSchema) });

async function invitationsLeft(
  { orm }: EmbeddedHost,
  account: HostAccount,
): Promise<{ invitations: Invitation[] }> {
  return { invitations: await invitationsOf(orm, account) };
}

export const invitationRoutes = [
  hostRoute({
    method: 'POST',
    path: '/host/api/invitations/:id/acceptance',
    creates: 'nothing',
    summary: 'Accepts an invitation to the e-mail of the account; returns the remaining ones.',
    who: 'user',
    asks,
    answers,
    async answer(host, { account, params: { id } }) {
      await accept(host.orm, account, id);
      return invitationsLeft(host, account);
    },
  }),
  hostRoute({
    method: 'DELETE',
    path: '/host/api/invitations/:id',
    summary: 'Declines an invitation to the e-mail of the account; returns the remaining ones.',
    who: 'user',
    asks,
    answers,
    async answer(host, { account, params: { id } }) {
      await decline(host.orm, account, id);
      return invitationsLeft(host, account);
    },
  }),
];
