/** What a plan expects of its workflow, and what it says of an expectation that is missed. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';
import { call, type Effect, fork, getContext, put, select, spawn, take } from 'redux-saga/effects';
import { nameOf } from './waits.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a run has done. */
export interface Done {
  readonly effects: readonly Effect[];
  readonly state: unknown;
  readonly returned: unknown;
  /** What the workflow threw; null if it did not. */
  readonly thrown: { readonly error: unknown } | null;
}

/** The type of the effect that each expectation is about. */
const TYPES = {
  call: 'CALL',
  fork: 'FORK',
  getContext: 'GET_CONTEXT',
  put: 'PUT',
  select: 'SELECT',
  spawn: 'FORK',
  take: 'TAKE',
} as const;
export type Verb = keyof typeof TYPES;

const CREATORS = { call, fork, getContext, put, select, spawn, take };

export const effectOf = (verb: Verb, args: readonly unknown[]): Effect =>
  (CREATORS[verb] as (...args: readonly unknown[]) => Effect)(...args);

/** Returns null if it is met, or else what happened instead. Takes the effect that it has met out of `left`. */
export type Check = (done: Done, left: Effect[]) => string | null;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether a value has these parts; of a list, all its elements. */
function holds(actual: unknown, part: unknown): boolean {
  if (!isObject(part) || !isObject(actual)) return isDeepStrictEqual(actual, part);
  if (Array.isArray(part) && part.length !== actual.length) return false;
  return Object.entries(part).every(([name, value]) => holds(actual[name], value));
}

/** An effect for a reader: the action of a put, otherwise names in place of functions. */
function readable(payload: object | string): Fields {
  if (typeof payload === 'string') return { name: payload }; // of getContext
  const { action, channel: _c, context: _o, detached: _d, ...rest } = payload as Fields;
  if (isObject(action)) return action;
  const named = Object.entries(rest).map(([name, value]) => [
    name,
    name === 'args' ? value : nameOf(value),
  ]);
  return Object.fromEntries(named);
}

const headOf = ({ type, fn, pattern, selector, name }: Fields): unknown =>
  type ?? fn ?? pattern ?? selector ?? name;

function likeness(actual: unknown, wanted: unknown): number {
  if (!isObject(actual) || !isObject(wanted)) return Object.is(actual, wanted) ? 1 : 0;
  return Object.entries(wanted).reduce(
    (sum, [name, value]) => sum + likeness(actual[name], value),
    0,
  );
}

/** The effect that is most like the one that is missed: of the same action, port or saga if there is one. */
function nearest(found: readonly Fields[], wanted: Fields): Fields | undefined {
  const same = found.filter((one) => headOf(one) === headOf(wanted));
  const [best] = (same.length > 0 ? same : found)
    .map((one) => ({ one, likes: likeness(one, wanted) }))
    .filter(({ likes }) => likes > 0)
    .sort((a, b) => b.likes - a.likes);
  return best?.one;
}

/** The lines of jest's own diff. */
function diff(actual: unknown, wanted: unknown, isPart = false): string {
  try {
    if (isPart) expect(actual).toMatchObject(wanted as object);
    else expect(actual).toStrictEqual(wanted);
    return 'the same, which another expectation has met.';
  } catch (error) {
    return (error as Error).message.replace(/^.*\n\n/, '');
  }
}

/** What is expected, in words, and its check: one effect, once. Of a part, the rest of the effect is not looked at. */
export function effectCheck(verb: Verb, payload: object, isPart: boolean): [string, Check] {
  const isIt = (effect: Effect) =>
    effect.type === TYPES[verb] &&
    (isPart ? holds(effect.payload, payload) : isDeepStrictEqual(effect.payload, payload));
  const wanted = readable(payload);
  const check: Check = ({ effects }, left) => {
    const at = left.findIndex(isIt);
    if (at >= 0) {
      left.splice(at, 1);
      return null;
    }
    const found = effects
      .filter(({ type }) => type === TYPES[verb])
      .map((effect) => readable(effect.payload));
    const closest = nearest(found, wanted);
    return [
      ...(closest === undefined ? [] : [`The nearest ${verb}:`, diff(closest, wanted, isPart)]),
      `Every ${verb}, in order: ${found.map(headOf).join(', ') || 'none'}.`,
    ].join('\n');
  };
  return [`${verb} of ${headOf(wanted)}`, check];
}

export const valueCheck =
  (of: (done: Done) => unknown, wanted: unknown): Check =>
  (done) =>
    isDeepStrictEqual(of(done), wanted) ? null : diff(of(done), wanted);

const THROWN = 'this error thrown';

/** Expects an error: this one, or one of this class. */
export const errorCheck = (wanted: unknown): [string, Check] => [
  THROWN,
  ({ thrown }) => {
    if (thrown === null) return 'It threw nothing.';
    const { error } = thrown;
    const isIt =
      typeof wanted === 'function' ? error instanceof wanted : isDeepStrictEqual(error, wanted);
    return isIt ? null : diff(error, wanted);
  },
];

interface Expectation {
  readonly said: string;
  readonly check: Check;
  readonly isWanted: boolean;
  /** Where the test says it. */
  readonly frames: readonly string[];
}

/** The frames of a stack above which the plan itself stands. */
const framesOfTest = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/\/tests\/support\/plan(Of\.ts|\/)/.test(line));

export class Expectations {
  readonly #all: Expectation[] = [];
  #isWanted = true;

  /** The next one must not be met. */
  negate(): void {
    this.#isWanted = false;
  }

  add(said: string, check: Check): void {
    const frames = framesOfTest(new Error(said));
    this.#all.push({ said, check, isWanted: this.#isWanted, frames });
    this.#isWanted = true;
  }

  /** Throws what the workflow threw unless that is expected, or the first that is missed, at its place in the test. */
  check(done: Done, waits: string): void {
    const isErrorExpected = this.#all.some(({ said }) => said === THROWN);
    if (done.thrown !== null && !isErrorExpected) throw done.thrown.error;
    const left = [...done.effects];
    for (const { said, check, isWanted, frames } of this.#all) {
      const instead = check(done, left);
      if ((instead === null) === isWanted) continue;
      const heading = isWanted ? `Expected: ${said}.` : `Not expected, but it happened: ${said}.`;
      const message = [heading, ...(instead === null ? [] : [instead]), waits].join('\n');
      throw Object.assign(new Error(message), { stack: [message, ...frames].join('\n') });
    }
  }
}
