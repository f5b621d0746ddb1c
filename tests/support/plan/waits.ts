/** What the sagas of a plan wait for, by saga, and the ports that have not answered. */
import { call, delay, type Effect, take } from 'redux-saga/effects';
import { runningSaga } from './turns.ts';

interface Pattern {
  readonly type?: unknown;
  readonly opName?: string;
  readonly name?: string;
  /** Set by `waitUntil`: the name of its selector. */
  readonly selector?: string;
}

/** How a pattern, a port or a saga is called in a report. */
export function nameOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).join(' or ');
  const { selector, type, opName, name } = Object(value) as Pattern;
  return String(selector ?? type ?? opName ?? (name || value));
}

const delayFn = (delay(0).payload as { readonly fn: unknown }).fn;

/** redux-saga-test-plan marks the sagas that it wraps others in. */
const SAGA_WRAPPER = '@@redux-saga-test-plan/saga-wrapper';

interface Wait {
  readonly saga: string;
  readonly what: string;
}

export class Waits {
  readonly #waits = new Set<Wait>();
  readonly #ports = new Map<string, number>();
  readonly #added = new WeakSet<object>();

  /** The same take; while it waits, it is on the list. */
  taking(pattern: unknown): Effect {
    return this.#whileWaiting(nameOf(pattern), take(pattern as string));
  }

  /** The same for a pause; null for a call that is none. */
  pausing({
    fn,
    args,
  }: {
    readonly fn: unknown;
    readonly args: readonly unknown[];
  }): Effect | null {
    if (fn !== delayFn) return null;
    const [ms, value] = args;
    return this.#whileWaiting(`a pause of ${ms} ms`, delay(Number(ms), value));
  }

  /** Never goes on. */
  forEver(): Effect {
    return this.adding(take(() => false));
  }

  /** Notes an effect that is the plan's own. */
  adding<E extends Effect>(effect: E): E {
    this.#added.add(effect);
    return effect;
  }

  /** Whether an effect is the workflow's, and neither the plan's own nor the library's. */
  isOfWorkflow(effect: Effect): boolean {
    const { fn } = Object(effect.payload) as { readonly fn?: object };
    return !this.#added.has(effect) && !(fn !== undefined && SAGA_WRAPPER in fn);
  }

  #whileWaiting(what: string, effect: Effect): Effect {
    const waits = this.#waits;
    const wait = { saga: runningSaga(), what };
    this.adding(effect);
    return this.adding(
      call(function* () {
        waits.add(wait);
        try {
          return (yield effect) as unknown;
        } finally {
          waits.delete(wait);
        }
      }),
    );
  }

  /** Wraps the ports to know which calls are pending. */
  watching<Ports extends object>(groups: Ports): Ports {
    const watched = Object.entries(groups).map(([group, ports]) => [
      group,
      Object.fromEntries(
        Object.entries(ports as Record<string, (...args: unknown[]) => unknown>).map(
          ([name, port]) => [name, Object.assign(this.#watched(`${group}.${name}`, port), port)],
        ),
      ),
    ]);
    return Object.fromEntries(watched) as Ports;
  }

  #watched(name: string, port: (...args: unknown[]) => unknown) {
    const add = (by: number) => this.#ports.set(name, (this.#ports.get(name) ?? 0) + by);
    return (...args: unknown[]) => {
      const answer = port(...args);
      if (!(answer instanceof Promise)) return answer;
      add(1);
      return answer.finally(() => add(-1));
    };
  }

  described(): string {
    const ports = [...this.#ports].filter(([, open]) => open > 0).map(([name]) => name);
    const waits = [...this.#waits].map(({ saga, what }) => `${saga} for ${what}`);
    return [
      `Waiting: ${[...new Set(waits)].join('; ') || 'nothing'}.`,
      `Ports that have not answered: ${ports.join(', ') || 'none'}.`,
    ].join('\n');
  }
}
