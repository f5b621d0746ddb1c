/** The ideas of a week by e-mail, against a real SMTP server on this machine. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { ideaDelivery, ideaSubscription } from '#db/schema/topics.ts';
import { mailServerOf } from '#server/adapters/mail/smtp.ts';
import { sendDueMails } from '#server/modules/ideas/ideaMail.service.ts';
import { makeDueIdeas } from '#server/modules/ideas/ideaMaking.service.ts';
import {
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { type Inbox, openInbox } from '#tests/support/inbox.ts';

const MONDAY = Date.parse('2026-11-23T09:00:00Z');
const DAY_MS = 86_400_000;
const PUBLIC = 'https://content.example';

let inbox: Inbox;
let server: TestServer;
let now = new Date(MONDAY);
beforeAll(async () => {
  inbox = await openInbox();
  server = await testServer({
    now: () => now,
    works: false,
    app: { publicUrl: PUBLIC },
    environmentMail: mailServerOf({ SMTP_URL: inbox.url, MAIL_FROM: 'ideas@content.example' }),
    publicUrl: PUBLIC,
  });
});
beforeEach(async () => {
  await server.deps.orm.delete(ideaSubscription);
  inbox.mails.length = 0;
  inbox.answer();
});
afterAll(async () => {
  await server.close();
  await inbox.close();
});

const signal = new AbortController().signal;
const send = () => sendDueMails(server.deps, signal);
async function monday(weeks = 0) {
  now = new Date(MONDAY + 7 * weeks * DAY_MS);
  await makeDueIdeas(server.deps, signal);
}

async function aReader(email = 'ann@example.com') {
  now = new Date(MONDAY - 2 * DAY_MS);
  const { user, workspaceId } = await userWithWorkspace(server, { email });
  const tags = { keywords: ['cold <brew>', 'moka pot'], language: 'en' };
  await server.call(user, 'PATCH', `/workspace/${workspaceId}`, { workspaceTagsDTO: tags });
  const want = (isWanted: boolean, by: TestUser = user) =>
    server.call(by, 'PUT', `/topic2/${workspaceId}/ideas/mail`, { isWanted });
  const mail = async () =>
    (await server.call(user, 'GET', `/topic2/${workspaceId}/ideas`)).body.mail;
  const states = async () =>
    (
      await server.deps.orm
        .select()
        .from(ideaDelivery)
        .where(eq(ideaDelivery.workspaceId, workspaceId as WorkspaceId))
    ).map(({ state }) => state);
  return { user, workspaceId, want, mail, states };
}

const post = (path: string) =>
  server.app.inject({
    method: 'POST',
    url: path,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'content.example' },
  });
const get = (path: string) =>
  server.app.inject({ method: 'GET', url: path, headers: { host: 'content.example' } });

// §d.ideas.6
test('who asks for it gets the ideas of a week once, until one click ends it', async () => {
  const { want, mail, states } = await aReader();
  expect(await mail()).toEqual({ isPossible: true, isWanted: false, address: 'ann@example.com' });
  expect((await want(true)).body).toMatchObject({ isWanted: true });
  await monday();
  await Promise.all([send(), send(), send()]);
  await send();
  expect(await states()).toEqual(['sent']);
  expect(inbox.mails).toHaveLength(1);
  const [received] = inbox.mails;
  expect(received?.to).toEqual(['ann@example.com']);
  expect(received?.headers.get('subject')).toBe('2 ideas for your next articles');
  const text = received?.parts.get('text/plain') ?? '';
  expect(text).toContain('cold <brew>\nA keyword of this workspace that had no article.');
  expect(text).toMatch(
    /https:\/\/content.example\/content\/articles\/create\?keyphrase=moka%20pot/,
  );
  const html = received?.parts.get('text/html') ?? '';
  expect(html).toContain('>cold &lt;brew&gt;</a>');
  const [, path = ''] =
    /^<https:\/\/content.example(.+)>$/.exec(received?.headers.get('list-unsubscribe') ?? '') ?? [];
  const page = await get(path);
  expect(page.statusCode).toBe(200);
  expect(page.body.includes('<form method="post">')).toBe(true);
  expect(await mail()).toMatchObject({ isWanted: true }); // a look at the page ends nothing
  expect((await post(path)).statusCode).toBe(200);
  expect((await post(path)).statusCode).toBe(200);
  expect(await mail()).toMatchObject({ isWanted: false });
  expect((await get(path)).body).not.toContain('<form');
  await monday(1);
  await send();
  expect(inbox.mails).toHaveLength(1);
});

test('a link that is not known ends nothing', async () => {
  for (const token of ['x', 'A'.repeat(43), '%00'])
    expect((await post(`/content/unsubscribe/${token}`)).statusCode).toBe(404);
});

// §d.ideas.7
test('a mail that was not taken is sent again after a pause, one that may have been taken never', async () => {
  const { want, states } = await aReader();
  await want(true);
  await monday();
  inbox.answer({ to: 451 });
  await send();
  await send();
  expect(await states()).toEqual(['due']);
  expect(inbox.mails.length).toBe(0);
  now = new Date(now.getTime() + 6 * 60_000);
  await send();
  expect(await states()).toEqual(['sent']);
  expect(inbox.mails.length).toBe(1);
  await monday(1);
  inbox.answer({ text: 'cut' });
  await send();
  now = new Date(now.getTime() + DAY_MS);
  await send();
  expect((await states()).toSorted()).toEqual(['sent', 'unknown']);
  expect(inbox.mails).toHaveLength(1);
});

test('a mail whose worker died while it sent is not sent again', async () => {
  const { want, states, workspaceId } = await aReader();
  await want(true);
  await monday();
  const change = { state: 'sending', nextAt: new Date(now.getTime() + 60_000) } as const;
  const isOf = eq(ideaDelivery.workspaceId, workspaceId as WorkspaceId);
  await server.deps.orm.update(ideaDelivery).set(change).where(isOf);
  await send();
  expect(await states()).toEqual(['sending']);
  now = new Date(now.getTime() + 120_000);
  await send();
  expect(await states()).toEqual(['unknown']);
  expect(inbox.mails.length).toBe(0);
});

test('who may not read the workspace any more gets nothing', async () => {
  const { user, states, want } = await aReader();
  const guest = server.user({ email: 'guest@example.com' });
  user.folder.guests.set(guest.id, { canWrite: true });
  expect((await want(true, guest)).status).toBe(200);
  user.folder.guests.delete(guest.id);
  await monday();
  await send();
  expect(await states()).toEqual(['failed']);
  expect(inbox.mails.length).toBe(0);
});

test('an address that is none gets no e-mails', async () => {
  const { want, mail } = await aReader('ann@example.com\r\nBcc: eve@example.com');
  expect((await want(true)).status).toBe(409);
  expect(await mail()).toMatchObject({ isPossible: false, isWanted: false });
});
