/** Which workflows do something in a replay: a call of a port, or a put. */
import type { SagaMonitor } from 'redux-saga';
import { actionPutBy, portCallOf } from '../core/effectGate.ts';
import { SagaTree } from './sagaTree.ts';

interface Triggered {
  readonly effectId: number;
  readonly parentEffectId: number;
  readonly effect: unknown;
}

export class ActingWorkflows implements SagaMonitor {
  readonly workflows = new Set<string>();
  readonly #tree = new SagaTree();

  rootSagaStarted({ effectId }: { readonly effectId: number }): void {
    this.#tree.started(effectId, '');
  }

  effectTriggered({ effectId, parentEffectId, effect }: Triggered): void {
    this.#tree.begun(effectId, parentEffectId, effect);
    if (portCallOf(effect) === null && actionPutBy(effect) === null) return;
    const workflow = this.#tree.workflowOf(effectId);
    if (workflow !== null) this.workflows.add(workflow);
  }

  effectResolved(id: number): void {
    this.#tree.ended(id);
  }

  effectRejected(id: number): void {
    this.#tree.ended(id);
  }

  effectCancelled(id: number): void {
    this.#tree.ended(id);
  }
}
