import type { Notice, NoticeText, NoticeValues } from '#store/notices/notices.slice.ts';
import { noticeShown } from '#store/notices/notices.slice.ts';
import { call, put } from './effects.ts';
import { services } from './services.ts';

/** Tells that something did not work. The text is a key of `src/copy`. */
export function* showError(text: NoticeText, values: NoticeValues = {}) {
  yield* show({ kind: 'error', text, values, offer: null });
}

/** Tells of something that cannot be seen. */
export function* showInfo(text: NoticeText, offer: Notice['offer'] = null) {
  yield* show({ kind: 'info', text, values: {}, offer });
}

function* show(notice: Omit<Notice, 'id'>) {
  const { ids } = yield* services();
  yield* put(noticeShown({ ...notice, id: yield* call(ids.next) }));
}
