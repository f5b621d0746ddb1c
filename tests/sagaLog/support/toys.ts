/** Pages of a few lines, one for each thing that a saga can do. */
import { jest } from '@jest/globals';
import { buffers, END, type EventChannel, eventChannel } from 'redux-saga';
import {
  actionChannel,
  all,
  call,
  cancel,
  cancelled,
  debounce,
  delay,
  flush,
  fork,
  join,
  put,
  race,
  retry,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  throttle,
} from 'typed-redux-saga';
import { after, done, failsAfter, type Toy, type ToyState } from './toyPage.ts';

const go = (what: unknown) => ({ type: 'go', what });
type Go = ReturnType<typeof go>;
// biome-ignore lint/suspicious/noExplicitAny: a test calls its own ports as it likes
export type AnyPort = any;
export type Message = NonNullable<unknown>;
export const portOf = (ports: Record<string, AnyPort>, name: string) => ports[name];

/** Three messages at once when somebody listens, then one each 10 ms, then the end. */
function radio(listener: (message: unknown) => void) {
  for (const message of ['a', 'b', 'c']) listener(message);
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    listener(count === 4 ? END : count);
  }, 10);
  return () => clearInterval(timer);
}
/** A port that takes a listener, as a channel. */
export const open = (port: AnyPort) =>
  Object.assign(() => eventChannel<Message>((emit) => port(emit), buffers.expanding()), {
    opName: port.opName,
  });

export const toys: Record<string, Toy> = {
  'answers at once, and errors at once': {
    ports: () => ({
      now: (n: number) => n * 2,
      nothing: () => undefined,
      thrown: () => {
        throw { kind: 'response', status: 401 };
      },
    }),
    saga: (ports) =>
      function* () {
        yield* put(done(yield* call(portOf(ports, 'now'), 21)));
        yield* put(done(yield* call(portOf(ports, 'nothing'))));
        try {
          yield* call(portOf(ports, 'thrown'));
        } catch (error) {
          yield* put(done(error));
        }
      },
  },
  'answers and errors later, of several calls at once, in the order in which they come': {
    ports: () => ({
      slow: () => after(50, 'slow'),
      fast: () => after(20, 'fast'),
      failing: () => failsAfter(30, new TypeError('no network')),
    }),
    saga: (ports) =>
      function* () {
        yield* put(done(yield* all([call(portOf(ports, 'slow')), call(portOf(ports, 'fast'))])));
        try {
          yield* all([call(portOf(ports, 'slow')), call(portOf(ports, 'failing'))]);
        } catch (error) {
          yield* put(done(String(error)));
        }
      },
  },
  'two answers of the same millisecond': {
    ports: () => ({ a: () => after(20, 'a'), b: () => after(20, 'b') }),
    saga: (ports) =>
      function* () {
        for (const name of ['b', 'a', 'b', 'a']) {
          yield* fork(function* () {
            yield* put(done(yield* call(portOf(ports, name))));
          });
        }
      },
  },
  'delay in a race with an action, lost and won': {
    saga: () =>
      function* () {
        while (true) {
          const { over } = yield* race({ more: take('go'), over: delay(200) });
          if (over) return yield* put(done('quiet'));
          yield* put(done('more'));
        }
      },
    async act({ dispatch }) {
      for (let n = 0; n < 5; n += 1) {
        dispatch(go(n));
        await jest.advanceTimersByTimeAsync(150);
      }
    },
  },
  'fork, join, cancel and what a cancelled saga still does': {
    ports: () => ({ work: () => after(30, 'worked'), tidy: () => 'tidied' }),
    saga: (ports) => {
      function* worker(name: string) {
        try {
          yield* put(done([name, yield* call(portOf(ports, 'work'))]));
        } finally {
          if (yield* cancelled()) yield* put(done([name, yield* call(portOf(ports, 'tidy'))]));
        }
      }
      return function* () {
        const first = yield* fork(worker, 'first');
        const second = yield* fork(worker, 'second');
        yield* delay(10);
        yield* cancel(second);
        yield* join(first);
        yield* put(done('joined'));
      };
    },
  },
  'a spawned saga that crashes': {
    ports: () => ({ crash: () => failsAfter(5, new Error('boom')) }),
    saga: (ports) =>
      function* () {
        yield* spawn(function* () {
          yield* call(portOf(ports, 'crash'));
        });
        yield* delay(50);
        yield* put(done('still here'));
      },
  },
  'a fork of a port, kept and broken': {
    ports: () => ({ kept: () => after(5, 'kept'), broken: () => failsAfter(20, 'broken') }),
    saga: (ports) =>
      function* () {
        const kept = yield* fork(portOf(ports, 'kept'));
        yield* put(done(yield* join(kept)));
        try {
          yield* call(function* () {
            yield* fork(portOf(ports, 'broken'));
            yield* delay(100);
            yield* put(done('never'));
          });
        } catch (error) {
          yield* put(done(error));
        }
      },
  },
  'takeEvery, takeLatest and takeLeading': {
    ports: () => ({ work: (n: number) => after(25, n) }),
    saga: (ports) => {
      const handle = (name: string) =>
        function* ({ what }: Go) {
          yield* put(done([name, yield* call(portOf(ports, 'work'), what)]));
        };
      return function* () {
        yield* takeEvery('go', handle('every'));
        yield* takeLatest('go', handle('latest'));
        yield* takeLeading('go', handle('leading'));
      };
    },
    async act({ dispatch }) {
      for (let n = 0; n < 6; n += 1) {
        dispatch(go(n));
        await jest.advanceTimersByTimeAsync(n * 7);
      }
    },
  },
  'throttle, debounce and retry': {
    ports: () => {
      let tries = 0;
      return {
        flaky() {
          tries += 1;
          return tries < 3 ? failsAfter(5, 'again') : after(5, tries);
        },
      };
    },
    saga: (ports) =>
      function* () {
        yield* throttle(40, 'go', function* ({ what }: Go) {
          yield* put(done(['throttled', what]));
        });
        yield* debounce(40, 'go', function* ({ what }: Go) {
          yield* put(done(['debounced', what]));
        });
        yield* put(done(yield* retry(3, 100, portOf(ports, 'flaky'))));
      },
    async act({ dispatch }) {
      for (let n = 0; n < 9; n += 1) {
        dispatch(go(n));
        await jest.advanceTimersByTimeAsync(n * 9);
      }
    },
  },
  'an action channel': {
    saga: () =>
      function* () {
        const actions = yield* actionChannel('go');
        while (true) {
          const { what } = (yield* take(actions)) as Go;
          yield* delay(30);
          yield* put(done(what));
        }
      },
    act({ dispatch }) {
      for (let n = 0; n < 4; n += 1) dispatch(go(n));
    },
  },
  'a stream: messages at once, later, flushed, and its end': {
    ports: () => ({ radio }),
    saga: (ports) =>
      function* () {
        const channel = (yield* call(open(portOf(ports, 'radio')))) as EventChannel<Message>;
        try {
          while (true) {
            yield* put(done(yield* take(channel)));
            yield* delay(5);
            yield* put(done(yield* flush(channel)));
          }
        } finally {
          channel.close();
          yield* put(done('off'));
        }
      },
  },
  'two streams of one port, one of them closed while another saga listens': {
    ports: () => ({ radio }),
    saga: (ports) => {
      function* hear(name: string, channel: EventChannel<Message>) {
        try {
          while (true) yield* put(done([name, yield* take(channel)]));
        } finally {
          yield* put(done([name, 'off']));
        }
      }
      return function* () {
        const listen = open(portOf(ports, 'radio'));
        const one = (yield* call(listen)) as EventChannel<Message>;
        const other = (yield* call(listen)) as EventChannel<Message>;
        yield* fork(hear, 'one', one);
        yield* fork(hear, 'other', other);
        yield* delay(15);
        one.close();
        yield* put(done('closed'));
      };
    },
  },
  'a port that dispatches before it answers': {
    ports: (dispatch) => ({
      echo() {
        dispatch(go('echo'));
        return 'answered';
      },
    }),
    saga: (ports) =>
      function* () {
        yield* takeEvery('go', function* ({ what }: Go) {
          if (what === 'first') yield* put(done(yield* call(portOf(ports, 'echo'))));
          else yield* put(done(['heard', what]));
        });
      },
    act({ dispatch }) {
      dispatch(go('first'));
    },
  },
  'a subscriber that dispatches while a put is under way, and again while its own is': {
    ports: () => ({ now: () => 'answered' }),
    saga: (ports) =>
      function* () {
        yield* takeEvery('go', function* ({ what }: Go) {
          yield* put(done(['saw', what]));
          yield* put(done(yield* call(portOf(ports, 'now'))));
        });
      },
    act({ dispatch, subscribe, state }) {
      let reacted = 0;
      subscribe(() => {
        if (reacted >= 3 || state().done.length <= reacted) return;
        reacted += 1;
        dispatch(go(`reaction ${reacted}`));
      });
      dispatch(go('first'));
    },
  },
  'a promise that is yielded as it is': {
    saga: () =>
      function* () {
        yield* put(done(yield Promise.resolve('yielded')));
      },
  },
  'steps from a plain function, selectors and the state': {
    saga: () => {
      const steps = () =>
        (function* () {
          yield* delay(5);
          return 'stepped';
        })();
      return function* () {
        yield* put(done(yield* call(steps)));
        yield* put(done((yield* select((state: ToyState) => state.done)).length));
      };
    },
  },
};
