/** Calls every endpoint of the contract as every kind of caller, so new routes are covered automatically. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { conversation } from '#db/schema/writing.ts';
import { ACCOUNT_DATES, type AccountDates } from '#domain/access/accountDates.ts';
import { addAsset } from '#server/modules/images/asset.service.ts';
import { appendEvent } from '#server/modules/work/jobEvent.service.ts';
import { A_PUBLICATION, aMailRequest, aVoice } from '#tests/support/factories.ts';
import { neededQuery } from '#tests/support/filled.ts';
import { aPng } from '#tests/support/images.ts';
import { ENDPOINTS, type Endpoint } from '../support/endpoints.ts';
import { playedSites } from '../support/playedSites.ts';
import { research } from '../support/tenant.ts';
import {
  anAsked,
  checkedId,
  draftRequest,
  FREE,
  type Json,
  nextRequestId,
  type TestServer,
  type TestUser,
  TRIAL,
  testServer,
} from '../support/testServer.ts';

/** The moment of the cutoff, and the one after it. */
const NOW = ACCOUNT_DATES.freePlanReadOnlyFrom;
const NEXT_MS = new Date(Date.parse(NOW) + 1).toISOString();

const dates: { -readonly [D in keyof AccountDates]: AccountDates[D] } = { ...ACCOUNT_DATES };
let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    works: false,
    now: () => new Date(NOW),
    dates,
    siteKinds: playedSites(),
  });
});
afterAll(() => server.close());

const isChange = ({ route }: Endpoint) => route.method !== 'GET';
const isPersonal = ({ route }: Endpoint) => route.isPersonal === true;
const isAdministrative = ({ route }: Endpoint) => route.isAdministrative === true;
const isForSupport = ({ route }: Endpoint) => route.isForSupport === true;
const isInWorkspace = ({ url }: Endpoint) => url.includes(':workspaceId');

/** An archive is of whoever has asked for it, whatever others may do in its workspace (archive.test.ts). */
const isOfArchive = ({ url }: Endpoint) => url.includes(':archiveId');

const isRemoval = ({ name }: Endpoint) => name.endsWith('Removal');

/** Reads and changes of what belongs to somebody. */
const READS = ENDPOINTS.filter(
  (one) => !isChange(one) && one.url.includes(':') && !isOfArchive(one) && !isForSupport(one),
);
const CHANGES = ENDPOINTS.filter(
  (one) => isChange(one) && isInWorkspace(one) && !isPersonal(one) && !isOfArchive(one),
);
/** What is asked of a workspace and is nobody else's: in this order. */
const OWN_IN_WORKSPACE = ENDPOINTS.filter(
  (one) => isChange(one) && isInWorkspace(one) && isPersonal(one) && !isOfArchive(one),
).toSorted((one, other) => Number(isRemoval(one)) - Number(isRemoval(other)));
/** Changes outside of any workspace. */
const OTHER_CHANGES = ENDPOINTS.filter(
  (one) => isChange(one) && !isInWorkspace(one) && !isAdministrative(one) && !isForSupport(one),
);
const ADMINISTRATIVE = ENDPOINTS.filter(isAdministrative);
const FOR_SUPPORT = ENDPOINTS.filter(isForSupport);

/** Nothing listens there. */
const A_MODEL = {
  protocol: 'openai',
  address: 'http://127.0.0.1:9/v1',
  fast: 'small',
  best: 'large',
};

/** A valid body for every endpoint that takes one. */
const A_POST = () => ({
  requestId: nextRequestId(),
  topic: 'Jars',
  notes: '',
  url: null,
  keywords: [],
  language: 'en',
  channels: ['x'],
  variants: 1,
  hasHashtags: false,
  hasEmoji: false,
  link: '',
});

const A_QUESTION = () => ({ requestId: nextRequestId(), question: 'Why?', selection: null });

const A_TOPIC = { topic: 'Tea', country: '', location: '', language: 'en' };
const A_SEARCH = { provider: 'searxng', address: 'http://127.0.0.1:9' };
const { name, isDefault, tone, profile, rules, sample } = aVoice();
const A_VOICE = { name, isDefault, tone, profile, rules, sample };

const A_COVER = {
  title: 'Tea',
  layout: 'plain',
  size: 'link',
  background: '#14344f',
  accent: '#e2725b',
};
const A_TOPIC_SEARCH = () => ({
  requestId: nextRequestId(),
  seed: 'Tea',
  website: null,
  country: '',
  language: 'en',
  list: null,
});

const BODIES: Readonly<Record<string, (folderId: string) => object>> = {
  'article.postArticle': () => ({ title: 'New' }),
  'article.updateArticle': () => ({
    requestId: nextRequestId(),
    baseVersion: 1,
    ops: [{ op: 'put', id: 'b1', after: null, html: '<p>New</p>' }],
  }),
  'article.postVersion': () => ({ name: 'Good' }),
  'article.patchShare': () => ({ showsResearch: true }),
  'article.patchVersion': () => ({ name: 'Better' }),
  'asset.postCover': () => A_COVER,
  'asset.postImageRequest': () => ({ requestId: nextRequestId(), prompt: 'Tea', shape: 'wide' }),
  'asset.postArticleImage': () => ({ requestId: nextRequestId() }),
  'asset.patchAsset': () => ({ alt: 'Tea' }),
  'asset.postAsset': () => aPng(),
  'content.postConversation': () => A_QUESTION(),
  'content.postOwnConversation': () => {
    const { selection: _selection, ...question } = A_QUESTION();
    return question;
  },
  'content.postQuestion': () => ({ ...A_QUESTION(), parentId: null }),
  'content.patchConversation': () => ({ title: 'Tea' }),
  'content.postDraft': () => draftRequest(),
  'content.postOutline': () => draftRequest(),
  'content.postRewrite': () => ({
    requestId: nextRequestId(),
    task: { name: 'shorten' },
    text: 'Tea. Tea is hot.',
    language: 'en',
  }),
  'content.postTone': () => ({ requestId: nextRequestId(), profile, sample }),
  'content.postSection': () => ({ requestId: nextRequestId(), baseVersion: 99, headingId: 'b1' }),
  'content.postPassage': () => ({
    requestId: nextRequestId(),
    baseVersion: 99,
    instruction: 'Shorter',
    place: { type: 'behind', blockId: null },
  }),
  'translation.postTranslation': () => ({ requestId: nextRequestId(), language: 'de' }),
  'post.createPost': () => A_POST(),
  'post.createPostOfArticle': () => A_POST(),
  'post.createPostsOfArticle': () => ({ ...A_POST(), count: 2 }),
  'brief.postBriefs': () => ({
    requestId: nextRequestId(),
    keyphrases: ['tea'],
    language: 'en',
    country: '',
    city: '',
  }),
  'brief.patchBrief': () => ({ dueOn: '2026-12-24' }),
  'brief.remakeBrief': () => ({ requestId: nextRequestId() }),
  'brandVoice.postVoice': () => ({ ...A_VOICE, requestId: nextRequestId() }),
  'brandVoice.putVoice': () => ({ ...A_VOICE, basedOn: NOW }),
  'brandVoice.putArticleVoice': () => ({ choice: 'none', voiceId: null }),
  'dictionary.postWords': () => ({ words: ['Acme'] }),
  'dictionary.removeWords': () => ({ words: ['Acme'] }),
  'folderIntegration.putDefaultSite': () => ({ siteId: null }),
  'integration.postDesignConsent': () => ({ from: 'settings' }),
  'integration.postDesignAccount': () => ({ query: '?code=c&state=s' }),
  'integration.postReturn': () => ({ requestId: nextRequestId() }),
  'integration.postPublication': () => ({
    ...A_PUBLICATION,
    requestId: nextRequestId(),
    version: 1,
  }),
  'integration.trashPublication': () => ({ requestId: nextRequestId() }),
  'integration.postSiteText': () => ({ requestId: nextRequestId(), run: null }),
  'integration.postSitePages': () => ({ requestId: nextRequestId() }),
  'integration.postSite': () => ({
    kind: 'wordpress',
    address: 'https://a.example/',
    login: 'ann',
    password: 'secret',
  }),
  'installation.putModels': () => A_MODEL,
  'installation.listModels': () => A_MODEL,
  'installation.testModels': () => A_MODEL,
  'content.postProposal': () => ({
    requestId: nextRequestId(),
    baseVersion: 99,
    task: { name: 'shorten' },
    place: { type: 'behind', blockId: null },
  }),
  'meta.postMeta': () => ({
    requestId: nextRequestId(),
    baseVersion: 99,
    place: { type: 'behind', blockId: null },
  }),
  'support.postReport': () => ({
    requestId: nextRequestId(),
    happened: 'It hangs.',
    holds: 'nothing',
    build: '1',
    browser: 'One',
    sessionLog: [],
  }),
  'topic.patchTopic': () => ({ isFavourite: true }),
  'topic2.putIdeaMail': () => ({ isWanted: false }),
  'topic2.patchIdea': () => ({ state: 'kept' }),
  'topic2.postTopicSearch': () => A_TOPIC_SEARCH(),
  'contentAudit.postAudit': () => ({
    requestId: nextRequestId(),
    name: 'Tea',
    language: 'en',
    sitemap: null,
    pages: [{ url: 'http://127.0.0.1:9/', keyphrase: null }],
    ofArticles: false,
  }),
  'contentAudit.postAuditRound': () => ({ requestId: nextRequestId() }),
  'contentAudit.putAuditKeyphrase': () => ({ position: 0, keyphrase: 'tea' }),
  'contentAudit.putAuditFigures': () => ({
    periods: [{ name: 'May', until: '2026-05-31', rank: 1 }],
    rows: [],
  }),
  'title.postTitles': () => ({ topic: 'Tea', keywords: [], language: 'en', notes: '' }),
  'competitorsCollector.postCompetitors': () => ({ ...A_TOPIC, requestId: nextRequestId() }),
  'competitorsCollector.postSnapshot': () => {
    const { topic: keyphrase, ...place } = A_TOPIC;
    const made = { provider: 'given', takenAt: '2026-01-01T00:00:00Z', pages: [] };
    const by = { scorerVersion: '1', icuVersion: '1', hash: '' };
    return { snapshot: { keyphrase, ...place, ...made, ...by } };
  },
  'installation.putMail': () => aMailRequest(),
  'installation.testMail': () => ({ mail: null }),
  'installation.putSearch': () => A_SEARCH,
  'installation.testSearch': () => ({ search: A_SEARCH }),
  'url.postPages': () => ({ requestId: nextRequestId(), urls: [], sitemap: null }),
  'url.postPageText': () => ({ name: 'Tea', url: null, html: '<p>Tea</p>' }),
  'url.postResultsPage': () => ({ html: '<p>Tea</p>' }),
  'score.postPageScore': () => ({ url: 'https://tea.example/', html: '<p>Tea</p>', keyphrase: '' }),
  'user.postExtensionPass': () => ({ origin: `chrome-extension://${'a'.repeat(32)}` }),
  'url.postUrl': () => ({ url: 'http://127.0.0.1/' }),
  'url.postSource': () => ({ url: 'http://127.0.0.1/', isReadAgain: false }),
  'url.removeSource': () => ({ url: 'http://127.0.0.1/' }),
  'url.putClaim': () => ({ kind: 'figure', key: 'k', isMine: true }),
  'url.postLinkCheck': () => ({ requestId: nextRequestId() }),
  'user.postConfig': () => ({ seen: 1 }),
  'user.postPrompt': () => ({ text: 'Shorter.' }),
  'user.postQuestionnaire': () => ({ user_role: 'marketer' }),
  'user.patchPrompt': () => ({ text: 'Funnier.' }),
  'user.postEvents': () => {
    const [id, deviceId, sessionId] = Array.from({ length: 3 }, () => crypto.randomUUID());
    const properties = { route: 'dashboard' };
    return { deviceId, sessionId, events: [{ id, at: NOW, name: 'page_view', properties }] };
  },
  'workspace.postExport': () => ({}),
  'workspace.postExample': () => ({ kind: 'topics', language: 'en' }),
  'workspace.postImport': () => ({ requestId: nextRequestId(), name: 'a.zip', size: 1 }),
  'workspace.postWorkspaces': (folderId) => ({ folderId }),
  'workspace.patchWorkspaces': () => ({ workspaceTagsDTO: { niche: 'tea' } }),
  'workspace.mergeWorkspace': (folderId) => ({ projectId: folderId }),
};

/** Values of the path parameters. */
const NO_IDS = {
  workspaceId: '',
  folderId: '',
  articleId: '',
  jobId: '',
  version: '',
  assetId: '',
  conversationId: '',
  pageId: '',
  snapshotId: '',
  competitorId: '',
  voiceId: '',
  ideaId: '',
  auditId: '',
  topicId: '',
  topicSearchId: '',
  promptId: '',
  siteId: '',
  reportId: '',
};
type Ids = Readonly<typeof NO_IDS>;

type Outcome = 'let through' | ProblemCode;

/** A caller was let through if the endpoint itself answered, even with a conflict (409) or an unreadable web page. */
async function outcomeOf(caller: TestUser, endpoint: Endpoint, ids: Ids): Promise<Outcome> {
  const body = BODIES[endpoint.name]?.(ids.folderId);
  const answer = await server.app.inject({
    method: endpoint.route.method,
    url:
      endpoint.url.replace(/:(\w+)/g, (_all, name) => ids[name as keyof Ids]) +
      neededQuery(endpoint.schemas.query, {}),
    headers: { ...caller.headers, ...(endpoint.route.bytes && { 'content-type': 'image/png' }) },
    ...(body && { payload: withRequestId(endpoint, body) }),
  });
  if ([200, 409].includes(answer.statusCode)) return 'let through';
  const { code } = answer.json();
  return code === 'address_not_allowed' ? 'let through' : code;
}

/** As the page sends it. */
const withRequestId = ({ route }: Endpoint, body: object): object =>
  route.creates === 'perRequest' && !route.bytes ? { requestId: nextRequestId(), ...body } : body;

async function outcomesOf(caller: TestUser, endpoints: readonly Endpoint[], ids: Ids) {
  const outcomes: Record<string, Outcome> = {};
  for (const one of endpoints) outcomes[one.name] = await outcomeOf(caller, one, ids);
  return outcomes;
}

/** Its image fails: there is no model that makes one. */
const IMAGE = { kind: 'ai', prompt: 'Tea', shape: 'wide' };

/** A paid user with a folder, its workspace, and an article whose draft was stopped. */
async function settledOwner(): Promise<{ readonly owner: TestUser; readonly ids: Ids }> {
  const owner = server.user();
  const workspaceId = await server.workspaceOf(owner);
  const path = `/content/${workspaceId}/drafts`;
  const { body } = await server.call(owner, 'POST', path, draftRequest({ image: IMAGE }));
  await appendEvent(server.deps, body.jobId, 1, { type: 'stopped' });
  const { folderId } = owner;
  const articleId: string = body.article.id;
  const versions = `/article/${workspaceId}/${articleId}/versions`;
  const { version } = (await server.call(owner, 'POST', versions, { name: 'Kept' })).body;
  const asset = await addAsset(
    server.deps,
    { asked: anAsked(), workspaceId: checkedId(workspaceId) },
    {
      name: 'tea.png',
      bytes: aPng(),
    },
  );
  const asked = { ...A_VOICE, requestId: nextRequestId() };
  const voice = await server.call(owner, 'POST', `/brandVoice/${workspaceId}`, asked);
  return {
    owner,
    ids: {
      workspaceId,
      folderId,
      articleId,
      jobId: body.jobId,
      version: String(version),
      assetId: asset.id,
      conversationId: '',
      ...(await research(server, workspaceId, articleId, 'tea')),
      voiceId: voice.body.id,
      promptId: '',
    },
  };
}

/** A conversation of the caller, whatever they may do now: it exists for nobody else. */
async function conversationOf(caller: TestUser, { workspaceId, articleId }: Ids): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date(NOW);
  await server.deps.orm.insert(conversation).values({
    id: checkedId(id),
    workspaceId: checkedId(workspaceId),
    articleId: checkedId(articleId),
    userId: caller.id,
    title: 'Tea',
    createdAt: now,
    usedAt: now,
  });
  return id;
}

interface Scene {
  readonly title: string;
  /** writer and reader: guests with and without write access. */
  readonly who: 'owner' | 'writer' | 'reader' | 'stranger';
  /** The plan of the caller; paid by default. */
  readonly claims?: TestUser['claims'];
  readonly folder?: Partial<TestUser['folder']>;
  readonly readOnlyFrom?: string | null;
  readonly reads?: Outcome;
  readonly changes: Outcome;
}

const ARCHIVED = { isArchived: true };
const LAPSED = { isOwnerLapsed: true };

const SCENES: readonly Scene[] = [
  { title: 'a paid owner changes everything', who: 'owner', changes: 'let through' },
  {
    // §6.free.2 §4.readOnly.1 §d.access.7
    title: 'from the cutoff on a free owner reads only',
    who: 'owner',
    claims: FREE,
    changes: 'subscription_needed',
  },
  {
    // §d.access.6
    title: 'until the cutoff a free owner is not restricted',
    who: 'owner',
    claims: FREE,
    readOnlyFrom: NEXT_MS,
    changes: 'let through',
  },
  {
    // §d.access.6
    title: 'where there is no cutoff a free owner is never restricted',
    who: 'owner',
    claims: FREE,
    readOnlyFrom: null,
    changes: 'let through',
  },
  {
    // §6.trial.1 §d.access.4
    title: 'an owner on trial is not restricted',
    who: 'owner',
    claims: TRIAL,
    changes: 'let through',
  },
  {
    // §6.trial.1 §d.access.1
    title: 'an owner on trial is not, whatever they paid for before',
    who: 'owner',
    claims: TRIAL,
    folder: LAPSED,
    changes: 'let through',
  },
  {
    // §6.write.1 §3.workspace.4
    title: 'a guest without write access reads only',
    who: 'reader',
    changes: 'forbidden',
  },
  {
    // §6.write.1 §6.owner.1
    title: 'a guest with write access changes what is in the workspace',
    who: 'writer',
    changes: 'let through',
  },
  {
    // §6.trial.1
    title: 'a guest with write access and a trial does too',
    who: 'writer',
    claims: TRIAL,
    changes: 'let through',
  },
  {
    // §6.free.2
    title: 'a free guest with write access reads only: the plan is their own',
    who: 'writer',
    claims: FREE,
    changes: 'subscription_needed',
  },
  {
    // §d.access.1
    title: 'in an archived folder its owner reads only',
    who: 'owner',
    folder: ARCHIVED,
    changes: 'folder_read_only',
  },
  {
    // §d.access.1
    title: 'in an archived folder a trial does not help',
    who: 'owner',
    claims: TRIAL,
    folder: ARCHIVED,
    changes: 'folder_read_only',
  },
  {
    // §d.access.1
    title: 'in an archived folder a guest with write access reads only',
    who: 'writer',
    folder: ARCHIVED,
    changes: 'folder_read_only',
  },
  {
    // §d.access.1
    title: 'a guest with write access of an owner whose subscription lapsed reads only',
    who: 'writer',
    folder: LAPSED,
    changes: 'folder_read_only',
  },
  {
    title: 'a stranger finds nothing',
    who: 'stranger',
    reads: 'not_found',
    changes: 'not_found',
  },
  {
    title: 'a stranger finds nothing in an archived folder either',
    who: 'stranger',
    folder: ARCHIVED,
    reads: 'not_found',
    changes: 'not_found',
  },
  {
    title: 'a free stranger reads nothing, and hears of a subscription before anything else',
    who: 'stranger',
    claims: FREE,
    reads: 'not_found',
    changes: 'subscription_needed',
  },
];

/** Only for owners, whatever a guest may write (spec §6). */
const OWNERS_ALONE = ['workspace.mergeWorkspace'];

function callerOf({ who, claims = {} }: Scene, owner: TestUser): TestUser {
  const caller = who === 'owner' ? owner : server.user();
  caller.claims = claims;
  if (who === 'writer' || who === 'reader')
    owner.folder.guests.set(caller.id, { canWrite: who === 'writer' });
  return caller;
}

describe.each(SCENES)('$title', (scene) => {
  const { who, changes, reads = 'let through' } = scene;
  let caller: TestUser;
  let owner: TestUser;
  let ids: Ids;

  beforeAll(async () => {
    dates.freePlanReadOnlyFrom = NOW;
    ({ owner, ids } = await settledOwner());
    caller = callerOf(scene, owner);
    ids = { ...ids, conversationId: await conversationOf(caller, ids) };
    Object.assign(owner.folder, scene.folder);
    if (scene.readOnlyFrom !== undefined) dates.freePlanReadOnlyFrom = scene.readOnlyFrom;
  });

  const article = async (): Promise<Json> =>
    (await server.call(owner, 'GET', `/article/${ids.workspaceId}/${ids.articleId}`)).body;

  test('reads', async () => {
    const expected = Object.fromEntries(READS.map(({ name }) => [name, reads]));
    expect(await outcomesOf(caller, READS, ids)).toEqual(expected);
  });

  // §d.archives.1 §d.removal.1
  test('what is their own', async () => {
    const ofOwner = who === 'owner' ? 'let through' : 'not_found';
    expect(await outcomesOf(caller, OWN_IN_WORKSPACE, ids)).toEqual({
      'integration.deleteDesignAccount': reads,
      'user.postQuestionnaire': reads,
      'workspace.postExport': who === 'reader' ? 'forbidden' : reads,
      'workspace.postWorkspaceRemoval': ofOwner,
      'workspace.deleteWorkspaceRemoval': ofOwner,
    });
  });

  test('changes', async () => {
    const isGuestLetThrough = who !== 'owner' && changes === 'let through';
    const expected = CHANGES.map(({ name }) => [
      name,
      isGuestLetThrough && OWNERS_ALONE.includes(name) ? 'not_found' : changes,
    ]);
    const before = await article();
    expect(await outcomesOf(caller, CHANGES, ids)).toEqual(Object.fromEntries(expected));
    expect((await article()).version > before.version).toBe(changes === 'let through');
  });
});

// §d.archives.1 §6.free.2
test('whoever has begun an export can stop it, whatever their plan; nobody else without one', async () => {
  dates.freePlanReadOnlyFrom = NOW;
  const { owner, ids } = await settledOwner();
  const guest = server.user(FREE);
  owner.folder.guests.set(guest.id, { canWrite: true });
  owner.claims = FREE;
  const begun = await server.call(owner, 'POST', `/workspace/${ids.workspaceId}/exports`, {});
  const stop = async (user: TestUser, jobId: string) => {
    const path = `/content/${ids.workspaceId}/jobs/${jobId}/stop`;
    const { status, body } = await server.call(user, 'POST', path);
    return status === 200 ? 'let through' : body.code;
  };
  expect(await stop(guest, begun.body.jobId)).toBe('subscription_needed');
  expect(await stop(owner, ids.jobId)).toBe('subscription_needed');
  expect(await stop(owner, begun.body.jobId)).toBe('let through');
  const { body } = await server.call(owner, 'GET', `/workspace/${ids.workspaceId}/archives`);
  expect(body.archives[0].job.state).toBe('stopped');
});

describe('what concerns the whole installation', () => {
  const outcomes = async (isAdmin: boolean, claims: TestUser['claims']) => {
    dates.freePlanReadOnlyFrom = NOW;
    const user = server.user(claims);
    user.isAdmin = isAdmin;
    return outcomesOf(user, ADMINISTRATIVE, NO_IDS);
  };
  const all = (outcome: Outcome) =>
    Object.fromEntries(ADMINISTRATIVE.map(({ name }) => [name, outcome]));

  // §d.installation.1
  test('what concerns the whole installation is for its administrators alone', async () => {
    expect(ADMINISTRATIVE.length).toBeGreaterThan(0);
    for (const claims of [{}, FREE, TRIAL])
      expect(await outcomes(false, claims)).toEqual(all('forbidden'));
  });

  // §d.installation.1
  test('what concerns the whole installation is for administrators whatever their plan', async () => {
    for (const claims of [{}, FREE, TRIAL])
      expect(await outcomes(true, claims)).toEqual(all('let through'));
  });

  // §d.installation.1
  test('what concerns the whole installation is every endpoint of its group, and no other', () => {
    const isInGroup = ({ name }: Endpoint) => name.startsWith('installation.');
    expect(ADMINISTRATIVE).toEqual(ENDPOINTS.filter(isInGroup));
  });
});

describe('the reports of problems', () => {
  const outcomes = async (roles: Partial<Pick<TestUser, 'isAdmin' | 'isSupport'>>, claims = {}) => {
    dates.freePlanReadOnlyFrom = NOW;
    const user = Object.assign(server.user(claims), roles);
    const reportId = crypto.randomUUID();
    const all = await outcomesOf(user, FOR_SUPPORT, { ...NO_IDS, reportId });
    return new Set(Object.values(all));
  };

  // §d.support.1
  test('the reports of problems are for support alone, and not for administrators', async () => {
    expect(FOR_SUPPORT.length).toBeGreaterThan(0);
    for (const claims of [{}, FREE, TRIAL])
      for (const isAdmin of [false, true])
        expect(await outcomes({ isAdmin }, claims)).toEqual(new Set(['forbidden']));
  });

  // §d.support.1
  test('the reports of problems are for support whatever their plan', async () => {
    for (const claims of [{}, FREE, TRIAL])
      expect(await outcomes({ isSupport: true }, claims)).toEqual(
        new Set(['let through', 'not_found']),
      );
  });

  // §d.support.1
  test('the reports of problems are every endpoint of their group except that which sends one', () => {
    const isInGroup = ({ name }: Endpoint) => name.startsWith('support.');
    const all = ENDPOINTS.filter(isInGroup).filter(({ name }) => name !== 'support.postReport');
    expect(FOR_SUPPORT).toEqual(all);
  });
});

describe('a change outside of any workspace', () => {
  /** It asks for the address of the account (removal.test.ts). */
  const REMOVAL = 'user.postAccountRemoval';
  const PERSONAL = OTHER_CHANGES.filter((one) => isPersonal(one) && one.name !== REMOVAL);
  const OTHERS = OTHER_CHANGES.filter((one) => !isPersonal(one));
  const outcomes = async (endpoints: readonly Endpoint[], claims: TestUser['claims']) => {
    const user = server.user(claims);
    const prompt = await server.call(user, 'POST', '/user/prompts', { text: 'Kept.' });
    const ids = { ...NO_IDS, folderId: user.folderId, promptId: prompt.body.id };
    return new Set(Object.values(await outcomesOf(user, endpoints, ids)));
  };

  // §6.free.2 §d.access.7
  test('a change outside of any workspace is refused for a free user from the cutoff on', async () => {
    dates.freePlanReadOnlyFrom = NOW;
    expect(await outcomes(OTHERS, FREE)).toEqual(new Set(['subscription_needed']));
  });

  // §d.access.4 §d.access.6
  test('a change outside of any workspace is allowed for all others', async () => {
    const letThrough = new Set(['let through']);
    dates.freePlanReadOnlyFrom = NOW;
    expect(await outcomes(OTHERS, {})).toEqual(letThrough);
    expect(await outcomes(OTHERS, TRIAL)).toEqual(letThrough);
    for (const from of [NEXT_MS, null]) {
      dates.freePlanReadOnlyFrom = from;
      expect(await outcomes(OTHERS, FREE)).toEqual(letThrough);
    }
  });

  test('a change outside of any workspace is allowed for everybody if it is about their own account', async () => {
    dates.freePlanReadOnlyFrom = NOW;
    expect(await outcomes(PERSONAL, FREE)).toEqual(new Set(['let through']));
  });
});
