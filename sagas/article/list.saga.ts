/** Reads the full list of articles while somebody looks for one: page by page until the last (spec §7, §9). */
import type { ArticlePage } from '#contract/article.schema.ts';
import { indexPage, selectIsIndexWanted } from '#store/article/list.slice.ts';
import { selectWorkspaceId } from '#store/folders/setup.slice.ts';
import type { RootState } from '#store/reducer.ts';
import {
  keyOf,
  resourceReleased,
  resourceUsed,
  selectResourceEntry,
} from '#store/resources/resources.slice.ts';
import { put, race } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const selectWanted = (state: RootState) =>
  selectIsIndexWanted(state) ? selectWorkspaceId(state) : null;
const selectIsOver = (state: RootState, workspaceId: string) => selectWanted(state) !== workspaceId;

/** The answer of a page as soon as there is a current one; what could not be read ends the list. */
function selectAnswer(state: RootState, key: string): ArticlePage | 'failed' | null {
  const entry = selectResourceEntry(state, key);
  if (entry?.status === 'failed') return 'failed';
  return entry?.status === 'ready' && !entry.isStale ? (entry.data as ArticlePage) : null;
}

export function* articleIndexSaga() {
  while (true) {
    const workspaceId = yield* waitUntil(selectWanted);
    yield* race({ read: readAll(workspaceId), over: waitUntil(selectIsOver, workspaceId) });
  }
}

function* readAll(workspaceId: string) {
  const used: ReturnType<typeof indexPage>[] = [];
  try {
    for (let page = 0; ; page += 1) {
      const ref = indexPage(workspaceId, page);
      used.push(ref);
      yield* put(resourceUsed(ref));
      const answer = yield* waitUntil(selectAnswer, keyOf(ref));
      if (answer === 'failed' || answer.last) break;
    }
    yield* waitUntil(selectIsOver, workspaceId);
  } finally {
    for (const ref of used) yield* put(resourceReleased(ref));
  }
}
