import { CANCEL } from 'redux-saga';

/**
 * What redux-saga waits for as if it were a promise. The saga goes on in the very turn of the answer,
 * not a microtask later, so that the turn holds all that the answer sets off.
 */
export interface PendingAnswer {
  then: (onAnswer: (value: unknown) => void, onError: (error: unknown) => void) => void;
  [CANCEL]: () => void;
}

export const pendingAnswer = (wait: PendingAnswer['then'], cancel: () => void): PendingAnswer => ({
  // biome-ignore lint/suspicious/noThenProperty: redux-saga knows a promise by it
  then: wait,
  [CANCEL]: cancel,
});

/** A saga that waits for this is frozen. */
export const NEVER = pendingAnswer(
  () => {},
  () => {},
);
