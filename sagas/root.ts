import { accessSaga } from './access/access.saga.ts';
import { analyticsProfileSaga } from './analyticsProfile/analyticsProfile.saga.ts';
import { articleDeleteSaga } from './articleDelete/articleDelete.saga.ts';
import { articleIndexSaga } from './articleIndex/articleIndex.saga.ts';
import { articleWizardSaga } from './articleWizard/articleWizard.saga.ts';
import { folderEventsSaga } from './folderSetup/folderEvents.saga.ts';
import { folderSetupSaga } from './folderSetup/folderSetup.saga.ts';
import { hostReadySaga } from './hostReady/hostReady.saga.ts';
import { navigationSaga } from './navigation/navigation.saga.ts';
import { pageSaga } from './page/page.saga.ts';
import { purchaseSaga } from './purchase/purchase.saga.ts';
import { resourcesSaga } from './resources/resources.saga.ts';
import { sidebarSaga } from './sidebar/sidebar.saga.ts';
import { signOutSaga } from './signOut/signOut.saga.ts';
import { tokenSaga } from './token/token.saga.ts';
import { trialSaga } from './trial/trial.saga.ts';
import { runWorkflows, type Workflow } from './lib/runWorkflows.ts';

/** Every workflow that the page begins with. Those that only answer come first, the host's, which begins it all, last. */
export const workflows: Record<string, Workflow> = {
  page: pageSaga,
  navigation: navigationSaga,
  token: tokenSaga,
  resources: resourcesSaga,
  access: accessSaga,
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
  hostReady: hostReadySaga,
};

export function* rootSaga() {
  yield* runWorkflows(workflows);
}
