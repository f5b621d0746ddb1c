import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ORIGIN, type Person, type TestHost, testHost } from '#tests/host/support/testServer.ts';

let it: TestHost;
let admin: Person;
let ann: Person;
beforeEach(async () => {
  it = await testHost();
  admin = await it.newPerson('admin@example.org');
  ann = await it.newPerson('ann@example.org');
});
afterEach(() => it.close());

const flagsOf = (person: Person, asker = person) =>
  asker.ask('GET', `/host/api/flags/${person.id}`);
const close = (person: Person, name: string, asker = person) =>
  asker.ask('DELETE', `/host/api/flags/${person.id}/${name}`);

// §d.flags.1 §3.flags.2
test('five flags are visible by default, and the two release flags are closed', async () => {
  const { flags } = (await flagsOf(ann)).body;
  expect(
    Object.fromEntries(
      flags.map((flag: { name: string; isVisible: boolean }) => Object.values(flag)),
    ),
  ).toEqual({
    content_toolkit_trial: true,
    seo_based_articles: true,
    generate_article_with_ai_image: true,
    humanization: true,
    ai_seo_promo_news_modal: true,
    flipper_release_promo_modal: false,
    flipper_release_news_modal: false,
  });
});

// §3.flags.1 §7.flags.1
test('a flag closed by a user is closed for that user only', async () => {
  const closed = { name: 'ai_seo_promo_news_modal', isVisible: false };
  expect((await close(ann, closed.name)).body.flags).toContainEqual(closed);
  expect((await flagsOf(ann)).body.flags).toContainEqual(closed);
  expect((await flagsOf(admin)).body.flags).not.toContainEqual(closed);
  expect((await close(ann, closed.name)).status).toBe(200);
});

// §7.flags.1
test('only an administrator reaches the flags of others', async () => {
  expect((await flagsOf(ann, admin)).status).toBe(200);
  expect((await flagsOf(admin, ann)).status).toBe(403);
  expect((await close(admin, 'humanization', ann)).status).toBe(403);
  expect((await it.app.inject({ url: `/host/api/flags/${ann.id}` })).statusCode).toBe(401);
});

test('an unknown flag and an unknown user are not found', async () => {
  expect((await close(ann, 'no_such_flag')).status).toBe(404);
  expect((await admin.ask('GET', '/host/api/flags/nobody')).status).toBe(404);
});

const cookieOf = ({ cookies }: Person) =>
  Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
const evaluate = (of: Person, asker = of, tag?: string) =>
  it.app.inject({
    method: 'POST',
    url: '/host/api/ofrep/v1/evaluate/flags',
    headers: { ...ORIGIN, cookie: cookieOf(asker), ...(tag && { 'if-none-match': tag }) },
    payload: { context: { targetingKey: of.id, plan: 'free' } },
  });

// §7.flags.1 §3.flags.1
test('the flag service speaks OFREP: all flags of a user at once, 304 until one of them changes', async () => {
  const first = await evaluate(ann);
  expect(first.statusCode).toBe(200);
  expect(first.json().flags).toContainEqual({
    key: 'humanization',
    value: true,
    reason: 'STATIC',
    variant: 'visible',
  });
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  const same = await evaluate(ann, ann, tag);
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await admin.ask('PATCH', `/host/api/accounts/${ann.id}`, { flags: { humanization: false } });
  const changed = await evaluate(ann, ann, tag);
  expect(changed.statusCode).toBe(200);
  expect(changed.json().flags).toContainEqual(
    expect.objectContaining({ key: 'humanization', value: false }),
  );
});

// §7.flags.1
test('the flag service tells only administrators of others', async () => {
  expect((await evaluate(ann, admin)).statusCode).toBe(200);
  expect((await evaluate(admin, ann)).statusCode).toBe(403);
  const url = '/host/api/ofrep/v1/evaluate/flags';
  const payload = { context: { targetingKey: ann.id } };
  const nobody = await it.app.inject({ method: 'POST', url, headers: ORIGIN, payload });
  expect(nobody.statusCode).toBe(401);
});
