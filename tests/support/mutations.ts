import { archiveExport } from '#store/archive/archiveExport.slice.ts';
import { archiveImport } from '#store/archive/archiveImport.slice.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { auditFigures } from '#store/audit/auditFigures.slice.ts';
import { auditForm } from '#store/audit/auditForm.slice.ts';
import { auditKeyphrase } from '#store/audit/auditKeyphrase.slice.ts';
import { auditRound } from '#store/audit/auditRound.slice.ts';
import { auditWrites } from '#store/audit/audits.writes.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { briefWizard } from '#store/briefs/briefWizard.slice.ts';
import { designConnection } from '#store/design/designConnection.slice.ts';
import { imageDesign } from '#store/design/imageDesign.slice.ts';
import { examples } from '#store/examples/examples.slice.ts';
import { exampleWrites } from '#store/examples/examples.writes.ts';
import { brandColours } from '#store/folders/brandColours.slice.ts';
import { versions } from '#store/history/versions.slice.ts';
import { versionWrites } from '#store/history/versions.writes.ts';
import { humanizer } from '#store/humanizer/humanizer.slice.ts';
import { ideas } from '#store/ideas/ideas.slice.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import { assetWrites } from '#store/images/assets.writes.ts';
import { coverMaking } from '#store/images/coverMaking.slice.ts';
import { imageMaking } from '#store/images/imageMaking.slice.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { publish } from '#store/publishing/publish.slice.ts';
import { siteCheck } from '#store/publishing/siteCheck.slice.ts';
import { siteForm } from '#store/publishing/siteForm.slice.ts';
import { sitePages } from '#store/publishing/sitePages.slice.ts';
import { siteWrites } from '#store/publishing/sites.writes.ts';
import { removal } from '#store/removal/removal.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import { pageImport } from '#store/seo/pageImport.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { modelSettings } from '#store/settings/modelSettings.slice.ts';
import { mailSettings, searchSettings } from '#store/settings/serviceSettings.slice.ts';
import { share } from '#store/sharing/share.slice.ts';
import { postWizard } from '#store/social/postWizard.slice.ts';
import { sourceWrites } from '#store/sources/sources.writes.ts';
import { sourceWork } from '#store/sources/sourceWork.slice.ts';
import { dictionaryWrites } from '#store/spelling/dictionary.writes.ts';
import { problemReport } from '#store/support/problemReport.slice.ts';
import { topicContinuation } from '#store/topics/topicContinuation.slice.ts';
import { topicForm } from '#store/topics/topicForm.slice.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { articleImport } from '#store/transfer/import.slice.ts';
import { voiceWrites } from '#store/voice/voice.writes.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { formOf } from '#store/voice/voiceValues.ts';
import { work } from '#store/work/work.slice.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { NO_ARTICLE } from '#store/writing/chatState.ts';
import { conversationWrites } from '#store/writing/conversations.writes.ts';
import { job } from '#store/writing/job.slice.ts';
import { promptWrites } from '#store/writing/prompts.writes.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { savedPrompts } from '#store/writing/savedPrompts.slice.ts';
import { translation } from '#store/writing/translation.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import {
  A_PUBLICATION,
  aMailRequest,
  anAnswer,
  aVoice,
  aWorkspace,
  idOf,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, type Page } from '#tests/support/startPage.ts';

const of = { articleId, workspaceId };
type Act = (page: Page) => Promise<void> | void;

const SERVER = { protocol: 'openai', address: 'http://localhost:8080/v1' } as const;
const MODELS = { ...SERVER, fast: 'small', best: 'large' } as const;

const PROMPT = { id: idOf(7), text: 'Short.' };

const unlinked = async () => ({ workspaces: [aWorkspace({ folderId: null })] });
const none = () => Promise.reject(anAnswer(404));

const ADD = { kind: 'add', url: 'https://a.example/' } as const;

const UPLOAD = { workspaceId, file: { fileId: 'f', name: 'a.zip', size: 3 } };

const NEW_SITE = {
  kind: 'wordpress',
  address: 'https://tea.example',
  login: 'ann',
  password: 'abcd efgh',
} as const;

const ofAudit = { workspaceId, auditId: idOf(62) };
const ofTopicSearch = { workspaceId, topicSearchId: idOf(60) };

const submitVoice: Act = async ({ dispatch, pass }) => {
  dispatch(voiceForm.entered({ voiceId: null }));
  await pass();
  dispatch(voiceForm.edited({ name: 'Ours' }));
  dispatch(voiceForm.added({ text: { id: 't', name: 'Tea', blocks: ['<p>Tea.</p>'], words: 1 } }));
  await pass();
  dispatch(voiceForm.submitted());
};

/** By `group.op`. */
export const MUTATIONS: Readonly<Record<string, readonly [Act, PortOverrides?]>> = {
  'article.postArticle': [
    async ({ dispatch, pass }) => {
      dispatch(articleImport.opened());
      dispatch(articleImport.changed({ way: 'text', text: 'Text' }));
      dispatch(articleImport.submitted());
      await pass();
      dispatch(articleImport.confirmRequested({ purpose: 'article' }));
    },
    {
      documents: {
        convert: async () => ({
          title: 'Text',
          language: null,
          blocks: [{ html: '<p>Text</p>', isLossy: false }],
          fields: {},
          losses: [],
          images: [],
        }),
      },
    },
  ],
  'article.updateArticle': [
    ({ dispatch }) => dispatch(articleSave.edited({ articleId, title: 'New' })),
  ],
  'article.deleteArticle': [
    ({ dispatch }) =>
      dispatch(
        articleDelete.requested({ workspaceId, articles: [{ articleId: idOf(2), title: 'Old' }] }),
      ),
  ],
  'article.restoreArticle': [
    async ({ dispatch, pass, state }) => {
      dispatch(
        articleDelete.requested({ workspaceId, articles: [{ articleId: idOf(2), title: 'Old' }] }),
      );
      await pass();
      dispatch(notices.undoRequested({ id: notices.select(state())[0]?.id ?? '' }));
    },
  ],
  'article.postVersion': [
    ({ dispatch }) => dispatch(versions.nameRequested({ ...of, name: 'Kept' })),
  ],
  'article.patchVersion': [
    ({ dispatch }) =>
      dispatch(versionWrites.rename({ ...of, version: 1, body: { name: 'Named' } })),
  ],
  'article.shareArticle': [({ dispatch }) => dispatch(share.opened(of))],
  'article.patchShare': [
    async ({ dispatch, pass }) => {
      dispatch(share.opened(of));
      await pass();
      dispatch(share.researchChosen({ ...of, showsResearch: false }));
    },
  ],
  'support.postReport': [
    async ({ dispatch, pass }) => {
      dispatch(problemReport.opened());
      await pass();
      dispatch(problemReport.typed({ happened: 'It hangs.' }));
      dispatch(problemReport.sendRequested());
    },
  ],
  'article.unshareArticle': [
    async ({ dispatch, pass }) => {
      dispatch(share.opened(of));
      await pass();
      dispatch(share.revokeRequested(of));
    },
  ],
  'asset.postAsset': [
    ({ dispatch }) => {
      const images = [{ fileId: 'f', name: 'a.png', type: 'image/png', size: 10 }];
      dispatch(imageUpload.given({ ...of, after: null, replaces: null, images }));
    },
  ],
  'integration.postSite': [
    ({ dispatch }) => void dispatch(siteForm.connectRequested({ workspaceId, site: NEW_SITE })),
  ],
  'integration.checkSite': [
    ({ dispatch }) => void dispatch(siteCheck.requested({ workspaceId, siteId: idOf(80) })),
  ],
  'integration.postPublication': [
    ({ dispatch }) => {
      dispatch(publish.opened(of));
      dispatch(publish.requested({ ...of, siteId: idOf(80), asked: A_PUBLICATION }));
    },
  ],
  'integration.trashPublication': [
    ({ dispatch }) => {
      dispatch(publish.opened(of));
      dispatch(publish.trashRequested({ ...of, siteId: idOf(80) }));
    },
  ],
  'integration.postSiteText': [
    ({ dispatch }) => {
      dispatch(publish.opened(of));
      dispatch(publish.copyRequested({ ...of, siteId: idOf(80), jobId: null }));
    },
  ],
  'integration.postSitePages': [
    ({ dispatch }) => void dispatch(sitePages.requested({ workspaceId, siteId: idOf(80) })),
  ],
  'integration.deleteSite': [
    ({ dispatch }) => dispatch(siteWrites.disconnect({ workspaceId, siteId: idOf(80) })),
  ],
  'integration.postDesignConsent': [
    ({ dispatch }) =>
      void dispatch(designConnection.connectRequested({ workspaceId, from: 'settings' })),
  ],
  'integration.postDesignAccount': [
    ({ dispatch }) => {
      const at = { pathname: '/integration/canva/callback', search: '?code=c&state=s', params: {} };
      dispatch(router.entered({ ...at, route: 'canvaCallback' }));
    },
    { session: { get: () => workspaceId } },
  ],
  'integration.deleteDesignAccount': [
    ({ dispatch }) => void dispatch(designConnection.disconnectRequested({ workspaceId })),
  ],
  'integration.postImageDesign': [
    ({ dispatch }) => void dispatch(imageDesign.editRequested({ workspaceId, assetId: idOf(70) })),
  ],
  'integration.postReturn': [
    ({ dispatch }) =>
      void dispatch(imageDesign.returnRequested({ workspaceId, assetId: idOf(70) })),
  ],
  'integration.postReturnStep': [
    ({ dispatch }) =>
      void dispatch(imageDesign.returnRequested({ workspaceId, assetId: idOf(71) })),
  ],
  'folderIntegration.putDefaultSite': [
    ({ dispatch }) => dispatch(siteWrites.choose({ workspaceId, body: { siteId: idOf(80) } })),
  ],
  'dictionary.postWords': [
    ({ dispatch }) => dispatch(dictionaryWrites.add({ workspaceId, body: { words: ['Acme'] } })),
  ],
  'dictionary.removeWords': [
    ({ dispatch }) => dispatch(dictionaryWrites.remove({ workspaceId, body: { words: ['Acme'] } })),
  ],
  'asset.postCover': [
    ({ dispatch }) => {
      const colours = { background: '#14344f', accent: '#e2725b' };
      const design = {
        title: 'Tea',
        byline: '',
        layout: 'plain',
        size: 'link',
        ...colours,
      } as const;
      dispatch(coverMaking.requested({ workspaceId, design }));
    },
  ],
  'asset.patchAsset': [
    ({ dispatch }) =>
      dispatch(assetWrites.change({ workspaceId, assetId: idOf(5), body: { alt: 'Tea' } })),
  ],
  'asset.deleteAsset': [
    ({ dispatch }) => dispatch(imageUpload.assetDeleteRequested({ workspaceId, assetId: idOf(5) })),
  ],
  'asset.postImageRequest': [
    ({ dispatch }) => {
      const wish = { prompt: 'A jar', shape: 'wide' } as const;
      dispatch(imageMaking.makeRequested({ workspaceId, articleId: null, ...wish }));
    },
  ],
  'asset.postArticleImage': [({ dispatch }) => dispatch(articleImage.repeatRequested(of))],
  'asset.deleteArticleImage': [({ dispatch }) => dispatch(articleImage.dismissRequested(of))],
  'asset.restoreAsset': [
    async ({ dispatch, pass, state }) => {
      dispatch(imageUpload.assetDeleteRequested({ workspaceId, assetId: idOf(5) }));
      await pass();
      dispatch(notices.undoRequested({ id: notices.select(state())[0]?.id ?? '' }));
    },
  ],
  'content.postDraft': [
    async ({ dispatch, pass }) => {
      dispatch(articleWizard.entered());
      await pass();
      dispatch(articleWizard.changed({ topic: 'Fish' }));
      dispatch(articleWizard.submitRequested());
    },
  ],
  'content.postOutline': [
    async ({ dispatch, pass }) => {
      dispatch(articleWizard.entered());
      await pass();
      dispatch(articleWizard.outlineRequested());
    },
  ],
  'content.postSection': [({ dispatch }) => dispatch(job.sectionRequested(of))],
  'content.postPassage': [
    ({ dispatch }) => {
      const place = { type: 'behind', blockId: 'p' } as const;
      dispatch(job.passageRequested({ ...of, place, instruction: 'More' }));
    },
  ],
  'post.createPost': [
    ({ dispatch }) => {
      dispatch(postWizard.entered({ articleId: null }));
      dispatch(postWizard.opened({ kept: null }));
      dispatch(postWizard.edited({ topic: 'Jars' }));
      dispatch(postWizard.submitted());
    },
  ],
  'post.createPostOfArticle': [
    ({ dispatch }) => {
      dispatch(postWizard.entered({ articleId: of.articleId }));
      dispatch(postWizard.opened({ kept: null }));
      dispatch(postWizard.submitted());
    },
  ],
  'post.createPostsOfArticle': [
    ({ dispatch }) => {
      dispatch(postWizard.entered({ articleId: of.articleId, count: 5 }));
      dispatch(postWizard.opened({ kept: null }));
      dispatch(postWizard.submitted());
    },
  ],
  'translation.postTranslation': [
    ({ dispatch }) => dispatch(translation.languageChosen({ ...of, language: 'de' })),
  ],
  'content.postConversation': [
    ({ dispatch }) => {
      dispatch(chat.shown(of));
      dispatch(chat.typed({ ...of, text: 'Why?' }));
      dispatch(chat.askRequested(of));
    },
  ],
  'content.postOwnConversation': [
    ({ dispatch }) => {
      const own = { ...of, articleId: NO_ARTICLE };
      dispatch(chat.shown(own));
      dispatch(chat.typed({ ...own, text: 'Why?' }));
      dispatch(chat.askRequested(own));
    },
  ],
  'content.postQuestion': [
    async ({ dispatch, pass }) => {
      dispatch(chat.shown(of));
      dispatch(chat.chosen({ ...of, conversationId: idOf(70) }));
      await pass();
      dispatch(chat.typed({ ...of, text: 'Why?' }));
      dispatch(chat.askRequested(of));
    },
  ],
  'humanizer.postHumanizerCheck': [({ dispatch }) => void dispatch(humanizer.requested(of))],
  'topic2.putIdeaMail': [
    ({ dispatch }) =>
      void dispatch(ideas.mailRequested({ workspaceId: of.workspaceId, isWanted: false })),
  ],
  'topic2.patchIdea': [
    ({ dispatch }) =>
      void dispatch(
        ideas.changeRequested({ workspaceId: of.workspaceId, ideaId: idOf(63), state: 'kept' }),
      ),
  ],
  'contentAudit.postAudit': [
    ({ dispatch }) => {
      dispatch(auditForm.edited({ addresses: 'https://a.example/' }));
      dispatch(auditForm.auditRequested());
    },
  ],
  'contentAudit.postAuditRound': [
    ({ dispatch }) => void dispatch(auditRound.roundRequested(ofAudit)),
  ],
  'contentAudit.putAuditKeyphrase': [
    ({ dispatch }) =>
      void dispatch(auditKeyphrase.saveRequested({ ...ofAudit, position: 0, text: 'tea' })),
  ],
  'contentAudit.putAuditFigures': [
    ({ dispatch }) =>
      void dispatch(auditFigures.fileChosen({ ...ofAudit, fileId: 'f', since: null, until: null })),
  ],
  'contentAudit.deleteAudit': [({ dispatch }) => void dispatch(auditWrites.remove(ofAudit))],
  'contentAudit.restoreAudit': [
    async ({ dispatch, pass, state }) => {
      dispatch(auditWrites.remove(ofAudit));
      await pass();
      const id = notices.select(state()).at(-1)?.id ?? '';
      dispatch(notices.undoRequested({ id }));
    },
  ],
  'topic2.postTopicSearch': [
    ({ dispatch }) => {
      dispatch(topicForm.edited({ seed: 'tea' }));
      dispatch(topicForm.searchRequested());
    },
  ],
  'topic2.deleteTopicSearch': [
    ({ dispatch }) => void dispatch(topicWrites.removeSearch(ofTopicSearch)),
  ],
  'topic2.continueTopicSearch': [
    ({ dispatch }) => void dispatch(topicContinuation.continueRequested(ofTopicSearch)),
  ],
  'topic2.restoreTopicSearch': [
    async ({ dispatch, pass, state }) => {
      dispatch(topicWrites.removeSearch(ofTopicSearch));
      await pass();
      const id = notices.select(state()).at(-1)?.id ?? '';
      dispatch(notices.undoRequested({ id }));
    },
  ],
  'topic.patchTopic': [
    ({ dispatch }) => {
      dispatch(topicWrites.mark({ workspaceId, topicId: idOf(61), body: { isFavourite: true } }));
    },
  ],
  'brief.postBriefs': [
    ({ dispatch }) => {
      dispatch(briefWizard.entered());
      dispatch(briefWizard.opened({ kept: null }));
      dispatch(briefWizard.edited({ keyphrases: 'trail shoes' }));
      dispatch(briefWizard.submitted());
    },
  ],
  'brief.patchBrief': [
    ({ dispatch }) => void dispatch(brief.changeRequested({ ...of, change: { dueOn: null } })),
  ],
  'brief.remakeBrief': [({ dispatch }) => void dispatch(brief.remakeRequested(of))],
  'brandVoice.postVoice': [submitVoice],
  'brandVoice.putVoice': [
    async ({ dispatch, pass }) => {
      const voice = aVoice({ profile: { ...aVoice().profile, words: 900 } });
      dispatch(voiceForm.entered({ voiceId: voice.id }));
      dispatch(voiceForm.opened({ form: formOf(voice) }));
      await pass();
      dispatch(voiceForm.submitted());
    },
  ],
  'content.postTone': [
    async ({ dispatch, pass }) => {
      const voice = aVoice();
      dispatch(voiceForm.entered({ voiceId: voice.id }));
      dispatch(voiceForm.opened({ form: formOf(voice) }));
      await pass();
      dispatch(voiceForm.toneRequested());
    },
  ],
  'brandVoice.deleteVoice': [
    ({ dispatch }) => void dispatch(voiceWrites.remove({ workspaceId, voiceId: idOf(60) })),
  ],
  'brandVoice.restoreVoice': [
    async ({ dispatch, pass, state }) => {
      dispatch(voiceWrites.remove({ workspaceId, voiceId: idOf(60) }));
      await pass();
      const id = notices.select(state()).at(-1)?.id ?? '';
      dispatch(notices.undoRequested({ id }));
    },
  ],
  'brandVoice.putArticleVoice': [
    ({ dispatch }) =>
      void dispatch(voiceWrites.choose({ ...of, body: { choice: 'none', voiceId: null } })),
  ],
  'content.patchConversation': [
    ({ dispatch }) =>
      dispatch(
        conversationWrites.rename({
          workspaceId,
          conversationId: idOf(70),
          body: { title: 'Why' },
        }),
      ),
  ],
  'content.deleteConversation': [
    ({ dispatch }) => dispatch(chat.removeRequested({ ...of, id: idOf(70) })),
  ],
  'content.restoreConversation': [
    async ({ dispatch, pass, state }) => {
      dispatch(chat.removeRequested({ ...of, id: idOf(70) }));
      await pass();
      const id = notices.select(state()).at(-1)?.id ?? '';
      dispatch(notices.undoRequested({ id }));
    },
  ],
  'content.postProposal': [
    ({ dispatch }) => {
      const place = { type: 'behind', blockId: 'p' } as const;
      dispatch(proposal.asked({ ...of, place, task: { name: 'continue' } }));
    },
  ],
  'content.stopJob': [
    async ({ dispatch, pass }) => {
      dispatch(job.continueRequested({ ...of, jobId: idOf(90), lastSeq: 0 }));
      await pass(100);
      dispatch(job.stopRequested());
    },
  ],
  'content.continueJob': [
    ({ dispatch }) => dispatch(job.continueRequested({ ...of, jobId: idOf(90), lastSeq: 0 })),
  ],
  'installation.listModels': [({ dispatch }) => dispatch(modelSettings.listRequested(SERVER))],
  'installation.testModels': [({ dispatch }) => dispatch(modelSettings.testRequested(MODELS))],
  'installation.putModels': [({ dispatch }) => dispatch(modelSettings.saveRequested(MODELS))],
  'installation.deleteModels': [
    ({ dispatch }) => dispatch(modelSettings.removeRequested({ what: 'models' })),
  ],
  'installation.deleteModelKey': [
    ({ dispatch }) => dispatch(modelSettings.removeRequested({ what: 'key' })),
  ],
  'title.postTitles': [({ dispatch }) => dispatch(articleWizard.titlesRequested())],
  'user.postPrompt': [({ dispatch }) => dispatch(savedPrompts.saveRequested({ text: 'Short.' }))],
  'user.patchPrompt': [
    ({ dispatch }) =>
      dispatch(promptWrites.change({ promptId: PROMPT.id, body: { text: PROMPT.text } })),
  ],
  'user.deletePrompt': [({ dispatch }) => dispatch(savedPrompts.removeRequested(PROMPT))],
  'upgrade.paidUser': [() => undefined],
  'competitorsCollector.postCompetitors': [
    async ({ dispatch, pass }) => {
      dispatch(competitors.opened(of));
      await pass();
      const topic = { topic: 'Shoes', country: '', location: '', language: 'en', urls: [] };
      dispatch(competitors.analyseRequested({ ...of, wish: topic }));
    },
  ],
  'competitorsCollector.postSnapshot': [
    ({ dispatch }) => dispatch(competitors.importRequested({ ...of, text: '{}' })),
  ],
  'installation.putMail': [({ dispatch }) => dispatch(mailSettings.saveRequested(aMailRequest()))],
  'installation.testMail': [({ dispatch }) => dispatch(mailSettings.testRequested(null))],
  'installation.deleteMail': [({ dispatch }) => dispatch(mailSettings.removeRequested())],
  'installation.putSearch': [
    ({ dispatch }) => dispatch(searchSettings.saveRequested({ provider: 'brave' })),
  ],
  'installation.testSearch': [
    ({ dispatch }) => dispatch(searchSettings.testRequested({ provider: 'brave' })),
  ],
  'installation.deleteSearch': [({ dispatch }) => dispatch(searchSettings.removeRequested())],
  'url.postPages': [
    ({ dispatch }) => {
      const source = { kind: 'addresses', urls: ['https://a.example/'] } as const;
      dispatch(pageImport.requested({ workspaceId, source }));
    },
  ],
  'url.postResultsPage': [
    ({ dispatch }) => {
      const source = { kind: 'results', html: '<p>' } as const;
      dispatch(pageImport.requested({ workspaceId, source }));
    },
  ],
  'url.postPageText': [
    ({ dispatch }) => {
      const source = { kind: 'file', fileId: 'f1', name: 'Shoes.docx' } as const;
      dispatch(pageImport.requested({ workspaceId, source }));
    },
    {
      documents: {
        convert: async () => ({
          title: 'Shoes',
          language: null,
          fields: {},
          losses: [],
          images: [],
          blocks: [{ html: '<p>Text</p>', isLossy: false }],
        }),
      },
    },
  ],
  'url.deletePage': [
    ({ dispatch }) => dispatch(pageImport.removeRequested({ workspaceId, pageId: idOf(9) })),
  ],
  'url.restorePage': [
    async ({ dispatch, pass, state }) => {
      dispatch(pageImport.removeRequested({ workspaceId, pageId: idOf(9) }));
      await pass();
      dispatch(notices.undoRequested({ id: notices.select(state())[0]?.id ?? '' }));
    },
  ],
  'url.postUrl': [
    ({ dispatch }) => {
      dispatch(articleImport.opened());
      dispatch(articleImport.changed({ way: 'address', address: 'example.com' }));
      dispatch(articleImport.submitted());
    },
  ],
  'url.postSource': [({ dispatch }) => dispatch(sourceWork.requested({ ...of, task: ADD }))],
  'url.removeSource': [
    ({ dispatch }) => dispatch(sourceWork.requested({ ...of, task: { ...ADD, kind: 'remove' } })),
  ],
  'url.checkClaims': [
    ({ dispatch }) => dispatch(sourceWork.requested({ ...of, task: { kind: 'check' } })),
  ],
  'url.putClaim': [
    ({ dispatch }) =>
      dispatch(sourceWrites.vouch({ ...of, body: { kind: 'figure', key: 'k', isMine: true } })),
  ],
  'url.postLinkCheck': [({ dispatch }) => dispatch(work.linkCheckRequested(of))],
  'workspace.postExport': [({ dispatch }) => dispatch(archiveExport.requested({ workspaceId }))],
  'workspace.postArchivePass': [
    ({ dispatch }) =>
      dispatch(archiveExport.downloadRequested({ workspaceId, archiveId: idOf(120) })),
  ],
  'workspace.postImport': [({ dispatch }) => dispatch(archiveImport.requested(UPLOAD))],
  'workspace.putImportPart': [({ dispatch }) => dispatch(archiveImport.requested(UPLOAD))],
  'workspace.postExample': [
    ({ dispatch }) =>
      dispatch(examples.openRequested({ workspaceId, kind: 'article', language: 'en' })),
  ],
  'workspace.deleteExamples': [
    ({ dispatch }) => dispatch(exampleWrites.removeAll({ workspaceId })),
  ],
  'workspace.restoreExamples': [
    async ({ dispatch, pass, state }) => {
      dispatch(exampleWrites.removeAll({ workspaceId }));
      await pass();
      const id = notices.select(state()).at(-1)?.id ?? '';
      dispatch(notices.undoRequested({ id }));
    },
  ],
  'workspace.postImportStart': [({ dispatch }) => dispatch(archiveImport.requested(UPLOAD))],
  'workspace.postWorkspaceRemoval': [
    ({ dispatch }) => {
      dispatch(removal.asked({ subject: 'workspace', workspaceId }));
      dispatch(removal.confirmed({ email: '' }));
    },
  ],
  'workspace.deleteWorkspaceRemoval': [
    ({ dispatch }) => dispatch(removal.keepRequested({ subject: 'workspace', workspaceId })),
  ],
  'user.postAccountRemoval': [
    ({ dispatch }) => {
      dispatch(removal.asked({ subject: 'account', workspaceId }));
      dispatch(removal.confirmed({ email: 'ann@example.com' }));
    },
  ],
  'user.deleteAccountRemoval': [
    ({ dispatch }) => dispatch(removal.keepRequested({ subject: 'account', workspaceId })),
  ],
  'meta.postMeta': [
    ({ dispatch }) => {
      const place = { type: 'behind', blockId: 'p' } as const;
      dispatch(proposal.asked({ ...of, place, task: { name: 'meta' } }));
    },
  ],
  'workspace.postWorkspaces': [
    () => undefined,
    {
      workspace: { getWorkspaces: async () => ({ workspaces: [] }), getWorkspaceByFolderId: none },
    },
  ],
  'workspace.patchWorkspaces': [
    ({ dispatch }) => dispatch(brandColours.requested({ workspaceId, colours: null, was: null })),
  ],
  'workspace.mergeWorkspace': [
    () => undefined,
    { workspace: { getWorkspaces: unlinked, getWorkspaceByFolderId: none } },
  ],
};

/** Bytes have their own port. */
export const PORT_OF: Readonly<Record<string, string>> = {
  'asset.postAsset': 'files.upload',
  'workspace.putImportPart': 'files.uploadPart',
};
