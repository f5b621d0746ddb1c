import { isFolderFlagged, type WorkspaceRights } from '#domain/access/workspaceAccess.ts';
import type { FolderGrant } from '#contract/host.ts';
import type { Workspace } from '#contract/workspace.schema.ts';
import { Problem } from '#contract/problem.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import type { WorkspaceRow } from './workspace.repo.ts';

type Rights = WorkspaceRights & Pick<Workspace, 'isFolderFlagged'>;

/** What a workspace is to somebody, by the folder it is linked to; null: nothing. */
export async function rightsOf(
  deps: Deps,
  row: WorkspaceRow,
  caller: Caller,
): Promise<Rights | null> {
  const { folderId } = row;
  const grant = folderId === null ? null : await deps.host.folder(folderId, caller.userId);
  return rightsBy(grant, row, caller);
}

/** The same for a grant that is already known. */
export function rightsBy(
  grant: FolderGrant | null,
  { ownerId }: WorkspaceRow,
  { userId }: Caller,
): Rights | null {
  const isOwner = ownerId === userId;
  if (grant === null && !isOwner) return null;
  return {
    isOwner,
    permissions: { write: isOwner || grant?.canWrite === true },
    isFolderFlagged: grant !== null && isFolderFlagged(grant, userId),
  };
}

/** The workspace as its user sees it; 404 to anybody else. */
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
