/** Puts what the browser reports about the page into the store, and warns before a page with unsaved text closes. */
import { articleSave } from '#store/article/save.slice.ts';
import { page } from '#store/session/page.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, fork, put, take } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const selectAllSaved = (state: RootState) => !articleSave.selectIsAnyPending(state);

export function* pageSaga() {
  yield* fork(warnWhileUnsaved);
  const ports = yield* services();
  const events = yield* listen(ports.page.subscribe);
  while (true) yield* put(page[yield* take(events)]());
}

function* warnWhileUnsaved() {
  const ports = yield* services();
  while (true) {
    yield* waitUntil(articleSave.selectIsAnyPending);
    yield* call(ports.page.warnBeforeLeaving, true);
    yield* waitUntil(selectAllSaved);
    yield* call(ports.page.warnBeforeLeaving, false);
  }
}
