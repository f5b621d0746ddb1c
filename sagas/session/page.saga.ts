/** What the browser tells the page, as events of the store; and the question before a page with unsaved text closes. */
import { articleSave } from '#store/article/save.slice.ts';
import { pageChanged } from '#store/session/page.slice.ts';
import type { RootState } from '#store/reducer.ts';
import { call, fork, put, take } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const selectAllSaved = (state: RootState) => !articleSave.selectIsAnyPending(state);

export function* pageSaga() {
  yield* fork(warnWhileUnsaved);
  const { page } = yield* services();
  const events = yield* listen(page.subscribe);
  while (true) yield* put(pageChanged(yield* take(events)));
}

function* warnWhileUnsaved() {
  const { page } = yield* services();
  while (true) {
    yield* waitUntil(articleSave.selectIsAnyPending);
    yield* call(page.warnBeforeLeaving, true);
    yield* waitUntil(selectAllSaved);
    yield* call(page.warnBeforeLeaving, false);
  }
}
