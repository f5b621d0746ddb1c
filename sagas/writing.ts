import { activationSaga } from './activation/activation.saga.ts';
import { articleCacheSaga } from './articleCache/articleCache.saga.ts';
import { articleChoiceSaga } from './articleChoice/articleChoice.saga.ts';
import { articleExportSaga } from './articleExport/articleExport.saga.ts';
import { articleImportSaga } from './articleImport/articleImport.saga.ts';
import { articleJournalSaga } from './articleJournal/articleJournal.saga.ts';
import { articleLockSaga } from './articleLock/articleLock.saga.ts';
import { articleMergeSaga } from './articleMerge/articleMerge.saga.ts';
import { articleOpenSaga } from './articleOpen/articleOpen.saga.ts';
import { articleReportSaga } from './articleReport/articleReport.saga.ts';
import { articleSaveSaga } from './articleSave/articleSave.saga.ts';
import { editorCrashSaga } from './editorCrash/editorCrash.saga.ts';
import { generationSaga } from './generation/generation.saga.ts';
import { imageUploadSaga } from './imageUpload/imageUpload.saga.ts';
import { releaseSaga } from './release/release.saga.ts';
import { shareSaga } from './sharing/share.saga.ts';
import { sidePanelSaga } from './sidePanel/sidePanel.saga.ts';
import { versionsSaga } from './versions/versions.saga.ts';
import { runWorkflows, type Workflow } from './lib/runWorkflows.ts';

/**
 * The workflows of the article page, and those that the first paint does not need. They are loaded
 * behind it (src/main.tsx) and ask the store what is due, so nothing is missed before they are there.
 */
export const writingWorkflows: Record<string, Workflow> = {
  articleOpen: articleOpenSaga,
  articleJournal: articleJournalSaga,
  articleLock: articleLockSaga,
  articleSave: articleSaveSaga,
  articleCache: articleCacheSaga,
  articleReport: articleReportSaga,
  articleMerge: articleMergeSaga,
  articleChoice: articleChoiceSaga,
  share: shareSaga,
  versions: versionsSaga,
  articleExport: articleExportSaga,
  editorCrash: editorCrashSaga,
  imageUpload: imageUploadSaga,
  generation: generationSaga,
  sidePanel: sidePanelSaga,
  articleImport: articleImportSaga,
  activation: activationSaga,
  release: releaseSaga,
};

export function* writingSaga() {
  yield* runWorkflows(writingWorkflows);
}
