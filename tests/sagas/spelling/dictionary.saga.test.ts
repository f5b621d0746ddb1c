import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { writesSaga } from '#sagas/resources/writes.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { dictionarySaga } from '#sagas/spelling/dictionary.saga.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { page as pageSlice } from '#store/session/page.slice.ts';
import { dictionaryWrites } from '#store/spelling/dictionary.writes.ts';
import { deferred } from '#tests/support/deferred.ts';
import { anAnswer, aUser } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const args = { workspaceId: 'w' };

async function setup(dictionary: NonNullable<PortOverrides['dictionary']>) {
  const workflows = {
    token: tokenSaga,
    resources: resourcesSaga,
    writes: writesSaga,
    dictionary: dictionarySaga,
  };
  const page = startWorkflows(workflows, { dictionary }, aUser());
  page.dispatch(resources.used({ name: 'dictionary', args }));
  await page.pass();
  return {
    ...page,
    words: () => resources.selectEntry<'dictionary'>(page.state(), 'dictionary', args)?.data?.words,
    notices: () => notices.select(page.state()).map(({ text }) => text),
    async tell(action: Parameters<typeof page.dispatch>[0]) {
      page.dispatch(action);
      await page.pass();
    },
  };
}

type Answer = { readonly workspaceId: string; readonly words: string[] };

test('a word is shown at once, and then what the server has', async () => {
  const answer = deferred<Answer>();
  let words: string[] = [];
  const page = await setup({
    getWords: async () => ({ ...args, words }),
    postWords: () => answer.promise,
  });
  await page.tell(dictionaryWrites.add({ ...args, body: { words: ['Acme'] } }));
  expect(page.words()).toEqual(['Acme']);
  words = ['Acme', 'Other'];
  answer.resolve({ ...args, words: ['Acme'] });
  await page.pass();
  expect(page.words()).toEqual(['Acme', 'Other']);
});

// §d.spelling.7
test('a late answer of an earlier change takes no word away', async () => {
  const answers = [deferred<Answer>(), deferred<Answer>()];
  let words: string[] = [];
  const page = await setup({
    getWords: async () => ({ ...args, words }),
    postWords: () => answers[page.callsOf('dictionary.postWords').length - 1]?.promise as never,
  });
  await page.tell(dictionaryWrites.add({ ...args, body: { words: ['Acme'] } }));
  await page.tell(dictionaryWrites.add({ ...args, body: { words: ['Widget'] } }));
  words = ['Acme', 'Widget'];
  answers[1]?.resolve({ ...args, words });
  await page.pass();
  answers[0]?.resolve({ ...args, words: ['Acme'] });
  await page.pass();
  expect(page.words()).toEqual(['Acme', 'Widget']);
});

// §d.spelling.7
test('a read that began before a change takes no word away', async () => {
  const read = deferred<Answer>();
  const reads = [Promise.resolve({ ...args, words: [] }), read.promise];
  const page = await setup({
    getWords: () => reads.shift() ?? Promise.resolve({ ...args, words: ['Acme'] }),
  });
  await page.tell(pageSlice.visible());
  await page.tell(dictionaryWrites.add({ ...args, body: { words: ['Acme'] } }));
  read.resolve({ ...args, words: [] });
  await page.pass();
  expect(page.words()).toEqual(['Acme']);
});

test.each([
  [
    'full',
    anAnswer(409, { code: 'dictionary_full', bound: { name: 'words', most: 5000 } }),
    'boundMet',
  ],
  ['not reached', anAnswer(500), 'dictionaryFailed'],
])('a dictionary that is %s stays as it is, and a notice says so', async (_title, error, text) => {
  const page = await setup({
    getWords: async () => ({ ...args, words: ['Kept'] }),
    removeWords: () => Promise.reject(error),
  });
  await page.tell(dictionaryWrites.remove({ ...args, body: { words: ['Kept'] } }));
  expect(page.words()).toEqual(['Kept']);
  expect(page.notices()).toEqual([text]);
});

// §d.concurrent.3
test('a word that is added and removed at once is gone at once, and is removed last', async () => {
  const added = deferred<void>();
  const sent: string[] = [];
  let words: string[] = [];
  const page = await setup({
    getWords: async () => ({ ...args, words }),
    async postWords({ body }) {
      sent.push('added');
      await added.promise;
      words = [...body.words];
      return { ...args, words };
    },
    async removeWords() {
      sent.push('removed');
      words = [];
      return { ...args, words };
    },
  });
  await page.tell(dictionaryWrites.add({ ...args, body: { words: ['Acme'] } }));
  await page.tell(dictionaryWrites.remove({ ...args, body: { words: ['Acme'] } }));
  expect(page.words()).toEqual([]);
  expect(sent).toEqual(['added']);
  added.resolve();
  await page.pass();
  expect(page.words()).toEqual([]);
  expect(sent).toEqual(['added', 'removed']);
});

// §d.spelling.7
test('what another tab or member has added is there when the page is looked at again', async () => {
  let words = ['Mine'];
  const page = await setup({ getWords: async () => ({ ...args, words }) });
  words = ['Mine', 'Theirs'];
  await page.tell(pageSlice.visible());
  expect(page.words()).toEqual(['Mine', 'Theirs']);
});
