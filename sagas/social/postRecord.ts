/** What this device keeps of an unfinished post. */
import { restoredPost } from '#store/social/postValues.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { accountKey } from '../session/session.api.ts';

export function* keepPost() {
  const { storage } = yield* services();
  const record = yield* select(postWizard.selectRecord);
  yield* call(storage.set, yield* key(), JSON.stringify(record));
}

/** Returns null for nothing that can be read. */
export function* keptPost() {
  const { storage } = yield* services();
  return restoredPost(yield* call(storage.get, yield* key()));
}

/** The server has accepted it. */
export function* forgetPost() {
  yield* put(postWizard.accepted());
  const { storage } = yield* services();
  yield* call(storage.remove, yield* key());
}

const key = () => accountKey('post');
