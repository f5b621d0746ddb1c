import type { Folder } from '#contract/host.ts';
import { isPortError } from '#contract/problems.ts';
import type { SetupStep } from '#domain/folders/folderSetup.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { callApi } from '../session/session.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/** Makes the workspace of the selected folder; the app waits until it has been read (spec §4). */
export function* createWorkspace(step: Extract<SetupStep, { event: 'workspaceMissing' }>) {
  const folder = yield* select(folderSetup.selectFolder);
  if (folder === null) return;
  yield* put(folderSetup.workspaceMissing());
  yield* post(folder, step.keywords);
  yield* put(folderSetup.workspaceCreated());
  if (step.areKeywordsMissing) yield* goToStart();
}

/** Another tab may have created the workspace of this folder in the meantime. */
function* post(folder: Folder, keywords: readonly string[]) {
  const { page, workspace } = yield* services();
  const timeZone = yield* call(page.timeZone);
  const workspaceTagsDTO = keywords.length > 0 ? { keywords: [...keywords] } : {};
  try {
    yield* callApi(workspace.postWorkspaces, {
      body: { folderId: folder.id, timeZone, workspaceTagsDTO },
    });
  } catch (error) {
    if (!isPortError(error) || error.code !== 'folder_taken') throw error;
  }
}

/** Without keywords in the address a warning is logged, and the user goes to the start page (spec §4). */
function* goToStart() {
  const { errors } = yield* services();
  yield* call(errors.warn, 'No keywords in the address: the workspace has no tags.', {});
  yield* put(router.navigationRequested({ to: '/', replace: true }));
}
