/** Navigates for views, workflows and the host's sidebar, and counts page views (spec §2). */
import { withFid } from '#domain/session/address.ts';
import { pathOfSidebarItem, sidebarItemOf } from '#domain/session/sidebar.ts';
import { host } from '#store/session/host.slice.ts';
import { type Location, router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, fork, put, select, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

/** Sidebar handlers mount this long after the page (spec §9). */
const SIDEBAR_MOUNT_MS = 100;

export function* navigationSaga() {
  yield* fork(countPageViews);
  yield* takeEvery(router.navigationRequested, navigate);
}

function* navigate({ payload }: ReturnType<typeof router.navigationRequested>) {
  const { navigation } = yield* services();
  const to = withFid(payload.to, yield* select(router.selectFid));
  yield* call(navigation.go, to, { replace: payload.replace ?? false });
}

/** Returns the current location if its path has not been counted, once the user is known. */
function selectUncounted(state: RootState, counted: string | null) {
  const location = router.selectLocation(state);
  const isKnown = host.selectIsSettled(state) && router.selectIsEntered(state);
  return isKnown && location.pathname !== counted ? location : null;
}

/** Counts each change of the path, but not of the query. Admins are left out (spec §6). */
function* countPageViews() {
  const { analytics } = yield* services();
  let counted: string | null = null;
  while (true) {
    const location: Location = yield* waitUntil(selectUncounted, counted);
    const user = yield* select(host.selectUser);
    counted = location.pathname;
    if (user?.isAdmin) continue;
    yield* call(analytics.track, 'page_view', { path: location.pathname, route: location.route });
  }
}

/** Keeps the host's sidebar and the location in step (spec §2 "Sidebar and navigation"). */
export function* sidebarSaga() {
  yield* waitUntil(host.selectIsSettled);
  yield* delay(SIDEBAR_MOUNT_MS);
  const { sidebar } = yield* services();
  const events = yield* listen(sidebar.subscribe);
  yield* showActive();
  yield* takeEvery(router.entered, showActive);
  while (true) yield* openItem(yield* take(events));
}

function* showActive() {
  const { sidebar } = yield* services();
  const { pathname } = yield* select(router.selectLocation);
  yield* call(sidebar.setActiveItem, { item: sidebarItemOf(pathname) });
}

/** An item without a page is logged as a warning, not an error (spec §8). */
function* openItem({ item }: { readonly item: string }) {
  const { errors } = yield* services();
  const to = pathOfSidebarItem(item);
  if (to === null) yield* call(errors.warn, 'Sidebar item without a page', { item });
  else yield* put(router.navigationRequested({ to }));
}
