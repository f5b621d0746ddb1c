/** The page's own client against the real server: it accepts every answer, and finds our mark on all of them. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '#contract/answerShapes.ts';
import { CONTRACT_HEADER } from '#contract/lib/answer.ts';
import type { Api } from '#contract/routes.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { createApi } from '#services/http/api.ts';
import type { Caller } from '#services/http/caller.ts';
import { createFileRegistry } from '#services/images/files.ts';
import { createFiles } from '#services/images/uploads.ts';
import { createGenerationStream } from '#services/writing/generationStream.ts';
import type { StreamMessage, WorkMessage } from '#services/writing/writing.ports.ts';
import { playedDesignTool } from '#tests/server/support/playedDesignTool.ts';
import { playedSites } from '#tests/server/support/playedSites.ts';
import {
  draftRequest,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  until,
} from '#tests/server/support/testServer.ts';
import { withoutRates } from '#tests/server/support/withoutRates.ts';
import { A_PUBLICATION, aVoice, aVoiceBody } from '#tests/support/factories.ts';
import { aPng } from '#tests/support/images.ts';

let server: TestServer;
let user: TestUser;
let caller: Caller;
const otherContracts: string[] = [];
beforeAll(async () => {
  withoutRates(); // what takes longer on a slow machine is asked for more often
  server = await testServer({
    readWebPage: async (url) => ({
      url,
      title: 'A page',
      siteName: null,
      byline: null,
      around: { words: 0, example: '' },
      language: 'en',
      html: '<p>Text.</p>',
    }),
    siteKinds: playedSites(),
    designTool: playedDesignTool(),
  });
  user = server.user();
  const { 'x-api-key': apiKey, authorization } = user.headers;
  caller = {
    credentials: () => ({ apiKey, token: authorization.replace('Bearer ', '') }),
    logId: 'log-1',
    baseUrl: await server.app.listen({ host: '127.0.0.1', port: 0 }),
    onOtherContract: () => otherContracts.push('other'),
  };
});
afterAll(() => server.close());

/** The client, with a list of its requests. */
function watchedApi() {
  const asked = new Set<string>();
  const api = Object.fromEntries(
    Object.entries(createApi(caller)).map(([group, ports]) => [
      group,
      Object.fromEntries(
        Object.entries(ports).map(([op, port]) => [
          op,
          (args: never) => {
            asked.add(`${group}.${op}`);
            return (port as (args: never) => Promise<unknown>)(args);
          },
        ]),
      ),
    ]),
  ) as ReturnType<typeof createApi>;
  return { api, asked };
}

// §d.answers.1
test('every answer of the real server is accepted', async () => {
  const { api, asked } = watchedApi();
  const { id: workspaceId } = await api.workspace.postWorkspaces({
    body: { requestId: nextRequestId(), folderId: user.folderId },
  });
  const inWorkspace = { workspaceId };
  await api.workspace.getWorkspaces();
  await api.workspace.getWorkspaceByFolderId({ folderId: user.folderId });
  await api.workspace.patchWorkspaces({
    workspaceId,
    body: { workspaceTagsDTO: { location: { country: '', city: '' } } },
  });
  const blocks = [
    { id: 'h', html: '<h2>Section</h2>' },
    { id: 'b', html: '<p>Text.</p>' },
  ];
  const { id: articleId } = await api.article.postArticle({
    workspaceId,
    body: { requestId: nextRequestId(), title: 'T', blocks },
  });
  const ofArticle = { workspaceId, articleId };
  expect(await api.article.getArticle(ofArticle)).toMatchObject({ version: 1, blocks });
  const body = {
    baseVersion: 1,
    requestId: nextRequestId(),
    ops: [{ op: 'put' as const, id: 'b', after: 'h', html: '<p>More.</p>' }],
  };
  expect(await api.article.updateArticle({ ...ofArticle, body })).toMatchObject({ version: 2 });
  expect(await api.article.updateArticle({ ...ofArticle, body })).toMatchObject({ version: 2 });
  await expect(
    api.article.updateArticle({ ...ofArticle, body: { ...body, requestId: nextRequestId() } }),
  ).rejects.toMatchObject({ kind: 'response', status: 409, code: 'stale_version' });
  await api.article.getArticles(inWorkspace);
  const { version } = await api.article.postVersion({
    ...ofArticle,
    body: { requestId: nextRequestId(), name: 'First' },
  });
  await api.article.patchVersion({ ...ofArticle, version, body: { name: null } });
  await api.article.getVersions(ofArticle);
  await api.article.getVersion({ ...ofArticle, version });
  await api.score.postScore(ofArticle);
  await api.score.getScores(ofArticle);
  const humanized = await api.humanizer.postHumanizerCheck(ofArticle);
  expect(humanized.check.report).toMatchObject({ score: null, notScored: 'short' });
  expect((await api.humanizer.getHumanizerCheck(ofArticle)).check).toBeNull();
  await api.article.shareArticle(ofArticle);
  await api.article.patchShare({ ...ofArticle, body: { showsResearch: true } });
  await api.article.unshareArticle(ofArticle);
  await api.article.deleteArticle(ofArticle);
  await api.article.restoreArticle(ofArticle);
  await api.asset.getAssets(inWorkspace);
  const registry = createFileRegistry();
  const fileId = registry.keep(new File([new Uint8Array(aPng())], 'a.png', { type: 'image/png' }));
  const asset = await createFiles(caller, registry).upload({ workspaceId, fileId });
  await api.asset.getAssets(inWorkspace);
  const ofAsset = { workspaceId, assetId: asset.id };
  expect(await api.asset.getAssetUses(ofAsset)).toMatchObject({ uses: [] });
  const design = { title: 'Tea', layout: 'plain', size: 'link', background: '#14344f' } as const;
  await api.asset.getCover({ workspaceId, ...design, accent: '#e2725b' });
  await designed(api, ofAsset);
  await api.asset.postCover({
    workspaceId,
    body: { requestId: nextRequestId(), ...design, accent: '#e2725b' },
  });
  await api.asset.patchAsset({ ...ofAsset, body: { alt: 'A jar' } });
  await api.asset.deleteAsset(ofAsset);
  await api.asset.restoreAsset(ofAsset);
  await briefed(api, { workspaceId });
  await voiced(api, { workspaceId, articleId });
  await foundTopics(api, workspaceId);
  await auditedArticles(api, workspaceId);
  const ofPhrase = { workspaceId, phrase: 'jam jars', language: 'en' };
  expect((await api.keyword.getKeyphraseUses(ofPhrase)).articles).toEqual([]);
  await api.dictionary.postWords({ workspaceId, body: { words: ['Acme'] } });
  await api.dictionary.getWords(inWorkspace);
  await api.dictionary.removeWords({ workspaceId, body: { words: ['Acme'] } });
  const account = { kind: 'wordpress', login: 'ann', password: 'abcd' } as const;
  const { id: siteId } = await api.integration.postSite({
    workspaceId,
    body: { ...account, address: 'https://tea.example/' },
  });
  expect((await api.integration.getSites(inWorkspace)).sites).toMatchObject([{ id: siteId }]);
  await api.folderIntegration.putDefaultSite({ workspaceId, body: { siteId } });
  expect(await api.folderIntegration.getDefaultSite(inWorkspace)).toMatchObject({ siteId });
  await api.integration.checkSite({ workspaceId, siteId });
  await published(api, { workspaceId, articleId, siteId });
  await api.integration.deleteSite({ workspaceId, siteId });
  const draft = await api.content.postDraft({ workspaceId, body: draftRequest() as never });
  await followed({ workspaceId, jobId: draft.jobId });
  const outline = await api.content.postOutline({ workspaceId, body: draftRequest() as never });
  await followed({ workspaceId, jobId: outline.jobId });
  const brief = { topic: 'Jars', keywords: [], language: 'en', notes: '' };
  expect((await api.title.postTitles({ workspaceId, body: brief })).titles).toHaveLength(3);
  expect(await api.location.getPlaces({ text: 'Zürich', country: 'CH' })).toEqual({
    places: [{ city: 'Zürich', region: 'Zurich', country: 'CH' }],
  });
  await refusedOrNot(api.content.stopJob({ workspaceId, jobId: draft.jobId }));
  await refusedOrNot(api.content.continueJob({ workspaceId, jobId: draft.jobId }));
  const target = { baseVersion: 2, requestId: nextRequestId() };
  await refusedOrNot(
    api.content.postSection({ ...ofArticle, body: { ...target, headingId: 'h' } }),
  );
  const place = { type: 'behind' as const, blockId: 'b' };
  await refusedOrNot(
    api.content.postPassage({ ...ofArticle, body: { ...target, instruction: 'More', place } }),
  );
  const { profile, sample } = aVoice();
  const tone = { requestId: nextRequestId(), profile, sample };
  const rewrite = { task: { name: 'shorten' }, text: 'Tea. Tea is hot.', language: 'en' } as const;
  await refusedOrNot(
    api.content.postRewrite({ workspaceId, body: { requestId: crypto.randomUUID(), ...rewrite } }),
  );
  const seen = { url: 'https://tea.example/', html: '<p>Tea is hot.</p>', keyphrase: '' };
  await refusedOrNot(api.score.postPageScore({ workspaceId, body: seen }));
  await refusedOrNot(api.content.postTone({ workspaceId, body: tone }));
  const language = 'de';
  await refusedOrNot(
    api.translation.postTranslation({
      ...ofArticle,
      body: { requestId: nextRequestId(), language },
    }),
  );
  expect(await api.translation.getTranslations(ofArticle)).toMatchObject({ translations: [] });
  const aPost = {
    topic: 'Jars',
    notes: '',
    url: null,
    keywords: [],
    language,
    tone: null,
    link: '',
    channels: ['x' as const],
    variants: 1,
    hasHashtags: false,
    hasEmoji: false,
  };
  await refusedOrNot(
    api.post.createPost({ ...inWorkspace, body: { ...aPost, requestId: nextRequestId() } }),
  );
  await refusedOrNot(
    api.post.createPostOfArticle({ ...ofArticle, body: { ...aPost, requestId: nextRequestId() } }),
  );
  const posts = { ...aPost, count: 2, requestId: nextRequestId() };
  await refusedOrNot(api.post.createPostsOfArticle({ ...ofArticle, body: posts }));
  const task = { name: 'shorten' as const };
  const request = { ...target, requestId: nextRequestId(), task, place };
  const { jobId } = await api.content.postProposal({ ...ofArticle, body: request });
  await refusedOrNot(
    api.meta.postMeta({ ...ofArticle, body: { ...target, requestId: nextRequestId(), place } }),
  );
  const { jobs } = await api.content.getJobs(inWorkspace);
  expect(jobs.map((job) => job.jobId)).toContain(jobId);
  expect(await api.content.getJob({ ...inWorkspace, jobId })).toMatchObject({ steps: [] });
  await chatted(api, ofArticle);
  await researched(api, ofArticle);
  const check = await api.url.postLinkCheck({ workspaceId, body: { requestId: nextRequestId() } });
  await api.url.getDeadLinks({ workspaceId, jobId: check.jobId });
  await listed(inWorkspace);
  await api.content.getEngine();
  user.isAdmin = true;
  const models = {
    protocol: 'openai',
    address: 'http://127.0.0.1:9',
    fast: 'a',
    best: 'b',
    image: 'c',
  } as const;
  await api.installation.putModels({ body: models });
  const wish = { requestId: nextRequestId(), prompt: 'A jar', shape: 'wide' } as const;
  const image = await api.asset.postImageRequest({ workspaceId, body: wish });
  expect((await api.asset.getImageRequests(inWorkspace)).requests).toMatchObject([
    { jobId: image.jobId },
  ]);
  const illustrated = await api.content.postDraft({
    workspaceId,
    body: draftRequest({ image: { kind: 'cover' } }) as never,
  });
  const itsImage = { workspaceId, articleId: illustrated.article.id };
  expect((await api.asset.getArticleImage(itsImage)).awaited).toMatchObject({ jobId: null });
  await api.asset.postArticleImage({ ...itsImage, body: { requestId: nextRequestId() } });
  await api.asset.deleteArticleImage(itsImage);
  await api.installation.getModels();
  await api.installation.listModels({ body: models });
  await api.installation.testModels({ body: models });
  await api.installation.deleteModelKey();
  await api.installation.deleteModels();
  const search = { provider: 'searxng', address: 'http://127.0.0.1:9' } as const;
  await api.installation.putSearch({ body: search });
  await api.installation.getSearch();
  await api.installation.testSearch({ body: { search } });
  await api.installation.deleteSearch();
  const mail = { host: '127.0.0.1', port: 9, encryption: 'none', user: null } as const;
  await api.installation.putMail({ body: { ...mail, from: 'a@b.example' } });
  expect((await api.installation.getMail()).mail).toMatchObject(mail);
  await api.installation.testMail({ body: { mail: null } });
  await api.installation.deleteMail();
  await api.limit.getLimits();
  await api.limit.getUsage({ page: 0 });
  await api.upgrade.paidUser();
  await api.url.postUrl({ workspaceId, body: { url: 'https://example.com/' } });
  const other = await api.article.postArticle({
    workspaceId,
    body: { requestId: nextRequestId(), title: 'S', blocks: [] },
  });
  const of = { workspaceId, articleId: other.id };
  const source = { url: 'https://example.com/' };
  await api.url.postSource({ ...of, body: { ...source, isReadAgain: false } });
  await api.url.checkClaims(of);
  await api.url.putClaim({ ...of, body: { kind: 'figure', key: 'k', isMine: true } });
  await api.url.getSources(of);
  await api.url.getSourceWording(of);
  await api.url.removeSource({ ...of, body: source });
  const prompt = await api.user.postPrompt({ body: { text: ' Short. ' } });
  await api.user.patchPrompt({ promptId: prompt.id, body: { text: 'Shorter.' } });
  const prompts = [{ id: prompt.id, text: 'Shorter.' }];
  expect(await api.user.getPrompts()).toEqual({ prompts });
  await api.user.deletePrompt({ promptId: prompt.id });
  await counted(api);
  await api.user.postConfig({ body: { seen: 1 } });
  expect(await api.user.getConfig()).toEqual({ seen: 1 });
  await refusedOrNot(
    api.workspace.mergeWorkspace({ workspaceId, body: { projectId: user.folderId } }),
  );
  await askedAndShown(api, inWorkspace);
  user.isSupport = true;
  await reported(api);
  await archivedAndRemoved(api, inWorkspace);
  const all = Object.entries(api).flatMap(([group, ports]) =>
    Object.keys(ports).map((op) => `${group}.${op}`),
  );
  expect([...asked].sort()).toEqual(all.sort());
  expect(otherContracts).toEqual([]);
});

async function designed(api: Api, of: { workspaceId: string; assetId: string }): Promise<void> {
  const { workspaceId } = of;
  const body = { from: 'settings' } as const;
  const { address } = await api.integration.postDesignConsent({ workspaceId, body });
  const query = `?code=c&state=${new URL(address).searchParams.get('state')}`;
  await api.integration.postDesignAccount({ workspaceId, body: { query } });
  await api.integration.getDesignAccount({ workspaceId });
  for (let step = 0; step < 2; step += 1) await api.integration.postImageDesign(of);
  expect((await api.integration.getImageDesign(of)).design).not.toBeNull();
  await api.integration.postReturn({ ...of, body: { requestId: nextRequestId() } });
  for (let step = 0; step < 2; step += 1) await api.integration.postReturnStep(of);
  await api.integration.deleteDesignAccount({ workspaceId });
}

/** Passes for any answer of the server, a success or a problem. */
async function chatted(api: Api, of: { workspaceId: string; articleId: string }): Promise<void> {
  const { workspaceId } = of;
  const question = { question: ' Why? ', selection: { blockId: 'b1', text: 'Text' } };
  const asked = { ...question, requestId: nextRequestId() };
  const { conversation, turn } = await api.content.postConversation({ ...of, body: asked });
  await followed({ workspaceId, jobId: turn.jobId });
  const chat = { workspaceId, conversationId: conversation.id };
  const next = { ...question, requestId: nextRequestId(), parentId: turn.id };
  const answer = await api.content.postQuestion({ ...chat, body: next });
  await followed({ workspaceId, jobId: answer.turn.jobId });
  const { turns } = await api.content.getConversation(chat);
  expect(turns.map(({ answer: { state } }) => state)).toEqual(['finished', 'finished']);
  await api.content.patchConversation({ ...chat, body: { title: 'Why' } });
  const { conversations } = await api.content.getConversations(of);
  expect(conversations).toMatchObject([{ title: 'Why', questions: 2 }]);
  const { requestId, question: about } = { ...question, requestId: nextRequestId() };
  const own = await api.content.postOwnConversation({
    workspaceId,
    body: { requestId, question: about },
  });
  await followed({ workspaceId, jobId: own.turn.jobId });
  const all = await api.content.getOwnConversations({ workspaceId });
  expect(all.conversations).toMatchObject([{ articleId: null, title: 'Why?' }]);
  await api.content.deleteConversation(chat);
  await api.content.restoreConversation(chat);
}

/** An imported page is what is found. */
async function researched(api: Api, of: { workspaceId: string; articleId: string }): Promise<void> {
  const { workspaceId, articleId } = of;
  const inWorkspace = { workspaceId };
  const url = 'https://jars.example/';
  const text = {
    requestId: nextRequestId(),
    name: 'Jars',
    url,
    html: '<h1>Jars</h1><p>A jar keeps things.</p>',
  };
  const page = await api.url.postPageText({ ...inWorkspace, body: text });
  await api.url.deletePage({ ...inWorkspace, pageId: page.id });
  await api.url.restorePage({ ...inWorkspace, pageId: page.id });
  expect((await api.url.getPages(inWorkspace)).pages).toMatchObject([{ url, words: 5 }]);
  expect(await api.url.getLlmsText(inWorkspace)).toMatchObject({ site: null, text: '' });
  expect(await api.url.getInternalLinks(of)).toMatchObject({ site: null, outgoing: [] });
  const results = { html: `<a href="${url}"><h3>Jars</h3></a>` };
  expect(await api.url.postResultsPage({ ...inWorkspace, body: results })).toEqual({
    results: [{ url, title: 'Jars' }],
  });
  await api.url.postPages({
    ...inWorkspace,
    body: { requestId: nextRequestId(), urls: [], sitemap: null },
  });
  const topic = { topic: 'jars', country: 'GB', location: '', language: 'en', urls: [url] };
  const body = { ...topic, articleId, requestId: nextRequestId() };
  await api.competitorsCollector.postCompetitors({ ...inWorkspace, body });
  const read = () => api.competitorsCollector.getCompetitorsByArticle(of);
  while ((await read()).state !== 'frozen') await new Promise((done) => setTimeout(done, 20));
  const { snapshots } = await api.competitorsCollector.getSnapshots(of);
  const snapshotId = snapshots[0]?.id ?? '';
  expect((await api.competitorsCollector.getRecentSnapshots(inWorkspace)).snapshots).toHaveLength(
    1,
  );
  expect(await api.brief.getPlan({ ...inWorkspace, snapshotId })).toMatchObject({
    keyphrase: 'jars',
  });
  const snapshot = await api.competitorsCollector.getSnapshot({ ...inWorkspace, snapshotId });
  const competitorId = snapshot.pages[0]?.id ?? '';
  await api.competitorsCollector.getCompetitors({ ...inWorkspace, competitorId });
  const { hash } = snapshot;
  if (hash === null) throw new Error('A frozen snapshot has a hash.');
  const file = { ...snapshot, hash };
  await api.competitorsCollector.postSnapshot({
    ...inWorkspace,
    body: { requestId: nextRequestId(), snapshot: file },
  });
}

async function briefed(api: Api, { workspaceId }: { workspaceId: string }): Promise<void> {
  const place = { country: '', city: '', language: 'en' } as const;
  const { articleIds } = await api.brief.postBriefs({
    workspaceId,
    body: { ...place, keyphrases: ['trail shoes'], requestId: nextRequestId() },
  });
  const ofBrief = { workspaceId, articleId: articleIds[0] ?? '' };
  const isMade = async () => (await api.brief.getBrief(ofBrief)).state === 'draft';
  while (!(await isMade())) await new Promise((done) => setTimeout(done, 20));
  expect((await api.brief.getBriefs({ workspaceId })).briefs).toMatchObject([{ dueOn: null }]);
  await api.brief.patchBrief({ ...ofBrief, body: { state: 'approved' } });
  expect(await api.brief.getBriefOf(ofBrief)).toMatchObject({ brief: null });
  await refusedOrNot(api.brief.remakeBrief({ ...ofBrief, body: { requestId: nextRequestId() } }));
}

async function voiced(api: Api, of: { workspaceId: string; articleId: string }): Promise<void> {
  const { workspaceId } = of;
  const said = aVoiceBody();
  const body = { ...said, requestId: nextRequestId() };
  const { id: voiceId, updatedAt: basedOn } = await api.brandVoice.postVoice({ workspaceId, body });
  const ofVoice = { workspaceId, voiceId };
  await api.brandVoice.putVoice({ ...ofVoice, body: { ...said, tone: 'Calm.', basedOn } });
  await api.brandVoice.putArticleVoice({ ...of, body: { choice: 'voice', voiceId } });
  expect(await api.brandVoice.getArticleVoice(of)).toMatchObject({ choice: 'voice', voiceId });
  await api.brandVoice.deleteVoice(ofVoice);
  await api.brandVoice.restoreVoice(ofVoice);
  expect((await api.brandVoice.getVoices({ workspaceId })).voices).toMatchObject([
    { tone: 'Calm.' },
  ]);
}

interface OfPost {
  readonly workspaceId: string;
  readonly articleId: string;
  readonly siteId: string;
}

async function published(api: Api, of: OfPost): Promise<void> {
  const { workspaceId, articleId, siteId } = of;
  const { integration } = api;
  expect((await integration.getSiteChoices({ workspaceId, siteId })).categories).toContain('Tea');
  const { version } = await api.article.getArticle({ workspaceId, articleId });
  const body = { ...A_PUBLICATION, requestId: nextRequestId(), version };
  await over(api, workspaceId, await integration.postPublication({ ...of, body }));
  const { publications } = await integration.getPublications({ workspaceId, articleId });
  expect(publications).toMatchObject([{ siteId, version, runs: [{ state: 'finished' }] }]);
  expect(await integration.getSiteText(of)).toMatchObject({ siteId, articleId });
  const again = { requestId: nextRequestId() };
  await integration.postSiteText({ ...of, body: { ...again, run: null } });
  await over(api, workspaceId, await integration.trashPublication({ ...of, body: again }));
  await over(
    api,
    workspaceId,
    await integration.postSitePages({ workspaceId, siteId, body: again }),
  );
}

/** Resolves once a job in steps is over. */
const over = (api: Api, workspaceId: string, { jobId }: { readonly jobId: string }) =>
  until(async () => isJobOver((await api.content.getJob({ workspaceId, jobId })).job.state));

async function refusedOrNot(outcome: Promise<unknown>): Promise<void> {
  await outcome.catch((error: unknown) => expect(error).toMatchObject({ kind: 'response' }));
}

async function followed(of: { workspaceId: string; jobId: string }): Promise<void> {
  const messages = await new Promise<StreamMessage[]>((resolve) => {
    const heard: StreamMessage[] = [];
    createGenerationStream(caller).follow({ ...of, lastSeq: 0 }, (message) => {
      heard.push(message);
      if (message.type === 'closed') resolve(heard);
    });
  });
  expect(messages.length).toBeGreaterThan(3);
  expect(messages.at(-1)).toEqual({ type: 'closed', error: null });
}

/** The stream of running work fits the contract too, and ends when nothing runs. */
async function listed(of: { workspaceId: string }): Promise<void> {
  const messages = await new Promise<WorkMessage[]>((resolve) => {
    const heard: WorkMessage[] = [];
    createGenerationStream(caller).followWork(of, (message) => {
      heard.push(message);
      if (message.type === 'closed') resolve(heard);
    });
  });
  expect(messages[0]).toMatchObject({ type: 'list' });
  expect(messages.at(-1)).toEqual({ type: 'closed', error: null });
}

// §d.answers.1
test.each([
  ['GET', '/content/api/v1/limit', 401],
  ['GET', '/content/api/v1/nowhere', 404],
  ['POST', '/content/api/v1/workspace', 401],
  ['GET', '/content/api/%E0%A4%A', 400],
  ['GET', '/content/api/openapi.json', 200],
  ['GET', '/healthz', 200],
] as const)('%s %s (%i) carries the mark, too', async (method, url, status) => {
  const answer = await server.app.inject({ method, url });
  expect(answer.statusCode).toEqual(status);
  expect(answer.headers[CONTRACT_HEADER]).toEqual(CONTRACT_VERSION);
});

async function auditedArticles(api: Api, workspaceId: string): Promise<void> {
  const body = {
    requestId: nextRequestId(),
    name: 'Mine',
    language: 'en',
    sitemap: null,
    pages: [{ url: 'http://127.0.0.1:9/', keyphrase: null }],
    ofArticles: true,
  };
  const { id: auditId } = await api.contentAudit.postAudit({ workspaceId, body });
  const of = { workspaceId, auditId };
  const over = async () => {
    while ((await api.contentAudit.getAudit(of)).audit.state === 'running')
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await over();
  await api.contentAudit.postAuditRound({ ...of, body: { requestId: nextRequestId() } });
  await over();
  const periods = [{ name: 'May', until: '2026-05-31', rank: 1 } as const];
  const keyphrase = { position: 0, keyphrase: ' tea ' };
  const saved = await api.contentAudit.putAuditKeyphrase({ ...of, body: keyphrase });
  expect(saved).toMatchObject({ keyphrase: 'tea', problem: 'address_not_allowed' });
  await api.contentAudit.putAuditFigures({ ...of, body: { periods, rows: [] } });
  const { rounds } = await api.contentAudit.getAuditPage({ ...of, position: 0 });
  expect(rounds.map(({ round }) => round)).toEqual([2, 1]);
  await api.contentAudit.deleteAudit(of);
  await api.contentAudit.restoreAudit(of);
  const { audits } = await api.contentAudit.getAudits({ workspaceId });
  expect(audits).toMatchObject([{ id: auditId, round: 2, state: 'ready' }]);
}

async function foundTopics(api: Api, workspaceId: string): Promise<void> {
  const list = { source: 'file' as const, rows: [{ phrase: 'jam jars' }] };
  const search = { seed: '', website: null, country: '', language: 'en', list };
  const body = { ...search, requestId: nextRequestId() };
  const { id: topicSearchId } = await api.topic2.postTopicSearch({ workspaceId, body });
  const of = { workspaceId, topicSearchId };
  while ((await api.topic.getTopics(of)).search.state !== 'ready')
    await new Promise((done) => setTimeout(done, 20));
  const { topics } = await api.topic.getTopics(of);
  const topicId = topics[0]?.id ?? '';
  await api.topic.patchTopic({ workspaceId, topicId, body: { isFavourite: true } });
  await api.topic2.deleteTopicSearch(of);
  await api.topic2.restoreTopicSearch(of);
  expect(await api.topic2.continueTopicSearch(of)).toMatchObject({ state: 'ready' });
  const { searches } = await api.topic2.getTopicSearches({ workspaceId });
  expect(searches).toMatchObject([{ id: topicSearchId, topics: 1, keyphrases: 1 }]);
  const { ideas, week } = await api.topic2.getIdeas({ workspaceId });
  expect(ideas).toEqual([]);
  expect(week).toBe(null);
  await api.topic2.putIdeaMail({ workspaceId, body: { isWanted: false } });
  await refusedOrNot(
    api.topic2.patchIdea({ workspaceId, ideaId: topicId, body: { state: 'kept' } }),
  );
}

async function counted({ user, installation }: Api) {
  const [deviceId, visitId] = [crypto.randomUUID(), crypto.randomUUID()];
  const at = new Date().toISOString();
  const properties = { route: 'dashboard' };
  const events = [{ id: crypto.randomUUID(), name: 'page_view', properties, at }] as const;
  await user.postEvents({ body: { deviceId, visitId, events: [...events] } });
  await user.deleteEvents();
  await installation.getEvents({ from: '2026-01-01', to: '2026-01-02' });
}

async function reported({ support }: Api) {
  const said = { happened: 'It hangs.', holds: 'shape', build: '1', browser: 'One' } as const;
  const sessionLog = [gzipSync('{}').toString('base64')];
  const body = { requestId: nextRequestId(), ...said, sessionLog };
  const { id: reportId } = await support.postReport({ body });
  expect(await support.getReports({})).toMatchObject({ content: [{ id: reportId, ...said }] });
  expect((await support.getReport({ reportId })).sessionLog).toEqual(sessionLog);
  await support.deleteReport({ reportId });
}

async function askedAndShown(api: Api, of: { readonly workspaceId: string }) {
  await api.user.postQuestionnaire({ ...of, body: { user_role: 'marketer' } });
  expect((await api.user.getQuestionnaire()).user_role?.answer).toBe('marketer');
  const body = { kind: 'article', language: 'en' } as const;
  const example = await api.workspace.postExample({ ...of, body });
  expect((await api.workspace.getExamples(of)).examples).toEqual([example]);
  await api.workspace.deleteExamples(of);
  expect((await api.workspace.restoreExamples(of)).examples).toEqual([example]);
}

async function archivedAndRemoved(api: Api, of: { readonly workspaceId: string }) {
  const { workspace: ports, user: account } = api;
  const requestId = nextRequestId();
  const { archiveId } = await ports.postExport({ ...of, body: { requestId } });
  expect(await ports.getArchives(of)).toMatchObject({ archives: [{ id: archiveId }] });
  await refusedOrNot(ports.postArchivePass({ ...of, archiveId }));
  const body = { requestId: nextRequestId(), name: 'a.zip', size: 1 };
  const imported = await ports.postImport({ ...of, body });
  await refusedOrNot(ports.postImportStart({ ...of, archiveId: imported.archiveId }));
  await refusedOrNot(ports.getArchiveReport({ ...of, archiveId: imported.archiveId }));
  expect((await ports.postWorkspaceRemoval(of)).removal).not.toBeNull();
  expect((await ports.deleteWorkspaceRemoval(of)).removal).toBeNull();
  expect(await account.getAccountRemoval()).toMatchObject({ dueAt: null });
  await refusedOrNot(account.postAccountRemoval({ body: { email: 'nobody@example.com' } }));
  await account.deleteAccountRemoval();
}
