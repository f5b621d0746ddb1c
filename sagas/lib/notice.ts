import type { NoticeText, NoticeValues } from '#store/notices/notices.slice.ts';
import { noticeShown } from '#store/notices/notices.slice.ts';
import { call, put } from './effects.ts';
import { services } from './services.ts';

/** Tells that something did not work. The text is a key of `src/copy`. */
export function* showError(text: NoticeText, values: NoticeValues = {}) {
  yield* show('error', text, values);
}

/** Tells that something worked that cannot be seen. */
export function* showInfo(text: NoticeText) {
  yield* show('info', text, {});
}

function* show(kind: 'info' | 'error', text: NoticeText, values: NoticeValues) {
  const { ids } = yield* services();
  const id = yield* call(ids.next);
  yield* put(noticeShown({ id, kind, text, values, undo: null }));
}
