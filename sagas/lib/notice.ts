import type { NoticeText } from '#store/notices/notices.slice.ts';
import { noticeShown } from '#store/notices/notices.slice.ts';
import { call, put } from './effects.ts';
import { services } from './services.ts';

/** Tells that something did not work. The text is a key of `src/copy`. */
export function* showError(text: NoticeText, values: Record<string, string | number> = {}) {
  const { ids } = yield* services();
  const id = yield* call(ids.next);
  yield* put(noticeShown({ id, kind: 'error', text, values, undo: null }));
}
