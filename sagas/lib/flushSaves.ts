import { SAVE_FLUSH_MAX_MS } from '#domain/article/articleEdit.ts';
import {
  forceRequested,
  resumed,
  selectIsSavePending,
} from '#store/articleSave/articleSave.slice.ts';
import type { RootState } from '#store/reducer.ts';
import { call, delay, put, race, select } from './effects.ts';
import { services } from './services.ts';
import { waitUntil } from './waitUntil.ts';

const selectAreSaved = (state: RootState, articleIds: readonly string[]): boolean =>
  !articleIds.some((id) => selectIsSavePending(state, id));

/** Sends what waits and waits for the answers, but not for ever. True when nothing is left. */
export function* flushSaves(articleIds: readonly string[]) {
  const { editor } = yield* services();
  for (const articleId of articleIds) {
    yield* call(editor.flush, { articleId });
    yield* put(forceRequested({ articleId }));
    yield* put(resumed({ articleId }));
  }
  yield* race({ saved: waitUntil(selectAreSaved, articleIds), late: delay(SAVE_FLUSH_MAX_MS) });
  return yield* select(selectAreSaved, articleIds);
}
