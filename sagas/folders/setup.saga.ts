/**
 * Finds or creates the folder and the workspace (store/folders/setup.slice.ts). The workflow depends on the status
 * alone: "Try again" only puts `folderSetup.started`.
 */
import { AUTO_FOLDER_NAME, type SetupStep, setupStep } from '#domain/folders/folderSetup.ts';
import { routeOf } from '#domain/session/routes.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, fork, put, select, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { readSetup, selectFacts } from './readSetup.ts';
import { answerMergeRequests, createWorkspace, merge } from './workspace.ts';

/** The next task: begin, read and continue, or move data. */
function selectTask(state: RootState): 'begin' | 'goOn' | 'merge' | null {
  const status = folderSetup.selectStatus(state);
  if (status === 'reading') return 'goOn';
  if (status === 'merging') return 'merge';
  return selectIsSetupDue(state) ? 'begin' : null;
}

export function* folderSetupSaga() {
  yield* fork(answerMergeRequests);
  yield* fork(leaveSaga);
  while (true) {
    const task = yield* waitUntil(selectTask);
    if (task === 'begin') yield* put(folderSetup.started());
    else if (task === 'merge') yield* merge();
    else yield* goOn();
  }
}

function* goOn() {
  try {
    yield* put(folderSetup.read(yield* readSetup()));
    const step = setupStep(yield* select(selectFacts));
    yield* refuseRepetition(step);
    yield* follow(step);
  } catch (error) {
    yield* put(folderSetup.failed(yield* reportFailure(error)));
  }
}

/** Throws if something that was created is still missing in the next reading: the setup would loop forever. */
function* refuseRepetition({ event }: SetupStep) {
  const made = yield* select(folderSetup.selectMade);
  if (made.includes(event)) throw new Error('Unexpected bypass in folder setup');
}

function* follow(step: SetupStep) {
  if (step.event === 'folderMissing') yield* createFolder();
  else if (step.event === 'workspaceMissing') yield* createWorkspace(step);
  else if (step.event === 'mergeStarted')
    yield* put(folderSetup.mergeStarted({ folderId: step.folderId }));
  else yield* put(folderSetup[step.event]());
}

function* createFolder() {
  const { host } = yield* services();
  yield* put(folderSetup.folderMissing());
  yield* createOnce(['folder', AUTO_FOLDER_NAME], (requestId) =>
    call(host.createFolder, AUTO_FOLDER_NAME, { requestId }),
  );
  yield* put(folderSetup.folderCreated());
}

/** Leaves pages that the access level does not allow (spec §4). */
function* leaveSaga() {
  while (true) {
    const to = yield* waitUntil(selectWayOut);
    yield* put(router.navigationRequested({ to, replace: true }));
    yield* take(router.entered);
  }
}

const areaOf = (state: RootState) => routeOf(router.selectLocation(state).route).area;

/** Folder setup starts with the first page that needs it, and again after a change of plan or trial. */
function selectIsSetupDue(state: RootState): boolean {
  if (!host.selectIsSignedIn(state) || !router.selectIsEntered(state)) return false;
  const area = areaOf(state);
  if (area === 'signedIn') return false;
  const status = folderSetup.selectStatus(state);
  if (status === 'idle') return true;
  if (status === 'waiting' && area === 'setup') return true;
  const { standing } = folderSetup.selectFound(state);
  const hasChanged =
    token.selectIsValid(state) && standing !== '' && standing !== token.selectStanding(state);
  return hasChanged && RESTING.has(status);
}

const RESTING: ReadonlySet<string> = new Set(['ready', 'readOnly', 'stub', 'denied', 'waiting']);

/** Where to go from a page that the access level does not allow: read-only users to their page, others away from it (spec §4). */
function selectWayOut(state: RootState): string | null {
  if (!host.selectIsSignedIn(state)) return null;
  const view = folderSetup.selectView(state);
  const area = areaOf(state);
  if (area === 'setup' && view === 'readOnly') return '/free-user';
  const isOver = view === 'ready' || view === 'waiting';
  return area === 'readOnly' && isOver ? '/' : null;
}
