/** How slices join the store: whatever is loaded first, the state depends on the actions alone. */
import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reduceLoaded } from '#store/lib/loadedSlices.ts';
import { plainSlice } from '#store/lib/plainSlice.ts';
import { subjects } from '#store/subjects.ts';

interface Count {
  readonly count: number;
}
const counter = (name: string, hears: Readonly<Record<string, 'added'>> = {}) =>
  plainSlice<Count>()(name, {
    initial: { count: 0 },
    changes: { added: ({ count }, { by }: { readonly by: number }) => ({ count: count + by }) },
    hears,
  });

const after = (...actions: readonly UnknownAction[]) =>
  actions.reduce(reduceLoaded, reduceLoaded(undefined, { type: '@@start' }));

test('a slice is in the state from its first change on, and before that its selectors read the initial state', () => {
  const early = counter('early');
  expect(after()).toEqual({});
  expect(after(early.added({ by: 2 }))).toEqual({ early: { count: 2 } });
  expect(early.select({})).toEqual({ count: 0 });
});

test('a slice that is loaded later changes nothing of the state, and then takes part', () => {
  const before = after();
  const late = counter('late');
  expect(reduceLoaded(before, { type: '@@later' })).toBe(before);
  const changed = reduceLoaded(before, late.added({ by: 1 }));
  expect(changed).toEqual({ late: { count: 1 } });
  expect(reduceLoaded(changed, { type: 'nobody/heard' })).toBe(changed);
});

test('a slice may hear an action of another one in the same step', () => {
  const heard = counter('heard');
  counter('hearing', { [heard.added.type]: 'added' });
  expect(after(heard.added({ by: 3 }))).toEqual({ heard: { count: 3 }, hearing: { count: 3 } });
});

interface AnySlice {
  readonly reducer: (state: undefined, action: UnknownAction) => unknown;
}
const slices = Object.values(subjects).flatMap((subject) => Object.entries<object>(subject));
const typesOf = (slice: object): string[] =>
  Object.values(slice).flatMap((part) => (typeof part === 'function' ? (part.type ?? []) : []));

test('every slice has its name in the state, and answers only its own actions, so that it misses none before it is loaded', () => {
  const hearing = slices.flatMap(([name, slice]) => {
    const { reducer } = slice as AnySlice;
    const initial = reducer(undefined, { type: '@@start' });
    const foreign = slices.filter(([other]) => other !== name).flatMap(([, of]) => typesOf(of));
    return foreign
      .filter((type) => reducer(undefined, { type, payload: {} }) !== initial)
      .map((type) => `${name} hears ${type}`);
  });
  // The workflow that hands over imports both (sagas/article/lockHeard.ts).
  expect(hearing).toEqual(['articleJournal hears articleSave/handedOver']);
  for (const [name, slice] of slices)
    for (const type of typesOf(slice)) expect(type).toMatch(new RegExp(`^${name}/`));
});
