/** Who gets the ideas of a workspace by e-mail: to the address of their account, and nobody else. */
import { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { subscriptionPurpose } from '#db/secrets/storedSecrets.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { newSecret } from '../../lib/secret.ts';
import { currentMailer, type MailDeps } from '../installation/mail.service.ts';
import { sealSecret } from '../installation/secret.service.ts';
import { endSubscription, findSubscription, putSubscription } from './ideaMail.repo.ts';

const isAddress = (text: string): boolean => z.email().safeParse(text).success;

export async function readMail(
  deps: MailDeps,
  workspaceId: WorkspaceId,
  { userId, email }: Caller,
) {
  const found = await findSubscription(deps.orm, workspaceId, userId);
  const mailer = await currentMailer(deps);
  return {
    isPossible: mailer !== null && isAddress(email),
    isWanted: found !== null,
    address: found?.email ?? email,
  };
}

interface Change extends CallContext {
  readonly workspaceId: WorkspaceId;
  readonly body: { readonly isWanted: boolean };
}

/** Throws `mail_unavailable` if there is no mail server, or the account has no address. */
export async function changeMail(
  deps: MailDeps & Pick<Deps, 'now'>,
  { workspaceId, caller, body }: Change,
) {
  const { orm, now } = deps;
  const { userId, email } = caller;
  const before = await readMail(deps, workspaceId, caller);
  if (body.isWanted && !before.isPossible) throw new Problem('mail_unavailable');
  if (!body.isWanted) await endSubscription(orm, workspaceId, userId, now());
  else if (!before.isWanted || before.address !== email) {
    const secret = newSecret();
    const token = await sealSecret(deps, secret, subscriptionPurpose({ workspaceId, userId }));
    await putSubscription(orm, {
      workspaceId,
      userId,
      email,
      token,
      tokenHash: tokenHash(secret),
      createdAt: now(),
      endedAt: null,
    });
  }
  return { workspaceId, ...(await readMail(deps, workspaceId, caller)) };
}
