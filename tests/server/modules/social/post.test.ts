/** A social media post: an article of kind SMM that a job writes, here without a model. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Problem } from '#contract/lib/problem.ts';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { Engine } from '#server/adapters/model/engine.ts';
import {
  eventsOf,
  FREE,
  NEVER_READ_ONLY,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';
import { NO_PROPOSALS } from '#tests/support/engineRun.ts';
import { aVoiceBody } from '#tests/support/factories.ts';

/** What is at an address: its HTML, or why it cannot be read. */
const web = new Map<string, string | Problem>();

let server: TestServer;
let user: TestUser;
let workspaceId: string;
beforeAll(async () => {
  server = await testServer({
    async readWebPage(url) {
      const html = web.get(url) ?? new Problem('page_unreachable');
      if (html instanceof Problem) throw html;
      return {
        url,
        title: 'Jars',
        siteName: null,
        byline: null,
        around: { words: 0, example: '' },
        language: null,
        html,
      };
    },
  });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

const FIGURE = 'Glass keeps the coffee fresh for 12 weeks, and a tin does so for 26 days.';

const ask = (path: string, change: object = {}, of = { server, user, workspaceId }) =>
  of.server.call(of.user, 'POST', `/post/${of.workspaceId}${path}`, {
    requestId: nextRequestId(),
    topic: '',
    notes: '',
    url: null,
    keywords: ['coffee jar'],
    language: 'en',
    channels: ['x', 'linkedin', 'x'],
    variants: 1,
    hasHashtags: true,
    hasEmoji: false,
    link: 'https://example.com/jars',
    ...change,
  });

const eventsIn = async (jobId: string) => {
  const events = await eventsOf(server, user, `/content/${workspaceId}/jobs/${jobId}`);
  return events.map(({ data }) => data);
};

const textsOf = async (jobId: string) =>
  (await eventsIn(jobId)).flatMap(({ type, html }) => (type === 'put' ? [html] : []));

const LONG = 'A jar keeps what is in it for a long time, and nobody has to think of it. ';
const SECTIONS = ['Why', 'How', 'When'].flatMap((heading, at) => [
  { id: `h${at}`, html: `<h2>${heading}</h2>` },
  { id: `p${at}`, html: `<p>${heading} glass: ${FIGURE} ${LONG}${LONG}</p>` },
]);

const IMAGE =
  '<figure><img src="https://example.com/jar.png" alt="A jar" width="1600" height="900"></figure>';

// §d.posts.11
test('the images of the article stand behind the texts, also if the post is one of several', async () => {
  const article = await anArticle([...SECTIONS, { id: 'i', html: IMAGE }]);
  const htmlsOf = async (id: string) => {
    const { blocks } = (await server.call(user, 'GET', `/article/${workspaceId}/${id}`)).body;
    return blocks.map(({ html }: { html: string }) => html);
  };
  const one = (await ask(`/${article}`, { channels: ['x'] })).body;
  await eventsIn(one.jobId);
  expect(await htmlsOf(one.article.id)).toEqual([IMAGE]); // the page adds the texts as they come
  const { jobId } = (await ask(`/${article}/posts`, { channels: ['x'], count: 2 })).body;
  const [first] = (await ended(jobId)).steps;
  expect(await htmlsOf(first.outcome)).toEqual([
    expect.stringContaining('data-channel="x"'),
    IMAGE,
  ]);
});

const anArticle = async (
  blocks: readonly object[] = SECTIONS,
  of = { server, user, workspaceId },
) => {
  const body = { title: 'Jars', language: 'en', blocks };
  const { body: made } = await of.server.call(of.user, 'POST', `/article/${of.workspaceId}`, body);
  return String(made.id);
};

const workOf = async (jobId: string, of = { server, user, workspaceId }) =>
  (await of.server.call(of.user, 'GET', `/content/${of.workspaceId}/jobs/${jobId}`)).body;

const ended = async (jobId: string, of = { server, user, workspaceId }) => {
  await until(async () => isJobOver((await workOf(jobId, of)).job.state));
  return workOf(jobId, of);
};

// §d.posts.8
test('several posts of an article are a job in steps: each is of another part, and counts once', async () => {
  const before = await used();
  const article = await anArticle();
  const request = { count: 5, requestId: nextRequestId() };
  const first = (await ask(`/${article}/posts`, request)).body;
  expect(first.posts).toBe(3);
  expect((await ask(`/${article}/posts`, request)).body).toEqual(first);
  const { job, steps } = await ended(first.jobId);
  expect(job).toMatchObject({ kind: 'posts', state: 'finished', done: 3, total: 3 });
  expect(steps.map(({ key }: { key: string }) => key)).toEqual(['1. Why', '2. How', '3. When']);
  expect(await used()).toBe(before + 3);
  const read = async (id: string) =>
    (await server.call(user, 'GET', `/article/${workspaceId}/${id}`)).body;
  const [, how] = steps.map(({ outcome }: { outcome: string }) => outcome);
  const post = await read(how);
  expect(post).toMatchObject({
    type: 'SMM',
    title: 'Jars – 2. How',
    meta: { isEmptyArticle: false },
  });
  expect(post.blocks[0].html).toContain('How glass');
  expect(post.blocks[0].html).not.toContain('Why glass');
  expect((await server.call(user, 'GET', '/limit/usage')).body.content[0]).toMatchObject({
    what: 'posts',
    limitName: 'smm',
    state: 'charged',
    tokens: null,
  });
});

const TWO_POSTS = { ...LIMIT_PLANS, free: { ...LIMIT_PLANS.free, smm: 2 } };

// §d.posts.8
test('beyond the limit of the month, no further post is made or counted; with none left, nothing is begun', async () => {
  const lenient = await testServer({ dates: NEVER_READ_ONLY, limits: TWO_POSTS });
  try {
    const of = { server: lenient, ...(await userWithWorkspace(lenient, FREE)) };
    const article = await anArticle(SECTIONS, of);
    const { jobId } = (await ask(`/${article}/posts`, { count: 3 }, of)).body;
    const { job, steps } = await ended(jobId, of);
    expect(job).toMatchObject({ state: 'partial', done: 2, failed: 1 });
    expect(steps.map(({ error }: { error: string }) => error).sort()).toEqual([
      'limit_reached',
      null,
      null,
    ]);
    expect((await lenient.call(of.user, 'GET', '/limit')).body.smm).toMatchObject({ used: 2 });
    expect((await ask(`/${article}/posts`, { count: 3 }, of)).status).toBe(402);
  } finally {
    await lenient.close();
  }
});

/** Writes one post; each further one waits for its end. */
const engine: Engine & { asked: number; tones: (string | undefined)[] } = {
  ...NO_PROPOSALS,
  model: 'scripted',
  asked: 0,
  tones: [],
  async *write(task, { signal }) {
    this.asked += 1;
    this.tones.push(task.kind === 'post' ? task.voice?.tone : 'no post');
    if (this.asked > 1) {
      await until(() => signal.aborted);
      signal.throwIfAborted();
    }
    if (task.kind === 'post') yield { type: 'block', at: 0, html: `<p>${task.topic}</p>` };
  },
};

// §d.posts.8
test('Stop keeps the posts that are made, and only they count; what a model wrote says so', async () => {
  const scripted = await testServer({ engine });
  try {
    const of = { server: scripted, ...(await userWithWorkspace(scripted)) };
    const article = await anArticle(SECTIONS, of);
    const said = aVoiceBody();
    const voices = `/brandVoice/${of.workspaceId}`;
    const aVoiceOf = async (tone: string, isDefault: boolean) => {
      const body = { ...said, name: tone, tone, isDefault, requestId: nextRequestId() };
      return (await scripted.call(of.user, 'POST', voices, body)).body.id;
    };
    await aVoiceOf('Of the workspace', true);
    const own = { choice: 'voice', voiceId: await aVoiceOf('Of the article', false) };
    await scripted.call(of.user, 'PUT', `${voices}/articles/${article}/voice`, own);
    const { jobId } = (await ask(`/${article}/posts`, { count: 3 }, of)).body;
    const made = async () =>
      (await workOf(jobId, of)).steps.filter(({ state }: { state: string }) => state === 'done');
    await until(async () => engine.asked > 1 && (await made()).length === 1);
    await scripted.call(of.user, 'POST', `/content/${of.workspaceId}/jobs/${jobId}/stop`);
    expect((await ended(jobId, of)).job).toMatchObject({ state: 'stopped', done: 1 });
    expect(new Set(engine.tones)).toEqual(new Set(['Of the workspace'])); // as the wizard says
    expect((await scripted.call(of.user, 'GET', '/limit')).body.smm.used).toBe(1);
    const [{ key, outcome }] = await made();
    const topic = key.replace(/^\d\. /, '');
    const path = `/article/${of.workspaceId}/${outcome}`;
    expect((await scripted.call(of.user, 'GET', path)).body.blocks).toMatchObject([
      {
        html: `<p>${topic}</p>`,
        origins: [{ kind: 'ai', model: 'scripted', prompt: 'post', text: topic }],
      },
    ]);
    const { body: list } = await scripted.call(
      of.user,
      'GET',
      `/article/${of.workspaceId}?type=SMM`,
    );
    expect(list.content).toHaveLength(1);
  } finally {
    await scripted.close();
  }
});

// §d.posts.8
test('an article without text gives no posts', async () => {
  const article = await anArticle([{ id: 'h', html: '<h2>Why</h2>' }]);
  expect((await ask(`/${article}/posts`, { count: 2 })).status).toBe(422);
});

const used = async () => (await server.call(user, 'GET', '/limit')).body.smm.used;

// §d.posts.1 §d.posts.4 §d.posts.5
test('a post of an article has its own sentences for each channel; the same request twice is one post and one unit', async () => {
  const blocks = [
    { id: 'h', html: '<h2>A heading that is no sentence of this article</h2>' },
    { id: 'p', html: `<p>It is so. ${FIGURE}</p>` },
  ];
  const original = await server.call(user, 'POST', `/article/${workspaceId}`, {
    title: 'Jars',
    blocks,
  });
  const before = await used();
  const requestId = nextRequestId();
  const path = `/${original.body.id}`;
  const [first, second] = await Promise.all([ask(path, { requestId }), ask(path, { requestId })]);
  expect(first.status).toBe(200);
  const { article, jobId } = first.body;
  expect(second.body).toMatchObject({ jobId, article: { id: article.id } });
  expect(article).toMatchObject({ type: 'SMM', title: 'Jars', generation: { kind: 'post' } });
  expect(await textsOf(jobId)).toEqual([
    `<p data-channel="x" data-variant="1">${FIGURE}<br><br>https://example.com/jars<br>#CoffeeJar</p>`,
    `<p data-channel="linkedin" data-variant="1">${FIGURE}<br><br>https://example.com/jars<br>#CoffeeJar</p>`,
  ]);
  expect(await used()).toBe(before + 1);
});

// §d.posts.4
test('without anything to write from, nothing is created or counted', async () => {
  const before = await used();
  expect((await ask('')).body).toMatchObject({ code: 'invalid_input', fields: { topic: /./ } });
  expect((await ask(`/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await ask('', { topic: 'Jars', channels: [] })).status).toBe(422);
  expect((await ask('', { topic: 'Jars', link: 'javascript:alert(1)' })).status).toBe(422);
  expect(await used()).toBe(before);
});

// §d.posts.4
test.each([
  'address_not_allowed',
  'page_unreadable',
  'page_too_large',
  'page_unreachable',
] as const)(
  'a web page that is %s fails the post, which is free; continued, it is read again',
  async (code) => {
    const before = await used();
    const url = `https://example.com/${code}`;
    web.set(url, new Problem(code));
    const { jobId } = (await ask('', { url, channels: ['x'] })).body;
    const events = await eventsIn(jobId);
    expect(events.at(-1)).toMatchObject({ type: 'failed', code });
    expect(events.filter(({ type }) => type === 'put')).toEqual([]);
    expect(await used()).toBe(before);
    web.set(url, `<p>${FIGURE}</p>`);
    const path = `/content/${workspaceId}/jobs/${jobId}/continue`;
    expect((await server.call(user, 'POST', path)).status).toBe(200);
    expect(await textsOf(jobId)).toEqual([expect.stringContaining(FIGURE)]);
    expect(await used()).toBe(before + 1);
  },
);

// §d.posts.4
test('a spent limit stops it, and the list shows posts under their kind', async () => {
  const lenient = await testServer({ works: false, dates: NEVER_READ_ONLY });
  const of = { server: lenient, ...(await userWithWorkspace(lenient, FREE)) };
  const answers: number[] = [];
  while (answers.length < 13) answers.push((await ask('', { topic: 'Jars' }, of)).status);
  expect(answers).toEqual([...Array(12).fill(200), 402]);
  const { body } = await lenient.call(of.user, 'GET', `/article/${of.workspaceId}?type=SMM`);
  expect(body.content).toHaveLength(10);
  await lenient.close();
});
