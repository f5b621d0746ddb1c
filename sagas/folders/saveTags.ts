import type { WorkspaceTags } from '#contract/workspace.schema.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { put } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

/**
 * Saves some tags of a workspace. Of the answer only these are taken over: the answers of two changes may arrive in any
 * order. Throws the error of the request; 'stale_version' if the keywords are not those that `was` names.
 */
export function* saveTags(
  workspaceId: string,
  change: Partial<WorkspaceTags>,
  was?: Pick<WorkspaceTags, 'keywords'>,
) {
  const { workspace } = yield* services();
  const body = { workspaceTagsDTO: change, ...(was && { was }) };
  const { tags } = yield* callApi(workspace.patchWorkspaces, { workspaceId, body });
  const isSaved = ([name]: [string, unknown]) => name in change;
  const saved = Object.fromEntries(Object.entries(tags).filter(isSaved));
  yield* put(folderSetup.tagsSaved({ workspaceId, tags: saved }));
}
