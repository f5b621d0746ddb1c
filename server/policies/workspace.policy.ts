import { canWriteWorkspace } from '#domain/access/workspaceAccess.ts';
import type { Deps } from '../deps.ts';
import type { Policy } from '../lib/endpoints.ts';
import { Problem } from '#domain/contract/problem.ts';
import { findWorkspace } from '../modules/workspace/workspace.repo.ts';

/**
 * Asked before every handler: an address with a workspace in it answers only who may use that
 * workspace. To everybody else it does not exist, so that ids tell nothing.
 */
export function workspacePolicy(deps: Deps): Policy {
  return async (caller, { workspaceId }) => {
    if (workspaceId === undefined) return;
    const workspace = await findWorkspace(deps.orm, workspaceId);
    if (workspace === null || !canWriteWorkspace(workspace, caller.userId)) {
      throw new Problem('not_found');
    }
  };
}
