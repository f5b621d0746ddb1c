import { expect, test } from '@jest/globals';
import type { EffectMiddleware } from 'redux-saga';
import { createStore } from '#sagas/createStore.ts';
import { spawn } from '#sagas/lib/effects.ts';
import { waitUntil } from '#sagas/lib/waitUntil.ts';
import { page } from '#store/session/page.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { fakeServices } from '#tests/support/fakeServices.ts';

const selectIsHidden = (state: RootState) => !page.selectIsVisible(state);

function start(saga: () => Generator) {
  let effects = 0;
  const counting: EffectMiddleware = (next) => (effect) => {
    effects += 1;
    return next(effect);
  };
  const { services } = fakeServices();
  const { store, saga: middleware } = createStore({ services, effectMiddlewares: [counting] });
  middleware
    .run(saga)
    .toPromise()
    .catch(() => {});
  return { dispatch: store.dispatch, effects: () => effects };
}

test('an action wakes only the sagas that wait for it', () => {
  const waits = Array.from({ length: 30 }, () => spawn(waitUntil, selectIsHidden));
  const { dispatch, effects } = start(function* () {
    for (const wait of waits) yield* wait;
  });
  const before = effects();
  for (let time = 0; time < 10; time += 1) dispatch(page.offline());
  expect(effects()).toBe(before);
});

test('it returns at once when the selector is truthy, otherwise with the action that makes it so', () => {
  const heard: unknown[] = [];
  const { dispatch } = start(function* () {
    heard.push(yield* waitUntil(page.selectIsVisible));
    heard.push(yield* waitUntil((state: RootState) => selectIsHidden(state) && 'hidden'));
  });
  expect(heard).toEqual([true]);
  dispatch(page.hidden());
  expect(heard).toEqual([true, 'hidden']);
});

test('a selector that throws fails its own saga and no other', () => {
  const heard: unknown[] = [];
  const selectBroken = (state: RootState) => {
    if (selectIsHidden(state)) throw new Error('broken');
    return false;
  };
  const { dispatch } = start(function* () {
    yield* spawn(function* () {
      try {
        yield* waitUntil(selectBroken);
      } catch (error) {
        heard.push(String(error));
      }
    });
    heard.push(yield* waitUntil(selectIsHidden));
  });
  dispatch(page.hidden());
  expect(heard).toEqual(['Error: broken', true]);
  dispatch(page.visible());
});
