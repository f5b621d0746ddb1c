/**
 * Finds or makes the folder and the workspace (store/folders/setup.slice.ts). "Try again"
 * puts `folderSetup.started`: this workflow follows the status alone.
 */
import { AUTO_FOLDER_NAME, type SetupStep, setupStep } from '#domain/folders/folderSetup.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, fork, put, select } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { createWorkspace } from './createWorkspace.ts';
import { leaveSaga } from './leave.ts';
import { answerMergeRequests, merge } from './merge.ts';
import { readSetup } from './readSetup.ts';
import { selectIsSetupDue } from './setupDue.ts';
import { selectFacts } from './setupFacts.ts';

/** The next task: begin, read and go on, or move data. */
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

/** What was made must be there when everything is read again; otherwise this would loop forever. */
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
  yield* call(host.createFolder, AUTO_FOLDER_NAME);
  yield* put(folderSetup.folderCreated());
}
