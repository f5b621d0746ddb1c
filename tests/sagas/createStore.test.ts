import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import * as effects from 'typed-redux-saga';
import { defineMachine } from '#domain/machine.ts';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import { createRecorder } from '#sagaLog/core/recorder.ts';
import { createStore } from '#sagas/createStore.ts';
import { takeEvery, takeLeading } from '#sagas/lib/handlers.ts';
import type { Services } from '#services/services.ts';
import { articleJournal } from '#store/article/journal.slice.ts';
import { machineFamily } from '#store/lib/machineFamily.ts';
import { machineSlice } from '#store/lib/machineSlice.ts';
import { plainSlice } from '#store/lib/plainSlice.ts';
import { readLog } from '#tests/sagaLog/support/readLog.ts';

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

const doorMachine = defineMachine({
  name: 'toyDoor',
  purpose: 'Opens, and shuts.',
  initial: 'shut',
  rest: ['shut', 'open'],
  table: { shut: { opened: 'open' }, open: { shut: 'shut' } },
});
type Door = { readonly status: 'shut' | 'open' };
interface OfDoor {
  readonly at: string;
}
const door = machineSlice<Door & Partial<OfDoor>>()(doorMachine, {
  initial: { status: 'shut' },
  instance: 'at',
  events: {
    opened: (_from, { at }: OfDoor) => ({ status: 'open', at }),
    shut: (_from, _of: OfDoor) => ({ status: 'shut' }),
  },
});
const doors = machineFamily<Door>()(
  { ...doorMachine, name: 'toyDoors' },
  {
    key: 'at',
    absent: null,
    events: {
      opened: (_from, _of: OfDoor) => ({ status: 'open' }),
      shut: (_from, _of: OfDoor) => ({ status: 'shut' }),
    },
  },
);
const bell = plainSlice<number>()('toyBell', {
  initial: 0,
  changes: { rang: (count) => count + 1 },
  hears: { [door.opened.type]: 'rang' },
});
const at = 'front';

describe('an event that its machine refuses', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Every way in which a saga can wait for an action. */
  const waiting = (note: (how: string) => void) => {
    const noting = (how: string) =>
      function* noted() {
        yield* effects.call(note, how);
      };
    const pattern = [door.opened, door.shut, doors.opened, doors.shut];
    return function* toy() {
      yield* takeEvery(pattern, noting('takeEvery'));
      yield* takeLeading(pattern, noting('takeLeading'));
      yield* effects.takeLatest(pattern, noting('takeLatest'));
      yield* effects.throttle(1, pattern, noting('throttle'));
      yield* effects.debounce(1, pattern, noting('debounce'));
      yield* effects.takeEvery('*', noting('any'));
      const queued = yield* effects.actionChannel(
        pattern.map(({ type }) => type),
        buffers.expanding<UnknownAction>(),
      );
      yield* effects.fork(function* () {
        while (true) {
          yield* effects.take(queued);
          yield* noting('actionChannel')();
        }
      });
      while (true) {
        yield* effects.race({ one: effects.take(pattern), never: effects.take([]) });
        yield* noting('race')();
      }
    };
  };
  const HOWS = 'actionChannel any debounce race takeEvery takeLatest takeLeading throttle'.split(
    ' ',
  );

  async function heard(...actions: readonly UnknownAction[]) {
    const notes: string[] = [];
    const { store, saga } = createStore({ services: {} as Services });
    const task = saga.run(waiting((how) => void notes.push(how)));
    await jest.advanceTimersByTimeAsync(0);
    for (const action of actions) store.dispatch(action);
    await jest.advanceTimersByTimeAsync(10);
    task.cancel();
    const state: object = store.getState(); // with the toys
    return { hows: [...new Set(notes)].sort(), state };
  }

  test('an event that its machine refuses reaches no saga, however it waits; one that is accepted reaches all', async () => {
    expect((await heard(door.shut({ at }))).hows).toEqual([]);
    expect((await heard(door.opened({ at }))).hows).toEqual(HOWS);
  });

  test('an event of another instance, or of one that does not exist, reaches no saga', async () => {
    expect((await heard(doors.shut({ at }), doors.opened({ at }))).hows).toEqual([]);
    const { state } = await heard(door.opened({ at }), door.shut({ at: 'back' }));
    expect(door.select(state).status).toBe('open');
  });

  test('an event that its machine refuses is not heard by another slice', async () => {
    const { state } = await heard(door.opened({ at }), door.opened({ at }));
    expect(bell.select(state)).toBe(1);
  });

  test('an event that its machine refuses stands in the session log, dispatched or put, and the log replays', async () => {
    const lines: string[] = [];
    const recorder = createRecorder({
      now: () => 0,
      sink: (line) => void lines.push(line),
      maxLines: 100,
      maxChars: 10_000,
    });
    const { store, saga } = createStore({
      services: {} as Services,
      effectMiddlewares: [recorder.effectMiddleware],
      middlewares: [recorder.reduxMiddleware],
    });
    const root = function* () {
      yield* takeEvery(door.opened, function* () {
        yield* effects.put(door.opened({ at }));
        yield* effects.put(bell.rang());
      });
    };
    recorder.start('toy', () => saga.run(root));
    for (const action of [door.shut({ at }), door.opened({ at }), door.opened({ at })])
      store.dispatch(action);
    const told = readLog(lines);
    const inputs = told.flatMap((one) => (one.is === 'action' ? one.type : []));
    expect(inputs).toEqual(['toyDoor/shut', 'toyDoor/opened', 'toyDoor/opened']);
    const puts = told.flatMap((one) => (one.is === 'put' ? one.type : []));
    expect(puts).toEqual(['toyDoor/opened', 'toyBell/rang']);
    const { divergence, state } = replaySession(lines, { toy: root });
    expect(divergence).toBeNull();
    expect(state).toEqual(store.getState());
  });
});
