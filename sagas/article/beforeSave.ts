/** What a save waits for: a quiet period before it is due, and the journal before it is sent. */
import { JOURNAL_MAX_WAIT_MS } from '#domain/article/journal.ts';
import { articleJournal } from '#store/article/journal.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { page } from '#store/session/page.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { delay, race, take } from '../lib/effects.ts';
import { matching } from '../lib/matching.ts';
import { waitUntil } from '../lib/waitUntil.ts';

/** Quiet period after the last edit before a save starts (spec §4, §9). */
const SAVE_DEBOUNCE_MS = 200;
/** Longest time an edit waits while typing goes on (docs/spec-map.md, deviations). */
const SAVE_MAX_WAIT_MS = 1000;

/** Ends SAVE_DEBOUNCE_MS after the last edit, SAVE_MAX_WAIT_MS after the first, or at once when a save is forced. */
export function* quietPeriod(articleId: string) {
  yield* race({
    quiet: quiet(articleId),
    longEnough: delay(SAVE_MAX_WAIT_MS),
    forced: waitUntil(articleSave.selectIsForced, articleId),
  });
}

function* quiet(articleId: string) {
  let isTyping = true;
  while (isTyping) {
    const { again } = yield* race({
      again: take([
        matching(articleSave.edited, { articleId }),
        matching(articleSave.streamed, { articleId }),
      ]),
      quiet: delay(SAVE_DEBOUNCE_MS),
    });
    isTyping = again !== undefined;
  }
}

const selectIsHidden = (state: RootState) => !page.selectIsVisible(state);

/** Waits until the journal contains the save that is in flight, so that after a crash it is sent again under the same id. */
export function* journaled(articleId: string) {
  yield* race({
    journaled: waitUntil(articleJournal.selectIsJournaled, articleId),
    hidden: waitUntil(selectIsHidden), // a page that is going away has no time to wait
    late: delay(JOURNAL_MAX_WAIT_MS),
  });
}
