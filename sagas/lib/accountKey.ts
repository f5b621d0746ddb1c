import { selectIsHostSettled, selectUser } from '#store/hostReady/hostReady.slice.ts';
import { select } from './effects.ts';
import { waitUntil } from './waitUntil.ts';

/** A key of the browser's storage for the signed-in account alone: another one may use this device next. */
export function* accountKey(key: string) {
  yield* waitUntil(selectIsHostSettled);
  const user = yield* select(selectUser);
  return `${key}:${user?.id ?? ''}`;
}
