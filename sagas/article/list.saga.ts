/** Reads the full list of articles while it is needed, page by page (spec §7, §9). */
import type { ArticlePage } from '#contract/article.schema.ts';
import { articleIndex } from '#store/article/list.slice.ts';
import { pageOfAll } from '#store/article/allArticles.ts';
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
  articleIndex.selectIsWanted(state) ? selectWorkspaceId(state) : null;
const selectIsOver = (state: RootState, workspaceId: string) => selectWanted(state) !== workspaceId;

/** A page as soon as it is current; one that cannot be read ends the list. */
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
  const used: ReturnType<typeof pageOfAll>[] = [];
  try {
    for (let page = 0; ; page += 1) {
      const ref = pageOfAll(workspaceId, page);
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
