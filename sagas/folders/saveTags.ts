import type { WorkspaceTags } from '#contract/folders/workspace.schema.ts';
import { isPortError } from '#contract/lib/problems.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { put, select } from '../lib/effects.ts';
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
 * order. Throws the error of the request; after 'stale_version' the page shows what somebody else has saved meanwhile.
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
    throw error;
  }
}

function* readAgain() {
  const { workspace: ports } = yield* services();
  const folderId = (yield* select(folderSetup.selectFound)).workspace?.folderId;
  if (!folderId) return;
  yield* put(folderSetup.workspaceRead(yield* callApi(ports.getWorkspaceByFolderId, { folderId })));
}
