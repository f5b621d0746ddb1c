import { CANCEL } from 'redux-saga';

/**
 * A thenable that redux-saga waits for. The saga continues in the turn of the answer, not a microtask later, so
 * that the turn includes everything that the answer causes.
 */
export interface PendingAnswer {
  then: (onAnswer: (value: unknown) => void, onError: (error: unknown) => void) => void;
  [CANCEL]: () => void;
}

export const pendingAnswer = (wait: PendingAnswer['then'], cancel: () => void): PendingAnswer => ({
  // biome-ignore lint/suspicious/noThenProperty: redux-saga detects promises by it
  then: wait,
  [CANCEL]: cancel,
});

/** A saga that waits for this never continues. */
export const NEVER = pendingAnswer(
  () => {},
  () => {},
);
