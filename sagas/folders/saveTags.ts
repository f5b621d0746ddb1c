import type { WorkspaceTags } from '#contract/folders/workspace.schema.ts';
import { isPortError } from '#contract/lib/problems.ts';
import { isTransient, mayBeAccepted, pauseMs, READ_RETRIES } from '#domain/retry.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { delay, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

interface TagsSave {
  readonly workspaceId: string;
  readonly change: Partial<WorkspaceTags>;
  /** The same tags as the person has seen them. */
  readonly was: Partial<WorkspaceTags>;
}

/**
 * Saves some tags of a workspace. Of the answer only these are taken over: the answers of two changes may arrive in any
 * order. Throws the error of the request; the page then shows what is saved, if that is another version than it knew, or nobody knows
 * whether the change is.
 */
export function* saveTags({ workspaceId, change, was }: TagsSave) {
  const { workspace } = yield* services();
  const body = { workspaceTagsDTO: change, was };
  try {
    const { tags } = yield* callApi(workspace.patchWorkspaces, { workspaceId, body });
    const isSaved = ([name]: [string, unknown]) => name in change;
    const saved = Object.fromEntries(Object.entries(tags).filter(isSaved));
    yield* put(folderSetup.tagsSaved({ workspaceId, tags: saved }));
  } catch (error) {
    if (isPortError(error) && error.code === 'stale_version') yield* readAgain();
    else if (isPortError(error) && mayBeAccepted(error, false)) yield* readOnceReachable();
    throw error;
  }
}

function* readAgain() {
  const { workspace: ports } = yield* services();
  const folderId = (yield* select(folderSetup.selectFound)).workspace?.folderId;
  if (!folderId) return;
  yield* put(folderSetup.workspaceRead(yield* callApi(ports.getWorkspaceByFolderId, { folderId })));
}

/** The change may have been saved. What cannot be read is read before the next change, which is refused as outdated. */
function* readOnceReachable() {
  for (let failures = 1; failures <= READ_RETRIES; failures += 1) {
    try {
      return yield* readAgain();
    } catch (error) {
      const failure = yield* reportFailure(error);
      if (!isTransient(failure)) return;
      yield* delay(pauseMs(failures, failure));
    }
  }
}
