/** Jobs of the whole workspace through the API, with their workers. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { JobSummary } from '#contract/work/job.schema.ts';
import type { JobId } from '#db/schema/ids.ts';
import { job } from '#db/schema/work.ts';
import type { LinkState } from '#server/adapters/web/linkChecker.ts';
import { followJobs } from '#server/modules/work/jobList.service.ts';
import {
  checkedId,
  eventsOf,
  type Json,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
let owner: TestUser;
let workspaceId: string;
let articleId: string;
let answer: (address: string) => Promise<LinkState>;

beforeAll(async () => {
  server = await testServer({ checkLink: (address) => answer(address) });
  ({ user: owner, workspaceId } = await userWithWorkspace(server));
  const links = ['https://a.example/', 'https://b.example/dead', 'https://a.example/#part']
    .map((url) => `<a href="${url}">there</a>`)
    .join(' ');
  const { body } = await server.call(owner, 'POST', `/article/${workspaceId}`, {
    title: 'Jars',
    blocks: [{ id: 'p', html: `<p>${links}</p>` }],
  });
  articleId = body.id;
});
afterAll(() => server.close());

const start = (user = owner, requestId = nextRequestId()) =>
  server.call(user, 'POST', `/url/${workspaceId}/link-checks`, { requestId });
const jobPath = (jobId: string) => `/content/${workspaceId}/jobs/${jobId}`;
const readJob = async (jobId: string, query = '', user = owner): Promise<Json> =>
  (await server.call(user, 'GET', `${jobPath(jobId)}${query}`)).body;
const isOver = async (jobId: string) =>
  !['queued', 'running'].includes((await readJob(jobId)).job.state);
const listed = async (user: TestUser): Promise<JobSummary[]> =>
  (await server.call(user, 'GET', `/content/${workspaceId}/jobs`)).body.jobs;

function aGuest(canWrite: boolean): TestUser {
  const guest = server.user();
  owner.folder.guests.set(guest.id, { canWrite });
  return guest;
}

// §d.jobs.6
test('the links of all articles are tried, each address once, and are part of the claims', async () => {
  const tried: string[] = [];
  answer = async (address) => {
    tried.push(address);
    return address.endsWith('dead') ? 'dead' : 'alive';
  };
  const { jobId } = (await start()).body;
  await until(() => isOver(jobId));
  expect(tried.toSorted()).toEqual(['https://a.example/', 'https://b.example/dead']);
  expect(await readJob(jobId)).toMatchObject({
    job: { kind: 'links', article: null, state: 'finished', done: 2, failed: 0, total: 2 },
    steps: [
      { key: 'https://a.example/', state: 'done', outcome: 'alive' },
      { key: 'https://b.example/dead', state: 'done', outcome: 'dead' },
    ],
    last: true,
  });
  const dead = (await readJob(jobId, '?outcome=dead')).steps;
  expect(dead.map(({ key }: Json) => key)).toEqual(['https://b.example/dead']);
  const deadLinks = async () =>
    (await server.call(owner, 'GET', `/url/${workspaceId}/link-checks/${jobId}/dead`)).body.links;
  const gone = { url: 'https://b.example/dead', hasMore: false };
  expect(await deadLinks()).toEqual([{ ...gone, articles: [{ id: articleId, title: 'Jars' }] }]);
  const other = (
    await server.call(owner, 'POST', `/article/${workspaceId}`, {
      title: 'Mended',
      blocks: [{ id: 'p', html: `<p><a href="${gone.url}">there</a></p>` }],
    })
  ).body;
  await server.deps.orm.execute(sql`insert into article_claim
    (article_id, kind, key, state, is_mine) values (${other.id}, 'link', ${gone.url}, 'dead', false)`);
  const names = async () => (await deadLinks())[0].articles.map(({ title }: Json) => title);
  expect(await names()).toEqual(['Mended', 'Jars']);
  const saved = await server.call(owner, 'PATCH', `/article/${workspaceId}/${other.id}`, {
    requestId: nextRequestId(),
    baseVersion: other.version,
    ops: [{ op: 'remove', id: 'p' }],
  });
  expect(saved.status).toBe(200);
  expect(await names()).toEqual(['Jars']); // though nobody has checked the text again
  const path = `/url/${workspaceId}/articles/${articleId}/sources`;
  const { claims } = (await server.call(owner, 'GET', path)).body;
  const states = claims.map(({ key, state }: Json) => [key, state]).toSorted();
  expect(states).toEqual([
    ['https://a.example/', 'verified'],
    ['https://b.example/dead', 'dead'],
  ]);
  expect((await eventsOf(server, owner, jobPath(jobId))).at(-1)?.data).toEqual({
    type: 'finished',
  });
});

// §d.jobs.1 §d.jobs.2 §d.jobs.5
test('everybody in the workspace sees the job and follows it; who may write stops it', async () => {
  answer = () => new Promise(() => undefined);
  const { jobId } = (await start()).body;
  const reader = aGuest(false);
  await until(async () => (await listed(reader))[0]?.total === 2);
  const heard: (string | null)[] = [];
  const left = new AbortController();
  const following = (async () => {
    const lists = followJobs(server.deps, checkedId(workspaceId), reader.id, left.signal);
    for await (const message of lists) heard.push(message?.data.jobs[0]?.state ?? null);
  })();
  await until(() => heard.length === 1);
  expect((await server.call(reader, 'POST', `${jobPath(jobId)}/stop`)).status).toBe(403);
  expect((await server.call(aGuest(true), 'POST', `${jobPath(jobId)}/stop`)).status).toBe(200);
  await until(() => heard.at(-1) === 'stopped');
  left.abort();
  await following;
  expect(heard[0]).toBe('running');
  const skipped = await readJob(jobId, '?state=skipped');
  expect(skipped.steps.map(({ position }: Json) => position)).toEqual([0, 1]);
  expect((await readJob(jobId, '?state=done')).steps).toEqual([]);
});

// §d.tenants.1
test('nobody else can see, start or stop it', async () => {
  const { jobId } = (await start()).body;
  const stranger = await userWithWorkspace(server);
  const theirs = `/content/${stranger.workspaceId}/jobs/${jobId}`;
  const statusOf = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (await server.call(stranger.user, method, path, body)).status;
  expect(await statusOf('GET', jobPath(jobId))).toBe(404);
  expect(await statusOf('GET', theirs)).toBe(404);
  expect(await statusOf('POST', `${theirs}/stop`)).toBe(404);
  expect(
    await statusOf('POST', `/url/${workspaceId}/link-checks`, { requestId: nextRequestId() }),
  ).toBe(404);
  expect((await start(aGuest(false))).status).toBe(403);
  await server.call(owner, 'POST', `${jobPath(jobId)}/stop`);
  await until(() => isOver(jobId));
});

test('the same request is one job; another one is refused while it runs', async () => {
  answer = () => new Promise(() => undefined);
  const requestId = nextRequestId();
  const [one, again] = [await start(owner, requestId), await start(owner, requestId)];
  expect(again.body.jobId).toBe(one.body.jobId);
  expect(await start()).toMatchObject({ status: 409, body: { code: 'work_running' } });
  const both = await Promise.all([start(), start(aGuest(true))]);
  expect(both.map(({ status }) => status)).toEqual([409, 409]);
  await server.call(owner, 'POST', `${jobPath(one.body.jobId)}/stop`);
  await until(() => isOver(one.body.jobId));
});

// §d.jobs.1
test('what has ended is listed for an hour after its end, behind what runs', async () => {
  answer = async () => 'alive';
  const ended = (await start()).body.jobId;
  await until(() => isOver(ended));
  const { orm, now } = server.deps;
  const ago = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
  const change = (id: string, times: Partial<typeof job.$inferInsert>) =>
    orm
      .update(job)
      .set(times)
      .where(eq(job.id, checkedId<JobId>(id)));
  await change(ended, { createdAt: ago(5), finishedAt: ago(0.5) });
  answer = () => new Promise(() => undefined);
  const running = (await start()).body.jobId;
  await change(running, { createdAt: ago(9) });
  const ids = async () =>
    (await listed(owner)).map(({ jobId }) => jobId).filter((id) => [ended, running].includes(id));
  expect(await ids()).toEqual([running, ended]);
  await change(ended, { finishedAt: ago(1.5) });
  expect(await ids()).toEqual([running]);
  await server.call(owner, 'POST', `${jobPath(running)}/stop`);
});
