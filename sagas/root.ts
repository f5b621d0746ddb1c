import { accessSaga } from './access/access.saga.ts';
import { analyticsProfileSaga } from './session/analyticsProfile.saga.ts';
import { articleDeleteSaga } from './article/delete.saga.ts';
import { articleIndexSaga } from './article/list.saga.ts';
import { articleWizardSaga } from './article/wizard.saga.ts';
import { folderEventsSaga } from './folders/events.saga.ts';
import { folderSetupSaga } from './folders/setup.saga.ts';
import { hostSaga } from './session/host.saga.ts';
import { navigationSaga } from './session/navigation.saga.ts';
import { limitReadingSaga } from './access/limitReading.saga.ts';
import { pageSaga } from './session/page.saga.ts';
import { purchaseSaga } from './access/purchase.saga.ts';
import { resourcesSaga } from './resources/resources.saga.ts';
import { sidebarSaga } from './session/sidebar.saga.ts';
import { signOutSaga } from './session/signOut.saga.ts';
import { tokenSaga } from './session/token.saga.ts';
import { trialSaga } from './access/trial.saga.ts';
import { runWorkflows, type Workflow } from './lib/runWorkflows.ts';

/** The workflows that start with the page. Those that only react come first; the host's, which starts the rest, comes last. */
export const workflows: Record<string, Workflow> = {
  page: pageSaga,
  navigation: navigationSaga,
  token: tokenSaga,
  resources: resourcesSaga,
  access: accessSaga,
  limitReading: limitReadingSaga,
  trial: trialSaga,
  purchase: purchaseSaga,
  analyticsProfile: analyticsProfileSaga,
  sidebar: sidebarSaga,
  folderEvents: folderEventsSaga,
  folderSetup: folderSetupSaga,
  articleDelete: articleDeleteSaga,
  articleIndex: articleIndexSaga,
  articleWizard: articleWizardSaga,
  signOut: signOutSaga,
  host: hostSaga,
};

export function* rootSaga() {
  yield* runWorkflows(workflows);
}
