/** A hint that a person has hidden stays hidden on every device (store/settings/hints.slice.ts). */
import { hints } from '#store/settings/hints.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { rememberPreference } from '../session/userConfig.api.ts';

const selectHidden = (state: RootState, at: number): string | undefined => hints.select(state)[at];

/** One at a time: each sets a key of one config object. */
export function* hintsSaga() {
  const { clock } = yield* services();
  for (let at = 0; ; at += 1) {
    const key = yield* waitUntil(selectHidden, at);
    yield* rememberPreference(key, yield* call(clock.now));
  }
}
