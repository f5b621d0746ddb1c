import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Finding } from '#domain/spelling/finding.ts';
import { spellingSaga } from '#sagas/spelling/spelling.saga.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import { aUser } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const WRONG: Finding = { start: 0, end: 3, kind: 'spelling', message: 'Unknown.', suggestions: [] };

async function setup(check: PortOverrides['spelling'] = {}) {
  const page = startWorkflows({ spelling: spellingSaga }, { spelling: check }, aUser());
  await page.pass();
  return {
    ...page,
    state: () => spelling.select(page.state()),
    asked: () => page.callsOf('spelling.check').map(({ args }) => args[0]),
    async tell(action: Parameters<typeof page.dispatch>[0]) {
      page.dispatch(action);
      await page.pass();
    },
  };
}

const changed = (added: readonly string[], gone: readonly string[] = []) =>
  spelling.textsChanged({ added, gone });

// §d.spelling.3
test('only texts that are new are checked, and what has gone is forgotten', async () => {
  const page = await setup({ check: async ({ texts }) => texts.map(() => [WRONG]) });
  await page.tell(changed(['Teh one.', 'Two.']));
  await page.tell(changed(['Three.'], ['Two.']));
  expect(page.asked()).toEqual([
    { texts: ['Teh one.', 'Two.'], dialect: 'American' },
    { texts: ['Three.'], dialect: 'American' },
  ]);
  expect(page.state()).toMatchObject({ status: 'resting', due: [], batch: [] });
  expect(Object.keys(page.state().found)).toEqual(['Teh one.', 'Three.']);
});

test('other readers are another English: every text is checked again', async () => {
  const first = deferred<Finding[][]>();
  const answers = [Promise.resolve([[WRONG]]), first.promise];
  const page = await setup({
    check: ({ texts, dialect }) =>
      dialect === 'American'
        ? (answers.shift() ?? first.promise)
        : Promise.resolve(texts.map(() => [])),
  });
  await page.tell(changed(['My neighbours.']));
  await page.tell(changed(['Two.'])); // is being checked
  await page.tell(spelling.dialectChosen({ dialect: 'British' }));
  first.resolve([[WRONG]]);
  await page.pass();
  expect(page.asked().slice(2)).toEqual([
    { texts: ['Two.', 'My neighbours.'], dialect: 'British' },
  ]);
  expect(page.state().found).toEqual({ 'Two.': [], 'My neighbours.': [] });
});

test('a text that has changed while it was checked leaves nothing behind', async () => {
  const answer = deferred<Finding[][]>();
  const page = await setup({ check: () => answer.promise });
  await page.tell(changed(['Teh.']));
  await page.tell(changed(['The.'], ['Teh.']));
  answer.resolve([[WRONG]]);
  await page.pass();
  expect(Object.keys(page.state().found)).not.toContain('Teh.');
});

// §d.spelling.2
test('closing the article closes the checker, and a late answer is dropped', async () => {
  const answer = deferred<Finding[][]>();
  const page = await setup({ check: () => answer.promise });
  await page.tell(changed(['Teh.']));
  await page.tell(spelling.ended());
  expect(page.callsOf('spelling.end')).toHaveLength(1);
  answer.resolve([[WRONG]]);
  await page.pass();
  expect(page.state()).toMatchObject({ status: 'resting', found: {}, due: [], batch: [] });
});

// §d.spelling.6
test('a checker that fails is closed and not tried again until it is asked for', async () => {
  const check = jest.fn<NonNullable<NonNullable<PortOverrides['spelling']>['check']>>();
  check.mockRejectedValueOnce({ kind: 'worker', status: null, code: null, message: 'no memory' });
  check.mockResolvedValue([[], []]);
  const page = await setup({ check });
  await page.tell(changed(['One.']));
  expect(page.state().status).toBe('failed');
  expect(page.callsOf('spelling.end')).toHaveLength(1);
  await page.tell(changed(['Two.']));
  expect(check).toHaveBeenCalledTimes(1);
  await page.tell(spelling.retryRequested());
  expect(check).toHaveBeenLastCalledWith({ texts: ['One.', 'Two.'], dialect: 'American' });
  expect(page.state().status).toBe('resting');
});

// §d.spelling.8
test('the switch and what is ignored are kept on the device, by account and article', async () => {
  const page = await setup();
  await page.tell(spelling.switchRequested({ isOn: false }));
  await page.tell(spelling.ignoreRequested({ articleId: 'a', wording: 'Teh' }));
  expect(page.state()).toMatchObject({ isOn: false, ignored: ['Teh'] });
  await page.tell(spelling.begun({ articleId: 'b' }));
  expect(page.state().ignored).toEqual([]);
  await page.tell(spelling.begun({ articleId: 'a' }));
  expect(page.state().ignored).toEqual(['Teh']);
  expect(page.storage.get('spelling')).toBe('off');
  expect([...page.storage.keys()]).toContain(`spellingIgnored:${aUser().id}`);
});
