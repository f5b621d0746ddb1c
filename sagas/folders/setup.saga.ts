/**
 * Finds or makes the folder and the workspace (store/folders/setup.machine.ts). "Try again"
 * is `setupStarted`: the status is all that this workflow goes by.
 */
import { AUTO_FOLDER_NAME, type SetupStep, setupStep } from '#domain/folders/folderSetup.ts';
import {
  folderCreated,
  folderMissing,
  madeReadOnly,
  mergeOffered,
  mergeStarted,
  selectSetup,
  selectSetupStatus,
  setupFailed,
  setupLeftAlone,
  setupOpened,
  setupRead,
  setupRefused,
  setupStarted,
  setupStubbed,
} from '#store/folders/setup.slice.ts';
import type { RootState } from '#store/reducer.ts';
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

/** What there is to do: begin, read and go on, or move data. */
function selectTask(state: RootState): 'begin' | 'goOn' | 'merge' | null {
  const status = selectSetupStatus(state);
  if (status === 'reading') return 'goOn';
  if (status === 'merging') return 'merge';
  return selectIsSetupDue(state) ? 'begin' : null;
}

export function* folderSetupSaga() {
  yield* fork(answerMergeRequests);
  yield* fork(leaveSaga);
  while (true) {
    const task = yield* waitUntil(selectTask);
    if (task === 'begin') yield* put(setupStarted());
    else if (task === 'merge') yield* merge();
    else yield* goOn();
  }
}

function* goOn() {
  try {
    yield* put(setupRead(yield* readSetup()));
    const step = setupStep(yield* select(selectFacts));
    yield* refuseRepetition(step);
    yield* STEPS[step.do](step);
  } catch (error) {
    yield* put(setupFailed(yield* reportFailure(error)));
  }
}

/** What was made has to be there when everything is read again; else this would go round for ever. */
function* refuseRepetition(step: SetupStep) {
  const { taken } = yield* select(selectSetup);
  if (taken.includes(step.do)) throw new Error('Unexpected bypass in folder setup');
}

function* createFolder() {
  const { host } = yield* services();
  yield* put(folderMissing());
  yield* call(host.createFolder, AUTO_FOLDER_NAME);
  yield* put(folderCreated());
}

const STEPS: Readonly<Record<SetupStep['do'], (step: SetupStep) => Generator>> = {
  showFallback: () => put(setupStubbed()),
  leaveForReadOnly: () => put(madeReadOnly()),
  showContent: () => put(setupOpened()),
  wait: () => put(setupLeftAlone()),
  denyAccess: () => put(setupRefused()),
  offerMerge: () => put(mergeOffered()),
  merge: (step) => put(mergeStarted({ folderId: step.do === 'merge' ? step.folderId : '' })),
  createFolder,
  createWorkspace,
};
