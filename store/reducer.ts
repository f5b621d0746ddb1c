import { combineReducers } from '@reduxjs/toolkit';
import { articleDelete } from './article/delete.slice.ts';
import { articleIndex } from './article/list.slice.ts';
import { articleJournal } from './article/journal.slice.ts';
import { articleLock } from './article/lock.slice.ts';
import { articleExport } from './transfer/export.slice.ts';
import { articleImport } from './transfer/import.slice.ts';
import { articleReport } from './article/report.slice.ts';
import { articleSave } from './article/save.slice.ts';
import { articleWizard } from './article/wizard.slice.ts';
import { configReducer } from './session/config.slice.ts';
import { folderSetupReducer } from './folders/setup.slice.ts';
import { job } from './writing/job.slice.ts';
import { hostReadyReducer } from './session/host.slice.ts';
import { imageUpload } from './images/upload.slice.ts';
import { noticesReducer } from './session/notices.slice.ts';
import { pageReducer } from './session/page.slice.ts';
import { purchaseReducer } from './access/purchase.slice.ts';
import { resourcesReducer } from './resources/resources.slice.ts';
import { routerReducer } from './session/router.slice.ts';
import { share } from './sharing/share.slice.ts';
import { sidePanel } from './article/sidePanel.slice.ts';
import { signOutReducer } from './session/signOut.slice.ts';
import { subscribeReducer } from './access/subscribe.slice.ts';
import { tokenReducer } from './session/token.slice.ts';
import { versions } from './history/versions.slice.ts';

/** The whole state of the page. Plain data throughout, so that a session log can carry it. */
export const rootReducer = combineReducers({
  articleDelete: articleDelete.reducer,
  articleIndex: articleIndex.reducer,
  articleJournal: articleJournal.reducer,
  articleLock: articleLock.reducer,
  articleExport: articleExport.reducer,
  articleImport: articleImport.reducer,
  articleReport: articleReport.reducer,
  articleSave: articleSave.reducer,
  articleWizard: articleWizard.reducer,
  config: configReducer,
  folderSetup: folderSetupReducer,
  job: job.reducer,
  hostReady: hostReadyReducer,
  imageUpload: imageUpload.reducer,
  notices: noticesReducer,
  page: pageReducer,
  purchase: purchaseReducer,
  resources: resourcesReducer,
  router: routerReducer,
  share: share.reducer,
  sidePanel: sidePanel.reducer,
  signOut: signOutReducer,
  subscribe: subscribeReducer,
  token: tokenReducer,
  versions: versions.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
