import type { FolderGrant } from '#contract/host.ts';

/** What a workspace is to one user, as the API answers it (spec §3). */
export interface WorkspaceRights {
  readonly isOwner: boolean;
  readonly permissions: { readonly write: boolean };
}

/** Workspace write access: the owner, or permissions.write (spec §6). */
export function canWriteWorkspace({ isOwner, permissions }: WorkspaceRights): boolean {
  return isOwner || permissions.write;
}

/** The check that gives readonly-view: archived, or of another whose own subscription has lapsed (§d.access.1). */
export function isFolderFlagged(
  { isArchived, isOwnerLapsed, ownerId }: FolderGrant,
  userId: string,
): boolean {
  return isArchived || (ownerId !== userId && isOwnerLapsed);
}
