/** A workspace with something of everything in it, and checksums of its rows. */
import { productTables as product } from '#db/database.ts';
import type {
  ArticleId,
  AuditId,
  CompetitorId,
  IdeaId,
  JobId,
  SiteId,
  SnapshotId,
  TopicId,
  TopicSearchId,
  WorkspaceId,
} from '#db/schema/ids.ts';
import { sitePurpose } from '#db/secrets/storedSecrets.ts';
import { addPages, insertAudit, insertRound } from '#server/modules/audit/audit.repo.ts';
import { insertResult } from '#server/modules/audit/auditResult.repo.ts';
import { insertBriefs } from '#server/modules/briefs/brief.repo.ts';
import { insertSnapshot } from '#server/modules/competitors/snapshot.repo.ts';
import { claimWeek, putIdeas } from '#server/modules/ideas/idea.repo.ts';
import { addAsset } from '#server/modules/images/asset.service.ts';
import { sealSecret } from '#server/modules/installation/secret.service.ts';
import { addPageText } from '#server/modules/pages/page.service.ts';
import { addRun, putPublication } from '#server/modules/publishing/publication.repo.ts';
import { insertSite } from '#server/modules/publishing/site.repo.ts';
import {
  insertKeyphrases,
  insertSearch,
  replaceTopics,
} from '#server/modules/topics/topicSearch.repo.ts';
import { appendEvent } from '#server/modules/work/jobEvent.service.ts';
import { A_PUBLICATION, aBriefData, aVoiceBody } from '#tests/support/factories.ts';
import { aPng } from '#tests/support/images.ts';
import { tiedRows } from '#tests/support/tiedRows.ts';
import { addDesign } from './playedDesignTool.ts';
import {
  anAsked,
  checkedId,
  draftRequest,
  nextRequestId,
  type TestServer,
  type TestUser,
} from './testServer.ts';

export interface Tenant {
  readonly owner: TestUser;
  /** Part of every text in the workspace. */
  readonly secret: string;
  /** By the names that paths and bodies use. */
  readonly ids: Readonly<
    Record<
      | 'workspaceId'
      | 'articleId'
      | 'coverId'
      | 'briefId'
      | 'jobId'
      | 'assetId'
      | 'conversationId'
      | 'pageId'
      | 'snapshotId'
      | 'competitorId'
      | 'voiceId'
      | 'ideaId'
      | 'auditId'
      | 'topicId'
      | 'topicSearchId'
      | 'archiveId'
      | 'run'
      | 'siteId'
      | 'parentId'
      | 'promptId'
      | 'reportId'
      | 'folderId'
      | 'projectId',
      string
    >
  >;
  /** The request ids of `author` there: four jobs and a save. */
  readonly requestIds: readonly string[];
  /** Every job; all of them are over. */
  readonly jobIds: readonly string[];
}

/** A workspace of `owner` whose article, jobs, versions, link and image are by `author`. */
export async function aTenant(
  server: TestServer,
  owner: TestUser,
  author: TestUser = owner,
): Promise<Tenant> {
  const secret = `secret-${crypto.randomUUID()}`;
  const { folderId } = owner;
  const asks = async (method: 'POST' | 'PATCH', path: string, body: object, who = author) => {
    const answer = await server.call(who, method, path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const jobIds: string[] = [];
  const end = async (jobId: string) => {
    const put = { type: 'put', id: 'j1', after: null, html: `<p>${secret}</p>` } as const;
    await appendEvent(server.deps, checkedId(jobId), 1, put);
    await appendEvent(server.deps, checkedId(jobId), 2, { type: 'stopped' });
    jobIds.push(jobId);
  };

  await asks('POST', '/user/config', { secret }, owner);
  const workspace = { folderId, workspaceTagsDTO: { niche: secret } };
  const { id: workspaceId } = await asks('POST', '/workspace', workspace, owner);
  const requestIds = Array.from({ length: 5 }, nextRequestId);
  const [draft, save, section, passage, question] = requestIds.map((requestId) => ({ requestId }));
  const image = { kind: 'ai', prompt: secret, shape: 'wide' };
  const material = { topic: secret, keywords: [secret], notes: secret, image, ...draft };
  const started = await asks('POST', `/content/${workspaceId}/drafts`, draftRequest(material));
  await end(started.jobId);
  const articleId: string = started.article.id;
  const article = `/article/${workspaceId}/${articleId}`;
  const ops = [{ op: 'put', id: 'b1', after: null, html: `<h1>${secret}</h1>` }];
  await asks('PATCH', article, { ...save, baseVersion: 1, ops });
  const jobs = `/content/${workspaceId}/articles/${articleId}`;
  const asked = { ...question, question: secret, selection: null };
  const chat = await asks('POST', `${jobs}/conversations`, asked);
  await end(chat.turn.jobId);
  const at = { baseVersion: 2, headingId: 'b1', place: { type: 'behind', blockId: 'b1' } };
  await end((await asks('POST', `${jobs}/sections`, { ...section, ...at })).jobId);
  await end(
    (await asks('POST', `${jobs}/passages`, { ...passage, ...at, instruction: secret })).jobId,
  );
  await asks('POST', `${article}/versions`, { name: secret });
  await asks('POST', `${article}/share`, {});
  const asset = await addAsset(
    server.deps,
    { asked: anAsked(), workspaceId: checkedId(workspaceId) },
    {
      name: secret,
      bytes: aPng(),
    },
  );
  await addDesign(server, {
    workspaceId: checkedId(workspaceId),
    assetId: checkedId(asset.id),
    userId: author.id,
    name: secret,
  });
  const researched = await research(server, workspaceId, articleId, secret);
  const said = aVoiceBody();
  const voice = await asks('POST', `/brandVoice/${workspaceId}`, {
    ...said,
    tone: secret,
    requestId: nextRequestId(),
  });
  const announced = await asks('POST', `/workspace/${workspaceId}/imports`, {
    name: secret,
    size: 1,
    requestId: nextRequestId(),
  });
  const prompt = await asks('POST', '/user/prompts', { text: secret }, owner);
  const report = await asks('POST', '/support/reports', {
    requestId: nextRequestId(),
    happened: secret,
    holds: 'nothing',
    build: '1',
    browser: 'One',
    sessionLog: [],
  });
  const jobId = jobIds.at(-1) ?? '';
  const own = {
    assetId: asset.id,
    coverId: asset.id,
    conversationId: chat.conversation.id,
    ...researched,
    voiceId: voice.id,
    archiveId: announced.archiveId,
    parentId: chat.turn.id,
    promptId: prompt.id,
    reportId: report.id,
    folderId,
    projectId: folderId,
  };
  const ids = { workspaceId, articleId, jobId, briefId: articleId, ...own };
  return { owner, secret, ids, requestIds, jobIds };
}

/** Adds an imported page, what makes the article a brief, a snapshot with a page of the same address, a search with a topic, and an audit. Returns their ids. */
export async function research({ deps }: TestServer, of: string, article: string, secret: string) {
  const workspaceId = checkedId<WorkspaceId>(of);
  const body = { name: secret, url: `https://a.example/${secret}`, html: `<p>${secret}</p>` };
  const page = await addPageText(deps, { asked: anAsked(), workspaceId, body });
  const snapshotId = checkedId<SnapshotId>(crypto.randomUUID());
  const competitorId = checkedId<CompetitorId>(crypto.randomUUID());
  const now = deps.now();
  await insertSnapshot(
    deps.orm,
    {
      id: snapshotId,
      workspaceId,
      articleId: checkedId(article),
      jobId: null,
      keyphrase: secret,
      country: '',
      location: '',
      language: 'en',
      provider: 'given',
      related: [secret],
      problem: null,
      leftOut: 0,
      scorerVersion: '1',
      icuVersion: '1',
      hash: 'a',
      takenAt: now,
      createdAt: now,
      frozenAt: now,
    },
    [
      {
        id: competitorId,
        snapshotId,
        workspaceId,
        position: 1,
        url: body.url,
        title: secret,
        state: 'read',
        problem: null,
        hash: 'b',
        readAt: now,
        language: 'en',
        features: null,
        schemaTypes: [],
        publishedAt: null,
        modifiedAt: null,
        sketch: null,
      },
    ],
  );
  await insertBriefs(deps.orm, [
    {
      articleId: checkedId(article),
      workspaceId,
      jobId: null,
      keyphrase: secret,
      country: '',
      city: secret,
      language: 'en',
      askedSnapshotId: snapshotId,
      state: 'draft',
      failure: null,
      dueOn: null,
      snapshot: null,
      searchProblem: null,
      data: aBriefData({ titles: [secret] }),
      found: null,
      createdAt: now,
    },
  ]);
  const auditId = checkedId<AuditId>(crypto.randomUUID());
  await insertAudit(deps.orm, {
    id: auditId,
    workspaceId,
    name: secret,
    language: 'en',
    sitemap: null,
    ofArticles: false,
    leftOut: 0,
    periods: [],
    example: null,
    createdBy: '',
    createdAt: now,
    deletedAt: null,
  });
  const auditedPages = [body.url, `${body.url}?again`].map((key) => ({
    key,
    articleId: null,
    keyphrase: secret,
  }));
  await addPages(deps.orm, auditId, auditedPages, auditedPages.length);
  const done = { startedAt: now, plannedAt: now };
  await insertRound(deps.orm, {
    auditId,
    round: 1,
    jobId: null,
    problem: null,
    groups: [],
    keyphraseChanges: 0,
    ...done,
    linksLeft: 0,
    faultsAt: now,
  });
  await insertResult(deps.orm, {
    auditId,
    round: 1,
    position: 0,
    state: 'read',
    problem: null,
    title: secret,
    language: 'en',
    keyphrase: secret,
    words: 1,
    seo: 1,
    aiSearch: 1,
    notScored: null,
    checks: [],
    about: [secret],
    sketch: null,
    hash: 'b',
    scorerVersion: '1',
    etag: null,
    lastModified: null,
    readAt: now,
    answer: null,
    faults: [],
  });
  const topicSearchId = checkedId<TopicSearchId>(crypto.randomUUID());
  const topicId = checkedId<TopicId>(crypto.randomUUID());
  await insertSearch(deps.orm, {
    id: topicSearchId,
    workspaceId,
    jobId: null,
    seed: secret,
    website: null,
    country: '',
    language: 'en',
    provider: 'imported',
    problem: null,
    site: null,
    leftOut: 0,
    rowsLeftOut: 0,
    example: null,
    createdBy: '',
    createdAt: now,
    collectedAt: now,
    groupedAt: now,
    deletedAt: null,
  });
  const keyphrase = { phrase: secret, figures: {}, results: null, topicAt: null };
  await insertKeyphrases(deps.orm, [{ ...keyphrase, searchId: topicSearchId, position: 0 }]);
  const topic = { id: topicId, workspaceId, searchId: topicSearchId, position: 0 };
  await replaceTopics(deps.orm, topicSearchId, {
    topics: [{ ...topic, isFavourite: false, ownShare: null }],
    groups: [[0]],
  });
  const ideaId = checkedId<IdeaId>(crypto.randomUUID());
  await claimWeek(deps.orm, { workspaceId, week: '2026-05-04', madeAt: now });
  await putIdeas(deps.orm, [
    {
      id: ideaId,
      workspaceId,
      key: secret,
      text: secret,
      language: 'en',
      reason: { source: 'tag' },
      state: 'new',
      week: '2026-05-04',
      position: 0,
      createdAt: now,
    },
  ]);
  const siteId = checkedId<SiteId>(crypto.randomUUID());
  const account = { workspaceId, kind: 'wordpress', apiRoot: body.url } as const;
  await insertSite(deps.orm, {
    id: siteId,
    ...account,
    address: body.url,
    login: secret,
    password: await sealSecret(deps, secret, sitePurpose({ ...account, login: secret })),
    facts: { title: secret, name: secret, role: '', abilities: [], seo: [], timeZone: 'UTC' },
    isDefault: true,
    connectedAt: now,
    usedAt: now,
    failure: null,
    failedAt: null,
  });
  const written = { title: secret, content: `<p>${secret}</p>`, excerpt: secret };
  const publicationId = crypto.randomUUID();
  await putPublication(deps.orm, {
    ...account,
    id: publicationId,
    articleId: checkedId<ArticleId>(article),
    marker: secret,
    askedAt: null,
    postId: '1',
    post: { state: 'draft', link: body.url, slug: secret, date: null },
    written,
    version: 1,
    settings: A_PUBLICATION.settings,
    createdAt: now,
  });
  const run = checkedId<JobId>(crypto.randomUUID());
  const published = {
    publicationId,
    userId: secret,
    version: 1,
    text: null,
    unmet: [],
    post: null,
  };
  const act = { act: 'trash' } as const;
  await addRun(deps.orm, { ...published, jobId: run, act, former: written, createdAt: now }, 2);
  const found = { run, siteId, snapshotId, competitorId, auditId, topicSearchId, topicId, ideaId };
  return { pageId: page.id, ...found };
}

/** The rows of a tenant in every table of the product, as checksums. */
export function rowsOfTenant(server: TestServer, { ids, owner, jobIds }: Tenant): Promise<string> {
  const values = {
    workspaceId: [ids.workspaceId],
    articleId: [ids.articleId],
    jobId: jobIds,
    ownerId: [owner.id],
    userId: [owner.id],
    searchId: [ids.topicSearchId],
    archiveId: [ids.archiveId],
    auditId: [ids.auditId],
  };
  return tiedRows(server.database.orm, product, {
    values,
    exceptTables: ['rate_window', 'installation_setting'],
  });
}
