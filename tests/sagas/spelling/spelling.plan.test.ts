/** Spelling without a model: paragraphs are checked in batches while the article is open. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { spellingSaga } from '#sagas/spelling/spelling.saga.ts';
import { spelling } from '#store/spelling/spelling.slice.ts';
import { idOf } from '#tests/support/factories.ts';
import { withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const articleId = idOf(1);
const appeared = (...added: readonly string[]) => spelling.textsChanged({ added, gone: [] });
const broken = { spelling: { check: () => Promise.reject(new Error('out of memory')) } };

test('new paragraphs are checked once, in the dialect of the article', async () => {
  const { callsOf, state } = await planOf(spellingSaga, { state: withArticle() })
    .put(spelling.checked({ found: { 'Teh sea.': [], 'The sky.': [] } }))
    .dispatch(spelling.dialectChosen({ dialect: 'British' }))
    .dispatch(appeared('Teh sea.', 'The sky.'))
    .during(1000);
  expect(callsOf('spelling.check').map(({ args }) => args)).toEqual([
    [{ texts: ['Teh sea.', 'The sky.'], dialect: 'British' }],
  ]);
  expect(spelling.select(state).status).toBe('resting');
});

test('in another dialect everything is checked anew', async () => {
  const { callsOf } = await planOf(spellingSaga, { state: withArticle() })
    .dispatch(appeared('The colour.'))
    .delay(100)
    .dispatch(spelling.dialectChosen({ dialect: 'British' }))
    .during(1000);
  expect(callsOf('spelling.check').map(({ args: [of] }) => of)).toMatchObject([
    { dialect: 'American' },
    { dialect: 'British' },
  ]);
});

test('a checker that breaks is ended, and starts again when the writer asks for it', async () => {
  const { callsOf, state } = await planOf(spellingSaga, { state: withArticle(), ports: broken })
    .put(spelling.failed())
    .dispatch(appeared('The sea.'))
    .delay(100)
    .dispatch(spelling.retryRequested())
    .during(1000);
  expect(callsOf('spelling.check')).toHaveLength(2);
  expect(callsOf('spelling.end')).toHaveLength(2);
  expect(callsOf('errors.report').length).toBeGreaterThan(0);
  expect(spelling.select(state).status).toBe('failed');
});

test('what is ignored in an article, and the switch, stay on the device', async () => {
  const { storage, state } = await planOf(spellingSaga, { state: withArticle() })
    .dispatch(spelling.begun({ articleId }))
    .dispatch(spelling.ignoreRequested({ articleId, wording: 'teh' }))
    .dispatch(spelling.switchRequested({ isOn: false }))
    .during(1000);
  expect([...storage.keys()].sort()).toEqual(['spelling', 'spellingIgnored:user-1']);
  expect(spelling.select(state)).toMatchObject({ isOn: false, ignored: ['teh'] });
});
