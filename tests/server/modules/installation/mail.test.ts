/** The mail server in the settings, against a real SMTP server on this machine. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import * as tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import type { MailRequest } from '#contract/installation/mail.schema.ts';
import { findSetting } from '#server/modules/installation/installationSetting.repo.ts';
import { currentMailer } from '#server/modules/installation/mail.service.ts';
import { type TestServer, type TestUser, testServer } from '#tests/server/support/testServer.ts';
import { ownCertificate } from '#tests/support/certificate.ts';
import { type Inbox, openInbox } from '#tests/support/inbox.ts';

let inbox: Inbox;
let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  inbox = await openInbox();
  server = await testServer({ works: false, publicUrl: 'https://content.example' });
  admin = server.user({ email: 'admin@example.com' });
  admin.isAdmin = true;
});
beforeEach(() => {
  inbox.mails.length = 0;
  inbox.answer();
});
afterAll(async () => {
  await server.close();
  await inbox.close();
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', body?: object, path = '') =>
  server.call(admin, method, `/installation/mail${path}`, body);
const inboxAt = (change: Partial<MailRequest> = {}): MailRequest => ({
  host: '127.0.0.1',
  port: Number(new URL(inbox.url).port),
  encryption: 'none',
  user: null,
  from: 'ideas@content.example',
  ...change,
});
/** By an administrator of its own each time: one may send a few in a minute. */
async function tested(mail: MailRequest | null) {
  const user = server.user({ email: 'admin@example.com' });
  user.isAdmin = true;
  return (await server.call(user, 'POST', '/installation/mail/test', { mail })).body;
}

// §d.mail.1
test('a password is stored encrypted, never shown, and kept for the user and server that it was entered for', async () => {
  const none = { source: 'none', hasPublicUrl: true, mail: null };
  expect((await call('GET')).body).toEqual(none);
  const mail = inboxAt({ encryption: 'starttls', user: 'ann' });
  const saved = await call('PUT', { ...mail, password: 'my secret' });
  expect(saved.body).toEqual({
    source: 'settings',
    hasPublicUrl: true,
    mail: { ...mail, passwordState: 'stored', updatedAt: expect.any(String) },
  });
  const row = await findSetting(server.deps.orm, 'mail');
  expect(row?.secret).not.toContain('my secret');
  const stateAfter = async (change: Partial<MailRequest>) =>
    (await call('PUT', { ...mail, ...change })).body.mail.passwordState;
  expect(await stateAfter({ from: 'other@content.example' })).toBe('stored');
  expect(await stateAfter({ user: 'bob' })).toBe('none');
  await call('PUT', { ...mail, password: 'my secret' });
  expect(await stateAfter({ port: 2525 })).toBe('none');
  expect((await call('DELETE')).body).toEqual(none);
  expect((await server.call(server.user(), 'GET', '/installation/mail')).status).toBe(403);
});

test.each([
  ['a password without encryption', { user: 'ann', password: 'x' }],
  ['a host with a path', { host: 'mail.example/x' }],
  ['a line break', { user: 'ann\r\nRCPT TO:<eve@b.example>', encryption: 'tls' }],
  ['a sender that is no address', { from: 'ideas' }],
  ['no port', { port: 0 }],
] as const)('%s is refused', async (_, change) => {
  expect((await call('PUT', inboxAt(change))).status).toBe(422);
});

// §d.mail.2
test('a test message goes to the address of the administrator; nothing is stored', async () => {
  expect(await tested(inboxAt())).toEqual({ result: 'worked', to: 'admin@example.com' });
  const [mail] = inbox.mails;
  expect(mail).toMatchObject({ from: 'ideas@content.example', to: ['admin@example.com'] });
  expect(mail?.headers.get('subject')).toBe('Test message');
  expect(mail?.parts.get('text/plain')).toMatch(/^The mail server works\./);
  expect(await findSetting(server.deps.orm, 'mail')).toBeNull();
  expect((await tested(null)).code).toBe('mail_unavailable');
});

/** A server that listens, and what it listens for. */
async function listening<S extends { listen(port: number, host: string): unknown }>(
  one: S,
  net: Server,
): Promise<{ readonly one: S; readonly port: number }> {
  one.listen(0, '127.0.0.1');
  await once(net, 'listening');
  return { one, port: (net.address() as AddressInfo).port };
}

// §d.mail.2
test('what is wrong is said: the port, the encryption, the certificate, the sender, the recipient', async () => {
  const failure = async (change: Partial<MailRequest>) => (await tested(inboxAt(change))).failure;
  expect(await failure({ port: 9 })).toBe('unreachable');
  expect(await failure({ host: 'nobody.invalid' })).toBe('host_unknown');
  expect(await failure({ encryption: 'tls' })).toBe('encryption'); // it begins in plain text
  expect(await failure({ encryption: 'starttls' })).toBe('encryption'); // it cannot
  inbox.answer({ to: 550 });
  expect(await failure({})).toBe('recipient');
  inbox.answer({ text: 554 });
  expect(await failure({})).toBe('refused');
  const refusing = new SMTPServer({
    authOptional: true,
    logger: false,
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('No'), { responseCode: 553 })),
  });
  refusing.on('error', () => undefined); // a client that does not trust it ends the connection
  const { port } = await listening(refusing, refusing.server);
  expect(await failure({ port, encryption: 'none' })).toBe('certificate'); // signed by itself
  await new Promise<void>((done) => refusing.close(done));
  const plain = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('No'), { responseCode: 553 })),
  });
  const other = await listening(plain, plain.server);
  expect(await failure({ port: other.port })).toBe('sender');
  await new Promise<void>((done) => plain.close(done));
  expect(inbox.mails).toEqual([]);
});

// §d.mail.1 §d.mail.2
test.each(['starttls', 'tls'] as const)(
  'over %s, a wrong password is told from a right one; it is in no answer and in no line of the log',
  async (encryption) => {
    if (!('setDefaultCACertificates' in tls)) return; // Node before 22.19 trusts no certificate of ours
    const { key, cert } = ownCertificate();
    const trusted = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...trusted, cert]);
    const came: string[] = [];
    const { one, port } = await withPassword({ key, cert, secure: encryption === 'tls' }, came);
    const login = { port, encryption, user: 'ann' } as const;
    try {
      const wrong = await tested(inboxAt({ ...login, password: 'a wrong secret' }));
      expect(wrong).toEqual({ result: 'failed', failure: 'login' });
      const right = await tested(inboxAt({ ...login, password: 'the right secret' }));
      expect(right).toEqual({ result: 'worked', to: 'admin@example.com' });
      await call('PUT', inboxAt({ ...login, password: 'a wrong secret' }));
      expect(await tested(null)).toEqual({ result: 'failed', failure: 'login' });
      expect(came).toEqual(['a wrong secret', 'the right secret', 'a wrong secret']);
      const said = JSON.stringify([wrong, right, (await call('GET')).body, server.log]);
      expect(said).not.toMatch(/secret/);
      expect(said).not.toContain(Buffer.from('a wrong secret').toString('base64'));
    } finally {
      await call('DELETE');
      await new Promise<void>((done) => one.close(done));
      tls.setDefaultCACertificates(trusted);
    }
  },
);

/** A server that takes one password of Ann, and notes those that came. */
function withPassword(options: { key: string; cert: string; secure: boolean }, came: string[]) {
  const one = new SMTPServer({
    ...options,
    logger: false,
    onAuth({ username, password }, _session, done) {
      came.push(password ?? '');
      if (username === 'ann' && password === 'the right secret') return done(null, { user: 'ann' });
      return done(new Error(`Wrong password ${password}`)); // servers may repeat what they got
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  one.on('error', () => undefined);
  return listening(one, one.server);
}

// §d.mail.2
test('something else than a mail server at the port is told apart', async () => {
  const http = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  const { port } = await listening(http, http);
  const { result, failure } = await tested(inboxAt({ port }));
  expect(result).toBe('failed');
  expect(['no_greeting', 'refused', 'unreachable']).toContain(failure);
  http.close();
});

// §d.mail.1
test('a change counts at once; without the address of the installation nothing is sent', async () => {
  const { deps } = server;
  expect(await currentMailer(deps)).toBeNull();
  await call('PUT', inboxAt());
  const mail = { messageId: '<a@b>', to: 'ann@example.com', subject: 'Hi', text: 'Hi', html: 'Hi' };
  await (await currentMailer(deps))?.send({ ...mail, unsubscribeUrl: null });
  expect(inbox.mails).toHaveLength(1);
  expect(await currentMailer({ ...deps, publicUrl: null })).toBeNull();
  await call('DELETE');
  expect(await currentMailer(deps)).toBeNull();
});

// §d.mail.1
test('environment variables win: they are shown without the password, and can be tested but not changed', async () => {
  const environmentMail = { ...inboxAt(), user: null, password: null };
  const other = await testServer({ works: false, environmentMail });
  try {
    const boss = other.user({ email: 'boss@example.com' });
    boss.isAdmin = true;
    const ask = (method: 'GET' | 'PUT' | 'POST', body?: object, path = '') =>
      other.call(boss, method, `/installation/mail${path}`, body);
    expect((await ask('GET')).body).toEqual({
      source: 'environment',
      hasPublicUrl: false,
      mail: { ...inboxAt(), passwordState: 'none', updatedAt: null },
    });
    expect((await ask('PUT', inboxAt())).body.code).toBe('set_by_environment');
    expect((await ask('POST', { mail: null }, '/test')).body).toEqual({
      result: 'worked',
      to: 'boss@example.com',
    });
  } finally {
    await other.close();
  }
});
