/** One execution of workflows against a small server: what can happen next, and what has happened. */
import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Workflow } from '#sagas/root.ts';
import type { RootState } from '#store/subjects.ts';
import { anAnswer, noNetwork } from '../factories.ts';
import { busyMachines } from './busyMachines.ts';
import { digestOf, fingerprintOf } from './fingerprint.ts';
import { type HeldCall, HeldPage, type Ports } from './heldPage.ts';
import { disagreement, saidOf } from './story.ts';

/** What a person does; null: not possible now. */
export type Act = UnknownAction | ((state: RootState) => UnknownAction | null);

/** `requestLost`: the server never gets it. `answerLost`: it has done it. A status: it refuses, and has done nothing. */
export type Fault = 'requestLost' | 'answerLost' | number;

export interface Server {
  readonly ports: Ports;
  /** What it has, by name. Plain data. */
  has(): Readonly<Record<string, unknown>>;
}

/** The page does not say what the server has: it has not read it, or says that it could not. */
export const NOT_SAID = Symbol('not said');

export interface Scenario {
  readonly workflows: Readonly<Record<string, Workflow>>;
  /** Makes the server anew for each order. */
  readonly server: () => Server;
  /** Ports of the device, which answer at once. */
  readonly device?: () => Ports;
  /** What has happened before: all of it is answered before the first act. */
  readonly before?: readonly UnknownAction[];
  readonly acts: readonly Act[];
  /** The acts do the same to different things, or with different values: their order does not matter. */
  readonly areAlike?: boolean;
  /** What the page shows, by the names of what the server has. */
  readonly shows: (state: RootState) => Readonly<Record<string, unknown>>;
  /** Types of actions that reach nothing: a test breaks the workflows with it, and sees that this is found. */
  readonly unheard?: readonly string[];
  /** Beside a lost request and a lost answer; by default 403, 409 and 500. */
  readonly refusals?: readonly number[];
}

export type Move =
  | { readonly is: 'act'; readonly at: number }
  | { readonly is: 'serve' | 'arrive'; readonly call: number; readonly isWrite: boolean }
  | { readonly is: 'fault'; readonly call: number; readonly fault: Fault }
  | { readonly is: 'elapse' };

const REFUSALS = [403, 409, 500];
/** One that comes to no rest until then never does. */
const MOVES_MOST = 200;

export class World {
  readonly #scenario: Scenario;
  readonly #server: Server;
  readonly #page: HeldPage;
  readonly #left: Set<number>;
  readonly #refusals: readonly number[];
  readonly #story: (readonly [move: Move, about: unknown])[] = [];
  #faults: number;
  #moves = 0;

  constructor(scenario: Scenario, faults: number) {
    this.#scenario = scenario;
    this.#faults = faults;
    this.#refusals = scenario.refusals ?? REFUSALS;
    this.#server = scenario.server();
    const { workflows, device, unheard = [], before = [] } = scenario;
    const { ports: held } = this.#server;
    this.#page = new HeldPage({ workflows, held, device: device?.() ?? {}, unheard });
    this.#left = new Set();
    for (const action of before) {
      this.#page.dispatch(action);
      this.#answerAll();
    }
    this.#left = new Set(scenario.acts.keys());
  }

  get story(): readonly string[] {
    return this.#story.map(([move, about]) => saidOf(move, about));
  }

  /** Everything that can happen now; nothing at rest. */
  moves(): Move[] {
    if (this.#moves > MOVES_MOST) return [];
    const acts = [...this.#left].filter((at) => this.#isFirstOfItsKind(at));
    return [
      ...this.#page.calls.flatMap((call) => this.#movesOf(call)),
      ...acts.map((at) => ({ is: 'act', at }) as const),
      ...(this.#page.untilNext === null ? [] : [{ is: 'elapse' } as const]),
    ];
  }

  make(move: Move): void {
    this.#moves += 1;
    this.#story.push([move, this.#about(move)]);
    if (move.is === 'elapse') this.#page.elapse();
    else if (move.is === 'act') this.#act(move.at);
    else this.#answer(move);
  }

  /** What is wrong, of a world at rest; null if page and server agree. */
  verdict(): string | null {
    const [bug] = this.#page.bugs;
    if (bug !== undefined) return `a bug: ${bug}`;
    if (this.#moves > MOVES_MOST) return 'it never comes to rest';
    const busy = busyMachines(this.#page.state);
    if (busy.length > 0) return `nothing ends ${busy.join(', ')}`;
    const shown = this.#scenario.shows(this.#page.state);
    for (const [name, has] of Object.entries(this.#server.has())) {
      const now = name in shown ? shown[name] : NOT_SAID;
      if (now !== NOT_SAID && !isDeepStrictEqual(now, has)) return disagreement(name, now, has);
    }
    return null;
  }

  /** Equal for two worlds from which the same follows. */
  print(): string {
    const state = Object.entries(this.#page.state).map(([name, own]) => [name, fingerprintOf(own)]);
    const left = [...this.#left];
    const own = [left, this.#faults, this.#server.has(), this.#page.print(), state];
    return digestOf(JSON.stringify(own));
  }

  close(): void {
    this.#page.close();
  }

  #answerAll(): void {
    for (let [call] = this.#page.calls; call !== undefined; [call] = this.#page.calls) {
      this.#page.serve(call);
      if (call.answer !== null) this.#page.arrive(call, call.answer);
    }
  }

  #actionAt(at: number): UnknownAction | null {
    const act = this.#scenario.acts[at];
    return typeof act === 'function' ? act(this.#page.state) : (act ?? null);
  }

  /** Of acts that are equal or alike, it does not matter which is first. */
  #isFirstOfItsKind(at: number): boolean {
    const action = this.#actionAt(at);
    if (action === null) return false;
    const earlier = [...this.#left].filter((other) => other < at);
    if (this.#scenario.areAlike) return earlier.length === 0;
    const print = fingerprintOf(action);
    return !earlier.some((other) => fingerprintOf(this.#actionAt(other)) === print);
  }

  #movesOf({ id: call, isWrite, answer, isAwaited }: HeldCall): Move[] {
    const of = { call, isWrite };
    if (!isAwaited) return [{ is: 'serve', ...of }];
    const fault = (one: Fault) => ({ is: 'fault', call, fault: one }) as const;
    const isFaultLeft = this.#faults > 0;
    if (answer === null) {
      const refusals = isWrite ? this.#refusals : this.#refusals.slice(0, 1);
      const faults = isFaultLeft ? ['requestLost' as const, ...refusals].map(fault) : [];
      return [{ is: 'serve', ...of }, ...faults];
    }
    const faults = isFaultLeft && isWrite ? [fault('answerLost')] : [];
    return [{ is: 'arrive', ...of }, ...faults];
  }

  #callOf(id: number): HeldCall {
    const call = this.#page.calls.find((one) => one.id === id);
    if (call === undefined) throw new Error('An order is not the same when it is repeated.');
    return call;
  }

  #act(at: number): void {
    const action = this.#actionAt(at);
    this.#left.delete(at);
    if (action !== null) this.#page.dispatch(action);
  }

  #answer(move: Exclude<Move, { is: 'act' | 'elapse' }>): void {
    const call = this.#callOf(move.call);
    if (move.is === 'serve') this.#page.serve(call);
    else if (move.is === 'fault') this.#fail(call, move.fault);
    else if (call.answer !== null) this.#page.arrive(call, call.answer);
  }

  #fail(call: HeldCall, fault: Fault): void {
    this.#faults -= 1;
    this.#page.arrive(call, { error: typeof fault === 'number' ? anAnswer(fault) : noNetwork });
  }

  /** What a move is about. */
  #about(move: Move): unknown {
    if (move.is === 'act') return this.#actionAt(move.at);
    return move.is === 'elapse' ? this.#page.untilNext : this.#callOf(move.call);
  }
}

/** Whether two moves lead to the same world in either order: the server does its work unseen, and reads change nothing there. */
export function areIndependent(a: Move, b: Move): boolean {
  if ('call' in a && 'call' in b && a.call === b.call) return false;
  if (a.is === 'serve' && b.is === 'serve') return !a.isWrite && !b.isWrite;
  return a.is === 'serve' || b.is === 'serve';
}
