/** A page whose session is recorded: real store, real workflows, ports with latency and faults from a seed. */
import { jest } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectMiddleware } from 'redux-saga';
import type { LifeStore } from '#sagaLog/app/lifeStore.ts';
import { type SessionLog, startSessionLog } from '#sagaLog/app/sessionLog.ts';
import type { Origin } from '#sagaLog/core/logEntry.ts';
import { createStore } from '#sagas/createStore.ts';
import { openArticleSaga } from '#sagas/openArticle.ts';
import { rootSaga } from '#sagas/root.ts';
import { toolsSaga } from '#sagas/tools.ts';
import type { RootState } from '#store/subjects.ts';
import {
  type FakeServices,
  fakeServices,
  type PortOverrides,
  storageIn,
} from '#tests/support/fakeServices.ts';

import { lifeStoreIn } from './lifeStoreIn.ts';

export interface RecordedCall {
  readonly op: string;
  readonly args: readonly unknown[];
  /** Of the log. */
  readonly line: number;
}

export interface RecordedPage extends FakeServices {
  readonly state: () => RootState;
  readonly dispatch: (action: UnknownAction) => void;
  readonly subscribe: (listener: () => void) => void;
  readonly log: SessionLog;
  readonly lines: () => readonly string[];
  /** The calls of ports and the pauses, which a log has without their arguments. */
  readonly called: readonly RecordedCall[];
  pass(ms?: number): Promise<void>;
  close(): void;
}

interface Recording {
  readonly account?: () => string | null;
  /** What the tab keeps. */
  readonly kept?: Map<string, string>;
  readonly maxLines?: number;
  readonly origin?: Origin;
  readonly lives?: LifeStore;
}

interface Called {
  readonly fn: { readonly opName?: string };
  readonly args: readonly unknown[];
}

export const startRecordedPage = (overrides: PortOverrides = {}) => recordedBy({}, overrides);

export async function recordedBy(
  {
    account = () => 'user-1',
    kept = new Map(),
    lives = lifeStoreIn(new Map()),
    maxLines,
    origin,
  }: Recording = {},
  overrides: PortOverrides = {},
): Promise<RecordedPage> {
  const fakes = fakeServices(overrides);
  const storage = storageIn(kept);
  const log = startSessionLog({
    now: Date.now,
    account,
    storage,
    store: lives,
    ...(maxLines && { maxLines }),
    ...(origin && { origin: () => origin }),
  });
  const called: RecordedCall[] = [];
  const noted: EffectMiddleware = (next) => (effect) => {
    const { type, payload } = effect as { type?: unknown; payload: Called };
    if (type === 'CALL') {
      const op = payload.fn.opName ?? (typeof payload.args[0] === 'number' ? 'delay' : '');
      called.push({ op, args: payload.args, line: log.lines().length + 1 });
    }
    next(effect);
  };
  const { store, saga } = createStore({
    services: fakes.services,
    effectMiddlewares: [noted, log.recorder.effectMiddleware],
    middlewares: [log.recorder.reduxMiddleware],
  });
  const tasks = [
    log.recorder.start('root', () => saga.run(rootSaga)),
    log.recorder.start('openArticle', () => saga.run(openArticleSaga)),
    log.recorder.start('tools', () => saga.run(toolsSaga)),
  ];
  const pass = async (ms = 0) => {
    await jest.advanceTimersByTimeAsync(ms);
  };
  await pass();
  return {
    ...fakes,
    state: store.getState,
    dispatch: (action) => void store.dispatch(action),
    subscribe: store.subscribe,
    log,
    lines: log.lines,
    called,
    pass,
    close() {
      for (const task of tasks) task.cancel();
    },
  };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
