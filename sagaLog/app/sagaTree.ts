/** Which saga does what, as redux-saga tells a monitor. */
import { effectTypes } from 'redux-saga/effects';
import { supervised } from '#sagas/root.ts';

interface Node {
  readonly parent: number;
  /** The saga that this effect has started; null for an effect that starts none. */
  readonly saga: string | null;
  /** Where the saga is one that `runWorkflows` has started. */
  readonly workflow: string | null;
  /** A fork outlives its effect. */
  readonly isFork: boolean;
}

interface Started {
  readonly fn: { readonly name: string };
  readonly args: readonly unknown[];
}

const NO_SAGA: Omit<Node, 'parent'> = { saga: null, workflow: null, isFork: false };

function startedBy(effect: unknown): Omit<Node, 'parent'> {
  const { type, payload } = Object(effect) as { type?: string; payload?: Started };
  const isFork = type === effectTypes.FORK;
  if (payload === undefined || (!isFork && type !== effectTypes.CALL)) return NO_SAGA;
  const { fn, args } = payload;
  return (fn as unknown) === supervised
    ? { saga: String(args[0]), workflow: String(args[0]), isFork }
    : { saga: fn.name || null, workflow: null, isFork };
}

/** The effects that are under way, each below the one that started its saga. */
export class SagaTree {
  readonly #nodes = new Map<number, Node>();

  begun(id: number, parent: number, effect: unknown): void {
    this.#nodes.set(id, { parent, ...startedBy(effect) });
  }

  started(id: number, saga: string): void {
    this.#nodes.set(id, { ...NO_SAGA, parent: 0, saga, isFork: true });
  }

  /** Forgets an effect that is over, unless the saga that it forked goes on. */
  ended(id: number): void {
    if (this.#nodes.get(id)?.isFork === false) this.#nodes.delete(id);
  }

  /** The sagas around an effect, the outermost first. */
  pathOf(id: number): string[] {
    return this.#around(id).flatMap(({ saga }) => saga ?? []);
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
