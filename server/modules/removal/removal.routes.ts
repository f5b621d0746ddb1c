import type {
  accountRemovalRoutes,
  workspaceRemovalRoutes,
} from '#contract/removal/removal.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import {
  askAccountRemoval,
  askWorkspaceRemoval,
  keepAccount,
  keepWorkspace,
  readAccountRemoval,
} from './removal.service.ts';

type OfWorkspace = Pick<GroupHandlers<'workspace'>, keyof typeof workspaceRemovalRoutes>;
type OfAccount = Pick<GroupHandlers<'user'>, keyof typeof accountRemovalRoutes>;

export const workspaceRemovalHandlers = (deps: Deps): OfWorkspace => ({
  postWorkspaceRemoval: (call) => askWorkspaceRemoval(deps, call),
  deleteWorkspaceRemoval: (call) => keepWorkspace(deps, call),
});

export const accountRemovalHandlers = (deps: Deps): OfAccount => ({
  getAccountRemoval: (call) => readAccountRemoval(deps, call),
  postAccountRemoval: (call) => askAccountRemoval(deps, call),
  deleteAccountRemoval: (call) => keepAccount(deps, call),
});
