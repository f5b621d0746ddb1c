/** Typed examples of the product's entities. A test sets only the fields that it is about. */

import type { LimitGroup, Limits, UsageEntry } from '#contract/access/limit.schema.ts';
import type { Archive, ArchiveReport } from '#contract/archive/archive.schema.ts';
import type {
  Article,
  ArticlePage,
  ArticleSummary,
  SaveResponse,
  Share,
  Version,
  VersionSummary,
} from '#contract/article/article.schema.ts';
import type { Audit, AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import type { BriefData, SeoBrief } from '#contract/briefs/brief.schema.ts';
import type {
  Competitor,
  CompetitorsByArticle,
  Snapshot,
} from '#contract/competitors/competitorsCollector.schema.ts';
import type { Workspace } from '#contract/folders/workspace.schema.ts';
import type { Folder, HostUser, TokenClaims } from '#contract/host/host.ts';
import type { HumanizerCheck } from '#contract/humanizer/humanizer.schema.ts';
import type { Idea } from '#contract/ideas/idea.schema.ts';
import type { Asset } from '#contract/images/asset.schema.ts';
import type { InstallationModels } from '#contract/installation/installation.schema.ts';
import type { MailRequest } from '#contract/installation/mail.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import type { ImportedPage } from '#contract/pages/page.schema.ts';
import type { ArticleSources, Source, StoredClaim } from '#contract/pages/url.schema.ts';
import type { Site } from '#contract/publishing/integration.schema.ts';
import type {
  AskedPost,
  PublicationRun,
  SiteText,
} from '#contract/publishing/publication.schema.ts';
import type { AccountRemoval } from '#contract/removal/removal.schema.ts';
import type { Api } from '#contract/routes.ts';
import { QUESTIONS } from '#contract/session/questionnaire.ts';
import type { Answers, Questionnaire } from '#contract/session/user.schema.ts';
import type { SupportReport } from '#contract/support/report.schema.ts';
import type { Topic, TopicSearch } from '#contract/topics/topic.schema.ts';
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import type { JobSummary } from '#contract/work/job.schema.ts';
import type { ChatAnswer, ChatTurn, Conversation } from '#contract/writing/chat.schema.ts';
import { ACCOUNT_DATES } from '#domain/access/accountDates.ts';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import type { PageConfig } from '#domain/access/pageConfig.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type {
  ArticleReport,
  ArticleReportContext,
  ReportContext,
} from '#domain/seo/report/report.ts';
import { SCORER_VERSION } from '#domain/seo/report/weights.ts';
import { NO_FIGURES } from '#domain/topics/figures.ts';
import { without } from '#domain/without.ts';
import type { TokenGrant } from '#services/session/session.ports.ts';
import type { SetupReading } from '#store/folders/setupState.ts';

export const WORKSPACE_ID = '00000000-0000-4000-8000-0000000000aa';

/** A valid id of an entity, readable in a failure: `idOf(7)` ends in 7. */
export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const aUser = (user: Partial<HostUser> = {}): HostUser => ({
  id: 'user-1',
  email: 'mara@example.org',
  isAdmin: false,
  isSupport: false,
  createDate: '2026-01-01T00:00:00.000Z',
  permissions: { noNews: false },
  ...user,
});

export const aSupportReport = (report: Partial<SupportReport> = {}): SupportReport => ({
  id: idOf(70),
  userId: 'user-1',
  email: 'mara@example.org',
  happened: 'The article did not save.',
  holds: 'nothing',
  build: '0.1.0 b165d314',
  browser: 'Mozilla/5.0',
  bytes: 0,
  createdAt: '2026-05-01T00:00:00.000Z',
  ...report,
});

export const aFolder = (folder: Partial<Folder> = {}): Folder => ({
  id: 'folder-1',
  name: 'My Folder',
  isOwner: true,
  ...folder,
});

export const aWorkspace = (workspace: Partial<Workspace> = {}): Workspace => ({
  id: WORKSPACE_ID,
  type: 'MAIN',
  folderId: 'folder-1',
  createDate: '2026-01-01T00:00:00.000Z',
  timeZone: 'Europe/Berlin',
  removal: null,
  tags: {
    keywords: [],
    niche: '',
    audience: '',
    location: null,
    language: 'en',
    website: '',
    colours: null,
  },
  isOwner: true,
  permissions: { write: true },
  isFolderFlagged: false,
  ...workspace,
});

export const aShare = (share: Partial<Share> = {}): Share => ({
  path: '/shared/t0ken',
  createdAt: '2026-01-01T00:00:00.000Z',
  showsResearch: true,
  ...share,
});

export const anArticleSummary = (article: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: idOf(1),
  workspaceId: WORKSPACE_ID,
  type: 'ARTICLE',
  title: 'Old title',
  version: 1,
  targetKeywords: [],
  language: 'en',
  meta: { isEmptyArticle: false, setupStatus: 'done' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...article,
});

export const anArticle = (article: Partial<Article> = {}): Article => ({
  ...anArticleSummary(article),
  storedTitle: 'Old title',
  fields: NO_FIELDS,
  blocks: [
    { id: 'b1', html: '<p>one</p>' },
    { id: 'b2', html: '<p>two</p>' },
  ],
  generation: null,
  ...article,
});

export const aPage = (page: Partial<ArticlePage> = {}): ArticlePage => ({
  content: [anArticleSummary()],
  page: 0,
  last: true,
  ...page,
});

export const anAsset = (asset: Partial<Asset> = {}): Asset => ({
  id: idOf(70),
  src: '/content/assets/beans',
  name: 'beans.png',
  alt: null,
  type: 'image/png',
  width: 640,
  height: 480,
  size: 1234,
  origin: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  ...asset,
});

export const aSite = (site: Partial<Site> = {}): Site => ({
  id: idOf(80),
  workspaceId: WORKSPACE_ID,
  kind: 'wordpress',
  address: 'https://tea.example/',
  title: 'Tea blog',
  login: 'ann',
  name: 'Ann Editor',
  role: 'editor',
  abilities: ['write', 'publish', 'upload', 'editOthers', 'addCategories', 'anyHtml'],
  seo: ['yoast'],
  timeZone: 'Europe/Berlin',
  password: 'stored',
  connectedAt: '2026-01-02T03:04:05.000Z',
  usedAt: '2026-01-03T03:04:05.000Z',
  problem: null,
  ...site,
});

export const aRun = (run: Partial<PublicationRun> = {}): PublicationRun => ({
  jobId: idOf(97),
  act: 'write',
  state: 'finished',
  version: 1,
  isMine: true,
  startedAt: '2026-05-04T08:00:00.000Z',
  post: { state: 'published', link: 'https://tea.example/store-coffee/' },
  unmet: [],
  failure: null,
  failedAt: null,
  hasFormer: false,
  ...run,
});

export const aSiteText = (seen: Partial<SiteText> = {}): SiteText => ({
  articleId: idOf(1),
  siteId: idOf(80),
  hash: 'hash',
  text: {
    title: 'How to store coffee',
    excerpt: '',
    blocks: [{ html: '<p>Coffee keeps for four weeks in an opaque jar.</p>' }],
  },
  written: {
    title: 'How to store coffee',
    excerpt: '',
    blocks: [{ html: '<p>Coffee keeps for three weeks in a jar.</p>' }],
  },
  ...seen,
});

export const A_PUBLICATION = {
  settings: {
    slug: '',
    excerpt: '',
    seoTitle: '',
    description: '',
    categories: [],
    tags: [],
    author: null,
    coverId: null,
    withStructuredData: false,
    withSlots: false,
  },
  time: { state: 'draft' },
  replaces: null,
  isNew: false,
} satisfies Omit<AskedPost, 'requestId' | 'version'>;

export const aVersionSummary = (version: Partial<VersionSummary> = {}): VersionSummary => ({
  version: 1,
  kind: 'auto',
  name: null,
  restoredFrom: null,
  title: 'Old title',
  words: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  isMine: true,
  ...version,
});

export const aVersion = (version: Partial<Version> = {}): Version => ({
  ...aVersionSummary(version),
  storedTitle: 'Old title',
  fields: NO_FIELDS,
  blocks: [{ id: 'b1', html: '<p>one</p>' }],
  ...version,
});

/** What a report is made with, of an article of which nothing is known beside its text. */
export const aReportContext = (
  context: Partial<ReportContext & ArticleReportContext> = {},
): ReportContext & ArticleReportContext => ({
  voice: null,
  brief: null,
  language: 'en',
  keyphrase: null,
  title: '',
  fields: NO_FIELDS,
  wantedWords: null,
  site: '',
  competition: null,
  sources: [],
  markedTerm: null,
  snapshot: null,
  ...context,
});

export const aReport = (report: Partial<ArticleReport> = {}): ArticleReport => ({
  scorerVersion: SCORER_VERSION,
  words: 2,
  length: { words: 2, enough: 300 },
  sentences: 2,
  paragraphs: 2,
  readingMinutes: 1,
  readability: null,
  keyphrase: null,
  checks: [],
  coverage: null,
  notScored: null,
  seo: null,
  aiSearch: null,
  stuffed: [],
  repeated: [],
  claims: [],
  voice: null,
  local: null,
  brief: null,
  origin: {
    share: { yours: 2, ai: 0, pasted: 0, imported: 0 },
    words: 2,
    blocks: [],
  },
  watched: [],
  comparison: null,
  fixes: [],
  marked: [],
  keyphraseIdeas: [],
  ...report,
});

export const aSource = (source: Partial<Source> = {}): Source => ({
  url: 'https://a.example/study',
  title: 'A study',
  state: 'ok',
  reason: null,
  retrievedAt: '2026-01-01T00:00:00.000Z',
  words: 1200,
  isCut: false,
  quotes: [],
  ...source,
});

export const aStoredClaim = (claim: Partial<StoredClaim> = {}): StoredClaim => ({
  kind: 'figure',
  key: 'k',
  state: 'unknown',
  isMine: false,
  url: null,
  quoted: null,
  blockId: null,
  checkedAt: null,
  ...claim,
});

export const aJobSummary = (job: Partial<JobSummary> = {}): JobSummary => ({
  jobId: idOf(5),
  kind: 'draft',
  article: { id: idOf(1), title: 'Jars' },
  about: null,
  isMine: true,
  state: 'running',
  done: 1,
  failed: 0,
  total: 4,
  doing: null,
  failure: null,
  createdAt: '2026-05-01T00:00:00.000Z',
  ...job,
});

export const aBriefData = (data: Partial<BriefData> = {}): BriefData => ({
  intent: null,
  results: [],
  questions: null,
  relatedSearches: null,
  titles: [],
  descriptions: [],
  terms: null,
  entities: null,
  internalLinks: null,
  externalSources: null,
  schemaType: null,
  words: null,
  ...data,
});

/** One that is made, without pages. */
export const aBrief = (brief: Partial<SeoBrief> = {}): SeoBrief => ({
  articleId: idOf(2),
  workspaceId: idOf(1),
  keyphrase: 'trail shoes',
  state: 'draft',
  failure: null,
  dueOn: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  country: '',
  city: '',
  language: 'en',
  snapshot: null,
  searchProblem: null,
  data: aBriefData(),
  ...brief,
});

/** One whose pages are known, and of which something is not. */
export const aBriefOfPages = aBrief({
  country: 'US',
  city: 'Boston',
  dueOn: '2026-11-30',
  keyphrase: 'clean <trail> shoes',
  snapshot: {
    id: idOf(9),
    takenAt: '2026-11-20T23:30:00.000Z',
    provider: 'brave',
    pages: 2,
  },
  data: aBriefData({
    intent: { is: 'informational', why: 'results', evidence: 'howTo' },
    words: { low: 800, median: 1000, high: 1200 },
    results: [
      {
        position: 1,
        url: 'https://a.example/?q=1&b=2',
        title: 'Clean & dry',
        format: 'howTo',
        words: 1000,
        headings: [
          { level: 1, text: 'Clean & dry' },
          { level: 2, text: 'Brush off the mud' },
          { level: 3, text: `Why ${'so '.repeat(30)}slow?` },
        ],
      },
      {
        position: 2,
        url: 'page.html',
        title: '',
        format: null,
        words: null,
        headings: null,
      },
    ],
    questions: [{ text: 'How long do they dry?', url: 'https://a.example/' }],
    terms: [{ term: 'cold water', tier: 'must', low: 1, high: 3, pages: 2 }],
    entities: [],
    internalLinks: [{ anchor: 'Laces', url: 'https://own.example/laces', section: 'Wash them' }],
  }),
});

export const aVoice = (voice: Partial<Voice> = {}): Voice => ({
  id: idOf(60),
  workspaceId: idOf(1),
  name: 'House voice',
  isDefault: false,
  tone: '',
  profile: {
    version: 1,
    language: 'en',
    words: 400,
    sentences: 30,
    measures: [],
    use: [],
    avoid: [],
    smallWords: [],
    spelling: null,
  },
  rules: { banned: [], names: [], oxfordComma: null, noExclamations: false },
  sample: '',
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
  ...voice,
});

/** What is sent to create or change a voice: `aVoice` without what the server adds. */
export const aVoiceBody = (voice: Partial<Voice> = {}) =>
  without(aVoice(voice), 'id', 'workspaceId', 'createdAt', 'updatedAt');

export const aConversation = (conversation: Partial<Conversation> = {}): Conversation => ({
  id: idOf(70),
  articleId: idOf(1),
  title: 'How long do jars keep?',
  questions: 1,
  usedAt: '2026-05-01T00:00:00.000Z',
  ...conversation,
});

export const aChatAnswer = (answer: Partial<ChatAnswer> = {}): ChatAnswer => ({
  state: 'queued',
  blocks: [],
  citable: [],
  leftOut: 0,
  failure: null,
  ...answer,
});

export const aTurn = (turn: Partial<ChatTurn> = {}): ChatTurn => ({
  id: idOf(71),
  parentId: null,
  question: 'How long do jars keep?',
  selection: null,
  jobId: idOf(72),
  answer: aChatAnswer(),
  ...turn,
});

export const aCompetitor = (competitor: Partial<Competitor> = {}): Competitor => ({
  id: idOf(60),
  url: 'https://a.example/',
  title: 'A page',
  position: 1,
  state: 'read',
  problem: null,
  hash: 'a',
  readAt: '2026-05-01T00:00:00.000Z',
  language: 'en',
  schemaTypes: [],
  publishedAt: null,
  modifiedAt: null,
  features: {
    words: 1000,
    wordsOutsideLinks: 950,
    headings: 8,
    images: 2,
    links: 10,
    readability: 60,
    terms: {},
  },
  ...competitor,
});

export const aSnapshot = (snapshot: Partial<Snapshot> = {}): Snapshot => ({
  id: idOf(61),
  workspaceId: WORKSPACE_ID,
  articleId: idOf(1),
  keyphrase: 'trail shoes',
  jobId: null,
  country: 'US',
  location: '',
  language: 'en',
  provider: 'searxng',
  problem: null,
  takenAt: '2026-05-01T00:00:00.000Z',
  state: 'frozen',
  done: 1,
  total: 1,
  scorerVersion: SCORER_VERSION,
  icuVersion: '78.1',
  hash: 'a',
  pages: [aCompetitor()],
  ...snapshot,
});

/** What is known before the first analysis. */
export const someCompetitors = (
  competitors: Partial<CompetitorsByArticle> = {},
): CompetitorsByArticle => ({
  articleId: idOf(1),
  doneCount: 0,
  totalCount: 0,
  generals: {},
  state: 'none',
  jobId: null,
  snapshotId: null,
  provider: null,
  pages: [],
  ...competitors,
});

export const anImportedPage = (page: Partial<ImportedPage> = {}): ImportedPage => ({
  id: idOf(62),
  url: 'https://a.example/',
  title: 'A page',
  state: 'read',
  problem: null,
  language: 'en',
  words: 1000,
  fetchedAt: '2026-05-01T00:00:00.000Z',
  ...page,
});

export const someSources = (change: Partial<ArticleSources> = {}): ArticleSources => ({
  articleId: idOf(1),
  sources: [],
  claims: [],
  ...change,
});

export const aSaveResponse = (response: Partial<SaveResponse> = {}): SaveResponse => ({
  version: 2,
  title: 'Old title',
  changedIds: [],
  ...response,
});

export const aGroup = (group: Partial<LimitGroup> = {}): LimitGroup => ({
  used: 0,
  total: 3,
  ttl: 0,
  ...group,
});

export const aUsageEntry = (entry: Partial<UsageEntry> = {}): UsageEntry => ({
  id: idOf(70),
  requestId: 'request-1',
  limitName: 'article',
  what: 'draft',
  state: 'charged',
  createdAt: '2026-01-02T10:00:00.000Z',
  article: { id: idOf(1), workspaceId: WORKSPACE_ID, title: 'Slow coffee' },
  tokens: null,
  cost: null,
  ...entry,
});

export const someLimits = (limits: Partial<Limits> = {}): Limits => ({
  article: aGroup(),
  smm: aGroup(),
  serpBased: { ...aGroup(), details: { addon: 0 } },
  aiFeatures: aGroup(),
  aiImages: aGroup(),
  humanizerScore: aGroup(),
  humanizerRewrite: aGroup(),
  ...limits,
});

export const aToken = (token: Partial<TokenGrant> = {}): TokenGrant => ({
  exp: 4_000_000_000,
  plan: 'paid',
  isTrialActive: false,
  isTrialAvailable: false,
  ...token,
});

export const someClaims = (claims: Partial<TokenClaims> = {}): TokenClaims => ({
  sub: 'user-1',
  email: 'mara@example.org',
  exp: 4_000_000_000,
  active_products: [],
  is_main_product_active: false,
  extra_user_data: {
    active_product_trials: [],
    is_main_product_trial_active: false,
    semrush_trial_has_been_used: false,
  },
  product_trials_available: [],
  is_main_product_trial_available: false,
  ...claims,
});

export const anAnswer = (status: number, error: Partial<PortError> = {}): PortError => ({
  kind: 'response',
  status,
  code: null,
  message: `HTTP ${status}`,
  ...error,
});

export const noNetwork: PortError = {
  kind: 'network',
  status: null,
  code: null,
  message: 'Failed to fetch',
};

export const aConfig = (config: Partial<PageConfig> = {}): PageConfig => ({
  supportEmail: 'help@example.org',
  hostHomeUrl: '/projects/',
  hostSignupUrl: '/sign-up',
  hostMultiloginUrl: '/multilogin',
  hostOrigins: [],
  dates: ACCOUNT_DATES,
  limits: LIMIT_PLANS,
  invitation: null,
  news: { repurposingUrl: null },
  analytics: 'none',
  errorReports: null,
  ...config,
});

/** Every question with two of its answers; `answered` are the chosen values. */
export const aQuestionnaire = (answered: Answers = {}): Questionnaire => {
  const given: Readonly<Record<string, string>> = answered;
  return Object.fromEntries(
    Object.entries(QUESTIONS).map(([id, values]) => [
      id,
      {
        id,
        question: `What is your ${id}?`,
        answer: given[id] ?? null,
        answers: values.slice(0, 2).map((value) => ({ value, text: `I say ${value}` })),
      },
    ]),
  );
};

export const aSetup = (setup: Partial<SetupReading> = {}): SetupReading => ({
  level: 'full',
  standing: 'paid ',
  folder: aFolder(),
  folders: [aFolder()],
  workspace: aWorkspace(),
  unlinkedWorkspaceId: null,
  unlinkedFolders: [],
  ...setup,
});

/** The models of an installation, from its settings. */
export const someModels = (
  change: Partial<InstallationModels['models']> = {},
): InstallationModels => ({
  source: 'settings',
  models: {
    protocol: 'openai',
    address: 'https://models.example.com/v1',
    fast: 'small',
    best: 'large',
    image: null,
    key: 'stored',
    prices: null,
    updatedAt: '2026-03-01T12:00:00.000Z',
    ...change,
  },
});

export const aHumanizerCheck = (check: Partial<HumanizerCheck> = {}): HumanizerCheck => ({
  version: 1,
  textHash: 'a'.repeat(64),
  checkedAt: '2026-05-01T00:00:00.000Z',
  report: { scorerVersion: '1', words: 240, score: 62, notScored: null, lines: [] },
  ...check,
});

export const aMailRequest = (mail: Partial<MailRequest> = {}): MailRequest => ({
  host: 'mail.example',
  port: 587,
  encryption: 'starttls',
  user: 'ann',
  password: 'secret',
  from: 'ideas@content.example',
  ...mail,
});

export const aTopicSearch = (search: Partial<TopicSearch> = {}): TopicSearch => ({
  id: idOf(60),
  workspaceId: aWorkspace().id,
  seed: 'coffee grinder',
  website: null,
  country: '',
  language: 'en',
  state: 'ready',
  jobId: idOf(97),
  provider: 'imported',
  site: null,
  problem: null,
  topics: 1,
  keyphrases: 2,
  leftOut: 0,
  rowsLeftOut: 0,
  createdAt: '2026-05-01T00:00:00.000Z',
  ...search,
});

export const anIdea = (idea: Partial<Idea> = {}): Idea => ({
  id: idOf(63),
  text: 'clean a coffee grinder',
  reason: { source: 'tag' },
  state: 'new',
  week: '2026-05-04',
  written: null,
  ...idea,
});

type Ideas = Awaited<ReturnType<Api['topic2']['getIdeas']>>;
export const someIdeas = (ideas: Partial<Ideas> = {}): Ideas => ({
  workspaceId: aWorkspace().id,
  ideas: [anIdea()],
  week: '2026-05-04',
  nextAt: '2026-05-11T09:00:00.000Z',
  mail: { isPossible: true, isWanted: false, address: 'ann@example.com' },
  ...ideas,
});

export const anAudit = (audit: Partial<Audit> = {}): Audit => ({
  id: idOf(62),
  workspaceId: aWorkspace().id,
  name: 'Coffee site',
  language: 'en',
  sitemap: null,
  ofArticles: false,
  round: 1,
  state: 'ready',
  jobId: idOf(97),
  problem: null,
  pages: 1,
  read: 1,
  failed: 0,
  seo: 61.5,
  leftOut: 0,
  createdAt: '2026-05-01T00:00:00.000Z',
  startedAt: '2026-05-01T00:00:00.000Z',
  ...audit,
});

export const anAuditedPage = (page: Partial<AuditedPage> = {}): AuditedPage => ({
  position: 0,
  url: 'https://coffee.example/grinder',
  articleId: null,
  title: 'Grinders',
  state: 'read',
  problem: null,
  keyphrase: null,
  scoredFor: null,
  language: 'en',
  words: 820,
  seo: 61.5,
  aiSearch: 40,
  notScored: null,
  bad: ['descriptionLength'],
  fair: ['titleWidth'],
  readAt: '2026-05-01T00:00:00.000Z',
  before: null,
  figures: [],
  earlier: null,
  round: 1,
  answer: { status: 200, end: 'page', to: null },
  faults: [],
  ...page,
});

export const aTopicKeyphrase = (
  keyphrase: Partial<Topic['keyphrases'][number]> = {},
): Topic['keyphrases'][number] => ({
  phrase: 'coffee grinder',
  ...NO_FIGURES,
  ...keyphrase,
});

/** Nothing is known of it but its words. */
export const aTopic = (topic: Partial<Topic> = {}): Topic => ({
  id: idOf(61),
  name: 'coffee grinder',
  isFavourite: false,
  keyphrases: [aTopicKeyphrase(), aTopicKeyphrase({ phrase: 'coffee grinders' })],
  ...NO_FIGURES,
  personalDifficulty: null,
  efficiency: null,
  duplicate: null,
  ...topic,
});

export const anAccountRemoval = (removal: Partial<AccountRemoval> = {}): AccountRemoval => ({
  dueAt: null,
  workspaces: 1,
  removesSignIn: true,
  ...removal,
});

export const anArchive = (archive: Partial<Archive> = {}): Archive => ({
  id: idOf(120),
  kind: 'export',
  name: null,
  job: { id: idOf(121), state: 'finished', failure: null, done: 3, failed: 0, total: 3 },
  createdAt: '2026-11-30T09:00:00.000Z',
  until: '2026-12-01T09:00:00.000Z',
  isThere: true,
  ...archive,
});

export const anArchiveReport = (report: Partial<ArchiveReport> = {}): ArchiveReport => ({
  archiveId: idOf(122),
  state: 'finished',
  failure: null,
  made: { article: 2, image: 1 },
  leftOut: [],
  more: 0,
  isCopy: false,
  ...report,
});
