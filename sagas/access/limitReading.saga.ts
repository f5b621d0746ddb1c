/** Notes when limits arrive: their expiry is so many seconds from then (spec §3). */
import { limitReading } from '#store/access/limitReading.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { keyOf } from '#store/resources/resourceTypes.ts';
import { call, put, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

const LIMITS = keyOf({ name: 'limits', args: null });

export function* limitReadingSaga() {
  yield* takeEvery([resources.fetched, resources.primed], note);
}

function* note({
  payload,
}: ReturnType<typeof resources.fetched> | ReturnType<typeof resources.primed>) {
  if (('key' in payload ? payload.key : keyOf(payload)) !== LIMITS) return;
  const { clock } = yield* services();
  yield* put(limitReading.noted({ at: yield* call(clock.now) }));
}
