/** Goes where views and workflows ask to go, and counts the page views (spec §2). */
import { withFid } from '#domain/navigation/query.ts';
import { selectUser } from '#store/hostReady/hostReady.slice.ts';
import { navigationRequested, routeEntered, selectFid } from '#store/router/router.slice.ts';
import { call, fork, select, take, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

export function* navigationSaga() {
  yield* fork(countPageViews);
  yield* takeEvery(navigationRequested, navigate);
}

function* navigate({ payload }: ReturnType<typeof navigationRequested>) {
  const { navigation } = yield* services();
  const to = withFid(payload.to, yield* select(selectFid));
  yield* call(navigation.go, to, { replace: payload.replace ?? false });
}

/** One event for each change of the path; a changed query alone is none. Admins are left out (spec §6). */
function* countPageViews() {
  const { analytics } = yield* services();
  let counted: string | null = null;
  while (true) {
    const { payload: place } = yield* take(routeEntered);
    const user = yield* select(selectUser);
    if (place.pathname === counted || user?.isAdmin) continue;
    counted = place.pathname;
    yield* call(analytics.track, 'page_view', { path: place.pathname, route: place.route });
  }
}
