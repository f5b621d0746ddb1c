/**
 * Fake ports for tests. Every call is recorded, a test can feed every stream, and each port returns a
 * plausible default that a test can replace.
 */
import type { JournalRecord } from '#domain/article/journal.ts';
import { NO_NOTES } from '#domain/tables/listNotes.ts';
import { definePorts, type Unsubscribe } from '#services/lib/definePorts.ts';
import type { PortGroups, Services } from '#services/services.ts';
import type { HostEvent, PageEvent } from '#services/session/session.ports.ts';
import type { StreamMessage, WorkMessage } from '#services/writing/writing.ports.ts';
import {
  aBrief,
  aBriefData,
  aCompetitor,
  aConfig,
  aConversation,
  aFolder,
  aHumanizerCheck,
  aJobSummary,
  anAccountRemoval,
  anArchiveReport,
  anArticle,
  anArticleSummary,
  anAsset,
  anAudit,
  anAuditedPage,
  anImportedPage,
  aPage,
  aQuestionnaire,
  aReport,
  aSaveResponse,
  aShare,
  aSite,
  aSnapshot,
  aSource,
  aStoredClaim,
  aSupportReport,
  aToken,
  aTopic,
  aTopicSearch,
  aTurn,
  aUser,
  aVersion,
  aVersionSummary,
  aVoice,
  aWorkspace,
  idOf,
  someCompetitors,
  someIdeas,
  someLimits,
  someModels,
  someSources,
} from './factories.ts';

export interface PortCall {
  readonly op: string;
  readonly args: readonly unknown[];
  /** Milliseconds since the fakes were created, by the fake clock. */
  readonly at: number;
}

export type PortOverrides = { readonly [G in keyof PortGroups]?: Partial<PortGroups[G]> };

/** A listener port whose events a test sends. */
function speaker<Message>() {
  const listeners = new Set<(message: Message) => void>();
  return {
    subscribe(listener: (message: Message) => void): Unsubscribe {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say(message: Message) {
      for (const listener of [...listeners]) listener(message);
    },
    isHeard: () => listeners.size > 0,
  };
}

export interface FakeStream {
  readonly args: { readonly workspaceId: string; readonly jobId: string; readonly lastSeq: number };
  say(message: StreamMessage): void;
  isHeard(): boolean;
}

export interface FakeServices {
  readonly services: Services;
  readonly calls: readonly PortCall[];
  /** Calls of one port. */
  callsOf(op: string): PortCall[];
  readonly storage: Map<string, string>;
  sayPage(event: PageEvent): void;
  sayHost(event: HostEvent): void;
  saySidebar(item: string): void;
  /** An answer of a server with another version of the contract. */
  sayNewVersion(): void;
  /** One for each time a job was followed. */
  readonly streams: readonly FakeStream[];
  /** The stream of the list of work. */
  readonly work: { say(message: WorkMessage): void; isHeard(): boolean };
}

export function fakeServices(overrides: PortOverrides = {}): FakeServices {
  const startedAt = Date.now();
  const calls: PortCall[] = [];
  const page = speaker<PageEvent>();
  const host = speaker<HostEvent>();
  const sidebar = speaker<{ readonly item: string }>();
  const release = speaker<{ readonly type: 'newVersion' }>();
  const streams: FakeStream[] = [];
  const work = speaker<WorkMessage>();
  const storage = new Map<string, string>();
  const defaults = defaultPorts({ page, host, sidebar, release, storage, streams, work });
  // Plain objects: of the spread ports, the compiler would make a type for each two groups, a third of its work.
  const chosen: Readonly<Record<string, object>> = overrides;
  const groups = Object.entries<object>(defaults).map(([group, ports]) => {
    const noted = Object.entries({ ...ports, ...chosen[group] }).map(([op, port]) => [
      op,
      (...args: unknown[]) => {
        calls.push({ op: `${group}.${op}`, args, at: Date.now() - startedAt });
        return (port as (...args: unknown[]) => unknown)(...args);
      },
    ]);
    return [group, Object.fromEntries(noted)];
  });
  return {
    services: definePorts(Object.fromEntries(groups)) as Services,
    calls,
    callsOf: (op) => calls.filter((call) => call.op === op),
    storage,
    sayPage: page.say,
    sayHost: host.say,
    saySidebar: (item) => sidebar.say({ item }),
    sayNewVersion: () => release.say({ type: 'newVersion' }),
    streams,
    work,
  };
}

interface Fed {
  readonly page: ReturnType<typeof speaker<PageEvent>>;
  readonly host: ReturnType<typeof speaker<HostEvent>>;
  readonly sidebar: ReturnType<typeof speaker<{ readonly item: string }>>;
  readonly release: ReturnType<typeof speaker<{ readonly type: 'newVersion' }>>;
  readonly storage: Map<string, string>;
  readonly streams: FakeStream[];
  readonly work: ReturnType<typeof speaker<WorkMessage>>;
}

/** What a browser keeps. */
export function storageIn(kept: Map<string, string>): PortGroups['storage'] {
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** A journal that keeps what it is given, by article. */
export function journalIn(
  kept: Map<string, { workspaceId: string; record: JournalRecord }>,
): PortGroups['journal'] {
  return {
    write: async ({ articleId, workspaceId, record }) =>
      void kept.set(articleId, { workspaceId, record }),
    remove: async ({ articleId }) => void kept.delete(articleId),
    read: async ({ articleId }) => kept.get(articleId) ?? null,
    list: async () => [...kept.keys()],
  };
}

const begunPost = (workspaceId: string) => ({
  article: anArticle({ id: idOf(96), workspaceId, type: 'SMM' }),
  jobId: idOf(97),
  limits: someLimits(),
});

function defaultPorts({ page, host, sidebar, release, storage, streams, work }: Fed): PortGroups {
  let ids = 0;
  return {
    article: {
      getArticles: async () => aPage(),
      postArticle: async () => anArticle(),
      getArticle: async ({ articleId }) => anArticle({ id: articleId }),
      updateArticle: async ({ body }) => aSaveResponse({ version: body.baseVersion + 1 }),
      deleteArticle: async ({ articleId }) => ({ id: articleId }),
      restoreArticle: async ({ articleId }) => anArticleSummary({ id: articleId }),
      getVersions: async () => ({ content: [aVersionSummary()], page: 0, last: true }),
      getVersion: async ({ version }) => aVersion({ version: Number(version) }),
      postVersion: async () => aVersionSummary({ version: 2 }),
      patchVersion: async ({ version, body }) =>
        aVersionSummary({ version: Number(version), ...body }),
      shareArticle: async () => aShare(),
      patchShare: async ({ body }) => aShare(body),
      unshareArticle: async ({ articleId }) => ({ articleId }),
    },
    asset: {
      getAssets: async () => ({ content: [], page: 0, last: true }),
      getAssetUses: async ({ assetId }) => ({ assetId, uses: [], hasMore: false }),
      patchAsset: async ({ assetId, body }) =>
        anAsset({
          id: assetId,
          ...(body.name === undefined ? {} : { name: body.name }),
          ...(body.alt === undefined ? {} : { alt: body.alt }),
        }),
      getCover: async ({ title = '' }) => ({ image: 'iVBORw0K', missing: [], title }),
      postCover: async ({ body }) =>
        anAsset({ alt: body.title, origin: { kind: 'cover', ...body, byline: body.byline ?? '' } }),
      deleteAsset: async ({ assetId }) => ({ id: assetId }),
      getImageRequests: async ({ workspaceId }) => ({ workspaceId, requests: [] }),
      postImageRequest: async ({ workspaceId }) => ({
        workspaceId,
        jobId: idOf(90),
        limits: someLimits(),
      }),
      getArticleImage: async ({ articleId }) => ({ articleId, awaited: null }),
      postArticleImage: async ({ articleId }) => ({
        articleId,
        jobId: idOf(90),
        limits: someLimits(),
      }),
      deleteArticleImage: async ({ articleId }) => ({ articleId, awaited: null }),
      restoreAsset: async ({ assetId }) => anAsset({ id: assetId }),
    },
    extension: { connect: async () => ({ outcome: 'connected' }) },
    content: {
      postRewrite: async ({ workspaceId }) => ({
        workspaceId,
        jobId: idOf(90),
        limits: someLimits(),
      }),
      postTone: async ({ workspaceId }) => ({ workspaceId, jobId: idOf(90), limits: someLimits() }),
      postDraft: async () => ({
        article: anArticle({ id: idOf(9) }),
        jobId: idOf(90),
        limits: someLimits(),
      }),
      postOutline: async () => ({
        article: anArticle({ id: idOf(9) }),
        jobId: idOf(94),
        limits: someLimits(),
      }),
      postSection: async () => ({ jobId: idOf(91), limits: someLimits() }),
      postPassage: async () => ({ jobId: idOf(92), limits: someLimits() }),
      postProposal: async () => ({ jobId: idOf(93), limits: someLimits() }),
      getEngine: async () => ({ model: null, tasks: [], imageModel: null }),
      getConversations: async ({ articleId }) => ({ articleId, conversations: [] }),
      postConversation: async ({ articleId, body }) => ({
        conversation: aConversation({ articleId }),
        turn: aTurn({ question: body.question, selection: body.selection }),
        limits: someLimits(),
      }),
      getOwnConversations: async () => ({ conversations: [] }),
      postOwnConversation: async ({ body }) => ({
        conversation: aConversation({ articleId: null }),
        turn: aTurn({ question: body.question, selection: null }),
        limits: someLimits(),
      }),
      getConversation: async ({ conversationId }) => ({
        conversation: aConversation({ id: conversationId }),
        turns: [],
      }),
      postQuestion: async ({ conversationId, body }) => ({
        conversation: aConversation({ id: conversationId }),
        turn: aTurn({ question: body.question, selection: body.selection }),
        limits: someLimits(),
      }),
      patchConversation: async ({ conversationId, body }) =>
        aConversation({ id: conversationId, ...body }),
      deleteConversation: async ({ conversationId }) => ({ id: conversationId }),
      restoreConversation: async ({ conversationId }) => aConversation({ id: conversationId }),
      getJobs: async () => ({ jobs: [] }),
      getJob: async ({ jobId, page = 0 }) => ({
        job: aJobSummary({ jobId }),
        steps: [],
        page,
        last: true,
      }),
      stopJob: async ({ jobId }) => ({ jobId }),
      continueJob: async ({ jobId }) => ({ jobId, limits: someLimits() }),
    },
    support: {
      postReport: async ({ body: { requestId } }) => ({ id: idOf(70), requestId }),
      getReports: async ({ page }) => ({ content: [], page: Number(page ?? 0), last: true }),
      getReport: async ({ reportId }) => ({ ...aSupportReport({ id: reportId }), sessionLog: [] }),
      deleteReport: async ({ reportId }) => ({ id: reportId }),
    },
    score: {
      getScores: async ({ articleId }) => ({ articleId, entries: [] }),
      postScore: async ({ articleId }) => ({ articleId, entries: [] }),
      postPageScore: async () => ({
        title: 'Jars',
        language: 'en',
        words: 0,
        headings: 0,
        seo: null,
        aiSearch: null,
        notScored: 'empty',
        about: [],
        bad: [],
        fair: [],
      }),
    },
    humanizer: {
      getHumanizerCheck: async ({ articleId }) => ({ articleId, check: null }),
      postHumanizerCheck: async ({ articleId }) => ({
        articleId,
        check: aHumanizerCheck(),
        isCounted: true,
        limits: someLimits(),
      }),
    },
    brandVoice: {
      getVoices: async ({ workspaceId }) => ({ workspaceId, voices: [] }),
      postVoice: async ({ workspaceId, body: { requestId: _requestId, ...body } }) =>
        aVoice({ workspaceId, ...body }),
      putVoice: async ({ workspaceId, voiceId, body: { basedOn: _basedOn, ...body } }) =>
        aVoice({ ...body, workspaceId, id: voiceId }),
      deleteVoice: async ({ voiceId }) => ({ id: voiceId }),
      restoreVoice: async ({ workspaceId, voiceId }) => aVoice({ workspaceId, id: voiceId }),
      getArticleVoice: async ({ articleId }) => ({ articleId, choice: 'default', voiceId: null }),
      putArticleVoice: async ({ articleId, body }) => ({ articleId, ...body }),
    },
    brief: {
      postBriefs: async ({ body }) => ({
        jobId: idOf(97),
        articleIds: body.keyphrases.map((_, at) => idOf(300 + at)),
      }),
      getBriefs: async ({ workspaceId }) => ({ workspaceId, briefs: [] }),
      getBrief: async (of) => aBrief(of),
      patchBrief: async ({ body: { state, dueOn }, ...of }) =>
        aBrief({ ...of, ...(state && { state }), ...(dueOn !== undefined && { dueOn }) }),
      remakeBrief: async ({ articleId }) => ({ jobId: idOf(97), articleIds: [articleId] }),
      getPlan: async ({ snapshotId }) => {
        const { keyphrase, country, city, language } = aBrief();
        return { snapshotId, keyphrase, country, city, language, data: aBriefData(), blocks: [] };
      },
      getBriefOf: async ({ articleId }) => ({ articleId, brief: null }),
    },
    dictionary: {
      getWords: async ({ workspaceId }) => ({ workspaceId, words: [] }),
      postWords: async ({ workspaceId, body }) => ({ workspaceId, words: body.words }),
      removeWords: async ({ workspaceId }) => ({ workspaceId, words: [] }),
    },
    folderIntegration: {
      getDefaultSite: async ({ workspaceId }) => ({ workspaceId, siteId: null }),
      putDefaultSite: async ({ workspaceId, body }) => ({ workspaceId, ...body }),
    },
    integration: {
      getSites: async ({ workspaceId }) => ({ workspaceId, sites: [] }),
      postSite: async ({ workspaceId, body: { kind, address, login } }) =>
        aSite({ workspaceId, kind, address, login }),
      checkSite: async ({ workspaceId, siteId }) => aSite({ workspaceId, id: siteId }),
      deleteSite: async ({ siteId }) => ({ id: siteId }),
      getPublications: async ({ articleId }) => ({ articleId, publications: [] }),
      postPublication: async () => ({ jobId: idOf(97) }),
      trashPublication: async () => ({ jobId: idOf(97) }),
      getSiteText: async ({ articleId, siteId }) => ({
        articleId,
        siteId,
        hash: 'hash',
        text: { title: 'Coffee', excerpt: '', blocks: [{ html: '<p>Changed there.</p>' }] },
        written: { title: 'Coffee', excerpt: '', blocks: [{ html: '<p>As written.</p>' }] },
      }),
      postSiteText: async () => ({ copyId: idOf(98) }),
      getSiteChoices: async ({ siteId }) => ({ siteId, categories: [], authors: [] }),
      postSitePages: async () => ({ jobId: idOf(97) }),
      getDesignAccount: async ({ workspaceId }) => ({ workspaceId, isOn: false, account: null }),
      postDesignConsent: async ({ workspaceId }) => ({
        workspaceId,
        address: 'https://www.canva.com/api/oauth/authorize',
      }),
      postDesignAccount: async ({ workspaceId }) => ({
        workspaceId,
        from: 'settings',
        isConnected: true,
      }),
      deleteDesignAccount: async ({ workspaceId }) => ({ workspaceId, isRevoked: true }),
      getImageDesign: async ({ assetId }) => ({ assetId, design: null }),
      postImageDesign: async ({ assetId }) => ({
        assetId,
        isReady: true,
        waitS: 0,
        editUrl: 'https://www.canva.com/design/D1/edit',
      }),
      postReturn: async ({ assetId }) => ({ assetId, returnId: idOf(85) }),
      postReturnStep: async ({ assetId }) => ({
        assetId,
        isReady: true,
        waitS: 0,
        image: anAsset({ id: idOf(84), origin: { kind: 'design' } }),
      }),
    },
    installation: {
      getModels: async () => someModels(),
      putModels: async ({ body: { protocol, address, fast, best, prices = null, ...rest } }) => {
        const key = 'apiKey' in rest ? 'stored' : 'none';
        return someModels({ protocol, address, fast, best, prices, key });
      },
      deleteModels: async () => ({ source: 'none', models: null }),
      deleteModelKey: async () => someModels({ key: 'none' }),
      listModels: async () => ({ result: 'listed', names: ['large', 'small'] }),
      testModels: async ({ body: { best, withImage = false } }) => {
        const works = { result: 'worked', ms: 120 } as const;
        const notOffered = { name: best, outcome: { result: 'notOffered' } } as const;
        return {
          tested: [{ name: best, text: works, streaming: works, structured: works }],
          embeddings: notOffered,
          image: withImage ? notOffered : null,
        };
      },
      getMail: async () => ({ source: 'none', hasPublicUrl: true, mail: null }),
      putMail: async ({ body: { password, ...mail } }) => ({
        source: 'settings',
        hasPublicUrl: true,
        mail: {
          ...mail,
          passwordState: password === undefined ? 'none' : 'stored',
          updatedAt: '2026-05-01T00:00:00.000Z',
        },
      }),
      deleteMail: async () => ({ source: 'none', hasPublicUrl: true, mail: null }),
      testMail: async () => ({ result: 'worked', to: 'ann@example.com' }),
      getEvents: async ({ page }) => ({ content: [], days: [], page: page ?? 0, last: true }),
      getSearch: async () => ({ source: 'none', search: null }),
      putSearch: async ({ body: { provider, ...rest } }) => ({
        source: 'settings',
        search: {
          provider,
          address: 'address' in rest ? rest.address : null,
          key: rest.apiKey === undefined ? 'none' : 'stored',
          updatedAt: '2026-05-01T00:00:00.000Z',
        },
      }),
      deleteSearch: async () => ({ source: 'none', search: null }),
      testSearch: async () => ({ result: 'worked', ms: 240, results: 10, left: null }),
    },
    keyword: {
      getKeyphraseUses: async ({ workspaceId, phrase }) => ({ workspaceId, phrase, articles: [] }),
    },
    contentAudit: {
      getAudits: async ({ workspaceId, page = 0 }) => ({
        workspaceId,
        page: Number(page),
        last: true,
        audits: [anAudit({ workspaceId })],
      }),
      postAudit: async ({ workspaceId, body: { name } }) =>
        anAudit({ workspaceId, name, state: 'running' }),
      getAudit: async ({ workspaceId, auditId: id }) => ({
        periods: [],
        pages: [anAuditedPage()],
        groups: [],
        linksLeft: 0,
        audit: anAudit({ workspaceId, id }),
      }),
      postAuditRound: async ({ workspaceId, auditId: id }) =>
        anAudit({ workspaceId, id, state: 'running', round: 2 }),
      getAuditPage: async ({ auditId, position = 0 }) => ({
        auditId,
        position: Number(position),
        rounds: [
          {
            round: 1,
            state: 'read',
            problem: null,
            words: 820,
            seo: 61.5,
            aiSearch: 40,
            notScored: null,
            about: ['burr grinder'],
            readAt: '2026-05-01T00:00:00.000Z',
            checks: [{ name: 'descriptionLength', rating: 'bad', value: 0 }],
          },
        ],
      }),
      putAuditKeyphrase: async ({ auditId, body }) => ({ ...body, id: auditId, problem: null }),
      putAuditFigures: async ({ auditId }) => ({ id: auditId, matched: 1 }),
      deleteAudit: async ({ auditId }) => ({ id: auditId }),
      restoreAudit: async ({ workspaceId, auditId: id }) => anAudit({ workspaceId, id }),
    },
    topic: {
      getTopics: async ({ workspaceId, topicSearchId }) => ({
        search: aTopicSearch({ workspaceId, id: topicSearchId }),
        topics: [aTopic()],
      }),
      patchTopic: async ({ topicId, body }) => ({ id: topicId, ...body }),
    },
    topic2: {
      getTopicSearches: async ({ workspaceId, page = 0 }) => ({
        workspaceId,
        page: Number(page),
        last: true,
        searches: [aTopicSearch({ workspaceId })],
      }),
      postTopicSearch: async ({ workspaceId }) => aTopicSearch({ workspaceId, state: 'searching' }),
      deleteTopicSearch: async ({ topicSearchId }) => ({ id: topicSearchId }),
      continueTopicSearch: async ({ workspaceId, topicSearchId }) =>
        aTopicSearch({ workspaceId, id: topicSearchId, state: 'searching' }),
      restoreTopicSearch: async ({ workspaceId, topicSearchId }) =>
        aTopicSearch({ workspaceId, id: topicSearchId }),
      getIdeas: async ({ workspaceId }) => someIdeas({ workspaceId }),
      putIdeaMail: async ({ workspaceId, body }) => ({
        workspaceId,
        isPossible: true,
        address: 'ann@example.com',
        ...body,
      }),
      patchIdea: async ({ ideaId, body }) => ({ id: ideaId, ...body }),
    },
    competitorsCollector: {
      postCompetitors: async () => ({ jobId: idOf(97) }),
      getCompetitors: async ({ competitorId }) => ({
        ...aCompetitor({ id: competitorId }),
        snapshotId: idOf(98),
      }),
      getCompetitorsByArticle: async ({ articleId }) => someCompetitors({ articleId }),
      getSnapshots: async ({ articleId }) => ({ articleId, snapshots: [] }),
      getRecentSnapshots: async ({ workspaceId }) => ({ workspaceId, snapshots: [] }),
      getSnapshot: async ({ workspaceId, snapshotId }) =>
        aSnapshot({ workspaceId, id: snapshotId }),
      postSnapshot: async ({ workspaceId }) => aSnapshot({ workspaceId }),
    },
    limit: {
      getLimits: async () => someLimits(),
      getUsage: async ({ page = 0 }) => ({ content: [], page, last: true }),
    },
    location: { getPlaces: async () => ({ places: [] }) },
    post: {
      createPost: async ({ workspaceId }) => begunPost(workspaceId),
      createPostOfArticle: async ({ workspaceId }) => begunPost(workspaceId),
      createPostsOfArticle: async ({ articleId, body }) => ({
        articleId,
        jobId: idOf(97),
        posts: body.count,
      }),
    },
    meta: { postMeta: async () => ({ jobId: idOf(93), limits: someLimits() }) },
    title: { postTitles: async () => ({ titles: [] }) },
    translation: {
      postTranslation: async ({ workspaceId, body }) => ({
        article: anArticle({ id: idOf(94), workspaceId, language: body.language }),
        jobId: idOf(95),
        limits: someLimits(),
      }),
      getTranslations: async ({ articleId }) => ({ articleId, translations: [] }),
    },
    user: {
      getConfig: async () => ({}),
      postConfig: async ({ body }) => body,
      getQuestionnaire: async () => aQuestionnaire(),
      postQuestionnaire: async ({ body }) => ({ answered: Object.keys(body).length }),
      getPrompts: async () => ({ prompts: [] }),
      postPrompt: async ({ body }) => ({ id: idOf(95), ...body }),
      patchPrompt: async ({ promptId, body }) => ({ id: promptId, ...body }),
      deletePrompt: async ({ promptId }) => ({ id: promptId }),
      postEvents: async ({ body }) => ({ kept: body.events.length }),
      deleteEvents: async () => ({ deleted: 0 }),
      getAccountRemoval: async () => anAccountRemoval(),
      postAccountRemoval: async () => anAccountRemoval({ dueAt: '2026-12-14T00:00:00.000Z' }),
      deleteAccountRemoval: async () => anAccountRemoval(),
    },
    workspace: {
      getArchives: async ({ workspaceId }) => ({ workspaceId, archives: [] }),
      getArchiveReport: async ({ archiveId }) => anArchiveReport({ archiveId }),
      postExport: async () => ({ archiveId: idOf(120), jobId: idOf(121) }),
      postArchivePass: async ({ archiveId }) => ({
        archiveId,
        path: `/content/assets/archives/${'a'.repeat(43)}`,
      }),
      postImport: async ({ workspaceId }) => ({ workspaceId, archiveId: idOf(122) }),
      postImportStart: async ({ archiveId }) => ({ archiveId, jobId: idOf(123) }),
      postWorkspaceRemoval: async ({ workspaceId }) =>
        aWorkspace({
          id: workspaceId,
          removal: { dueAt: '2026-12-14T00:00:00.000Z', because: 'workspace' },
        }),
      deleteWorkspaceRemoval: async ({ workspaceId }) => aWorkspace({ id: workspaceId }),
      getWorkspaces: async () => ({ workspaces: [aWorkspace()] }),
      getWorkspaceByFolderId: async () => aWorkspace(),
      postWorkspaces: async () => aWorkspace(),
      patchWorkspaces: async () => aWorkspace(),
      mergeWorkspace: async ({ workspaceId, body }) =>
        aWorkspace({ id: workspaceId, folderId: body.projectId }),
      getExamples: async ({ workspaceId }) => ({ workspaceId, examples: [] }),
      postExample: async ({ body }) => ({ ...body, id: idOf(97) }),
      deleteExamples: async ({ workspaceId }) => ({ workspaceId, examples: [] }),
      restoreExamples: async ({ workspaceId }) => ({ workspaceId, examples: [] }),
    },
    url: {
      postUrl: async ({ body }) => ({
        url: body.url,
        title: 'A page',
        siteName: null,
        byline: null,
        around: { words: 0, example: '' },
        language: 'en',
        html: '<p>Text of a page.</p>',
      }),
      getSources: async () => someSources(),
      getSourceWording: async ({ articleId }) => ({ articleId, pages: [] }),
      postSource: async ({ body }) => someSources({ sources: [aSource({ url: body.url })] }),
      removeSource: async () => someSources(),
      checkClaims: async () => someSources(),
      getDeadLinks: async ({ jobId, page = 0 }) => ({ jobId, links: [], page, last: true }),
      postLinkCheck: async () => ({ jobId: idOf(96) }),
      getLlmsText: async ({ workspaceId }) => ({
        workspaceId,
        site: null,
        text: '',
        pages: 0,
        listed: 0,
      }),
      getInternalLinks: async ({ articleId }) => ({
        articleId,
        site: null,
        address: null,
        pages: 0,
        outgoing: [],
        incoming: [],
        orphans: [],
        orphanCount: 0,
      }),
      getPages: async ({ workspaceId, page = 0 }) => ({
        workspaceId,
        page,
        pages: [],
        total: 0,
        last: true,
      }),
      postPages: async () => ({ jobId: idOf(96) }),
      postPageText: async ({ body: { name } }) => anImportedPage({ title: name }),
      postResultsPage: async () => ({ results: [] }),
      deletePage: async ({ pageId }) => ({ id: pageId }),
      restorePage: async ({ pageId }) => anImportedPage({ id: pageId }),
      putClaim: async ({ body }) => someSources({ claims: [aStoredClaim(body)] }),
    },
    upgrade: { paidUser: async () => ({ upgradedAt: '2026-01-01T00:00:00.000Z' }) },
    host: {
      status: () => 'ready',
      user: () => aUser(),
      selectedFolder: () => aFolder(),
      folders: async () => [aFolder()],
      createFolder: async (name) => aFolder({ name }),
      selectFolder: async () => {},
      subscribe: host.subscribe,
      signOut: async () => {},
      signInUrl: (returnTo) => `/sign-in?redirect_to=${encodeURIComponent(returnTo)}`,
      isRedirected: async () => false,
    },
    paywall: { requestPurchase: async () => 'purchased', requestEmailReports: async () => {} },
    sidebar: { setActiveItem() {}, subscribe: sidebar.subscribe },
    flags: { read: async () => [], follow: () => () => undefined },
    token: { fetch: async () => aToken() },
    generation: {
      follow(args, listener) {
        const stream = speaker<StreamMessage>();
        streams.push({ args, say: stream.say, isHeard: stream.isHeard });
        return stream.subscribe(listener);
      },
      followWork: (_args, listener) => work.subscribe(listener),
    },
    editor: {
      opened: async () => {},
      apply: ({ ops }) => ops,
      recall() {},
      caret: () => null,
      passage: () => null,
      reveal() {},
      flush() {},
    },
    analysis: {
      report: async () => aReport(),
      voice: async () => ({ profile: aVoice().profile, sample: '' }),
      forget() {},
    },
    spelling: { check: async ({ texts }) => texts.map(() => []), end() {} },
    recording: {
      prepare: async () => null,
      pack: async () => [],
      save: async () => {},
      origin: async () => ({ build: '0.1.0', browser: 'One/1' }),
      begin: async () => {},
    },
    clipboard: { write: async () => {} },
    files: {
      upload: async () => anAsset(),
      uploadPart: async () => ({}),
      look: async () => ({ found: 'own' }),
      forget() {},
    },
    documents: {
      keyphrases: async () => ({ refusal: 'empty' }),
      addresses: async () => ({ refusal: 'empty' }),
      figures: async () => ({
        periods: [{ name: 'May', until: '2026-05-31', rank: 1, days: null }],
        rows: [],
        notes: NO_NOTES,
      }),
      convert: async () => ({ refusal: 'empty' }),
      follow: () => () => {},
      write: async () => ({ fileId: 'file-1', missing: 0, losses: [] }),
    },
    designTool: { leave() {}, openTab: () => true, showIn: () => true, closeTab() {} },
    downloads: { save() {}, saveText() {}, saveAddress() {} },
    printing: { print: async () => [] },
    replay: { follow: () => () => undefined, moment: async () => null },
    journal: journalIn(new Map()),
    snapshots: { keep: async () => {}, kept: async () => null, forget: async () => {} },
    lock: {
      hold(_, listener) {
        listener({ type: 'granted' });
        return () => undefined;
      },
      tell() {},
      hear: () => () => undefined,
    },
    clock: { now: () => Date.now() },
    ids: {
      next() {
        ids += 1;
        return `fake-id-${ids}`;
      },
    },
    navigation: { go() {}, leave() {}, open() {}, reload() {} },
    errors: { report() {}, warn() {} },
    analytics: { track() {}, begin: async () => {}, end: async () => {} },
    storage: storageIn(storage),
    session: storageIn(new Map()),
    page: {
      subscribe: page.subscribe,
      warnBeforeLeaving() {},
      free: async () => undefined,
      timeZone: () => 'Europe/Berlin',
      config: () => aConfig(),
    },
    release: { subscribe: release.subscribe },
  };
}
