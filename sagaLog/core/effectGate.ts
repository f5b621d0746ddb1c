/**
 * Stands between the sagas and everything else. Recorder and replayer are the same gate with other
 * hands: each effect that reaches the outside goes through one of them, all others pass untouched.
 */
import type { EffectMiddleware } from 'redux-saga';
import { effectTypes } from 'redux-saga/effects';
import { isEventChannel, isGeneratorFunction } from './kinds.ts';
import {
  type CallPayload,
  isSagaEffect,
  type OutsideChannel,
  type SagaEffect,
} from './sagaEffects.ts';

type Next = (effect: unknown) => void;

/** What recorder and replayer each do with the effects that reach the outside. */
export interface GateHands {
  call(payload: CallPayload, effect: SagaEffect, next: Next): void;
  flush(channel: OutsideChannel, next: Next): void;
  /** A forked function that is no saga: its call is an output, its task goes on by itself. */
  forked(payload: CallPayload): CallPayload['fn'];
  channel(channel: OutsideChannel): OutsideChannel;
  /** A replay that has diverged does nothing more; it must not throw inside redux-saga's scheduler. */
  isFrozen(): boolean;
}

/** `ownPuts` collects the actions that sagas put, which are outputs; all others are inputs. */
export function effectGate(hands: GateHands, ownPuts: WeakSet<object>): EffectMiddleware {
  const gates: Readonly<Record<string, (effect: SagaEffect, next: Next) => void>> = {
    [effectTypes.CALL](effect, next) {
      const payload = effect.payload as CallPayload;
      if (isGeneratorFunction(payload.fn)) next(effect);
      else hands.call(payload, effect, next);
    },
    [effectTypes.FORK](effect, next) {
      const payload = effect.payload as CallPayload;
      if (isGeneratorFunction(payload.fn)) next(effect);
      else next({ ...effect, payload: { ...payload, fn: hands.forked(payload) } });
    },
    [effectTypes.TAKE](effect, next) {
      const payload = effect.payload as { channel?: unknown };
      if (!isEventChannel(payload.channel)) return next(effect);
      const channel = hands.channel(payload.channel as unknown as OutsideChannel);
      next({ ...effect, payload: { ...payload, channel } });
    },
    [effectTypes.FLUSH](effect, next) {
      if (!isEventChannel(effect.payload)) next(effect);
      else hands.flush(effect.payload as unknown as OutsideChannel, next);
    },
    [effectTypes.PUT](effect, next) {
      const payload = effect.payload as { channel?: unknown; action: object };
      if (payload.channel !== undefined && payload.channel !== null) return next(effect);
      const action = { ...payload.action };
      ownPuts.add(action);
      next({ ...effect, payload: { ...payload, action } });
    },
  };
  const middleware = (next: Next) => (effect: unknown) => {
    if (hands.isFrozen()) return;
    const gate = isSagaEffect(effect) ? gates[effect.type] : undefined;
    if (gate === undefined) next(effect);
    else gate(effect as SagaEffect, next);
  };
  return middleware as unknown as EffectMiddleware;
}
