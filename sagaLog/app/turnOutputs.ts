/** What the product does in one turn of a session, with its values. A build keeps this for the logs that it records. */
import type { SagaMonitor } from 'redux-saga';
import { effectTypes } from 'redux-saga/effects';
import type { RootState } from '#store/subjects.ts';
import type { Divergence } from '../core/logCursor.ts';
import { actionPutBy, portCallOf } from '../core/effectGate.ts';
import { isObject, isOutsideChannel } from '../core/kinds.ts';
import { Delegation } from './delegation.ts';
import { replaySession } from './replaySession.ts';
import { SagaTree } from './sagaTree.ts';

export interface Output {
  readonly is: 'call' | 'put' | 'cancel' | 'take' | 'flush';
  /** The port, or the type of the action. */
  readonly of: string;
  /** The arguments of a call, the action of a put. */
  readonly value: unknown;
  /** The sagas around it, from the workflow to the innermost generator. */
  readonly path: readonly string[];
  /** The state just before it. */
  readonly state: RootState;
}

export interface TurnOutputs {
  /** The line of the log with the input of the turn. */
  readonly line: number;
  /** Milliseconds since the session began. */
  readonly t: number;
  readonly outputs: readonly Output[];
  /** The state after it. */
  readonly state: RootState;
  /** Where the replay differs from the log, in this turn or elsewhere; null if it does not. */
  readonly divergence: Divergence | null;
}

/** Returns what happens in the turn with this line, or else in the last turn that is replayed. Throws if the lines are not a log. */
export function turnOutputs(lines: readonly string[], line: number): TurnOutputs {
  const delegation = new Delegation();
  try {
    return outputsAt(lines, line, delegation);
  } finally {
    delegation.end();
  }
}

function outputsAt(lines: readonly string[], line: number, delegation: Delegation): TurnOutputs {
  let watch: OutputWatch | null = null;
  let found: Omit<TurnOutputs, 'divergence'> | null = null;
  let isOver = false;
  const { divergence, state } = replaySession(
    lines,
    undefined,
    (turn) => {
      const outputs = watch?.taken() ?? [];
      if (isOver) return;
      found = { line: turn.line, t: turn.t, outputs, state: turn.state };
      const next = turn.line + turn.entries.length;
      isOver = line < next;
      delegation.isWatched = !isOver;
    },
    (now) => {
      delegation.isWatched = true;
      watch = new OutputWatch(delegation, now);
      return watch;
    },
  );
  return { ...(found ?? { line: 1, t: 0, outputs: [], state }), divergence };
}

interface Triggered {
  readonly effectId: number;
  readonly parentEffectId: number;
  readonly effect: unknown;
}

interface Open {
  readonly of: string;
  readonly path: readonly string[];
}

class OutputWatch implements Required<SagaMonitor> {
  readonly #tree = new SagaTree();
  readonly #calls = new Map<number, Open>();
  readonly #channels = new WeakMap<object, string>();
  readonly #delegation: Delegation;
  readonly #state: () => RootState;
  #outputs: Output[] = [];

  constructor(delegation: Delegation, state: () => RootState) {
    this.#delegation = delegation;
    this.#state = state;
  }

  /** The outputs since it was last asked. */
  taken(): readonly Output[] {
    const outputs = this.#outputs;
    this.#outputs = [];
    return outputs;
  }

  rootSagaStarted({ effectId }: { effectId: number }): void {
    this.#tree.started(effectId, '');
  }

  effectTriggered({ effectId: id, parentEffectId, effect }: Triggered): void {
    this.#tree.begun(id, parentEffectId, effect);
    const path = () => this.#pathOf(parentEffectId);
    const call = portCallOf(effect);
    const action = actionPutBy(effect);
    if (call !== null) {
      const open = { of: call.op, path: path() };
      this.#calls.set(id, open);
      this.#did('call', open, call.args);
    }
    if (action !== null) this.#did('put', { of: action.type, path: path() }, action);
    const { type, payload } = Object(effect) as { type?: string; payload?: unknown };
    const { channel = payload } = Object(payload) as { readonly channel?: unknown };
    const of = isObject(channel) ? this.#channels.get(channel) : undefined;
    if (of !== undefined)
      this.#did(type === effectTypes.FLUSH ? 'flush' : 'take', { of, path: path() }, null);
  }

  effectResolved(id: number, value: unknown): void {
    const call = this.#calls.get(id);
    if (call !== undefined && isOutsideChannel(value)) this.#channels.set(value, call.of);
    this.#over(id);
  }

  effectRejected(id: number): void {
    this.#over(id);
  }

  effectCancelled(id: number): void {
    const call = this.#calls.get(id);
    if (call !== undefined) this.#did('cancel', call, null);
    this.#over(id);
  }

  actionDispatched(): void {}

  #did(is: Output['is'], { of, path }: Open, value: unknown): void {
    this.#outputs.push({ is, of, value, path, state: this.#state() });
  }

  /** A replay ends in the middle of a turn; only the turn that is asked for needs to know who does what. */
  #pathOf(id: number): readonly string[] {
    if (!this.#delegation.isWatched) return [];
    const around = this.#tree.pathOf(id).filter((name) => name !== '');
    return [...around, ...this.#delegation.path];
  }

  #over(id: number): void {
    this.#calls.delete(id);
    this.#tree.ended(id);
  }
}
