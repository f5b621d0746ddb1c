/** What is created once, however often the person tries again after a lost answer. */
import type { SagaGenerator } from 'typed-redux-saga';
import { isPortError } from '#contract/lib/problems.ts';
import { mayBeAccepted } from '#domain/retry.ts';
import { unanswered } from '#store/session/unanswered.slice.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/**
 * Asks for what the intent says under a request id: that of the last time if its answer was lost and the intent is the same, else a
 * new one. Returns and throws what `ask` does.
 */
export function* createOnce<Result>(
  intent: readonly [name: string, ...of: unknown[]],
  ask: (requestId: string) => SagaGenerator<Result>,
) {
  const key = JSON.stringify(intent); // not a hash: a replay masks what it compares, such as addresses of images
  const { ids } = yield* services();
  const before = yield* select(unanswered.selectId, key);
  const requestId = before ?? (yield* call(ids.next));
  yield* put(unanswered.asked({ intent: key, requestId }));
  try {
    const made = yield* ask(requestId);
    yield* put(unanswered.answered({ intent: key }));
    return made;
  } catch (error) {
    if (isPortError(error) && !mayBeAccepted(error, before !== null))
      yield* put(unanswered.answered({ intent: key }));
    throw error;
  }
}
