import { JOURNAL_MAX_WAIT_MS } from '#domain/article/edit.ts';
import { articleJournal } from '#store/article/journal.slice.ts';
import { page } from '#store/session/page.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { delay, race } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const selectIsHidden = (state: RootState) => !page.selectIsVisible(state);

/** Waits until the journal has what is in flight: after a crash it is sent again under the same id. */
export function* journaled(articleId: string) {
  yield* race({
    journaled: waitUntil(articleJournal.selectIsJournaled, articleId),
    hidden: waitUntil(selectIsHidden), // a page that is going away has no time to wait
    late: delay(JOURNAL_MAX_WAIT_MS),
  });
}
