import type { Reducer } from '@reduxjs/toolkit';
import type { AnyMachine } from '#domain/machine.ts';
import { banners } from './access/banners.slice.ts';
import { limitReading } from './access/limitReading.slice.ts';
import { modals } from './access/modals.slice.ts';
import { purchase } from './access/purchase.slice.ts';
import { subscribe } from './access/subscribe.slice.ts';
import { units } from './access/units.slice.ts';
import { usageExport } from './access/usageExport.slice.ts';
import { archiveExport } from './archive/archiveExport.slice.ts';
import { archiveImport } from './archive/archiveImport.slice.ts';
import { articleDelete } from './article/delete.slice.ts';
import { articleJournal } from './article/journal.slice.ts';
import { articleIndex } from './article/list.slice.ts';
import { articleLock } from './article/lock.slice.ts';
import { articleReport } from './article/report.slice.ts';
import { reportReaders } from './article/reportReaders.slice.ts';
import { articleSave } from './article/save.slice.ts';
import { sidePanel } from './article/sidePanel.slice.ts';
import { textEdits } from './article/textEdits.slice.ts';
import { textLayer } from './article/textLayer.slice.ts';
import { auditFigures } from './audit/auditFigures.slice.ts';
import { auditForm } from './audit/auditForm.slice.ts';
import { auditKeyphrase } from './audit/auditKeyphrase.slice.ts';
import { auditRound } from './audit/auditRound.slice.ts';
import { audits } from './audit/audits.slice.ts';
import { brief } from './briefs/brief.slice.ts';
import { briefWizard } from './briefs/briefWizard.slice.ts';
import { designConnection } from './design/designConnection.slice.ts';
import { imageDesign } from './design/imageDesign.slice.ts';
import { examples } from './examples/examples.slice.ts';
import { brandColours } from './folders/brandColours.slice.ts';
import { folderSetup } from './folders/setup.slice.ts';
import { workspaceTags } from './folders/workspaceTags.slice.ts';
import { versions } from './history/versions.slice.ts';
import { humanizer } from './humanizer/humanizer.slice.ts';
import { ideas } from './ideas/ideas.slice.ts';
import { articleImage } from './images/articleImage.slice.ts';
import { coverMaking } from './images/coverMaking.slice.ts';
import { imageMaking } from './images/imageMaking.slice.ts';
import { imageReplacement } from './images/imageReplacement.slice.ts';
import { imageUpload } from './images/upload.slice.ts';
import { publish } from './publishing/publish.slice.ts';
import { siteCheck } from './publishing/siteCheck.slice.ts';
import { siteForm } from './publishing/siteForm.slice.ts';
import { sitePages } from './publishing/sitePages.slice.ts';
import { removal } from './removal/removal.slice.ts';
import { resources } from './resources/resources.slice.ts';
import { writes } from './resources/writes.slice.ts';
import { articleSnapshot } from './seo/articleSnapshot.slice.ts';
import { competitors } from './seo/competitors.slice.ts';
import { pageImport } from './seo/pageImport.slice.ts';
import { config } from './session/config.slice.ts';
import { consent } from './session/consent.slice.ts';
import { eventsExport } from './session/eventsExport.slice.ts';
import { extensionPass } from './session/extensionPass.slice.ts';
import { host } from './session/host.slice.ts';
import { notices } from './session/notices.slice.ts';
import { page } from './session/page.slice.ts';
import { router } from './session/router.slice.ts';
import { signOut } from './session/signOut.slice.ts';
import { token } from './session/token.slice.ts';
import { unanswered } from './session/unanswered.slice.ts';
import { hints } from './settings/hints.slice.ts';
import { modelSettings } from './settings/modelSettings.slice.ts';
import { mailSettings, searchSettings } from './settings/serviceSettings.slice.ts';
import { share } from './sharing/share.slice.ts';
import { postCopy } from './social/postCopy.slice.ts';
import { postExport } from './social/postExport.slice.ts';
import { postWizard } from './social/postWizard.slice.ts';
import { claimAtCaret } from './sources/claimAtCaret.slice.ts';
import { sourceWork } from './sources/sourceWork.slice.ts';
import { spelling } from './spelling/spelling.slice.ts';
import { problemReport } from './support/problemReport.slice.ts';
import { sessionReplay } from './support/sessionReplay.slice.ts';
import { topicContinuation } from './topics/topicContinuation.slice.ts';
import { topicFinder } from './topics/topicFinder.slice.ts';
import { topicForm } from './topics/topicForm.slice.ts';
import { articleExport } from './transfer/export.slice.ts';
import { articleImport } from './transfer/import.slice.ts';
import { voiceForm } from './voice/voiceForm.slice.ts';
import { work } from './work/work.slice.ts';
import { chat } from './writing/chat.slice.ts';
import { job } from './writing/job.slice.ts';
import { proposal } from './writing/proposal.slice.ts';
import { savedPrompts } from './writing/savedPrompts.slice.ts';
import { translation } from './writing/translation.slice.ts';
import { articleWizard } from './writing/wizard.slice.ts';
// The rows of the writes table join it by themselves. A log that is replayed may have any of them.
import './audit/audits.writes.ts';
import './briefs/briefs.writes.ts';
import './examples/examples.writes.ts';
import './history/versions.writes.ts';
import './ideas/ideas.writes.ts';
import './images/assets.writes.ts';
import './publishing/sites.writes.ts';
import './sources/sources.writes.ts';
import './spelling/dictionary.writes.ts';
import './topics/topics.writes.ts';
import './voice/voice.writes.ts';
import './writing/conversations.writes.ts';
import './writing/prompts.writes.ts';

/**
 * Every slice of the store, by subject. A new slice is one line here. The page imports only the types of this table:
 * a slice joins the store with the chunk that uses it (store/lib/loadedSlices.ts).
 */
export const subjects = {
  session: {
    token,
    host,
    signOut,
    notices,
    page,
    config,
    consent,
    eventsExport,
    extensionPass,
    router,
    unanswered,
  },
  access: { banners, limitReading, modals, purchase, subscribe, units, usageExport },
  examples: { examples },
  folders: { brandColours, folderSetup, workspaceTags },
  article: {
    articleDelete,
    articleIndex,
    articleJournal,
    articleLock,
    articleReport,
    articleSave,
    reportReaders,
    sidePanel,
    textEdits,
    textLayer,
  },
  history: { versions },
  seo: { articleSnapshot, competitors, pageImport },
  settings: { hints, modelSettings, searchSettings, mailSettings },
  sharing: { share },
  social: { postCopy, postExport, postWizard },
  spelling: { spelling },
  support: { problemReport, sessionReplay },
  audit: { audits, auditForm, auditRound, auditFigures, auditKeyphrase },
  topics: { topicFinder, topicForm, topicContinuation },
  ideas: { ideas },
  transfer: { articleExport, articleImport },
  archive: { archiveExport, archiveImport },
  publishing: { publish, siteCheck, siteForm, sitePages },
  design: { designConnection, imageDesign },
  removal: { removal },
  images: { articleImage, coverMaking, imageMaking, imageReplacement, imageUpload },
  writing: { articleWizard, chat, job, proposal, savedPrompts, translation },
  work: { work },
  sources: { claimAtCaret, sourceWork },
  humanizer: { humanizer },
  voice: { voiceForm },
  briefs: { brief, briefWizard },
  resources: { resources, writes },
};

interface Slice {
  readonly reducer: Reducer;
  readonly machine?: AnyMachine;
}
type Merged<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void
  ? I
  : never;
type Slices = Merged<(typeof subjects)[keyof typeof subjects]>;

/** What each slice holds; one that never changed is absent, and its selectors return the initial state. */
export type RootState = { readonly [K in keyof Slices]?: ReturnType<Slices[K]['reducer']> };

const slices: readonly (readonly [string, Slice])[] = Object.values(subjects).flatMap((subject) =>
  Object.entries<Slice>(subject),
);

/** Every machine of the product, for the generic tests and the documentation pages. */
export const allMachines = (): readonly AnyMachine[] =>
  slices.flatMap(([, { machine }]) => machine ?? []);
