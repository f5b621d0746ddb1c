/** Puts parts of a post on the clipboard (store/social/postCopy.slice.ts). */
import { postCopy } from '#store/social/postCopy.slice.ts';
import { call, put } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';

export function* postCopySaga() {
  yield* takeEvery(postCopy.requested, copy);
}

function* copy({ payload: { id, text } }: ReturnType<typeof postCopy.requested>) {
  const { clipboard } = yield* services();
  try {
    yield* call(clipboard.write, { text });
    yield* put(postCopy.copied({ id, isCopied: true }));
  } catch {
    yield* put(postCopy.copied({ id, isCopied: false })); // the browser refused; no error of ours
  }
}
