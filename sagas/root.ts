import { accessSaga } from './access/access.saga.ts';
import { limitReadingSaga } from './access/limitReading.saga.ts';
import { folderEventsSaga } from './folders/events.saga.ts';
import { folderSetupSaga } from './folders/setup.saga.ts';
import { all, call, spawn } from './lib/effects.ts';
import { reportError } from './lib/failure.ts';
import { resourcesSaga } from './resources/resources.saga.ts';
import { hostSaga } from './session/host.saga.ts';
import { navigationSaga, sidebarSaga } from './session/navigation.saga.ts';
import { pageSaga } from './session/page.saga.ts';
import { signedOutSaga } from './session/signedOut.saga.ts';
import { signOutSaga } from './session/signOut.saga.ts';
import { tokenSaga } from './session/token.saga.ts';

/** The workflows that start with the page. Those that only react come first; the host's, which starts the rest, comes last. */
export const workflows: Record<string, Workflow> = {
  page: pageSaga,
  navigation: navigationSaga,
  token: tokenSaga,
  resources: resourcesSaga,
  access: accessSaga,
  limitReading: limitReadingSaga,
  sidebar: sidebarSaga,
  folderEvents: folderEventsSaga,
  folderSetup: folderSetupSaga,
  signOut: signOutSaga,
  signedOut: signedOutSaga,
  host: hostSaga,
};

export function* rootSaga() {
  yield* runWorkflows(workflows);
}

export type Workflow = () => Generator;
const MAX_CRASHES = 3;

/** Restarts a crashed workflow, a limited number of times: a saga that throws at once would freeze the tab. */
export function* supervised(name: string, workflow: Workflow) {
  for (let crash = 0; crash < MAX_CRASHES; crash += 1) {
    try {
      return yield* call(workflow);
    } catch (error) {
      yield* reportError(error, { workflow: name });
    }
  }
}

/** Runs workflows independently: one that crashes does not stop the others. */
export function* runWorkflows(named: Record<string, Workflow>) {
  yield* all(Object.entries(named).map(([name, workflow]) => spawn(supervised, name, workflow)));
}
