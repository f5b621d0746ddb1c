import { bannersSaga } from './access/banners.saga.ts';
import { modalsSaga } from './access/modals.saga.ts';
import { purchaseSaga, trialSaga } from './access/purchase.saga.ts';
import { usageExportSaga } from './access/usageExport.saga.ts';
import { archiveExportSaga } from './archive/archiveExport.saga.ts';
import { archiveImportSaga } from './archive/archiveImport.saga.ts';
import { articleDeleteSaga } from './article/delete.saga.ts';
import { articleIndexSaga } from './article/list.saga.ts';
import { articleReportSaga } from './article/report.saga.ts';
import { auditFiguresSaga } from './audit/auditFigures.saga.ts';
import { auditFormSaga } from './audit/auditForm.saga.ts';
import { auditKeyphraseSaga } from './audit/auditKeyphrase.saga.ts';
import { auditRoundSaga } from './audit/auditRound.saga.ts';
import { auditsSaga } from './audit/audits.saga.ts';
import { briefSaga } from './briefs/brief.saga.ts';
import { briefPlanSaga } from './briefs/briefPlan.saga.ts';
import { briefWizardSaga } from './briefs/briefWizard.saga.ts';
import { designConnectionSaga } from './design/designConnection.saga.ts';
import { designReturnSaga } from './design/designReturn.saga.ts';
import { imageDesignSaga } from './design/imageDesign.saga.ts';
import { examplesSaga } from './examples/examples.saga.ts';
import { brandColoursSaga } from './folders/brandColours.saga.ts';
import { workspaceTagsSaga } from './folders/workspaceTags.saga.ts';
import { versionsSaga } from './history/versions.saga.ts';
import { humanizerSaga } from './humanizer/humanizer.saga.ts';
import { ideasSaga } from './ideas/ideas.saga.ts';
import { publishSaga } from './publishing/publish.saga.ts';
import { sitesSaga } from './publishing/sites.saga.ts';
import { siteTextSaga } from './publishing/siteText.saga.ts';
import { removalSaga } from './removal/removal.saga.ts';
import { runWorkflows, type Workflow } from './root.ts';
import { articleSnapshotSaga } from './seo/articleSnapshot.saga.ts';
import { competitorsSaga } from './seo/competitors.saga.ts';
import { pageImportSaga } from './seo/pageImport.saga.ts';
import { scoreFixSaga } from './seo/scoreFix.saga.ts';
import { scoreLedgerSaga } from './seo/scoreLedger.saga.ts';
import { snapshotFileSaga } from './seo/snapshotFile.saga.ts';
import { activationSaga } from './session/activation.saga.ts';
import { analyticsSaga } from './session/analytics.saga.ts';
import { eventsExportSaga } from './session/eventsExport.saga.ts';
import { extensionPassSaga } from './session/extensionPass.saga.ts';
import { flagsSaga } from './session/flags.saga.ts';
import { releaseSaga } from './session/release.saga.ts';
import { hintsSaga } from './settings/hints.saga.ts';
import { mailSettingsSaga } from './settings/mailSettings.saga.ts';
import { modelSettingsSaga } from './settings/modelSettings.saga.ts';
import { searchSettingsSaga } from './settings/searchSettings.saga.ts';
import { shareSaga } from './sharing/share.saga.ts';
import { madePostsSaga } from './social/madePosts.saga.ts';
import { postCopySaga } from './social/postCopy.saga.ts';
import { postExportSaga } from './social/postExport.saga.ts';
import { postWizardSaga } from './social/postWizard.saga.ts';
import { sourcesSaga } from './sources/sources.saga.ts';
import { problemReportSaga } from './support/problemReport.saga.ts';
import { sessionReplaySaga } from './support/sessionReplay.saga.ts';
import { topicContinuationSaga } from './topics/topicContinuation.saga.ts';
import { topicFinderSaga } from './topics/topicFinder.saga.ts';
import { topicFormSaga } from './topics/topicForm.saga.ts';
import { articleImportSaga } from './transfer/import.saga.ts';
import { voiceFormSaga } from './voice/voiceForm.saga.ts';
import { chatSaga } from './writing/chat.saga.ts';
import { chatRefreshSaga } from './writing/chatRefresh.saga.ts';
import { conversationsSaga } from './writing/conversations.saga.ts';
import { articleWizardSaga } from './writing/wizard.saga.ts';

/**
 * The workflows of the tools, which are not in the initial bundle, and start after those of an open article. They miss
 * nothing: the pages and parts that need them are loading until they run (`tool` in src/kit/ui/chunk.ts), and they read
 * from the store what is due.
 */
export const toolsWorkflows: Record<string, Workflow> = {
  archiveExport: archiveExportSaga,
  archiveImport: archiveImportSaga,
  removal: removalSaga,
  articleReport: articleReportSaga,
  modelSettings: modelSettingsSaga,
  flags: flagsSaga,
  modals: modalsSaga,
  hints: hintsSaga,
  trial: trialSaga,
  purchase: purchaseSaga,
  banners: bannersSaga,
  analytics: analyticsSaga,
  articleDelete: articleDeleteSaga,
  articleIndex: articleIndexSaga,
  searchSettings: searchSettingsSaga,
  mailSettings: mailSettingsSaga,
  publish: publishSaga,
  siteText: siteTextSaga,
  sites: sitesSaga,
  designConnection: designConnectionSaga,
  designReturn: designReturnSaga,
  imageDesign: imageDesignSaga,
  extensionPass: extensionPassSaga,
  competitors: competitorsSaga,
  pageImport: pageImportSaga,
  snapshotFile: snapshotFileSaga,
  articleWizard: articleWizardSaga,
  madePosts: madePostsSaga,
  examples: examplesSaga,
  brandColours: brandColoursSaga,
  brief: briefSaga,
  briefPlan: briefPlanSaga,
  briefWizard: briefWizardSaga,
  postCopy: postCopySaga,
  postExport: postExportSaga,
  postWizard: postWizardSaga,
  share: shareSaga,
  problemReport: problemReportSaga,
  versions: versionsSaga,
  chat: chatSaga,
  chatRefresh: chatRefreshSaga,
  conversations: conversationsSaga,
  articleImport: articleImportSaga,
  activation: activationSaga,
  release: releaseSaga,
  usageExport: usageExportSaga,
  eventsExport: eventsExportSaga,
  sources: sourcesSaga,
  scoreLedger: scoreLedgerSaga,
  humanizer: humanizerSaga,
  ideas: ideasSaga,
  workspaceTags: workspaceTagsSaga,
  audits: auditsSaga,
  auditForm: auditFormSaga,
  auditRound: auditRoundSaga,
  auditFigures: auditFiguresSaga,
  auditKeyphrase: auditKeyphraseSaga,
  topicFinder: topicFinderSaga,
  topicContinuation: topicContinuationSaga,
  topicForm: topicFormSaga,
  voiceForm: voiceFormSaga,
  articleSnapshot: articleSnapshotSaga,
  scoreFix: scoreFixSaga,
  sessionReplay: sessionReplaySaga,
};

export function* toolsSaga() {
  yield* runWorkflows(toolsWorkflows);
}
