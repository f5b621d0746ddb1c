import { canWriteWorkspace } from '#domain/access/workspaceAccess.ts';
import type { Workspace } from '#domain/contract/workspace.schema.ts';
import type { Caller } from '../../scopes/signedIn.scope.ts';
import type { WorkspaceRow } from './workspace.repo.ts';

export function presentWorkspace(row: WorkspaceRow, caller: Caller): Workspace {
  return {
    id: row.id,
    type: row.type,
    folderId: row.folderId,
    createDate: row.createdAt.toISOString(),
    timeZone: row.timeZone,
    tags: row.tags,
    canWrite: canWriteWorkspace(row, caller.userId),
  };
}
