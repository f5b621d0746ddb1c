/** Removes a workspace or an account, or keeps it (store/removal/removal.slice.ts). */
import { folderSetup } from '#store/folders/setup.slice.ts';
import { removal } from '#store/removal/removal.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, select } from '../lib/effects.ts';
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
    if (subject === 'account') {
      yield* callApi(user.postAccountRemoval, { body: { email } });
      yield* readWorkspace();
    } else {
      const answer = yield* callApi(workspace.postWorkspaceRemoval, { workspaceId });
      yield* put(folderSetup.workspaceRead(answer));
    }
    yield* put(removal.done());
  } catch (error) {
    yield* put(removal.failed({ error: yield* reportFailure(error) }));
  }
}

function* keep({ payload: { subject, workspaceId } }: ReturnType<typeof removal.keepRequested>) {
  const { user, workspace } = yield* services();
  try {
    if (subject === 'account') {
      yield* callApi(user.deleteAccountRemoval);
      yield* readWorkspace();
    } else {
      const answer = yield* callApi(workspace.deleteWorkspaceRemoval, { workspaceId });
      yield* put(folderSetup.workspaceRead(answer));
    }
    yield* put(removal.kept());
  } catch (error) {
    yield* put(removal.notKept({ error: yield* reportFailure(error) }));
  }
}

/** The workspaces of an account go and stay with it. */
function* readWorkspace() {
  const { workspace } = yield* services();
  const folderId = (yield* select(folderSetup.selectFound)).workspace?.folderId;
  if (!folderId) return;
  yield* put(
    folderSetup.workspaceRead(yield* callApi(workspace.getWorkspaceByFolderId, { folderId })),
  );
}
