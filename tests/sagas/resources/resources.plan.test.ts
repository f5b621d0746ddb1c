/** The resource cache: one fetch however many views use what it returns, and five minutes of memory (spec §9). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { anAnswer, noNetwork, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { signedIn } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const MINUTE_MS = 60_000;
const DICTIONARY = { name: 'dictionary', args: { workspaceId } } as const;
const { used, released, invalidated } = resources;

type GetWords = NonNullable<NonNullable<PortOverrides['dictionary']>['getWords']>;
const plan = (getWords: GetWords = async () => ({ workspaceId, words: ['Acme'] })) =>
  planOf(resourcesSaga, { state: signedIn(), ports: { dictionary: { getWords } } });
const READ = 'dictionary.getWords';
const entryIn = (state: ReturnType<typeof signedIn>) =>
  resources.selectEntry<'dictionary'>(state, 'dictionary', { workspaceId });

test('two views use one fetch', async () => {
  const { callsOf, state } = await plan()
    .dispatch(used(DICTIONARY))
    .dispatch(used(DICTIONARY))
    .during(1000);
  expect(callsOf(READ)).toHaveLength(1);
  expect(entryIn(state)?.data?.words).toEqual(['Acme']);
});

test('what nobody uses is forgotten after five minutes, and not before', async () => {
  const left = () => plan().dispatch(used(DICTIONARY)).delay(100).dispatch(released(DICTIONARY));
  const before = await left().during(5 * MINUTE_MS - 1);
  expect(entryIn(before.state)?.data?.words).toEqual(['Acme']);
  const after = await left().during(5 * MINUTE_MS + 1);
  expect(entryIn(after.state)).toBeNull();
});

test('what comes back within five minutes is there without a fetch', async () => {
  const { callsOf, state } = await plan()
    .dispatch(used(DICTIONARY))
    .delay(100)
    .dispatch(released(DICTIONARY))
    .delay(4 * MINUTE_MS)
    .dispatch(used(DICTIONARY))
    .during(10 * MINUTE_MS);
  expect(callsOf(READ)).toHaveLength(1);
  expect(entryIn(state)?.data?.words).toEqual(['Acme']);
});

test('what has changed on the server is read again at once where it is used', async () => {
  const { callsOf } = await plan()
    .dispatch(used(DICTIONARY))
    .delay(100)
    .dispatch(invalidated({ name: 'dictionary' }))
    .during(1000);
  expect(callsOf(READ).map(({ at }) => at)).toEqual([0, 100]);
});

test('a lost answer is fetched again with growing pauses, and then it is an error', async () => {
  const { callsOf, state } = await plan(() => Promise.reject(noNetwork))
    .dispatch(used(DICTIONARY))
    .during(MINUTE_MS);
  const times = callsOf(READ).map(({ at }) => at);
  const pauses = times.slice(1).map((at, before) => at - (times[before] ?? 0));
  expect(pauses.length).toBeGreaterThanOrEqual(2);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(entryIn(state)).toMatchObject({ status: 'failed', error: noNetwork });
});

test('what the server refuses is not asked for again', async () => {
  const { callsOf } = await plan(() => Promise.reject(anAnswer(404)))
    .dispatch(used(DICTIONARY))
    .during(MINUTE_MS);
  expect(callsOf(READ)).toHaveLength(1);
});
