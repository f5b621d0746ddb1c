/** The log of the installation: of whom events are kept, who sees them, and how they go. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { event } from '#db/schema/event.ts';
import { storedConsent } from '#domain/session/consent.ts';
import { tidyEvents } from '#server/modules/session/event.service.ts';
import { type TestServer, type TestUser, testServer } from '#tests/server/support/testServer.ts';
import { idOf } from '#tests/support/factories.ts';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await testServer({ works: false });
  admin = server.user();
  admin.isAdmin = true;
});
afterAll(() => server.close());

const answer = (user: TestUser, choice: 'granted' | 'declined', more: object = {}) =>
  server.call(user, 'POST', '/user/config', {
    analytics_consent: { ...storedConsent({ choice, at: 1 }), ...more },
  });
let ids = 0;
const view = (more: object = {}) => {
  ids += 1;
  const at = server.deps.now().toISOString();
  return { id: idOf(1000 + ids), at, name: 'page_view', properties: { route: 'article' }, ...more };
};
const send = (user: TestUser, ...events: object[]) =>
  server.call(user, 'POST', '/user/events', { deviceId: idOf(1), visitId: idOf(2), events });
const today = () => server.deps.now().toISOString().slice(0, 10);
const read = (query = '') =>
  server.call(admin, 'GET', `/installation/events?from=${today()}&to=${today()}${query}`);

// §7.analytics.1 §d.recording.3
test('events are kept of people who have consented, each once, and of nobody else', async () => {
  const [member, silent, declined, older] = [1, 2, 3, 4].map(() => server.user());
  if (!member || !silent || !declined || !older) throw new Error('unreachable');
  await answer(member, 'granted');
  await answer(declined, 'declined');
  await answer(older, 'granted', { version: 0 });
  const once = view();
  expect((await send(member, once, view())).body).toEqual({ kept: 2 });
  expect((await send(member, once)).body).toEqual({ kept: 0 });
  for (const user of [silent, declined, older])
    expect((await send(user, view())).body).toEqual({ kept: 0 });
  const { body } = await read();
  expect(body.content).toHaveLength(2);
  expect(body.content[0]).toMatchObject({
    name: 'page_view',
    userId: member.id,
    deviceId: idOf(1),
  });
  expect(body.days).toEqual([{ day: today(), events: 2, people: 1 }]);
});

// §7.analytics.2 §6.admin.1
test('events of administrators are not kept, even with a consent', async () => {
  await answer(admin, 'granted');
  expect((await send(admin, view())).body).toEqual({ kept: 0 });
});

test.each([
  ['an event that is in no catalogue', { name: 'typed', properties: {} }],
  ['a property that is in no catalogue', { properties: { route: 'article', text: 'My words' } }],
  ['a text as a property', { properties: { route: 'ann@example.com' } }],
  ['no id', { id: 'x' }],
])('%s is refused', async (_what, change) => {
  const member = server.user();
  await answer(member, 'granted');
  expect((await send(member, view(change))).status).toBe(422);
});

test('a request has at most 50 events, and an account 60 requests a minute', async () => {
  const member = server.user();
  const many = Array.from({ length: 51 }, () => view());
  expect((await send(member, ...many)).status).toBe(422);
  const statuses = [];
  for (let at = 0; at < 61; at += 1) statuses.push((await send(member, view())).status);
  expect(statuses.at(-1)).toBe(429);
});

test('the clock of a device is believed for a day', async () => {
  const member = server.user();
  await answer(member, 'granted');
  await send(
    member,
    view({ at: '2001-01-01T00:00:00.000Z' }),
    view({ at: '2999-01-01T00:00:00.000Z' }),
  );
  const rows = await server.deps.orm.select().from(event);
  const own = rows.filter(({ userId }) => userId === member.id);
  expect(own.map(({ at }) => at.getUTCFullYear())).toEqual([
    server.deps.now().getUTCFullYear(),
    server.deps.now().getUTCFullYear(),
  ]);
});

test('administrators filter the log; others do not see it', async () => {
  const member = server.user();
  await answer(member, 'granted');
  await send(member, view({ name: 'free_plan_end_notice', properties: {} }));
  const { body } = await read('&name=free_plan_end_notice&limit=1');
  expect(body.content).toMatchObject([{ name: 'free_plan_end_notice', properties: {} }]);
  expect(body.last).toBe(true);
  expect((await read('&name=none')).status).toBe(422);
  const path = `/installation/events?from=${today()}&to=${today()}`;
  expect((await server.call(member, 'GET', path)).status).toBe(403);
});

test('who withdraws deletes their events; those of others stay, and a lost deletion is made up for', async () => {
  const [first, second] = [server.user(), server.user()];
  for (const user of [first, second]) {
    await answer(user, 'granted');
    await send(user, view());
  }
  const of = async (user: TestUser) =>
    (await server.deps.orm.select().from(event)).filter(({ userId }) => userId === user.id).length;
  expect((await server.call(first, 'DELETE', '/user/events')).body).toEqual({ deleted: 1 });
  expect([await of(first), await of(second)]).toEqual([0, 1]);
  await tidyEvents(server.deps);
  expect(await of(second)).toBe(1);
  await answer(second, 'declined');
  await tidyEvents(server.deps);
  expect(await of(second)).toBe(0);
});

test('events go after thirteen months', async () => {
  const member = server.user();
  await answer(member, 'granted');
  await send(member, view());
  const later = new Date(server.deps.now().getTime() + 396 * 86_400_000);
  await tidyEvents({ orm: server.deps.orm, now: () => later });
  expect(await server.deps.orm.select().from(event)).toEqual([]);
});
