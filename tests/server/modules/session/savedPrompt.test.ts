import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { type TestServer, type TestUser, testServer } from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

const save = (user: TestUser, text: string) => server.call(user, 'POST', '/user/prompts', { text });
const textsOf = async (user: TestUser): Promise<string[]> =>
  (await server.call(user, 'GET', '/user/prompts')).body.prompts.map(
    ({ text }: { text: string }) => text,
  );

// §d.wizard.7
test('prompts are saved, changed, deleted and saved again; the same text is one prompt', async () => {
  const user = server.user();
  const { body: first } = await save(user, ' Short. ');
  expect(first).toEqual({ id: expect.any(String), text: 'Short.' });
  await save(user, 'Funny.');
  expect((await save(user, 'Short.')).body).toEqual(first);
  expect((await textsOf(user)).sort()).toEqual(['Funny.', 'Short.']);
  const path = `/user/prompts/${first.id}`;
  expect((await server.call(user, 'PATCH', path, { text: 'Shorter.' })).status).toBe(200);
  expect((await textsOf(user)).sort()).toEqual(['Funny.', 'Shorter.']);
  expect((await server.call(user, 'DELETE', path)).status).toBe(200);
  expect((await server.call(user, 'DELETE', path)).status).toBe(404);
  expect(await textsOf(user)).toEqual(['Funny.']);
});

test('nobody sees or changes the prompts of another person', async () => {
  const [user, other] = [server.user(), server.user()];
  const { body } = await save(user, 'Secret.');
  expect(await textsOf(other)).toEqual([]);
  const path = `/user/prompts/${body.id}`;
  expect((await server.call(other, 'PATCH', path, { text: 'Mine.' })).status).toBe(404);
  expect((await server.call(other, 'DELETE', path)).status).toBe(404);
  expect(await textsOf(user)).toEqual(['Secret.']);
});

test('of many requests at once, as many are saved as a person may have', async () => {
  const user = server.user();
  /** As the page does when all connections of the database are taken. */
  const saveInTheEnd = async (text: string): Promise<Awaited<ReturnType<typeof save>>> => {
    const answer = await save(user, text);
    return answer.status === 503 ? saveInTheEnd(text) : answer;
  };
  const answers = await Promise.all(
    Array.from({ length: BOUNDS.prompts.most + 5 }, (_, at) => saveInTheEnd(`Prompt ${at}`)),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill('prompts_full'));
  expect(await textsOf(user)).toHaveLength(BOUNDS.prompts.most);
});

test.each([
  ['empty', ' '],
  ['too long', 'x'.repeat(2001)],
])('a prompt that is %s is refused', async (_, text) => {
  expect((await save(server.user(), text)).status).toBe(422);
});
