import { accessSaga } from './access/access.saga.ts';
import { analyticsProfileSaga } from './analyticsProfile/analyticsProfile.saga.ts';
import { articleCacheSaga } from './articleCache/articleCache.saga.ts';
import { articleChoiceSaga } from './articleChoice/articleChoice.saga.ts';
import { articleDeleteSaga } from './articleDelete/articleDelete.saga.ts';
import { articleMergeSaga } from './articleMerge/articleMerge.saga.ts';
import { articleOpenSaga } from './articleOpen/articleOpen.saga.ts';
import { articleReportSaga } from './articleReport/articleReport.saga.ts';
import { articleSaveSaga } from './articleSave/articleSave.saga.ts';
import { articleWizardSaga } from './articleWizard/articleWizard.saga.ts';
import { folderEventsSaga } from './folderSetup/folderEvents.saga.ts';
import { folderSetupSaga } from './folderSetup/folderSetup.saga.ts';
import { generationSaga } from './generation/generation.saga.ts';
import { hostReadySaga } from './hostReady/hostReady.saga.ts';
import { all, call, spawn } from './lib/effects.ts';
import { reportError } from './lib/reportError.ts';
import { navigationSaga } from './navigation/navigation.saga.ts';
import { pageSaga } from './page/page.saga.ts';
import { purchaseSaga } from './purchase/purchase.saga.ts';
import { resourcesSaga } from './resources/resources.saga.ts';
import { sidebarSaga } from './sidebar/sidebar.saga.ts';
import { sidePanelSaga } from './sidePanel/sidePanel.saga.ts';
import { signOutSaga } from './signOut/signOut.saga.ts';
import { tokenSaga } from './token/token.saga.ts';
import { trialSaga } from './trial/trial.saga.ts';

export type Workflow = () => Generator;
const MAX_CRASHES = 3;

/** Every workflow of the page. Those that only answer come first, the host's, which begins it all, last. */
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
  articleOpen: articleOpenSaga,
  articleSave: articleSaveSaga,
  articleCache: articleCacheSaga,
  articleReport: articleReportSaga,
  articleMerge: articleMergeSaga,
  articleChoice: articleChoiceSaga,
  articleDelete: articleDeleteSaga,
  articleWizard: articleWizardSaga,
  generation: generationSaga,
  sidePanel: sidePanelSaga,
  signOut: signOutSaga,
  hostReady: hostReadySaga,
};

/** Restarts a crashed workflow, but never for ever: a saga that throws at once would freeze the tab. */
export function* supervised(name: string, workflow: Workflow) {
  for (let crash = 0; crash < MAX_CRASHES; crash += 1) {
    try {
      return yield* call(workflow);
    } catch (error) {
      yield* reportError(error, { workflow: name });
    }
  }
}

export function* runWorkflows(named: Record<string, Workflow>) {
  yield* all(Object.entries(named).map(([name, workflow]) => spawn(supervised, name, workflow)));
}

export function* rootSaga() {
  yield* runWorkflows(workflows);
}
