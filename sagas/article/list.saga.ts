/** Reads the full list of articles while it is needed, page by page (spec §7, §9). */
import type { ArticlePage } from '#contract/article/article.schema.ts';
import { articleIndex, pageOfAll } from '#store/article/list.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { put, race } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const selectWanted = (state: RootState) =>
  articleIndex.selectIsWanted(state) ? folderSetup.selectWorkspaceId(state) : null;
const selectIsOver = (state: RootState, workspaceId: string) => selectWanted(state) !== workspaceId;

type PageOfAll = ReturnType<typeof pageOfAll>;

/** The data of a page as soon as it is current; a page that could not be read ends the list. */
function selectAnswer(state: RootState, { name, args }: PageOfAll): ArticlePage | 'failed' | null {
  const entry = resources.selectEntry(state, name, args);
  if (entry?.status === 'failed') return 'failed';
  return entry?.status === 'ready' && !entry.isStale ? entry.data : null;
}

export function* articleIndexSaga() {
  while (true) {
    const workspaceId = yield* waitUntil(selectWanted);
    yield* race({ read: readAll(workspaceId), over: waitUntil(selectIsOver, workspaceId) });
  }
}

function* readAll(workspaceId: string) {
  const used: PageOfAll[] = [];
  try {
    for (let page = 0; ; page += 1) {
      const ref = pageOfAll(workspaceId, page);
      used.push(ref);
      yield* put(resources.used(ref));
      const answer = yield* waitUntil(selectAnswer, ref);
      if (answer === 'failed' || answer.last) break;
    }
    yield* waitUntil(selectIsOver, workspaceId);
  } finally {
    for (const ref of used) yield* put(resources.released(ref));
  }
}
