import type { WorkspaceRow } from '#db/schema/rowTypes.ts';
import type { Workspace } from '#contract/workspace.schema.ts';
import { Problem } from '#contract/problem.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { rightsOf } from '../../policies/workspaceRights.ts';

/** The workspace as its user sees it; throws `not_found` for anyone else. */
export async function presentWorkspace(
  deps: Deps,
  row: WorkspaceRow,
  caller: Caller,
): Promise<Workspace> {
  const rights = await rightsOf(deps, row, caller);
  if (rights === null) throw new Problem('not_found');
  return {
    id: row.id,
    type: row.type,
    folderId: row.folderId,
    createDate: row.createdAt.toISOString(),
    timeZone: row.timeZone,
    tags: row.tags,
    ...rights,
  };
}
