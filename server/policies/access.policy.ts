import { Problem } from '#contract/lib/problem.ts';
import type { Route } from '#contract/lib/route.ts';
import { routes } from '#contract/routes.ts';
import type { CheckedIds } from '#db/schema/ids.ts';
import { canWriteWorkspace, isRestricted } from '#domain/access/accessLevel.ts';
import { isFreePlanReadOnly } from '#domain/access/accountDates.ts';
import type { Deps } from '../deps.ts';
import type { PathParams, Policy } from '../http/endpoints.ts';
import type { Caller } from '../http/signedIn.scope.ts';
import {
  type Addressed,
  type AddressedIds,
  addressedWorkspace,
  isExportOf,
} from './addressed.repo.ts';
import { rightsBy, rightsOf } from './workspaceRights.ts';

/**
 * Runs before every handler, which gets its path parameters from here. What concerns the whole installation is
 * for administrators (403), whatever their plan, and reports of problems for support (403). A read-only account may not change
 * anything (402). A path with a workspace exists only for people who may use that workspace, and only if
 * everything else it names belongs to that workspace (404), so that ids reveal nothing. A guest without write
 * access, and everybody in a flagged folder, may only read (403). Nothing is written in a workspace that is to be removed (409). The page applies the same rules
 * (domain/access).
 */
export function accessPolicy(deps: Deps): Policy {
  const find = addressedWorkspace(deps.localGrants);
  return async (caller, route, params) => {
    if (!isOpenTo(caller, route)) throw new Problem('forbidden');
    const isChange =
      changesSomething(route) && !(await stopsOwnExport(deps, caller, route, params));
    if (isChange && isReadOnlyAccount(deps, caller)) throw new Problem('subscription_needed');
    if (!isInWorkspace(params)) return params;
    const deletedToo = OF_DELETED.has(route);
    const found = await find(deps.orm, params, { userId: caller.userId, deletedToo });
    if (found === null) throw new Problem('not_found');
    await checkWorkspace(deps, caller, found, route, isChange);
    return params as PathParams & Partial<CheckedIds>; // checked in the line above
  };
}

const isOpenTo = ({ isAdmin, isSupport, isExtension }: Caller, route: Route): boolean =>
  (isAdmin || !route.isAdministrative) &&
  (isSupport || !route.isForSupport) &&
  (!isExtension || route.isForExtension === true);

/** A deleted article is there for those who bring it back, or delete it once more, and for nothing else. */
const OF_DELETED: ReadonlySet<Route> = new Set([
  routes.article.deleteArticle,
  routes.article.restoreArticle,
]);

const isInWorkspace = (params: PathParams): params is PathParams & AddressedIds =>
  params.workspaceId !== undefined;

/** Whether the plan of the caller matters. */
const changesSomething = ({ method, isPersonal, isAdministrative, isForSupport }: Route): boolean =>
  method !== 'GET' && ![isPersonal, isAdministrative, isForSupport].includes(true);

/** An export can be started on any plan, so the person who started it can stop it. */
async function stopsOwnExport(
  { orm }: Pick<Deps, 'orm'>,
  { userId }: Caller,
  route: Route,
  { jobId }: PathParams,
): Promise<boolean> {
  return (
    route === routes.content.stopJob &&
    typeof jobId === 'string' &&
    (await isExportOf(orm, jobId, userId))
  );
}

function isReadOnlyAccount(deps: Deps, { plan, isTrialActive }: Caller): boolean {
  const isCutoff = isFreePlanReadOnly(deps.dates, deps.now().getTime());
  return isRestricted({
    plan,
    isTrialActive,
    isTrialEligible: false, // true only for free accounts, which the plan covers already
    isFreePlanReadOnly: isCutoff,
  });
}

async function checkWorkspace(
  deps: Deps,
  caller: Caller,
  { workspace, selectedGrant, isLeaving }: Addressed,
  { method, outlivesRemoval }: Route,
  isChange: boolean,
): Promise<void> {
  if (isLeaving && method !== 'GET' && outlivesRemoval !== true)
    throw new Problem('removal_scheduled');
  const isOwner = workspace.ownerId === caller.userId;
  if (isOwner && !isChange) return; // owners may always read, so the host is not asked
  const { localGrants, now } = deps;
  const rights =
    localGrants === undefined
      ? await rightsOf(deps, workspace, caller)
      : rightsBy(localGrants.grantOf(selectedGrant, now()), workspace, caller);
  if (rights === null) throw new Problem('not_found');
  if (!isChange) return;
  if (!canWriteWorkspace(rights)) throw new Problem('forbidden');
  if (rights.isFolderFlagged) throw new Problem('folder_read_only');
}
