import { router } from '#store/session/router.slice.ts';
import { put, take } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { selectWayOut } from './setupDue.ts';

/** Leads from pages that the access level does not have to those that it has (spec §4). */
export function* leaveSaga() {
  while (true) {
    const to = yield* waitUntil(selectWayOut);
    yield* put(router.navigationRequested({ to, replace: true }));
    yield* take(router.entered);
  }
}
