import { SAVE_DEBOUNCE_MS, SAVE_MAX_WAIT_MS } from '#domain/article/edit.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { matching } from '../lib/matching.ts';
import { delay, race, take } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';

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
