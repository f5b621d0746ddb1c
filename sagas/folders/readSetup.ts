/** Reads the facts for folder setup: folders of the host, workspaces of the API, and the access level. */
import type { Workspace } from '#contract/folders/workspace.schema.ts';
import type { Folder } from '#contract/host/host.ts';
import { isPortError } from '#contract/lib/problems.ts';
import { accessLevel } from '#domain/access/accessLevel.ts';
import { isFreePlanReadOnly, isTrialEligible } from '#domain/access/accountDates.ts';
import { requestOf, type SetupFacts } from '#domain/folders/folderSetup.ts';
import { routeOf } from '#domain/session/routes.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi, withToken } from '../session/session.api.ts';

export function* readSetup() {
  yield* withToken();
  const ports = yield* services();
  const folders = yield* call(ports.host.folders);
  const folder = (yield* call(ports.host.selectedFolder)) ?? folders[0] ?? null;
  const workspace = folder === null ? null : yield* workspaceOf(folder);
  return {
    folder,
    folders,
    workspace,
    ...(yield* readUnlinked(folders, workspace)),
    ...(yield* readLevel(folder, workspace)),
  };
}

/** A 404 means no workspace (spec §7). */
function* workspaceOf(folder: Folder) {
  const { workspace } = yield* services();
  try {
    return yield* callApi(workspace.getWorkspaceByFolderId, { folderId: folder.id });
  } catch (error) {
    if (isPortError(error) && error.status === 404) return null;
    throw error;
  }
}

/** A workspace of the previous product is moved only if the folder has none. */
function* readUnlinked(folders: readonly Folder[], current: Workspace | null) {
  if (current !== null) return { unlinkedWorkspaceId: null, unlinkedFolders: [] };
  const { workspace } = yield* services();
  const { workspaces } = yield* callApi(workspace.getWorkspaces);
  const linked = new Set(workspaces.map(({ folderId }) => folderId));
  return {
    unlinkedWorkspaceId: workspaces.find(({ folderId }) => folderId === null)?.id ?? null,
    unlinkedFolders: folders.filter(({ id, isOwner }) => isOwner && !linked.has(id)),
  };
}

function* readLevel(folder: Folder | null, workspace: Workspace | null) {
  const { clock } = yield* services();
  const { dates } = yield* select(config.select);
  const plan = yield* select(token.selectPlan);
  const flags = yield* select(host.selectFlags);
  const createDate = (yield* select(host.selectUser))?.createDate ?? '';
  const level = accessLevel({
    hasFolder: folder !== null,
    hasWorkspace: workspace !== null,
    isFolderFlagged: workspace?.isFolderFlagged ?? false,
    plan,
    isTrialActive: yield* select(token.selectIsTrialActive),
    isTrialEligible: isTrialEligible(dates, { plan, flags, createDate }),
    isFreePlanReadOnly: isFreePlanReadOnly(dates, yield* call(clock.now)),
  });
  return { level, standing: yield* select(token.selectStanding) };
}

/** Selects the facts for the next step: the last reading, and what the current page requests. */
export function selectFacts(state: RootState): SetupFacts {
  const setup = folderSetup.selectFound(state);
  const { route, search } = router.selectLocation(state);
  const { area, autosubmit = false } = routeOf(route);
  return {
    level: setup.level,
    folder: setup.folder,
    hasWorkspace: setup.workspace !== null,
    hasUnlinkedWorkspace: setup.unlinkedWorkspaceId !== null,
    unlinkedFolderIds: setup.unlinkedFolders.map(({ id }) => id),
    request: { ...requestOf(search), autosubmit, mayCreate: area === 'setup' },
  };
}
