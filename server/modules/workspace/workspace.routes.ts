import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../lib/endpoints.ts';
import { Problem } from '#domain/contract/problem.ts';
import { presentWorkspace } from './workspace.presenter.ts';
import { workspaceOfFolder, workspacesOf } from './workspace.repo.ts';
import { changeTags, createWorkspace } from './workspace.service.ts';

export const workspaceHandlers = (deps: Deps): GroupHandlers<'workspace'> => ({
  async getWorkspaces({ caller }) {
    const rows = await workspacesOf(deps.orm, caller.userId);
    return { workspaces: rows.map((row) => presentWorkspace(row, caller)) };
  },
  async getWorkspaceByFolderId({ caller, folderId }) {
    const row = await workspaceOfFolder(deps.orm, caller.userId, folderId);
    if (row === null) throw new Problem('not_found');
    return presentWorkspace(row, caller);
  },
  async postWorkspaces({ caller, body }) {
    return presentWorkspace(await createWorkspace(deps, caller, body), caller);
  },
  async patchWorkspaces({ caller, workspaceId, body }) {
    return presentWorkspace(await changeTags(deps, workspaceId, body.workspaceTagsDTO), caller);
  },
});
