import { combineReducers } from '@reduxjs/toolkit';
import { articleDeleteReducer } from './article/delete.slice.ts';
import { articleIndexReducer } from './article/list.slice.ts';
import { articleJournalReducer } from './article/journal.slice.ts';
import { articleLockReducer } from './article/lock.slice.ts';
import { articleExportReducer } from './transfer/export.slice.ts';
import { articleImportReducer } from './transfer/import.slice.ts';
import { articleReportReducer } from './article/report.slice.ts';
import { articleSaveReducer } from './article/save.slice.ts';
import { articleWizardReducer } from './article/wizard.slice.ts';
import { configReducer } from './session/config.slice.ts';
import { folderSetupReducer } from './folders/setup.slice.ts';
import { generationReducer } from './writing/job.slice.ts';
import { hostReadyReducer } from './session/host.slice.ts';
import { imageUploadReducer } from './images/upload.slice.ts';
import { noticesReducer } from './session/notices.slice.ts';
import { pageReducer } from './session/page.slice.ts';
import { purchaseReducer } from './access/purchase.slice.ts';
import { resourcesReducer } from './resources/resources.slice.ts';
import { routerReducer } from './session/router.slice.ts';
import { share } from './sharing/share.slice.ts';
import { sidePanelReducer } from './article/sidePanel.slice.ts';
import { signOutReducer } from './session/signOut.slice.ts';
import { subscribeReducer } from './access/subscribe.slice.ts';
import { tokenReducer } from './session/token.slice.ts';
import { versionsReducer } from './history/versions.slice.ts';

/** The whole state of the page. Plain data throughout, so that a session log can carry it. */
export const rootReducer = combineReducers({
  articleDelete: articleDeleteReducer,
  articleIndex: articleIndexReducer,
  articleJournal: articleJournalReducer,
  articleLock: articleLockReducer,
  articleExport: articleExportReducer,
  articleImport: articleImportReducer,
  articleReport: articleReportReducer,
  articleSave: articleSaveReducer,
  articleWizard: articleWizardReducer,
  config: configReducer,
  folderSetup: folderSetupReducer,
  generation: generationReducer,
  hostReady: hostReadyReducer,
  imageUpload: imageUploadReducer,
  notices: noticesReducer,
  page: pageReducer,
  purchase: purchaseReducer,
  resources: resourcesReducer,
  router: routerReducer,
  share: share.reducer,
  sidePanel: sidePanelReducer,
  signOut: signOutReducer,
  subscribe: subscribeReducer,
  token: tokenReducer,
  versions: versionsReducer,
});

export type RootState = ReturnType<typeof rootReducer>;
