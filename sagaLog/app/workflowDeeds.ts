/** What one workflow did in a session, and what it heard, in order. */

import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaMonitor } from 'redux-saga';
import type { RootState } from '#store/subjects.ts';
import { actionPutBy, portCallOf } from '../core/effectGate.ts';
import { isObject, isOutsideChannel } from '../core/kinds.ts';
import { replaySession } from './replaySession.ts';
import { SagaTree } from './sagaTree.ts';

/** `id` is that of the call. */
export type Deed =
  | { readonly is: 'start' }
  | {
      readonly is: 'call';
      readonly id: number;
      readonly op: string;
      readonly args: readonly unknown[];
    }
  | { readonly is: 'answer' | 'error' | 'message'; readonly id: number; readonly value: unknown }
  /** Messages that have come since the channel was last asked. */
  | { readonly is: 'flushed'; readonly id: number; readonly values: readonly unknown[] }
  /** The call has opened a channel. */
  | { readonly is: 'opened' | 'cancel'; readonly id: number }
  | { readonly is: 'put'; readonly action: UnknownAction }
  /** An action of the person, or of another workflow. */
  | { readonly is: 'action'; readonly action: UnknownAction };

export interface DeedsOfTurn {
  /** Milliseconds since the session began. */
  readonly t: number;
  readonly deeds: readonly Deed[];
  /** The state after it. */
  readonly state: RootState;
}

export interface WorkflowDeeds {
  readonly turns: readonly DeedsOfTurn[];
  /** The state in which the session begins. */
  readonly initial: RootState;
  readonly build: string | null;
  readonly startedAt: string | null;
}

/** Returns the deeds of a workflow. Throws if the lines are not a log; ends where the replay differs from it. */
export function workflowDeeds(lines: readonly string[], workflow: string): WorkflowDeeds {
  const watch = new DeedWatch(workflow);
  const turns: DeedsOfTurn[] = [];
  const { header } = replaySession(
    lines,
    undefined,
    ({ t, state }) => void turns.push({ t, state, deeds: watch.taken() }),
    () => watch,
  );
  const initial = header.value as RootState;
  return { turns, initial, build: header.build ?? null, startedAt: header.at ?? null };
}

class DeedWatch implements Required<SagaMonitor> {
  readonly #workflow: string;
  readonly #tree = new SagaTree();
  readonly #calls = new Set<number>();
  /** The takes of a channel, with the call that opened it. */
  readonly #takes = new Map<number, number>();
  readonly #channels = new WeakMap<object, number>();
  readonly #puts = new WeakSet<object>();
  #deeds: Deed[] = [];
  #isStarted = false;

  constructor(workflow: string) {
    this.#workflow = workflow;
  }

  /** The deeds since it was last asked. */
  taken(): readonly Deed[] {
    const deeds = this.#deeds;
    this.#deeds = [];
    return deeds;
  }

  rootSagaStarted({ effectId, saga }: { effectId: number; saga: { name: string } }): void {
    this.#tree.started(effectId, saga.name);
  }

  effectTriggered(of: { effectId: number; parentEffectId: number; effect: unknown }): void {
    const { effectId: id, parentEffectId, effect } = of;
    this.#tree.begun(id, parentEffectId, effect);
    if (this.#tree.workflowOf(id) !== this.#workflow) return;
    if (!this.#isStarted) this.#deeds.push({ is: 'start' });
    this.#isStarted = true;
    const call = portCallOf(effect);
    const action = actionPutBy(effect);
    const { payload } = Object(effect) as { readonly payload?: unknown };
    const { channel = payload } = Object(payload) as { readonly channel?: unknown };
    const opened = isObject(channel) ? this.#channels.get(channel) : undefined;
    if (call !== null) {
      this.#calls.add(id);
      this.#deeds.push({ is: 'call', id, ...call });
    }
    if (action !== null) {
      this.#puts.add(action);
      this.#deeds.push({ is: 'put', action });
    }
    if (opened !== undefined) this.#takes.set(id, opened);
  }

  effectResolved(id: number, value: unknown): void {
    const opened = this.#takes.get(id);
    if (this.#calls.delete(id)) this.#answered(id, value);
    if (opened !== undefined)
      this.#deeds.push(
        Array.isArray(value)
          ? { is: 'flushed', id: opened, values: value }
          : { is: 'message', id: opened, value },
      );
    this.#over(id);
  }

  effectRejected(id: number, value: unknown): void {
    if (this.#calls.delete(id)) this.#deeds.push({ is: 'error', id, value });
    this.#over(id);
  }

  effectCancelled(id: number): void {
    if (this.#calls.delete(id)) this.#deeds.push({ is: 'cancel', id });
    this.#over(id);
  }

  actionDispatched(action: UnknownAction): void {
    if (!this.#puts.has(action)) this.#deeds.push({ is: 'action', action });
  }

  #answered(id: number, value: unknown): void {
    if (isOutsideChannel(value)) {
      this.#channels.set(value, id);
      this.#deeds.push({ is: 'opened', id });
    } else this.#deeds.push({ is: 'answer', id, value });
  }

  #over(id: number): void {
    this.#takes.delete(id);
    this.#tree.ended(id);
  }
}
