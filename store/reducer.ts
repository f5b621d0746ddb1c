import { combineReducers } from '@reduxjs/toolkit';
import { articleDeleteReducer } from './articleDelete/articleDelete.slice.ts';
import { articleIndexReducer } from './articleIndex/articleIndex.slice.ts';
import { articleJournalReducer } from './articleJournal/articleJournal.slice.ts';
import { articleLockReducer } from './articleLock/articleLock.slice.ts';
import { articleExportReducer } from './articleExport/articleExport.slice.ts';
import { articleImportReducer } from './articleImport/articleImport.slice.ts';
import { articleReportReducer } from './articleReport/articleReport.slice.ts';
import { articleSaveReducer } from './articleSave/articleSave.slice.ts';
import { articleWizardReducer } from './articleWizard/articleWizard.slice.ts';
import { configReducer } from './config/config.slice.ts';
import { folderSetupReducer } from './folderSetup/folderSetup.slice.ts';
import { generationReducer } from './generation/generation.slice.ts';
import { hostReadyReducer } from './hostReady/hostReady.slice.ts';
import { imageUploadReducer } from './imageUpload/imageUpload.slice.ts';
import { noticesReducer } from './notices/notices.slice.ts';
import { pageReducer } from './page/page.slice.ts';
import { purchaseReducer } from './purchase/purchase.slice.ts';
import { resourcesReducer } from './resources/resources.slice.ts';
import { routerReducer } from './router/router.slice.ts';
import { share } from './sharing/share.slice.ts';
import { sidePanelReducer } from './sidePanel/sidePanel.slice.ts';
import { signOutReducer } from './signOut/signOut.slice.ts';
import { subscribeReducer } from './subscribe/subscribe.slice.ts';
import { tokenReducer } from './token/token.slice.ts';
import { versionsReducer } from './versions/versions.slice.ts';

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
