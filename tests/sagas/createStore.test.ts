import { expect, test } from '@jest/globals';
import { createStore } from '#sagas/createStore.ts';
import type { Services } from '#services/services.ts';
import { articleJournal } from '#store/article/journal.slice.ts';

test('a change that no view shows notifies subscribers with the next action only', () => {
  const { store } = createStore({ services: {} as Services });
  let heard = 0;
  store.subscribe(() => {
    heard += 1;
  });
  store.dispatch(articleJournal.kept({ articleId: 'a1', revision: 1 }));
  expect(articleJournal.select(store.getState()).kept).toEqual({ a1: 1 });
  expect(heard).toBe(0);
  store.dispatch(articleJournal.failed());
  expect(heard).toBe(1);
});
