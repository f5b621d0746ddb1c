import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { promptWrites } from '#store/writing/prompts.writes.ts';
import { savedPrompts } from '#store/writing/savedPrompts.slice.ts';
import { anAnswer, idOf } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

const ref = { name: 'prompts', args: null } as const;
const SHORT = { id: idOf(1), text: 'Short.' };
const FUNNY = { id: idOf(2), text: 'Funny.' };

async function setup(user: PortOverrides['user'] = {}) {
  const page = await startPage({
    user: { getPrompts: async () => ({ prompts: [SHORT, FUNNY] }), ...user },
  });
  page.dispatch(resources.used(ref));
  await page.pass();
  return {
    ...page,
    texts: () =>
      resources.selectEntry(page.state(), 'prompts', null)?.data?.prompts.map(({ text }) => text),
    notices: () => notices.select(page.state()),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §d.wizard.7
test('a deleted prompt is gone at once, and comes back on request within ten seconds', async () => {
  const page = await setup();
  page.dispatch(savedPrompts.removeRequested(SHORT));
  await page.pass();
  expect(page.texts()).toEqual(['Funny.']);
  const [notice] = page.notices();
  expect(notice).toMatchObject({ text: 'promptDeleted', offer: 'undo' });
  await page.pass(9000);
  page.dispatch(notices.undoRequested({ id: notice?.id ?? '' }));
  await page.pass();
  expect(page.texts()).toEqual(['Short.', 'Funny.']);
  expect(page.notices()).toEqual([]);
  page.dispatch(savedPrompts.removeRequested(FUNNY));
  await page.pass(10_000);
  expect(page.notices()).toEqual([]);
});

test.each([
  ['deleted', savedPrompts.removeRequested(SHORT), 'promptNotDeleted'],
  [
    'changed',
    promptWrites.change({ promptId: SHORT.id, body: { text: 'Shorter.' } }),
    'promptNotSaved',
  ],
] as const)(
  'one that could not be %s is as it was, and the page says so',
  async (_, action, text) => {
    const fail = () => Promise.reject(anAnswer(500, { code: 'internal' }));
    const page = await setup({ deletePrompt: fail, patchPrompt: fail });
    page.dispatch(action);
    await page.pass();
    expect(page.texts()).toEqual(['Short.', 'Funny.']);
    expect(page.notices()).toMatchObject([{ text, offer: null }]);
  },
);

test('the hundred-and-first is refused with a reason', async () => {
  const bound = { name: 'prompts', most: 100 };
  const page = await setup({
    postPrompt: () => Promise.reject(anAnswer(409, { code: 'prompts_full', bound })),
  });
  page.dispatch(savedPrompts.saveRequested({ text: 'More.' }));
  await page.pass();
  expect(page.notices()).toMatchObject([{ text: 'boundMet', values: bound }]);
  expect(page.texts()).toEqual(['Short.', 'Funny.']);
});

test('changes of a prompt are shown at once, and sent one after the other', async () => {
  const answers: (() => void)[] = [];
  const sent: string[] = [];
  const answer = async (what: string) => {
    sent.push(what);
    await new Promise<void>((resolve) => void answers.push(resolve));
  };
  const page = await setup({
    async patchPrompt({ promptId, body }) {
      await answer(body.text);
      return { id: promptId, ...body };
    },
    async deletePrompt({ promptId }) {
      await answer('deleted');
      return { id: promptId };
    },
  });
  page.dispatch(promptWrites.change({ promptId: SHORT.id, body: { text: 'Shorter.' } }));
  page.dispatch(promptWrites.change({ promptId: SHORT.id, body: { text: 'Shortest.' } }));
  page.dispatch(savedPrompts.removeRequested({ ...SHORT, text: 'Shortest.' }));
  await page.pass();
  expect(page.texts()).toEqual(['Funny.']);
  expect(sent).toEqual(['Shorter.']);
  answers[0]?.();
  await page.pass();
  expect(sent).toEqual(['Shorter.', 'Shortest.']);
  answers[1]?.();
  await page.pass();
  expect(sent).toEqual(['Shorter.', 'Shortest.', 'deleted']);
  answers[2]?.();
  await page.pass();
  expect(page.notices()).toMatchObject([{ text: 'promptDeleted', offer: 'undo' }]);
});
