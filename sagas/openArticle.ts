import { articleAddressSaga } from './article/address.saga.ts';
import { conflictResolutionSaga } from './article/conflictResolution.saga.ts';
import { editorCrashSaga } from './article/editorCrash.saga.ts';
import { articleJournalSaga } from './article/journal.saga.ts';
import { articleLockSaga } from './article/lock.saga.ts';
import { articleMergeSaga } from './article/merge.saga.ts';
import { articleOpenSaga } from './article/open.saga.ts';
import { articleSaveSaga } from './article/save.saga.ts';
import { sidePanelSaga } from './article/sidePanel.saga.ts';
import { textEditsSaga } from './article/textEdits.saga.ts';
import { articleImageSaga } from './images/articleImage.saga.ts';
import { coverMakingSaga } from './images/coverMaking.saga.ts';
import { imageMakingSaga } from './images/imageMaking.saga.ts';
import { imageReplacementSaga } from './images/imageReplacement.saga.ts';
import { imageUploadSaga } from './images/upload.saga.ts';
import { writesSaga } from './resources/writes.saga.ts';
import { runWorkflows, type Workflow } from './root.ts';
import { dictionarySaga } from './spelling/dictionary.saga.ts';
import { spellingSaga } from './spelling/spelling.saga.ts';
import { articleExportSaga } from './transfer/export.saga.ts';
import { workSaga } from './work/work.saga.ts';
import { jobSaga } from './writing/job.saga.ts';
import { proposalSaga } from './writing/proposal.saga.ts';
import { savedPromptsSaga } from './writing/savedPrompts.saga.ts';
import { translationSaga } from './writing/translation.saga.ts';

/**
 * The workflows of an open article: those that open and save it, and all that its text asks for. They start before it is
 * opened. The ones that its page asks for otherwise are tools (sagas/tools.ts) and start when its text is there.
 */
export const openArticleWorkflows: Record<string, Workflow> = {
  writes: writesSaga,
  articleOpen: articleOpenSaga,
  articleAddress: articleAddressSaga,
  articleJournal: articleJournalSaga,
  articleLock: articleLockSaga,
  articleSave: articleSaveSaga,
  articleMerge: articleMergeSaga,
  conflictResolution: conflictResolutionSaga,
  articleExport: articleExportSaga,
  editorCrash: editorCrashSaga,
  articleImage: articleImageSaga,
  coverMaking: coverMakingSaga,
  imageMaking: imageMakingSaga,
  imageReplacement: imageReplacementSaga,
  imageUpload: imageUploadSaga,
  job: jobSaga,
  proposal: proposalSaga,
  savedPrompts: savedPromptsSaga,
  translation: translationSaga,
  work: workSaga,
  spelling: spellingSaga,
  dictionary: dictionarySaga,
  sidePanel: sidePanelSaga,
  textEdits: textEditsSaga,
};

export function* openArticleSaga() {
  yield* runWorkflows(openArticleWorkflows);
}
