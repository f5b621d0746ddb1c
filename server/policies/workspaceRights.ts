/** What a person may do with a workspace and its folder. */
import type { Workspace } from '#contract/folders/workspace.schema.ts';
import type { FolderGrant } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { WorkspaceRow } from '#db/schema/workspace.ts';
import { isFolderFlagged, type WorkspaceRights } from '#domain/access/accessLevel.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/signedIn.scope.ts';

/** What the rights in a workspace depend on, besides the grant. */
export type WorkspaceLink = Pick<WorkspaceRow, 'ownerId' | 'folderId'>;

type Rights = WorkspaceRights & Pick<Workspace, 'isFolderFlagged'>;

/** Asks the host for the grant on the linked folder; null: the person may not even read. */
export async function rightsOf(
  deps: Deps,
  row: WorkspaceLink,
  caller: Caller,
): Promise<Rights | null> {
  const { folderId } = row;
  const grant = folderId === null ? null : await deps.host.folder(folderId, caller.userId);
  return rightsBy(grant, row, caller);
}

/** The same for a grant that is already known. */
export function rightsBy(
  grant: FolderGrant | null,
  { ownerId }: WorkspaceLink,
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

/** Whether a person who is not asking just now may read the workspace. */
export async function mayRead(
  { host }: Pick<Deps, 'host'>,
  { ownerId, folderId }: WorkspaceLink,
  userId: string,
): Promise<boolean> {
  if (ownerId === userId) return true;
  return folderId !== null && (await host.folder(folderId, userId)) !== null;
}

/** Only the owner of a folder may link a workspace to it (spec §6). Throws `not_found`. */
export async function requireOwnFolder(
  { host }: Deps,
  { userId }: Caller,
  folderId: string,
): Promise<void> {
  const folder = await host.folder(folderId, userId);
  if (folder?.ownerId !== userId) throw new Problem('not_found');
}

/** Throws `not_found` unless there is such a workspace and the caller owns it. */
export function requireOwner(
  workspace: WorkspaceRow | null,
  { userId }: Caller,
): asserts workspace is WorkspaceRow {
  if (workspace?.ownerId !== userId) throw new Problem('not_found');
}
