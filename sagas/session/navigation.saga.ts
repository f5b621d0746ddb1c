/** Navigates for views, workflows and the host's sidebar (spec §2). */
import { withFid } from '#domain/session/address.ts';
import { pathOfSidebarItem, sidebarItemOf } from '#domain/session/sidebar.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { call, delay, put, select, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

/** Sidebar handlers mount this long after the page (spec §9). */
const SIDEBAR_MOUNT_MS = 100;

export function* navigationSaga() {
  yield* takeEvery(router.navigationRequested, navigate);
}

function* navigate({ payload }: ReturnType<typeof router.navigationRequested>) {
  const { navigation } = yield* services();
  const to = withFid(payload.to, yield* select(router.selectFid));
  yield* call(navigation.go, to, { replace: payload.replace ?? false });
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
