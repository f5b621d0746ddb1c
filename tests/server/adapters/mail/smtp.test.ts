import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { mailerOf, mailServerOf } from '#server/adapters/mail/smtp.ts';
import { type Inbox, openInbox } from '#tests/support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await openInbox();
});
afterAll(() => inbox.close());

const MAIL = {
  messageId: '<a@content.example>',
  to: 'ann@example.com',
  subject: 'Ideas – zwölf',
  text: 'Tea & “milk”',
  html: '<p>Tea &amp; “milk”</p>',
  unsubscribeUrl: `https://content.example/${'x'.repeat(80)}`,
};
const serverAt = (url: string) => {
  const server = mailServerOf({ SMTP_URL: url, MAIL_FROM: 'ideas@content.example' });
  if (server === null) throw new Error('no server');
  return server;
};
const send = (url = inbox.url, mail: Mail = MAIL) => mailerOf(serverAt(url)).send(mail);

// §d.ideas.6
test('a mail arrives as text and HTML, with headers that end it with one click', async () => {
  await send();
  const mail = inbox.mails.at(-1);
  expect(mail).toMatchObject({ from: 'ideas@content.example', to: ['ann@example.com'] });
  expect(mail?.parts.get('text/plain')?.trim()).toBe(MAIL.text);
  expect(mail?.parts.get('text/html')?.trim()).toBe(MAIL.html);
  const header = (name: string) => mail?.headers.get(name);
  expect(header('list-unsubscribe')).toBe(`<${MAIL.unsubscribeUrl}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('message-id')).toBe(MAIL.messageId);
  expect(header('from')).toBe('Content toolkit <ideas@content.example>');
});

test('no text becomes a header or another recipient', async () => {
  const subject = 'Ideas\r\nBcc: eve@example.com\r\n\r\nHello';
  await send(inbox.url, { ...MAIL, subject, to: 'ann@example.com' });
  const mail = inbox.mails.at(-1);
  expect(mail?.to).toEqual(['ann@example.com']);
  expect(mail?.headers.has('bcc')).toBe(false);
  await expect(
    send(inbox.url, { ...MAIL, to: 'ann@example.com>\r\nRCPT TO:<eve@example.com' }),
  ).rejects.toMatchObject({ failure: expect.any(String) });
});

// §d.ideas.7
test.each([
  ['a recipient who is refused for good', { to: 550 }, 'never'],
  ['a recipient who is refused for now', { to: 451 }, 'later'],
  ['a text that is refused for good', { text: 554 }, 'never'],
  ['a text that is refused for now', { text: 452 }, 'later'],
  ['a connection that ends before the answer to the text', { text: 'cut' }, 'unknown'],
] as const)('%s: %j', async (_case, answer, failure) => {
  const before = inbox.mails.length;
  inbox.answer(answer);
  await expect(send()).rejects.toMatchObject({ failure });
  expect(inbox.mails).toHaveLength(before);
});

test('a server that cannot be reached was sent nothing, nor one that takes no password in secret', async () => {
  await expect(send('smtp://127.0.0.1:1')).rejects.toMatchObject({ failure: 'later' });
  const before = inbox.arrived();
  await expect(send(inbox.url.replace('//', '//ann:secret@'))).rejects.toMatchObject({
    failure: 'later',
  });
  expect(inbox.arrived()).toBe(before);
});

test('a mail that nothing ends has no header for that', async () => {
  await send(inbox.url, { ...MAIL, unsubscribeUrl: null });
  expect(inbox.mails.at(-1)?.headers.has('list-unsubscribe')).toBe(false);
});

// §d.mail.2
test.each([
  [
    'smtp://ann:a%40b@mail.example',
    { port: 587, encryption: 'starttls', user: 'ann', password: 'a@b' },
  ],
  ['smtps://mail.example', { port: 465, encryption: 'tls', user: null, password: null }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, encryption: 'none', user: null }],
])('the address %s is %j', (url, server) => {
  expect(serverAt(url)).toMatchObject(server);
});

test('without settings, there is no mail server', () => {
  expect(mailServerOf({ SMTP_URL: null, MAIL_FROM: 'a@b.example' })).toBeNull();
});

// §d.ideas.7
test('a server that never ends its reply, but is never silent, gets no longer than any other', async () => {
  const talking = new Set<Socket>();
  const server = createServer((socket) => {
    talking.add(socket);
    socket.on('error', () => undefined); // we hang up
    socket.write('220 mail.example ESMTP\r\n');
    const turn = setInterval(() => socket.write('250-more\r\n'), 20);
    socket.on('close', () => clearInterval(turn));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };
  const mailer = mailerOf(serverAt(`smtp://127.0.0.1:${port}`), { ...silent, wholeMs: 200 });
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ failure: 'later' });
  for (const socket of talking) socket.destroy();
  server.close();
});
