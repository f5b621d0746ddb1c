/** The banners above the start page: tells analytics which appear, and stores when one is dismissed (spec §3 "User config"). */
import { BANNERS, type BannerName } from '#domain/access/banners.ts';
import { banners } from '#store/access/banners.slice.ts';
import { config } from '#store/session/config.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { track } from '../session/session.api.ts';
import { rememberPreference } from '../session/userConfig.api.ts';

const selectDismissed = (state: RootState, at: number): BannerName | undefined =>
  banners.selectDismissed(state)[at];

/** Dismissals are stored one at a time: each sets a key of one config object. */
export function* bannersSaga() {
  const { clock } = yield* services();
  yield* takeEvery(banners.appeared, tell);
  yield* put(banners.looked({ at: yield* call(clock.now) }));
  for (let at = 0; ; at += 1) {
    const banner = yield* waitUntil(selectDismissed, at);
    const key = BANNERS[banner].keyOf(yield* select(config.select));
    if (key !== null) yield* rememberPreference(key, yield* call(clock.now));
  }
}

function* tell({ payload: { banner } }: ReturnType<typeof banners.appeared>) {
  const { event } = BANNERS[banner];
  if (event !== null) yield* track({ name: event, properties: {} });
}
