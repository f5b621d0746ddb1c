import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { WORDS_PER_REQUEST } from '#contract/spelling/dictionary.route.ts';
import {
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ works: false });
});
afterAll(() => server.close());

const dictionaryOf = (workspaceId: string) => {
  const at = `/dictionary/${workspaceId}`;
  return {
    read: (user: TestUser) => server.call(user, 'GET', at),
    add: (user: TestUser, ...words: string[]) => server.call(user, 'POST', at, { words }),
    remove: (user: TestUser, ...words: string[]) =>
      server.call(user, 'POST', `${at}/remove`, { words }),
  };
};
const OK = (...words: string[]) => ({ status: 200, body: { words } });

test('words are added once, in alphabetical order, and removed', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const dictionary = dictionaryOf(workspaceId);
  expect(await dictionary.read(user)).toMatchObject(OK());
  expect(await dictionary.add(user, 'widget', 'Äther', 'Zebra')).toMatchObject(
    OK('Äther', 'widget', 'Zebra'),
  );
  expect(await dictionary.add(user, 'widget', 'Acme')).toMatchObject(
    OK('Acme', 'Äther', 'widget', 'Zebra'),
  );
  expect(await dictionary.remove(user, 'Äther', 'Zebra', 'unknown')).toMatchObject(
    OK('Acme', 'widget'),
  );
  expect(await dictionary.read(user)).toMatchObject(OK('Acme', 'widget'));
});

// §d.spelling.7
test('members share it; a guest without write access only reads, and nobody else sees it', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const dictionary = dictionaryOf(workspaceId);
  const [member, reader, stranger] = [server.user(), server.user(), server.user()];
  user.folder.guests.set(member.id, { canWrite: true });
  user.folder.guests.set(reader.id, { canWrite: false });
  await dictionary.add(user, 'Acme');
  expect(await dictionary.add(member, 'widget')).toMatchObject(OK('Acme', 'widget'));
  expect(await dictionary.read(reader)).toMatchObject(OK('Acme', 'widget'));
  expect((await dictionary.add(reader, 'mine')).status).toBe(403);
  expect((await dictionary.remove(reader, 'Acme')).status).toBe(403);
  expect((await dictionary.read(stranger)).status).toBe(404);
});

// §d.spelling.7
test('it has a limit, which additions at once do not pass either', async () => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const dictionary = dictionaryOf(workspaceId);
  const words = (from: number) =>
    Array.from({ length: WORDS_PER_REQUEST }, (_, at) => `word${from + at}`);
  const parts = BOUNDS.words.most / WORDS_PER_REQUEST;
  for (let part = 0; part < parts - 1; part += 1)
    await dictionary.add(user, ...words(part * WORDS_PER_REQUEST));
  const last = await Promise.all(
    [90_000, 91_000].map((from) => dictionary.add(user, ...words(from))),
  );
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(last.find(({ status }) => status === 409)?.body.code).toBe('dictionary_full');
  expect((await dictionary.read(user)).body.words).toHaveLength(BOUNDS.words.most);
});

test.each([
  ['no word', []],
  ['too many words', Array.from({ length: WORDS_PER_REQUEST + 1 }, (_, at) => `w${at}`)],
  ['a word that is too long', ['x'.repeat(65)]],
  ['two words', ['two words']],
  ['markup', ['<b>']],
  ['another form of the same letters', ['Cafe\u0301']],
])('%s is 422, and nothing is added', async (_title, words) => {
  const { user, workspaceId } = await userWithWorkspace(server);
  const dictionary = dictionaryOf(workspaceId);
  expect((await dictionary.add(user, ...words)).status).toBe(422);
  expect(await dictionary.read(user)).toMatchObject(OK());
});
