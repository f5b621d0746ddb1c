/** A hint that a person has hidden stays hidden on every device (store/settings/modelHints.slice.ts). */
import { hiddenKeyOf, type ModelHintPlace } from '#domain/writing/modelHints.ts';
import { modelHints } from '#store/settings/modelHints.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { rememberPreference } from '../session/userConfig.api.ts';

const selectHidden = (state: RootState, at: number): ModelHintPlace | undefined =>
  modelHints.select(state)[at];

/** One at a time: each sets a key of one config object. */
export function* modelHintsSaga() {
  const { clock } = yield* services();
  for (let at = 0; ; at += 1) {
    const place = yield* waitUntil(selectHidden, at);
    yield* rememberPreference(hiddenKeyOf(place), yield* call(clock.now));
  }
}
