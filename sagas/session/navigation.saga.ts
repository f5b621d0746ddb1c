/** Navigates for views and workflows, and counts page views (spec §2). */
import { withFid } from '#domain/session/address.ts';
import { host } from '#store/session/host.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { router, type Place } from '#store/session/router.slice.ts';
import { call, fork, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

export function* navigationSaga() {
  yield* fork(countPageViews);
  yield* takeEvery(router.navigationRequested, navigate);
}

function* navigate({ payload }: ReturnType<typeof router.navigationRequested>) {
  const { navigation } = yield* services();
  const to = withFid(payload.to, yield* select(router.selectFid));
  yield* call(navigation.go, to, { replace: payload.replace ?? false });
}

/** The current place if its path has not been counted, once the user is known. */
function selectUncounted(state: RootState, counted: string | null) {
  const place = router.selectPlace(state);
  const isKnown = host.selectIsSettled(state) && router.selectIsEntered(state);
  return isKnown && place.pathname !== counted ? place : null;
}

/** One event for each change of the path; a changed query is not counted. Admins are left out (spec §6). */
function* countPageViews() {
  const { analytics } = yield* services();
  let counted: string | null = null;
  while (true) {
    const place: Place = yield* waitUntil(selectUncounted, counted);
    const user = yield* select(host.selectUser);
    counted = place.pathname;
    if (user?.isAdmin) continue;
    yield* call(analytics.track, 'page_view', { path: place.pathname, route: place.route });
  }
}
