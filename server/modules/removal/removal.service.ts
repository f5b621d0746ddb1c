/** Removes workspaces and accounts after a time in which they can be kept. */
import type { Workspace } from '#contract/folders/workspace.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import { REMOVAL_GRACE_DAYS } from '#contract/removal/removal.route.ts';
import type { AccountRemoval } from '#contract/removal/removal.schema.ts';
import type { Orm } from '#db/database.ts';
import { removalOf } from '#db/leaving.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { requireOwner } from '../../policies/workspaceRights.ts';
import { lockWorkspace } from '../folders/workspace.api.ts';
import { presentOwnWorkspace } from '../folders/workspace.service.ts';
import { stopJob } from '../work/work.service.ts';
import {
  accountRemovalOf,
  claimDueAccount,
  claimDueWorkspace,
  dropAccountRemoval,
  dropRemovalsOfAccount,
  dropWorkspaceRemoval,
  dueAccounts,
  dueWorkspaces,
  lockOwnedWorkspaces,
  ownedWorkspaces,
  putAccountRemoval,
  putWorkspaceRemoval,
  removeRowsOfAccount,
  removeWorkspace,
  runningInLeaving,
} from './removal.repo.ts';

interface Call {
  readonly caller: Caller;
}
type InWorkspace = Call & { readonly workspaceId: WorkspaceId };

const DAY_MS = 86_400_000;

const graceFrom = (now: Date) => ({
  askedAt: now,
  dueAt: new Date(now.getTime() + REMOVAL_GRACE_DAYS * DAY_MS),
});

/** Throws `not_found` for anyone but the owner. Asked again, the first time counts. */
export async function askWorkspaceRemoval(
  deps: Deps,
  { workspaceId, caller }: InWorkspace,
): Promise<Workspace> {
  await presentOwnWorkspace(deps, workspaceId, caller);
  const removal = { workspaceId, because: 'workspace', ...graceFrom(deps.now()) } as const;
  await putWorkspaceRemoval(deps.orm, removal);
  await stopJobsIn(deps, workspaceId);
  return presentOwnWorkspace(deps, workspaceId, caller);
}

/** Throws `not_found` for anyone but the owner, and `removal_scheduled` if its account is to be removed too, which is kept first. */
export async function keepWorkspace(
  deps: Deps,
  { workspaceId, caller }: InWorkspace,
): Promise<Workspace> {
  await deps.orm.transaction(async (tx) => {
    requireOwner(await lockWorkspace(tx, workspaceId), caller);
    if ((await removalOf(tx, workspaceId))?.because === 'account')
      throw new Problem('removal_scheduled');
    await dropWorkspaceRemoval(tx, workspaceId);
  });
  return presentOwnWorkspace(deps, workspaceId, caller);
}

async function stopJobsIn(deps: Deps, workspaceId?: WorkspaceId): Promise<void> {
  for (const id of await runningInLeaving(deps.orm, workspaceId)) await stopJob(deps, id);
}

export async function readAccountRemoval(
  { orm, localAccounts }: Deps,
  { caller }: Call,
): Promise<AccountRemoval> {
  const removal = await accountRemovalOf(orm, caller.userId);
  return {
    dueAt: removal?.dueAt.toISOString() ?? null,
    workspaces: (await ownedWorkspaces(orm, caller.userId)).length,
    removesSignIn: localAccounts !== undefined,
  };
}

type AskCall = Call & { readonly body: { readonly email: string } };

/** Throws `invalid_input` for another address than that of the account, and `only_administrator`. */
export async function askAccountRemoval(
  deps: Deps,
  { caller, body }: AskCall,
): Promise<AccountRemoval> {
  const { userId, email } = caller;
  if (body.email.trim().toLowerCase() !== email.toLowerCase())
    throw new Problem('invalid_input', { fields: { email: 'This is another address.' } });
  const owned = await deps.orm.transaction(async (tx) => {
    if (await deps.localAccounts?.isOnlyAdministrator(tx, userId))
      throw new Problem('only_administrator');
    const grace = graceFrom(deps.now());
    await putAccountRemoval(tx, { userId, ...grace });
    const ids = await lockOwnedWorkspaces(tx, userId);
    for (const workspaceId of ids)
      await putWorkspaceRemoval(tx, { workspaceId, because: 'account', ...grace });
    return ids;
  });
  for (const workspaceId of owned) await stopJobsIn(deps, workspaceId);
  return readAccountRemoval(deps, { caller });
}

/** The workspaces that would have gone with it are kept too; those whose removal was asked for by itself are not. */
export async function keepAccount(deps: Deps, { caller }: Call): Promise<AccountRemoval> {
  await deps.orm.transaction(async (tx) => {
    await dropAccountRemoval(tx, caller.userId);
    await dropRemovalsOfAccount(tx, caller.userId);
  });
  return readAccountRemoval(deps, { caller });
}

/** Removes what is due, and not what is kept meanwhile. Work that has begun in what is to be removed, at the same moment, is stopped. */
export async function removeDue(deps: Deps, signal: AbortSignal): Promise<void> {
  await stopJobsIn(deps);
  const failures = [
    ...(await failuresOf(await dueAccounts(deps.orm, deps.now()), signal, (userId) =>
      deps.orm.transaction((tx) => removeAccount(deps, tx, userId)),
    )),
    ...(await failuresOf(await dueWorkspaces(deps.orm, deps.now()), signal, (workspaceId) =>
      deps.orm.transaction((tx) => removeDueWorkspace(deps, tx, workspaceId)),
    )),
  ];
  if (failures.length > 0) throw new AggregateError(failures, 'Some removals have failed.');
}

/** Of one after the other: what cannot be removed does not hold up the rest. */
async function failuresOf<Id>(
  ids: readonly Id[],
  signal: AbortSignal,
  remove: (id: Id) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const id of ids) {
    signal.throwIfAborted();
    await remove(id).catch((error: unknown) => failures.push(error));
  }
  return failures;
}

/** An account that is the only administrator by now is kept. */
async function removeAccount(deps: Deps, tx: Orm, userId: string): Promise<void> {
  const isNeeded = await deps.localAccounts?.isOnlyAdministrator(tx, userId);
  if (!(await claimDueAccount(tx, userId, deps.now()))) return;
  if (isNeeded) return dropRemovalsOfAccount(tx, userId);
  for (const id of await lockOwnedWorkspaces(tx, userId)) await removeWorkspace(tx, id);
  await removeRowsOfAccount(tx, userId);
  await deps.localAccounts?.remove(tx, userId);
}

async function removeDueWorkspace(deps: Deps, tx: Orm, id: WorkspaceId): Promise<void> {
  await lockWorkspace(tx, id);
  if (await claimDueWorkspace(tx, id, deps.now())) await removeWorkspace(tx, id);
}
