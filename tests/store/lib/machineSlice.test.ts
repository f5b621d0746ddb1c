import { expect, test } from '@jest/globals';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '#store/lib/machineSlice.ts';
import { request } from '#store/lib/transitions.ts';

const lampMachine = defineMachine({
  name: 'lamp',
  purpose: 'Shines.',
  initial: 'off',
  rest: ['off', 'on'],
  table: {
    off: { pressed: 'warming' },
    warming: { warm: 'on', failed: 'off', tested: ['on', 'off'] },
    on: { pressed: 'off', failed: 'broken' },
    broken: {},
  },
});

interface OfLamp {
  readonly lampId: string;
}
type LampState =
  | { readonly status: 'off' }
  | ({ readonly status: 'warming' } & OfLamp)
  | ({ readonly status: 'on'; readonly lumens: number } & OfLamp)
  | { readonly status: 'broken'; readonly reason: string };

const lamp = machineSlice<LampState>()(lampMachine, {
  initial: { status: 'off' },
  instance: 'lampId',
  events: {
    pressed: {
      off: (_from, { lampId }: OfLamp) => ({ status: 'warming', lampId }),
      on: (_from, _of: OfLamp) => ({ status: 'off' }),
    },
    warm: ({ lampId }, { lumens }: OfLamp & { readonly lumens: number }) => ({
      status: 'on',
      lampId,
      lumens,
    }),
    failed: {
      warming: (_from, _why: { readonly reason: string }) => ({ status: 'off' }),
      on: (_from, { reason }: { readonly reason: string }) => ({ status: 'broken', reason }),
    },
    tested: ({ lampId }, { lumens }: { readonly lumens: number }) =>
      lumens > 0 ? { status: 'on', lampId, lumens } : { status: 'off' },
  },
  changes: {
    dimmed: (from) => (from.status === 'on' ? { ...from, lumens: from.lumens / 2 } : from),
  },
  requests: { bulbRequested: request<{ readonly watts: number }>(), cleaned: request() },
});

type Action = Parameters<typeof lamp.reducer>[1];
const after = (...actions: readonly Action[]) =>
  actions.reduce<LampState | undefined>(lamp.reducer, undefined);
const a = { lampId: 'a' };
const on = [lamp.pressed(a), lamp.warm({ ...a, lumens: 800 })];

test('an event leads where the table says', () => {
  expect(after(...on)).toEqual({ status: 'on', ...a, lumens: 800 });
  expect(after(lamp.pressed(a), lamp.failed({ reason: 'x' }))).toEqual({ status: 'off' });
  expect(after(...on, lamp.failed({ reason: 'x' }))).toEqual({ status: 'broken', reason: 'x' });
  expect(after(lamp.pressed(a), lamp.tested({ lumens: 0 }))).toEqual({ status: 'off' });
});

test('an illegal event returns the same state', () => {
  const state = after(...on);
  expect(lamp.reducer(state, lamp.warm({ ...a, lumens: 1 }))).toBe(state);
  expect(lamp.reducer(state, { type: 'lamp/unknown' })).toBe(state);
  expect(lamp.reducer(state, { type: 'other/pressed' })).toBe(state);
});

test('a late answer for another instance changes nothing; an initial event may name another one', () => {
  const warming = after(lamp.pressed(a));
  expect(lamp.reducer(warming, lamp.warm({ lampId: 'b', lumens: 1 }))).toBe(warming);
  expect(after(lamp.pressed({ lampId: 'b' }))).toEqual({ status: 'warming', lampId: 'b' });
});

test('a change keeps the status; a request changes nothing', () => {
  const state = after(...on);
  expect(lamp.reducer(state, lamp.dimmed())).toEqual({ ...state, lumens: 400 });
  expect(lamp.reducer(state, lamp.bulbRequested({ watts: 5 }))).toBe(state);
});

test('action creators are those of Redux Toolkit', () => {
  expect(lamp.warm.type).toBe('lamp/warm');
  expect(lamp.warm.match(lamp.warm({ ...a, lumens: 1 }))).toBe(true);
  expect(lamp.cleaned()).toEqual({ type: 'lamp/cleaned', payload: undefined });
});

test('select returns the state, or the initial one if the reducer is not loaded', () => {
  expect(lamp.select({ lamp: { status: 'broken', reason: 'x' } }).status).toBe('broken');
  expect(lamp.select({})).toEqual({ status: 'off' });
});

test('a handler that the table forbids does not compile', () => {
  const { events, ...rest } = { events: {}, initial: { status: 'off' } as const };
  const pressed = {
    off: () => ({ status: 'off' }) as const,
    on: () => ({ status: 'off' }) as const,
  };
  const make = () =>
    // @ts-expect-error no handler for most events, and `pressed` may not stay off
    machineSlice<LampState>()(lampMachine, { ...rest, events: { ...events, pressed } });
  const slice = make();
  expect(() => slice.reducer({ status: 'off' }, { type: 'lamp/pressed', payload: a })).toThrow(
    'lamp: off + pressed led to off, not to warming',
  );
  // @ts-expect-error a payload is missing
  expect(lamp.warm().payload).toBeUndefined();
  // @ts-expect-error no field of that type
  expect(lamp.warm({ ...a, lumens: 'many' }).type).toBe('lamp/warm');
});

test('in production a wrong handler keeps the state instead of throwing', () => {
  const { env } = process;
  const slice = machineSlice<LampState>()(lampMachine, {
    initial: { status: 'off' },
    events: { pressed: () => ({ status: 'off' }) } as never,
  }) as unknown as typeof lamp;
  const state: LampState = { status: 'off' };
  process.env = { ...env, NODE_ENV: 'production' };
  try {
    expect(slice.reducer(state, lamp.pressed(a))).toBe(state);
  } finally {
    process.env = env;
  }
});

test('an event cannot take a name that the slice exports', () => {
  const rest = { name: 'x', purpose: 'X.', initial: 'a', rest: ['a'] } as const;
  const machine = defineMachine({ ...rest, table: { a: { select: 'a' } } });
  const make = () =>
    machineSlice<{ readonly status: 'a' }>()(machine, {
      initial: { status: 'a' },
      events: { select: (from) => from },
    });
  expect(make).toThrow('x: no event can be called select');
});
