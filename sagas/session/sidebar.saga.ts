/** The host's sidebar and our pages, both ways (spec §2 "Sidebar and navigation"). */
import { pathOfSidebarItem, SIDEBAR_MOUNT_MS, sidebarItemOf } from '#domain/session/sidebar.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { call, delay, put, select, take, takeEvery } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

export function* sidebarSaga() {
  yield* waitUntil(host.selectIsSettled);
  yield* delay(SIDEBAR_MOUNT_MS);
  const { sidebar } = yield* services();
  const events = yield* listen(sidebar.subscribe);
  yield* showActive();
  yield* takeEvery(router.entered, showActive);
  while (true) yield* navigate(yield* take(events));
}

function* showActive() {
  const { sidebar } = yield* services();
  const { pathname } = yield* select(router.selectPlace);
  yield* call(sidebar.setActiveItem, { item: sidebarItemOf(pathname) });
}

/** An item without a page is logged as a warning, not an error (spec §8). */
function* navigate({ item }: { readonly item: string }) {
  const { errors } = yield* services();
  const to = pathOfSidebarItem(item);
  if (to === null) yield* call(errors.warn, 'Sidebar item without a page', { item });
  else yield* put(router.navigationRequested({ to }));
}
