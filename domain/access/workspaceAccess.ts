/** Workspace write access: the owner of its folder (spec §6). Shared folders come with permissions.write. */
export function canWriteWorkspace(
  workspace: { readonly ownerId: string },
  userId: string,
): boolean {
  return workspace.ownerId === userId;
}
