/** What the workspace says of itself: changes are saved one after another, each on top of what others have changed (store/folders/workspaceTags.slice.ts). */
import { isPortError, type PortError } from '#contract/lib/problems.ts';
import { tagsChangedBy } from '#domain/folders/workspaceTags.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { workspaceTags } from '#store/folders/workspaceTags.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, select } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { showError } from '../session/session.api.ts';
import { saveTags } from './saveTags.ts';

type Change = NonNullable<ReturnType<typeof workspaceTags.selectNext>>;

export function* workspaceTagsSaga() {
  while (true) {
    const change = yield* waitUntil(workspaceTags.selectNext);
    try {
      yield* save(change);
    } catch (error) {
      const failure = yield* reportFailure(error, 'editArticle');
      if (failure.status !== 402) yield* showError(noticeOf(change, failure)); // a 402 has a message of its own
    }
    yield* put(workspaceTags.ended());
  }
}

const noticeOf = ({ website }: Change, { code }: PortError) =>
  website !== undefined && code === 'stale_version' ? 'websiteChanged' : 'tagsFailed';

const TRIES_MOST = 3;

/** Where somebody else was faster, the same keywords are added to and removed from what there is now. */
function* save(change: Change) {
  const { workspaceId } = change;
  for (let left = TRIES_MOST; ; left -= 1) {
    const { workspace } = yield* select(folderSetup.selectFound);
    if (workspace?.id !== workspaceId) throw new Error('The workspace is not open any more.');
    const { keywords } = workspace.tags;
    const changed = tagsChangedBy(workspace.tags, change);
    const was = seenOf(keywords, change);
    try {
      return yield* saveTags({ workspaceId, change: changed, was });
    } catch (error) {
      const mayRepeat = 'keywords' in was && left > 0;
      if (!mayRepeat || !isPortError(error) || error.code !== 'stale_version') throw error;
    }
  }
}

/** What the person has seen of what they change; keywords are those of now. */
const seenOf = (keywords: readonly string[], { website, language }: Change) =>
  website === undefined && language === undefined
    ? { keywords: [...keywords] }
    : {
        ...(website && { website: website.was }),
        ...(language && { language: language.was }),
      };
