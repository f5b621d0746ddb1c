/** The server that sends e-mails, as the administrator sets it up. */
import { z } from 'zod';
import type {
  InstallationMail,
  MailRequest,
  MailTested,
} from '#contract/installation/mail.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { InstallationSettingRow, StoredMail } from '#db/schema/installation.ts';
import { settingPurpose } from '#db/secrets/storedSecrets.ts';
import { MailError, type Mailer, type MailServer } from '../../adapters/mail/mailer.ts';
import { mailerOf } from '../../adapters/mail/smtp.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { deleteSetting, findSetting, putSetting } from './installationSetting.repo.ts';
import { openSecret, sealSecret } from './secret.service.ts';

const NAME = 'mail';
export type MailDeps = Pick<Deps, 'orm' | 'secrets' | 'log' | 'environmentMail' | 'publicUrl'>;

export async function readMailServer(deps: MailDeps): Promise<InstallationMail> {
  const hasPublicUrl = deps.publicUrl !== null;
  if (deps.environmentMail !== null) {
    const { password, ...mail } = deps.environmentMail;
    const passwordState = password === null ? 'none' : 'stored';
    return {
      source: 'environment',
      hasPublicUrl,
      mail: { ...mail, passwordState, updatedAt: null },
    };
  }
  const row = await findSetting(deps.orm, NAME);
  if (row === null) return { source: 'none', hasPublicUrl, mail: null };
  const passwordState = row.secret === null ? 'none' : await passwordStateOf(deps, row);
  return {
    source: 'settings',
    hasPublicUrl,
    mail: { ...row.value, passwordState, updatedAt: row.updatedAt.toISOString() },
  };
}

const passwordStateOf = async (deps: MailDeps, row: InstallationSettingRow<'mail'>) =>
  (await openSecret(deps, row, purposeOf(row.value))) === null ? 'unreadable' : 'stored';

/** Replaces the server. A password that is not given again stays, unless it is for another server or user. */
export async function saveMailServer(
  deps: Deps,
  { userId }: Caller,
  { password, ...value }: MailRequest,
): Promise<InstallationMail> {
  refuseIfEnvironment(deps);
  const given = password === undefined ? null : await sealSecret(deps, password, purposeOf(value));
  const change = { revision: deps.newId(), updatedBy: userId, updatedAt: deps.now() };
  await deps.orm.transaction(async (tx) => {
    const kept = await findSetting(tx, NAME);
    const isSame = kept !== null && purposeOf(kept.value) === purposeOf(value);
    const secret = value.user === null ? null : (given ?? (isSame ? kept.secret : null));
    await putSetting(tx, { ...change, name: NAME, value, secret });
  });
  return readMailServer(deps);
}

export async function removeMailServer(deps: Deps): Promise<InstallationMail> {
  refuseIfEnvironment(deps);
  await deleteSetting(deps.orm, NAME);
  return readMailServer(deps);
}

/** A test is over before the page gives up. */
const TEST_PATIENCE = {
  connectionTimeout: 6000,
  greetingTimeout: 6000,
  socketTimeout: 10_000,
  wholeMs: 25_000,
};

/** Sends a message to the caller, by this server or, for null, the one that is set. Throws `mail_unavailable` if none is. */
export async function testMailServer(
  deps: Deps,
  { email: to }: Caller,
  request: MailRequest | null,
): Promise<MailTested> {
  const server = request === null ? await currentServer(deps) : await serverIn(deps, request);
  if (server === null) throw new Problem('mail_unavailable');
  if (!z.email().safeParse(to).success) return { result: 'failed', failure: 'no_address' };
  if (server.user !== null && server.encryption === 'none')
    return { result: 'failed', failure: 'login_unencrypted' };
  try {
    await mailerOf(server, TEST_PATIENCE).send({ ...TEST, to, messageId: idOf(deps, server) });
    return { result: 'worked', to };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    deps.log.info({ reason: error.message }, 'a test message was not sent');
    return { result: 'failed', failure: error.reason };
  }
}

const SAID = 'The mail server works. An administrator has sent this message from the settings.';
const TEST = {
  subject: 'Test message',
  text: SAID,
  unsubscribeUrl: null,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test message</title></head><body><p>${SAID}</p></body></html>`,
};
const idOf = ({ newId }: Deps, { from }: MailServer): string =>
  `<test-${newId()}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** With the stored password if none is given and it is for the same. */
async function serverIn(deps: MailDeps, { password, ...value }: MailRequest): Promise<MailServer> {
  if (password !== undefined) return { ...value, password };
  const row = await findSetting(deps.orm, NAME);
  const isSame = row !== null && purposeOf(row.value) === purposeOf(value);
  return { ...value, password: isSame ? await openSecret(deps, row, purposeOf(value)) : null };
}

async function currentServer(deps: MailDeps): Promise<MailServer | null> {
  if (deps.environmentMail !== null) return deps.environmentMail;
  const row = await findSetting(deps.orm, NAME);
  if (row === null) return null;
  return { ...row.value, password: await openSecret(deps, row, purposeOf(row.value)) };
}

/** What sends mails now; null: no server is set up, or links in mails would lead nowhere. */
export async function currentMailer(deps: MailDeps): Promise<Mailer | null> {
  const server = deps.publicUrl === null ? null : await currentServer(deps);
  return server === null ? null : mailerOf(server);
}

const purposeOf = (mail: StoredMail): string => settingPurpose(NAME, mail);

function refuseIfEnvironment({ environmentMail }: Deps): void {
  if (environmentMail !== null) throw new Problem('set_by_environment');
}
