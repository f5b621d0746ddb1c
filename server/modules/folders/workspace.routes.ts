import type { workspaceRoutes } from '#contract/folders/workspace.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { workspaceOfFolder, workspacesOf } from './workspace.repo.ts';
import {
  changeTags,
  createWorkspace,
  mergeWorkspace,
  presentWorkspace,
} from './workspace.service.ts';

export const workspaceHandlers = (
  deps: Deps,
): Pick<GroupHandlers<'workspace'>, keyof typeof workspaceRoutes> => ({
  async getWorkspaces({ caller }) {
    const rows = await workspacesOf(deps.orm, caller.userId);
    return {
      workspaces: await Promise.all(rows.map((row) => presentWorkspace(deps, row, caller))),
    };
  },
  async getWorkspaceByFolderId({ caller, folderId }) {
    const row = await workspaceOfFolder(deps.orm, folderId);
    if (row === null) throw new Problem('not_found');
    return presentWorkspace(deps, row, caller);
  },
  async postWorkspaces(call) {
    return presentWorkspace(deps, await createWorkspace(deps, call), call.caller);
  },
  async patchWorkspaces({ caller, workspaceId, body }) {
    const row = await changeTags(deps, workspaceId, body.workspaceTagsDTO, body.was);
    return presentWorkspace(deps, row, caller);
  },
  async mergeWorkspace({ caller, workspaceId, body }) {
    const row = await mergeWorkspace(deps, caller, workspaceId, body.projectId);
    return presentWorkspace(deps, row, caller);
  },
});
