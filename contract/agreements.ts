/**
 * What an answer must have in common with its request. An answer to another request has the right shape (contract/answerShapes.ts) and
 * would still lose or invent data. `isAsAsked` compares what every endpoint repeats, by name; a row says what else one does.
 */
import { isAsAsked } from './asked.ts';
import type { ContractSchemas } from './contract.schema.ts';
import type { AwaitedImage } from './images/generatedImage.schema.ts';
import type { Route } from './lib/route.ts';
import type { ArgsOf, ResponseOf, Routes } from './routes.ts';

type Agreement<S> = (answer: ResponseOf<S>, args: ArgsOf<S>) => boolean;

type Agreements = {
  readonly [G in keyof Routes]?: {
    readonly [op in keyof Routes[G] & keyof ContractSchemas[G]]?: Agreement<ContractSchemas[G][op]>;
  };
};

const isSameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A path of our origin, and not `//elsewhere.example`. */
const isOurPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** And no program, such as `javascript:`. */
const isOfWeb = (address: string): boolean => /^https?:\/\//i.test(address);

const hasOurImage = ({ src }: { readonly src: string }) => isOurPath(src);

const hasOurImages = (images: readonly { readonly image: { readonly src: string } | null }[]) =>
  images.every(({ image }) => image === null || isOurPath(image.src));

const awaitsOurImage = ({ awaited }: { readonly awaited: AwaitedImage | null }) =>
  awaited?.image == null || isOurPath(awaited.image.src);

const agreements: Agreements = {
  article: {
    updateArticle: ({ version }, { body }) => version > body.baseVersion,
    shareArticle: ({ path }) => isOurPath(path),
    patchShare: ({ path, showsResearch }, { body }) =>
      isOurPath(path) && showsResearch === body.showsResearch,
  },
  asset: {
    getAssets: ({ content }) => content.every(hasOurImage),
    getCover: ({ title }, asked) => title.trim() === (asked.title ?? '').trim(),
    postCover: hasOurImage,
    patchAsset: hasOurImage,
    postAsset: hasOurImage,
    getImageRequests: ({ requests }) => hasOurImages(requests),
    getArticleImage: awaitsOurImage,
    deleteArticleImage: awaitsOurImage,
    restoreAsset: hasOurImage,
  },
  contentAudit: {
    getAuditPage: ({ position }, asked) => position === Number(asked.position ?? 0),
    putAuditKeyphrase: ({ position, keyphrase }, { body }) =>
      position === body.position && keyphrase === (body.keyphrase?.trim() ?? null),
  },
  support: { postReport: ({ requestId }, { body }) => requestId === body.requestId },
  brandVoice: { putArticleVoice: ({ choice }, { body }) => choice === body.choice },
  brief: {
    postBriefs: ({ articleIds }, { body }) =>
      articleIds.length === new Set(body.keyphrases.map((text) => text.trim())).size,
    patchBrief: ({ state }, { body }) => (body.state ?? state) === state,
    remakeBrief: ({ articleIds }, { articleId }) =>
      articleIds.every((id) => isSameId(id, articleId)),
  },
  content: {
    postConversation: ({ conversation, turn }, { articleId, body }) =>
      conversation.articleId !== null &&
      isSameId(conversation.articleId, articleId) &&
      turn.question === body.question.trim(),
    getOwnConversations: ({ conversations }) =>
      conversations.every(({ articleId }) => articleId === null),
    postOwnConversation: ({ conversation, turn }, { body }) =>
      conversation.articleId === null && turn.question === body.question.trim(),
    postQuestion: ({ conversation, turn }, { conversationId, body }) =>
      isSameId(conversation.id, conversationId) && turn.question === body.question.trim(),
  },
  folderIntegration: {
    putDefaultSite: ({ siteId }, { body }) =>
      siteId === null || body.siteId === null
        ? siteId === body.siteId
        : isSameId(siteId, body.siteId),
  },
  integration: {
    postSite: ({ kind, login }, { body }) => kind === body.kind && login === body.login.trim(),
    getImageDesign: ({ design }) => design === null || isOfWeb(design.editUrl),
    postImageDesign: ({ isReady, editUrl }) =>
      isReady === (editUrl !== null) && (editUrl === null || isOfWeb(editUrl)),
    postReturnStep: ({ isReady, image }) =>
      isReady === (image !== null) && hasOurImages([{ image }]),
  },
  installation: {
    putModels: ({ models }, { body }) =>
      models?.fast === body.fast.trim() && models.best === body.best.trim(),
    deleteModels: ({ source }) => source === 'none',
    testModels: ({ tested, image }, { body: { fast, best, withImage = false } }) =>
      tested.length > 0 &&
      tested.every(({ name }) => name === fast || name === best) &&
      (image !== null) === withImage,
    putSearch: ({ search }, { body }) => search?.provider === body.provider,
    deleteSearch: ({ source }) => source === 'none',
  },
  keyword: { getKeyphraseUses: ({ phrase }, asked) => phrase === asked.phrase.trim() },
  location: {
    getPlaces: ({ places }, { country }) =>
      places.every((place) => !country || place.country === country),
  },
  topic: {
    getTopics: ({ search }, { topicSearchId }) => isSameId(search.id, topicSearchId),
    patchTopic: ({ isFavourite }, { body }) => isFavourite === body.isFavourite,
  },
  topic2: {
    putIdeaMail: ({ isWanted }, { body }) => isWanted === body.isWanted,
    patchIdea: ({ state }, { body }) => state === body.state,
  },
  user: {
    postExtensionPass: ({ origin }, { body }) => origin === body.origin,
    /** The answer becomes the cached config, which the next change builds on. */
    postConfig: (config, { body }) => Object.keys(body).every((key) => Object.hasOwn(config, key)),
    postPrompt: ({ text }, { body }) => text === body.text.trim(),
    postEvents: ({ kept }, { body }) => kept <= body.events.length,
    postAccountRemoval: ({ dueAt }) => dueAt !== null,
    deleteAccountRemoval: ({ dueAt }) => dueAt === null,
    postQuestionnaire: ({ answered }, { body }) => answered >= Object.keys(body).length,
    getQuestionnaire: (questions) => Object.entries(questions).every(([id, one]) => one.id === id),
  },
  workspace: {
    postExample: ({ kind, language }, { body }) => kind === body.kind && language === body.language,
    postArchivePass: ({ path }) => isOurPath(path),
    postWorkspaceRemoval: ({ id, removal }, { workspaceId }) =>
      isSameId(id, workspaceId) && removal !== null,
    deleteWorkspaceRemoval: ({ id, removal }, { workspaceId }) =>
      isSameId(id, workspaceId) && removal === null,
    postWorkspaces: ({ folderId }, { body }) => folderId === body.folderId,
    mergeWorkspace: ({ id, folderId }, { workspaceId, body }) =>
      isSameId(id, workspaceId) && folderId === body.projectId,
  },
};

interface Endpoint {
  readonly group: string;
  readonly op: string;
  readonly route: Route;
}

/** Each row takes the answer and the arguments of its endpoint, after the shape was checked. */
type Rows = Readonly<
  Record<string, Readonly<Record<string, (answer: unknown, args: unknown) => boolean>>>
>;
const rows = agreements as unknown as Rows;

/** Whether an answer of the right shape belongs to the request with these arguments. */
export const agrees = (
  { group, op, route }: Endpoint,
  answer: unknown,
  args: Readonly<Record<string, unknown>>,
): boolean => isAsAsked(route, answer, args) && (rows[group]?.[op]?.(answer, args) ?? true);
