import type { exampleRoutes } from '#contract/examples/example.route.ts';
import type { Workspace } from '#contract/folders/workspace.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { WorkspaceRow } from '#db/schema/workspace.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { rightsOf } from '../../policies/workspaceRights.ts';
import { workspaceOfFolder, workspacesOf } from './workspace.repo.ts';
import { changeTags, createWorkspace, mergeWorkspace, presentTags } from './workspace.service.ts';

export const workspaceHandlers = (
  deps: Deps,
): Omit<GroupHandlers<'workspace'>, keyof typeof exampleRoutes> => ({
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

/** The workspace as its user sees it; throws `not_found` for anyone else. */
async function presentWorkspace(deps: Deps, row: WorkspaceRow, caller: Caller): Promise<Workspace> {
  const rights = await rightsOf(deps, row, caller);
  if (rights === null) throw new Problem('not_found');
  return {
    id: row.id,
    type: row.type,
    folderId: row.folderId,
    createDate: row.createdAt.toISOString(),
    timeZone: row.timeZone,
    tags: presentTags(row),
    ...rights,
  };
}
