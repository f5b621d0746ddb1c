/** Removes a workspace or an account, or keeps it (store/removal/removal.slice.ts). */
import type { Workspace } from '#contract/folders/workspace.schema.ts';
import { isWorthRetrying, pauseMs, READ_RETRIES } from '#domain/retry.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { removal } from '#store/removal/removal.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { delay, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

export function* removalSaga() {
  yield* takeEvery(removal.confirmed, remove);
  yield* takeEvery(removal.keepRequested, keep);
}

function* remove({ payload: { email } }: ReturnType<typeof removal.confirmed>) {
  const { user, workspace } = yield* services();
  const state = yield* select(removal.select);
  if (state.status !== 'sending') return;
  const { subject, workspaceId } = state;
  try {
    if (subject === 'account') yield* callApi(user.postAccountRemoval, { body: { email } });
    else yield* show(yield* callApi(workspace.postWorkspaceRemoval, { workspaceId }));
    yield* put(removal.done());
    if (subject === 'workspace') return;
  } catch (error) {
    yield* put(removal.failed({ error: yield* reportFailure(error) }));
  }
  yield* readWorkspace();
}

function* keep({ payload: { subject, workspaceId } }: ReturnType<typeof removal.keepRequested>) {
  const { user, workspace } = yield* services();
  try {
    if (subject === 'account') yield* callApi(user.deleteAccountRemoval);
    else yield* show(yield* callApi(workspace.deleteWorkspaceRemoval, { workspaceId }));
    yield* put(removal.kept());
    if (subject === 'workspace') return;
  } catch (error) {
    yield* put(removal.notKept({ error: yield* reportFailure(error) }));
  }
  yield* readWorkspace();
}

function* show(workspace: Workspace) {
  yield* put(folderSetup.workspaceRead(workspace));
}

/** The workspaces of an account go and stay with it; and what has failed may have happened all the same. */
function* readWorkspace() {
  const { workspace } = yield* services();
  const folderId = (yield* select(folderSetup.selectFound)).workspace?.folderId;
  if (!folderId) return;
  for (let failures = 1; failures <= READ_RETRIES + 1; failures += 1) {
    try {
      return yield* show(yield* callApi(workspace.getWorkspaceByFolderId, { folderId }));
    } catch (error) {
      const failure = yield* reportFailure(error);
      if (!isWorthRetrying(failure)) return;
      yield* delay(pauseMs(failures, failure));
    }
  }
}
