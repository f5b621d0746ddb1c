/** What the product does in one turn of a session, with its values. A build keeps this for the logs that it records. */
import type { SagaMonitor } from 'redux-saga';
import { effectTypes } from 'redux-saga/effects';
import type { RootState } from '#store/subjects.ts';
import { actionPutBy, portCallOf } from '../core/effectGate.ts';
import { isObject, isOutsideChannel } from '../core/kinds.ts';
import type { Divergence } from '../core/logCursor.ts';
import { Delegation } from './delegation.ts';
import { replaySession } from './replaySession.ts';
import { namesOn, SagaTree, type Way } from './sagaTree.ts';

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

/** Returns what happens in the turn in which the replay differs; null if it does not. Throws if the lines are not a log. */
export function differingTurn(lines: readonly string[]): TurnOutputs | null {
  let last = 1;
  const { divergence } = replaySession(lines, undefined, ({ line }) => {
    last = line;
  });
  return divergence === null ? null : turnOutputs(lines, last);
}

function outputsAt(lines: readonly string[], line: number, delegation: Delegation): TurnOutputs {
  let watch: OutputWatch | null = null;
  let found: Found | null = null;
  let isOver = false;
  const { divergence, state } = replaySession(
    lines,
    undefined,
    (turn) => {
      const taken = watch?.taken() ?? [];
      if (isOver) return;
      found = {
        ...{ line: turn.line, t: turn.t, state: turn.state },
        outputs: () => taken.map(named),
      };
      isOver = turn.line >= line;
    },
    (now) => {
      watch = new OutputWatch(delegation, now);
      return watch;
    },
  );
  const { outputs, ...turn } = found ?? { line: 1, t: 0, outputs: () => [], state };
  return { ...turn, outputs: outputs(), divergence };
}

/** The roots and the helpers of the library say nothing. */
const isTold = (name: string): boolean => !/^(|take(Every|Latest|Leading)\S*|alone)$/.test(name);

/** The names are found at the end, and only of one turn. */
type Made = Omit<Output, 'path'> & { readonly way: Way };
type Found = Omit<TurnOutputs, 'divergence' | 'outputs'> & { readonly outputs: () => Output[] };

const named = ({ way, ...output }: Made): Output => {
  const [workflow = '', ...sagas] = namesOn(way).filter(isTold);
  return { ...output, path: [workflow, ...sagas.filter((name) => name !== `${workflow}Saga`)] };
};

interface Triggered {
  readonly effectId: number;
  readonly parentEffectId: number;
  readonly effect: unknown;
}

interface Open {
  readonly of: string;
  readonly way: Way;
}

class OutputWatch implements Required<SagaMonitor> {
  readonly #tree = new SagaTree();
  readonly #calls = new Map<number, Open>();
  readonly #channels = new WeakMap<object, string>();
  readonly #delegation: Delegation;
  readonly #state: () => RootState;
  #outputs: Made[] = [];

  constructor(delegation: Delegation, state: () => RootState) {
    this.#delegation = delegation;
    this.#state = state;
  }

  /** The outputs since it was last asked. */
  taken(): readonly Made[] {
    const outputs = this.#outputs;
    this.#outputs = [];
    return outputs;
  }

  rootSagaStarted({ effectId }: { effectId: number }): void {
    this.#tree.started(effectId, '');
  }

  effectTriggered({ effectId: id, parentEffectId, effect }: Triggered): void {
    this.#tree.begun(id, parentEffectId, effect, this.#delegation.taken());
    const way = () => this.#tree.around(id);
    const call = portCallOf(effect);
    const action = actionPutBy(effect);
    if (call !== null) {
      const open = { of: call.op, way: way() };
      this.#calls.set(id, open);
      this.#did('call', open, call.args);
    }
    if (action !== null) this.#did('put', { of: action.type, way: way() }, action);
    const { type, payload } = Object(effect) as { type?: string; payload?: unknown };
    const { channel = payload } = Object(payload) as { readonly channel?: unknown };
    const of = isObject(channel) ? this.#channels.get(channel) : undefined;
    if (of !== undefined)
      this.#did(type === effectTypes.FLUSH ? 'flush' : 'take', { of, way: way() }, null);
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

  #did(is: Output['is'], { of, way }: Open, value: unknown): void {
    this.#outputs.push({ is, of, value, way, state: this.#state() });
  }

  #over(id: number): void {
    this.#calls.delete(id);
    this.#tree.ended(id);
  }
}
