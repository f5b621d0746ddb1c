/** Sends the ideas of a week by e-mail, each mail once. */
import { Problem } from '#contract/lib/problem.ts';
import type { IdeaDeliveryRow, IdeaSubscriptionRow } from '#db/schema/topics.ts';
import { subscriptionPurpose } from '#db/secrets/storedSecrets.ts';
import { MailError } from '../../adapters/mail/mailer.ts';
import type { Deps } from '../../deps.ts';
import { mayRead } from '../../policies/workspaceRights.ts';
import { currentMailer, type MailDeps } from '../installation/mail.service.ts';
import { openSecret } from '../installation/secret.service.ts';
import { changeDelivery, claimDelivery, giveUpUnknown, readDue } from './ideaMail.repo.ts';
import { ideaMail } from './ideaMailTexts.ts';

type SendingDeps = MailDeps & Pick<Deps, 'host' | 'now'>;

/** More than a mail server is given for all of its answers. */
const LEASE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
const ATTEMPTS_MOST = 10;

/** Sends what is due. One that was not taken is tried again after a pause, which doubles. */
export async function sendDueMails(deps: SendingDeps, signal: AbortSignal): Promise<void> {
  const { orm, now, log } = deps;
  if ((await currentMailer(deps)) === null) return;
  const lost = await giveUpUnknown(orm, now());
  if (lost > 0) log.warn({ lost }, 'mails may have been sent, and are not sent again');
  for (;;) {
    signal.throwIfAborted();
    const delivery = await claimDelivery(orm, now(), new Date(now().getTime() + LEASE_MS));
    if (delivery === null) return;
    await changeDelivery(orm, delivery, await outcomeOf(deps, delivery));
  }
}

async function outcomeOf(
  deps: SendingDeps,
  delivery: IdeaDeliveryRow,
): Promise<Partial<IdeaDeliveryRow>> {
  const { log, now } = deps;
  try {
    const reason = await send(deps, delivery);
    if (reason !== null) return { state: 'failed', reason };
    return { state: 'sent', reason: null, sentAt: now() };
  } catch (error) {
    // Whatever else fails does so before anything is sent.
    const failure = error instanceof MailError ? error.failure : 'later';
    const reason = error instanceof MailError ? error.message : 'internal';
    log.warn({ failure, reason, attempts: delivery.attempts }, 'a mail was not sent');
    if (failure === 'unknown') return { state: 'unknown', reason };
    if (failure === 'never' || delivery.attempts >= ATTEMPTS_MOST)
      return { state: 'failed', reason };
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (delivery.attempts - 1));
    return { state: 'due', reason, nextAt: new Date(now().getTime() + pause) };
  }
}

/** Resolves with the reason why nothing is to be sent, null once the mail was taken. */
async function send(deps: SendingDeps, delivery: IdeaDeliveryRow): Promise<string | null> {
  const { orm, publicUrl } = deps;
  const mailer = await currentMailer(deps); // it may have been changed a moment ago
  if (mailer === null || publicUrl === null) throw new MailError('later', 'not set up');
  const due = await readDue(orm, delivery);
  if (due === null) return 'unsubscribed';
  if (due.ideas.length === 0) return 'no ideas';
  if (!(await mayRead(deps, due.workspace, delivery.userId))) return 'no access';
  const { subscription } = due;
  const { host } = new URL(publicUrl);
  await mailer.send({
    ...ideaMail(due, await tokenOf(deps, subscription), publicUrl),
    to: subscription.email,
    messageId: `<ideas-${delivery.week}-${subscription.tokenHash.slice(0, 16)}@${host}>`,
  });
  return null;
}

async function tokenOf(deps: SendingDeps, row: IdeaSubscriptionRow): Promise<string> {
  const sealed = { name: 'unsubscribe', secret: row.token };
  const token = await openSecret(deps, sealed, subscriptionPurpose(row));
  if (token === null) throw new Problem('secrets_unavailable');
  return token;
}
