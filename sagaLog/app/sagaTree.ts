/** Which saga does what, as redux-saga tells a monitor. */
import { effectTypes } from 'redux-saga/effects';
import { supervised } from '#sagas/root.ts';
import { isIterator } from '../core/kinds.ts';
import { generatorsAt, type Mark } from './delegation.ts';

interface Node {
  readonly parent: number;
  /** Who made the effect; null if nobody asks. */
  readonly mark: Mark | null;
  /** Whether the effect is a generator itself, as a side of a race may be. */
  readonly isGenerator: boolean;
  /** A race, or all of several. */
  readonly holdsOthers: boolean;
  /** The saga that this effect has started; null for an effect that starts none. */
  readonly saga: string | null;
  /** Where the saga is one that `runWorkflows` has started. */
  readonly workflow: string | null;
  /** A fork outlives its effect. */
  readonly isFork: boolean;
}

interface Starting {
  readonly fn: { readonly name: string };
  readonly args: readonly unknown[];
}

type Started = Omit<Node, 'parent' | 'mark'>;
const NO_SAGA: Started = {
  saga: null,
  workflow: null,
  ...{ isFork: false, isGenerator: false, holdsOthers: false },
};

function startedBy(effect: unknown): Started {
  if (isIterator(effect)) return { ...NO_SAGA, isGenerator: true };
  const { type, payload } = Object(effect) as { type?: string; payload?: Starting };
  const isFork = type === effectTypes.FORK;
  if (type === effectTypes.RACE || type === effectTypes.ALL)
    return { ...NO_SAGA, holdsOthers: true };
  if (payload === undefined || (!isFork && type !== effectTypes.CALL)) return NO_SAGA;
  const { fn, args } = payload;
  return (fn as unknown) === supervised
    ? { ...NO_SAGA, saga: String(args[0]), workflow: String(args[0]), isFork }
    : { ...NO_SAGA, saga: fn.name || null, isFork };
}

/** What leads to an effect, the outermost first. */
export type Way = readonly Node[];

/** The sagas on the way to an effect, with those that they delegate to. */
export function namesOn(all: Way): string[] {
  const way = all.slice(
    Math.max(
      all.findLastIndex(({ workflow }) => workflow !== null),
      0,
    ),
  );
  return way.flatMap(({ mark, saga }, at) => {
    const parent = way[at - 1];
    // The sides of a race are made by who makes the race.
    const isOwn = parent !== undefined && !parent.holdsOthers && mark !== null;
    const inner = isOwn ? generatorsAt(mark) : [];
    // The first of them is the saga itself, which is known unless it is a generator that was started as it is.
    const delegated = inner.slice(parent?.isGenerator ? 0 : 1);
    return at === way.length - 1 || saga === null ? delegated : [...delegated, saga];
  });
}

/** The effects that are under way, each below the one that started its saga. */
export class SagaTree {
  readonly #nodes = new Map<number, Node>();

  begun(id: number, parent: number, effect: unknown, mark: Mark | null = null): void {
    this.#nodes.set(id, { parent, mark, ...startedBy(effect) });
  }

  started(id: number, saga: string): void {
    this.#nodes.set(id, { ...NO_SAGA, parent: 0, mark: null, saga, isFork: true });
  }

  /** Forgets an effect that is over, unless the saga that it forked goes on. */
  ended(id: number): void {
    if (this.#nodes.get(id)?.isFork === false) this.#nodes.delete(id);
  }

  /** The way to an effect, to be named later. */
  around(id: number): Way {
    return this.#around(id);
  }

  /** The workflow that an effect belongs to; null for one of none. */
  workflowOf(id: number): string | null {
    return this.#around(id).findLast(({ workflow }) => workflow !== null)?.workflow ?? null;
  }

  #around(id: number): Node[] {
    const around: Node[] = [];
    for (let node = this.#nodes.get(id); node !== undefined; node = this.#nodes.get(node.parent))
      around.unshift(node);
    return around;
  }
}
