/** Notes when limits arrive, and has them read again when they have expired (spec §3). */
import type { Action } from 'redux';
import { expiryOf } from '#domain/access/limits.ts';
import { limitReading } from '#store/access/limitReading.slice.ts';
import { selectServerLimits } from '#store/access/shownLimits.ts';
import { keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, put, race, select, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

const LIMITS = keyOf({ name: 'limits', args: null });
/** A device that sleeps does not count the time. */
const LOOK_MS = 60 * 60 * 1000;

const isReading = (action: Action): boolean =>
  (resources.fetched.match(action) && action.payload.key === LIMITS) ||
  (resources.primed.match(action) && keyOf(action.payload) === LIMITS);

export function* limitReadingSaga() {
  const { clock } = yield* services();
  while (true) {
    yield* take(isReading);
    let isAgain = true;
    while (isAgain) {
      yield* put(limitReading.noted({ at: yield* call(clock.now) }));
      const { again } = yield* race({ again: take(isReading), expired: expire() });
      isAgain = again !== undefined;
    }
  }
}

/** The first of the groups to expire; all of them do so with the month. */
function selectExpiry(state: RootState): number {
  const readAt = limitReading.selectReadAt(state);
  const groups = Object.values(selectServerLimits(state) ?? {});
  return Math.min(...groups.map((group) => expiryOf(group, readAt) ?? Number.POSITIVE_INFINITY));
}

function* expire() {
  const { clock } = yield* services();
  const expiry = yield* select(selectExpiry);
  for (let left = 1; left > 0; left = expiry - (yield* call(clock.now)))
    yield* delay(Math.min(left, LOOK_MS));
  yield* put(resources.invalidated({ name: 'limits' }));
}
