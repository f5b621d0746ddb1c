/** A page of which every answer and every delay is held until it is released. Nothing of it waits for a promise: a step is over when it returns. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { isPortError, type PortError } from '#contract/lib/problems.ts';
import { stalenessOf } from '#contract/reads.ts';
import { type PendingAnswer, pendingAnswer } from '#sagaLog/core/pendingAnswer.ts';
import { createStore } from '#sagas/createStore.ts';
import { runWorkflows, type Workflow } from '#sagas/root.ts';
import type { Services } from '#services/services.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { aToken, aUser } from '../factories.ts';
import { HeldSagas } from './heldSagas.ts';

// biome-ignore lint/suspicious/noExplicitAny: each port has arguments of its own
export type Ports = Readonly<Record<string, (...args: any[]) => unknown>>;

type Settle = (value: unknown) => void;

/** A call that has not been answered yet. */
export interface HeldCall {
  readonly id: number;
  readonly op: string;
  readonly args: readonly unknown[];
  readonly isWrite: boolean;
  /** What the server says, once it has done it. */
  answer: { readonly value: unknown } | { readonly error: PortError } | null;
  /** Whether a workflow still waits for it. */
  isAwaited: boolean;
  readonly settle: { readonly done: Settle; readonly fail: Settle };
}

interface HeldDelay {
  readonly dueAt: number;
  over(): void;
}

interface PageOptions {
  readonly workflows: Readonly<Record<string, Workflow>>;
  /** Ports whose answers are held: `group.op` → what the server does. */
  readonly held: Ports;
  /** Ports of the device, which answer at once. */
  readonly device: Ports;
  /** Types of actions that reach nothing. */
  readonly unheard: readonly string[];
}

export class HeldPage {
  readonly #held: Ports;
  readonly #device: Ports;
  readonly #sagas: HeldSagas;
  readonly #store: ReturnType<typeof createStore>['store'];
  readonly #calls = new Map<number, HeldCall>();
  readonly #delays = new Set<HeldDelay>();
  readonly #bugs: string[] = [];
  #now = 0;
  #made = 0;
  readonly #task: { cancel(): void };

  constructor({ workflows, held, device, unheard }: PageOptions) {
    this.#held = held;
    this.#device = { ...this.#ownDevice(), ...device };
    this.#sagas = new HeldSagas((ms) => this.#holdDelay(ms));
    const { store, saga } = createStore({
      services: this.#services(),
      effectMiddlewares: [this.#sagas.effectMiddleware],
      middlewares: [
        () => (next) => (action) =>
          unheard.includes((action as UnknownAction).type) ? action : next(action),
      ],
    });
    this.#store = store;
    const root = () => runWorkflows({ ...workflows });
    const watched = this.#sagas.tracked(root(), { fn: root, args: [] });
    this.#task = saga.run(() => watched as Generator);
    this.dispatch(host.settled({ user: aUser() }));
    this.dispatch(token.requested());
    this.dispatch(token.received(aToken()));
  }

  get state(): RootState {
    return this.#store.getState();
  }

  /** What no order of answers excuses: errors of the page itself. */
  get bugs(): readonly string[] {
    return this.#bugs;
  }

  /** The calls that are under way, in the order in which they were made. */
  get calls(): readonly HeldCall[] {
    return [...this.#calls.values()];
  }

  dispatch(action: UnknownAction): void {
    this.#store.dispatch(action);
  }

  close(): void {
    this.#task.cancel();
  }

  /** The server does what a call asks for, or refuses it. A read that nobody waits for any more is over. */
  serve(call: HeldCall): void {
    try {
      call.answer = { value: this.#held[call.op]?.(...call.args) };
    } catch (error) {
      if (!isPortError(error)) throw error;
      call.answer = { error };
    }
    if (!call.isAwaited) this.#calls.delete(call.id);
  }

  /** The page gets the answer of a call, or another one. */
  arrive(call: HeldCall, answer: NonNullable<HeldCall['answer']>): void {
    this.#calls.delete(call.id);
    if ('error' in answer) call.settle.fail(answer.error);
    else call.settle.done(answer.value);
  }

  /** How long until the next delay is over; null if there is none. */
  get untilNext(): number | null {
    const [first] = this.#dueFirst();
    return first === undefined ? null : first.dueAt - this.#now;
  }

  /** Time passes until the next delay is over. */
  elapse(): void {
    const [first] = this.#dueFirst();
    if (first === undefined) return;
    this.#now = first.dueAt;
    this.#delays.delete(first);
    first.over();
  }

  /** Equal for two pages that go on alike. */
  print(): readonly unknown[] {
    const calls = this.calls.map(({ op, args, answer, isAwaited }) => [
      op,
      args,
      answer,
      isAwaited,
    ]);
    const delays = this.#dueFirst().map(({ dueAt }) => dueAt - this.#now);
    return [calls, delays, this.#sagas.print()];
  }

  #dueFirst(): HeldDelay[] {
    return [...this.#delays].sort((a, b) => a.dueAt - b.dueAt);
  }

  #holdDelay(ms: number): PendingAnswer {
    let delay: HeldDelay;
    const begin = (done: Settle) => {
      delay = { dueAt: this.#now + ms, over: () => done(true) };
      this.#delays.add(delay);
    };
    return pendingAnswer(begin, () => void this.#delays.delete(delay));
  }

  #hold(op: string, args: readonly unknown[]): PendingAnswer {
    this.#made += 1;
    const id = this.#made;
    const isWrite = stalenessOf(op) !== null;
    const begin = (done: Settle, fail: Settle) => {
      const settle = { done, fail };
      this.#calls.set(id, { id, op, args, isWrite, answer: null, isAwaited: true, settle });
    };
    return pendingAnswer(begin, () => this.#abandon(id));
  }

  /** A write is done all the same. */
  #abandon(id: number): void {
    const call = this.#calls.get(id);
    if (call === undefined) return;
    call.isAwaited = false;
    if (!call.isWrite || call.answer !== null) this.#calls.delete(id);
  }

  #call(op: string, args: readonly unknown[]): unknown {
    if (op in this.#held) return this.#hold(op, args);
    const port = this.#device[op];
    if (port !== undefined) return port(...args);
    this.#bugs.push(`${op} is called, and this world has no such port`);
    throw new Error(`There is no port ${op}.`);
  }

  #services(): Services {
    const portOf = (group: string, op: string) =>
      Object.assign((...args: unknown[]) => this.#call(`${group}.${op}`, args), {
        opName: `${group}.${op}`,
      });
    const lazily = <T>(make: (name: string) => T) => {
      const made = new Map<string | symbol, T>();
      const get = (_target: object, name: string | symbol) => {
        if (typeof name === 'symbol' || name === 'toJSON') return undefined;
        const known = made.get(name) ?? make(name);
        made.set(name, known);
        return known;
      };
      return new Proxy({}, { get });
    };
    return lazily((group) => lazily((op) => portOf(group, op))) as unknown as Services;
  }

  #ownDevice(): Ports {
    const stored = new Map<string, string>();
    let ids = 0;
    const report = (error: unknown) => {
      if (!isPortError(error)) this.#bugs.push(String(error));
    };
    return {
      'clock.now': () => this.#now,
      'ids.next': () => {
        ids += 1;
        return `id-${ids}`;
      },
      'errors.report': report,
      'errors.warn': () => undefined,
      'analytics.track': () => undefined,
      'storage.get': (key: string) => stored.get(key) ?? null,
      'storage.set': (key: string, value: string) => void stored.set(key, value),
      'storage.remove': (key: string) => void stored.delete(key),
    };
  }
}
