/**
 * What an answer must have in common with its request, one row per endpoint. An answer to another request
 * has the right shape (contract/answerShapes.ts) and would still lose or invent data.
 */
import type { ArgsOf, ResponseOf, Routes } from './routes.ts';
import type { ContractSchemas } from './contract.schema.ts';
import type { AwaitedImage } from './generatedImage.schema.ts';

type Agreement<S> = (answer: ResponseOf<S>, args: ArgsOf<S>) => boolean;

type Agreements = {
  readonly [G in keyof Routes]: {
    readonly [op in keyof Routes[G] & keyof ContractSchemas[G]]: Agreement<ContractSchemas[G][op]>;
  };
};

/** The answer repeats nothing from the request. */
const standsAlone = () => true;

const isSameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const isAboutArticle = (
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
  asked: { readonly articleId: string; readonly workspaceId: string },
) => isSameId(id, asked.articleId) && isSameId(workspaceId, asked.workspaceId);

const isInWorkspace = (
  { workspaceId }: { readonly workspaceId: string },
  asked: { readonly workspaceId: string },
) => isSameId(workspaceId, asked.workspaceId);

const isAboutJob = ({ jobId }: { readonly jobId: string }, asked: { readonly jobId: string }) =>
  isSameId(jobId, asked.jobId);

const isOfArticle = (
  { articleId }: { readonly articleId: string },
  asked: { readonly articleId: string },
) => isSameId(articleId, asked.articleId);

const isBrief = (
  answer: { readonly articleId: string; readonly workspaceId: string },
  asked: { readonly articleId: string; readonly workspaceId: string },
) => isOfArticle(answer, asked) && isInWorkspace(answer, asked);

const isConversation = (
  { id }: { readonly id: string },
  { conversationId }: { readonly conversationId: string },
) => isSameId(id, conversationId);

const isSnapshot = (
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
  asked: { readonly snapshotId: string; readonly workspaceId: string },
) => isSameId(id, asked.snapshotId) && isSameId(workspaceId, asked.workspaceId);

const isPage = ({ id }: { readonly id: string }, { pageId }: { readonly pageId: string }) =>
  isSameId(id, pageId);

const isTopicSearch = (
  answer: { readonly id: string; readonly workspaceId: string },
  asked: { readonly topicSearchId: string; readonly workspaceId: string },
) => isSameId(answer.id, asked.topicSearchId) && isInWorkspace(answer, asked);

const isAudit = (
  answer: { readonly id: string; readonly workspaceId: string },
  asked: { readonly auditId: string; readonly workspaceId: string },
) => isSameId(answer.id, asked.auditId) && isInWorkspace(answer, asked);

const isVoice = (
  answer: { readonly id: string; readonly workspaceId: string },
  asked: { readonly voiceId: string; readonly workspaceId: string },
) => isSameId(answer.id, asked.voiceId) && isInWorkspace(answer, asked);

const isAboutVersion = (
  { version }: { readonly version: number },
  asked: { readonly version: unknown },
) => version === Number(asked.version);

/** A path of our origin, and not `//elsewhere.example`. */
const isOurPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

const isItsImage = (
  found: { readonly articleId: string; readonly awaited: AwaitedImage | null },
  asked: { readonly articleId: string },
) =>
  isOfArticle(found, asked) && (found.awaited?.image == null || isOurPath(found.awaited.image.src));

export const agreements: Agreements = {
  article: {
    getArticles: ({ content }, args) => content.every((article) => isInWorkspace(article, args)),
    postArticle: isInWorkspace,
    getArticle: isAboutArticle,
    updateArticle: ({ version }, { body }) => version > body.baseVersion,
    deleteArticle: ({ id }, { articleId }) => isSameId(id, articleId),
    restoreArticle: isAboutArticle,
    getVersions: standsAlone,
    getVersion: isAboutVersion,
    postVersion: standsAlone,
    patchVersion: isAboutVersion,
    shareArticle: ({ path }) => isOurPath(path),
    patchShare: ({ path, showsResearch }, { body }) =>
      isOurPath(path) && showsResearch === body.showsResearch,
    unshareArticle: isOfArticle,
  },
  asset: {
    getAssets: ({ content }) => content.every(({ src }) => isOurPath(src)),
    getAssetUses: ({ assetId }, asked) => isSameId(assetId, asked.assetId),
    getCover: ({ title }, asked) => title.trim() === (asked.title ?? '').trim(),
    postCover: ({ src }) => isOurPath(src),
    patchAsset: ({ id, src }, { assetId }) => isSameId(id, assetId) && isOurPath(src),
    postAsset: ({ src }) => isOurPath(src),
    deleteAsset: ({ id }, { assetId }) => isSameId(id, assetId),
    getImageRequests: (found, asked) =>
      isInWorkspace(found, asked) &&
      found.requests.every(({ image }) => image === null || isOurPath(image.src)),
    postImageRequest: isInWorkspace,
    getArticleImage: isItsImage,
    postArticleImage: isOfArticle,
    deleteArticleImage: isItsImage,
    restoreAsset: ({ id, src }, { assetId }) => isSameId(id, assetId) && isOurPath(src),
  },
  competitorsCollector: {
    postCompetitors: standsAlone,
    getCompetitors: ({ id }, { competitorId }) => isSameId(id, competitorId),
    getCompetitorsByArticle: isOfArticle,
    getSnapshots: isOfArticle,
    getRecentSnapshots: (found, asked) =>
      isInWorkspace(found, asked) && found.snapshots.every((one) => isInWorkspace(one, asked)),
    getSnapshot: isSnapshot,
    postSnapshot: isInWorkspace,
  },
  contentAudit: {
    getAudits: (listed, asked) =>
      isInWorkspace(listed, asked) && listed.audits.every((one) => isInWorkspace(one, asked)),
    postAudit: isInWorkspace,
    getAudit: ({ audit }, asked) => isAudit(audit, asked),
    postAuditRound: isAudit,
    getAuditPage: ({ auditId, position }, asked) =>
      isSameId(auditId, asked.auditId) && position === Number(asked.position ?? 0),
    putAuditKeyphrase: ({ id, position, keyphrase }, { auditId, body }) =>
      isSameId(id, auditId) &&
      position === body.position &&
      keyphrase === (body.keyphrase?.trim() ?? null),
    putAuditFigures: ({ id }, { auditId }) => isSameId(id, auditId),
    deleteAudit: ({ id }, { auditId }) => isSameId(id, auditId),
    restoreAudit: isAudit,
  },
  brandVoice: {
    getVoices: (found, asked) =>
      isInWorkspace(found, asked) && found.voices.every((one) => isInWorkspace(one, asked)),
    postVoice: isInWorkspace,
    putVoice: isVoice,
    deleteVoice: ({ id }, { voiceId }) => isSameId(id, voiceId),
    restoreVoice: isVoice,
    getArticleVoice: isOfArticle,
    putArticleVoice: (answer, asked) =>
      isOfArticle(answer, asked) && answer.choice === asked.body.choice,
  },
  brief: {
    postBriefs: ({ articleIds }, { body }) =>
      articleIds.length === new Set(body.keyphrases.map((text) => text.trim())).size,
    getBriefs: (found, asked) =>
      isInWorkspace(found, asked) && found.briefs.every((one) => isInWorkspace(one, asked)),
    getBrief: isBrief,
    patchBrief: (answer, asked) =>
      isBrief(answer, asked) && (asked.body.state ?? answer.state) === answer.state,
    remakeBrief: ({ articleIds }, { articleId }) =>
      articleIds.every((id) => isSameId(id, articleId)),
    getPlan: ({ snapshotId }, asked) => isSameId(snapshotId, asked.snapshotId),
    getBriefOf: isOfArticle,
  },
  content: {
    postDraft: ({ article }, args) => isInWorkspace(article, args),
    postOutline: ({ article }, args) => isInWorkspace(article, args),
    postSection: standsAlone,
    postPassage: standsAlone,
    postProposal: standsAlone,
    postTone: isInWorkspace,
    getEngine: standsAlone,
    getConversations: isOfArticle,
    postConversation: ({ conversation, turn }, { articleId, body }) =>
      conversation.articleId !== null &&
      isSameId(conversation.articleId, articleId) &&
      turn.question === body.question.trim(),
    getOwnConversations: ({ conversations }) =>
      conversations.every(({ articleId }) => articleId === null),
    postOwnConversation: ({ conversation, turn }, { body }) =>
      conversation.articleId === null && turn.question === body.question.trim(),
    getConversation: ({ conversation }, args) => isConversation(conversation, args),
    postQuestion: ({ conversation, turn }, args) =>
      isConversation(conversation, args) && turn.question === args.body.question.trim(),
    patchConversation: isConversation,
    deleteConversation: isConversation,
    restoreConversation: isConversation,
    getJobs: standsAlone,
    followJobs: standsAlone,
    getJob: ({ job, page }, asked) => isAboutJob(job, asked) && page === (asked.page ?? 0),
    getJobEvents: standsAlone,
    stopJob: isAboutJob,
    continueJob: isAboutJob,
  },
  dictionary: {
    getWords: isInWorkspace,
    postWords: isInWorkspace,
    removeWords: isInWorkspace,
  },
  humanizer: { getHumanizerCheck: isOfArticle, postHumanizerCheck: isOfArticle },
  installation: {
    getModels: standsAlone,
    putModels: ({ models }, { body }) =>
      models?.fast === body.fast.trim() && models.best === body.best.trim(),
    deleteModels: ({ source }) => source === 'none',
    deleteModelKey: standsAlone,
    listModels: standsAlone,
    testModels: ({ tested, image }, { body: { fast, best, withImage = false } }) =>
      tested.length > 0 &&
      tested.every(({ name }) => name === fast || name === best) &&
      (image !== null) === withImage,
    getSearch: standsAlone,
    putSearch: ({ search }, { body }) => search?.provider === body.provider,
    deleteSearch: ({ source }) => source === 'none',
    testSearch: standsAlone,
    getMail: standsAlone,
    putMail: standsAlone,
    deleteMail: standsAlone,
    testMail: standsAlone,
  },
  keyword: {
    getKeyphraseUses: (found, asked) =>
      isInWorkspace(found, asked) && found.phrase === asked.phrase.trim(),
  },
  limit: {
    getLimits: standsAlone,
    getUsage: ({ page }, asked) => page === (asked.page ?? 0),
  },
  location: {
    getPlaces: ({ places }, { country }) =>
      places.every((place) => !country || place.country === country),
  },
  post: {
    createPost: ({ article }, args) => isInWorkspace(article, args),
    createPostOfArticle: ({ article }, args) => isInWorkspace(article, args),
    createPostsOfArticle: isOfArticle,
  },
  score: { getScores: isOfArticle, postScore: isOfArticle },
  title: { postTitles: standsAlone },
  topic: {
    getTopics: ({ search }, asked) => isTopicSearch(search, asked),
    patchTopic: ({ id, isFavourite }, { topicId, body }) =>
      isSameId(id, topicId) && isFavourite === body.isFavourite,
  },
  topic2: {
    getTopicSearches: (listed, asked) =>
      isInWorkspace(listed, asked) &&
      listed.searches.every((search) => isInWorkspace(search, asked)) &&
      listed.page === (asked.page ?? 0),
    postTopicSearch: isInWorkspace,
    deleteTopicSearch: ({ id }, { topicSearchId }) => isSameId(id, topicSearchId),
    continueTopicSearch: isTopicSearch,
    restoreTopicSearch: isTopicSearch,
    getIdeas: isInWorkspace,
    putIdeaMail: (mail, asked) =>
      isInWorkspace(mail, asked) && mail.isWanted === asked.body.isWanted,
    patchIdea: ({ id, state }, { ideaId, body }) => isSameId(id, ideaId) && state === body.state,
  },
  translation: {
    postTranslation: ({ article }, args) => isInWorkspace(article, args),
    getTranslations: isOfArticle,
  },
  upgrade: { paidUser: standsAlone },
  url: {
    postUrl: standsAlone,
    getSources: isOfArticle,
    postSource: isOfArticle,
    removeSource: isOfArticle,
    checkClaims: isOfArticle,
    putClaim: isOfArticle,
    postLinkCheck: standsAlone,
    getDeadLinks: (found, asked) => isAboutJob(found, asked) && found.page === (asked.page ?? 0),
    getPages: (listed, asked) => isInWorkspace(listed, asked) && listed.page === (asked.page ?? 0),
    postPages: standsAlone,
    postPageText: standsAlone,
    postResultsPage: standsAlone,
    getInternalLinks: isOfArticle,
    getLlmsText: isInWorkspace,
    deletePage: isPage,
    restorePage: isPage,
  },
  user: {
    getConfig: standsAlone,
    /** The answer becomes the cached config, which the next change builds on. */
    postConfig: (config, { body }) => Object.keys(body).every((key) => Object.hasOwn(config, key)),
    getPrompts: standsAlone,
    postPrompt: ({ text }, { body }) => text === body.text.trim(),
    patchPrompt: ({ id }, { promptId }) => isSameId(id, promptId),
    deletePrompt: ({ id }, { promptId }) => isSameId(id, promptId),
  },
  workspace: {
    getWorkspaces: standsAlone,
    getWorkspaceByFolderId: ({ folderId }, asked) => folderId === asked.folderId,
    postWorkspaces: ({ folderId }, { body }) => folderId === body.folderId,
    patchWorkspaces: ({ id }, { workspaceId }) => isSameId(id, workspaceId),
    mergeWorkspace: ({ id, folderId }, { workspaceId, body }) =>
      isSameId(id, workspaceId) && folderId === body.projectId,
  },
};
