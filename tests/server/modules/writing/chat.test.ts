import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { CHAT_LIMITS } from '#contract/writing/chat.route.ts';
import type { ChatAnswer } from '#contract/writing/chat.schema.ts';
import { articleSource } from '#db/schema/sources.ts';
import { job } from '#db/schema/work.ts';
import { chatTurn, conversation } from '#db/schema/writing.ts';
import type { ChatQuestion } from '#domain/writing/writingTask.ts';
import { embeddedEngine } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { type Engine, EngineError } from '#server/adapters/model/engine.ts';
import { retentionJob } from '#server/modules/writing/retention.job.ts';
import { CHAT } from '#server/prompts/chat.ts';
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
import { NO_PROPOSALS } from '#tests/support/engineRun.ts';

type Script = (asked: ChatQuestion, signal: AbortSignal) => AsyncIterable<readonly string[]>;

const says = (...blocks: string[]): Script =>
  async function* () {
    yield blocks;
  };

/** Answers what the test says. */
const engine: Engine & { script: Script; readonly asked: ChatQuestion[] } = {
  ...NO_PROPOSALS,
  model: 'scripted',
  asked: [],
  script: says(),
  async *write() {
    yield* [];
  },
  answer(question, { signal }) {
    this.asked.push(question);
    return this.script(question, signal);
  },
};

let server: TestServer;
let user: TestUser;
let workspaceId: string;
let articleId: string;
let passed = 0;

beforeAll(async () => {
  server = await testServer({
    engine,
    now: () => new Date(Date.now() + passed),
    retries: { retryLimit: 1, retryDelay: 0, retryBackoff: false },
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  engine.asked.length = 0;
  ({ user, workspaceId } = await userWithWorkspace(server));
  articleId = await anArticle();
});

async function anArticle(who = user, of = workspaceId): Promise<string> {
  const blocks = [
    { id: 'h', html: '<h1>Jars</h1>' },
    { id: 'a', html: '<p>Open jars keep for three weeks in a fridge.</p>' },
    { id: 'b', html: '<p>Lids are made of steel.</p>' },
  ];
  return (await server.call(who, 'POST', `/article/${of}`, { title: 'Jars', blocks })).body.id;
}

const ofArticle = () => `/content/${workspaceId}/articles/${articleId}/conversations`;
const ofConversation = (id: string) => `/content/${workspaceId}/conversations/${id}`;
const asking = (change: Json = {}) => ({
  requestId: nextRequestId(),
  question: 'How long do open jars keep?',
  selection: null,
  ...change,
});
const begin = (change: Json = {}, who = user) =>
  server.call(who, 'POST', ofArticle(), asking(change));
const ask = (id: string, change: Json = {}) =>
  server.call(user, 'POST', `${ofConversation(id)}/questions`, asking(change));
const eventsIn = async (jobId: string) =>
  (await eventsOf(server, user, `/content/${workspaceId}/jobs/${jobId}`)).map(({ data }) => data);
const read = async (id: string) => (await server.call(user, 'GET', ofConversation(id))).body;

/** A conversation whose first question is answered. */
async function answered(change: Json = {}): Promise<Json> {
  const { body } = await begin(change);
  await eventsIn(body.turn.jobId);
  return body;
}

/** That many conversations more, like this one. */
async function copies(of: string, count: number): Promise<void> {
  const { orm } = server.deps;
  const [kept] = (await orm.select().from(conversation)).filter(({ id }) => id === of);
  if (kept === undefined) throw new Error('no conversation');
  const rows = Array.from({ length: count }, () => {
    return { ...kept, id: checkedId<typeof kept.id>(crypto.randomUUID()) };
  });
  await orm.insert(conversation).values(rows);
}

describe('an answer', () => {
  // §d.chat.1 §d.evidence.2
  test('an answer streams, sanitised, is kept, and cites only passages that it was given', async () => {
    engine.script = says(
      '<p>Three weeks [2], or seven years [77].<img src="https://x.example/i.png"></p>',
      '<p onclick="x()">Steel<script>alert(1)</script> <code>a[2]</code></p>',
    );
    const { body, status } = await begin();
    expect(status).toBe(200);
    const events = await eventsIn(body.turn.jobId);
    const blocks = ['<p>Three weeks [2], or seven years.</p>', '<p>Steel <code>a[2]</code></p>'];
    expect(events.map(({ type }) => type)).toEqual([
      'started',
      'consulted',
      'answered',
      'finished',
    ]);
    expect(events[2]).toEqual({ type: 'answered', from: 0, blocks });
    const { turns, conversation: kept } = await read(body.conversation.id);
    expect(kept).toMatchObject({ title: 'How long do open jars keep?', questions: 1 });
    expect(turns[0].answer).toEqual({
      state: 'finished',
      model: 'scripted',
      blocks,
      citable: [
        {
          kind: 'block',
          number: 2,
          blockId: 'a',
          text: 'Open jars keep for three weeks in a fridge.',
        },
      ],
      leftOut: 0,
      source: { model: 'scripted', prompt: 'chat', version: CHAT.version },
      failure: null,
    } satisfies ChatAnswer);
  });

  // §d.chat.2
  test('an answer is made from the article as it is now, the selection and what was said before', async () => {
    engine.script = says('<p>Three weeks [2].</p>');
    const first = await answered();
    const selection = { blockId: 'b', text: 'made of steel' };
    const { body } = await ask(first.conversation.id, {
      question: 'And these?',
      selection,
      parentId: first.turn.id,
    });
    await eventsIn(body.turn.jobId);
    expect(engine.asked.at(-1)).toMatchObject({
      question: 'And these?',
      selection: 'made of steel',
      before: [{ question: 'How long do open jars keep?', answer: 'Three weeks.' }],
      title: 'Jars',
    });
    expect(engine.asked.at(-1)?.citable.map(({ text }) => text)).toContain('Jars');
  });

  // §d.chat.3
  test('an answer says how much of a long article there was no room for', async () => {
    engine.script = says('<p>Yes.</p>');
    const long = 'word '.repeat(2000);
    const blocks = Array.from({ length: 6 }, (_, at) => ({
      id: `l${at}`,
      html: `<p>${at} ${long}</p>`,
    }));
    const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { blocks });
    articleId = body.id;
    const asked = await answered();
    expect((await read(asked.conversation.id)).turns[0].answer.leftOut).toBe(3);
    const shown = engine.asked.at(-1)?.citable ?? [];
    expect(shown.reduce((chars, { text }) => chars + text.length, 0)).toBeLessThanOrEqual(32_000);
  });

  test('an answer is made from the part of a block that has to do with the question, if all of it is too long', async () => {
    engine.script = says('<p>Yes.</p>');
    const items = Array.from({ length: 6000 }, (_, at) => `<li>grinder number ${at}</li>`);
    items[4000] = '<li>The jar closes with a rubber ring.</li>';
    const blocks = [{ id: 'l', html: `<ul>${items.join('')}</ul>` }];
    const { body } = await server.call(user, 'POST', `/article/${workspaceId}`, { blocks });
    articleId = body.id;
    await answered({ question: 'How does the jar close?' });
    const shown = engine.asked.at(-1)?.citable ?? [];
    expect(shown.map(({ text }) => text).join('\n')).toContain('closes with a rubber ring');
    expect(shown.every(({ text }) => text.length <= 20_000)).toBe(true);
  });

  // §d.chat.4
  test('an answer begins anew when its worker died, and cites what the new one was shown', async () => {
    let runs = 0;
    engine.script = async function* () {
      runs += 1;
      yield runs === 1 ? ['<p>Begun [1].</p>', '<p>More'] : ['<p>Done [2].</p>'];
      if (runs === 1) throw new EngineError('model_unavailable', { isTransient: true });
    };
    const { body } = await begin();
    await eventsIn(body.turn.jobId);
    const [turn] = (await read(body.conversation.id)).turns;
    expect(turn.answer).toMatchObject({ state: 'finished', blocks: ['<p>Done [2].</p>'] });
    expect(turn.answer.citable.map(({ number }: Json) => number)).toEqual([2]);
  });
});

describe('what an answer costs', () => {
  const used = async (who = user) => (await server.call(who, 'GET', '/limit')).body.aiFeatures.used;

  // §d.chat.5
  test('what an answer costs is one use for a request id, and nothing after a failure', async () => {
    engine.script = says('<p>Yes.</p>');
    const before = await used();
    const body = asking();
    const [one, other] = await Promise.all([
      server.call(user, 'POST', ofArticle(), body),
      server.call(user, 'POST', ofArticle(), body),
    ]);
    expect(one.body.turn.id).toBe(other.body.turn.id);
    await eventsIn(one.body.turn.jobId);
    expect(await used()).toBe(before + 1);
    engine.script = async function* () {
      yield ['<p>Half'];
      throw new EngineError('model_refused_request', { isTransient: false });
    };
    const failed = await answered();
    expect(await used()).toBe(before + 1);
    expect((await read(failed.conversation.id)).turns[0].answer).toMatchObject({
      state: 'failed',
      failure: 'model_refused_request',
      blocks: ['<p>Half</p>'],
    });
  });

  // §d.chat.5 §d.limits.16
  test('what an answer costs stays after Stop once something was said', async () => {
    engine.script = async function* (_asked, signal) {
      yield ['<p>Half</p>'];
      await until(() => signal.aborted);
      signal.throwIfAborted();
    };
    const before = await used();
    const { body } = await begin();
    await until(async () => (await read(body.conversation.id)).turns[0].answer.blocks.length > 0);
    await server.call(user, 'POST', `/content/${workspaceId}/jobs/${body.turn.jobId}/stop`);
    await eventsIn(body.turn.jobId);
    expect((await read(body.conversation.id)).turns[0].answer).toMatchObject({
      state: 'stopped',
      blocks: ['<p>Half</p>'],
    });
    expect(await used()).toBe(before + 1);
  });

  // §d.chat.9
  test('an answer is not asked for more than twenty times a minute', async () => {
    engine.script = says('<p>Yes.</p>');
    const hasty = await userWithWorkspace(server);
    const id = await anArticle(hasty.user, hasty.workspaceId);
    const path = `/content/${hasty.workspaceId}/articles/${id}/conversations`;
    const once = async () => (await server.call(hasty.user, 'POST', path, asking())).status;
    const answers = await Promise.all(Array.from({ length: 21 }, once));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await used(hasty.user)).toBe(20);
  });
});

describe('a conversation', () => {
  // §d.chat.6
  test('a conversation exists for its author alone, with the jobs of its answers', async () => {
    engine.script = says('<p>Secret.</p>');
    const { conversation: mine, turn } = await answered();
    const guest = server.user();
    user.folder.guests.set(guest.id, { canWrite: true });
    const as = (who: TestUser, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      server.call(who, method, path, body).then(({ status }) => status);
    const article = `/article/${workspaceId}/${articleId}`;
    expect(await as(guest, 'GET', article)).toBe(200);
    expect((await server.call(guest, 'GET', ofArticle())).body.conversations).toEqual([]);
    const paths = [ofConversation(mine.id), `/content/${workspaceId}/jobs/${turn.jobId}`];
    for (const path of paths) {
      expect(await as(user, 'GET', path)).toBe(200);
      expect(await as(guest, 'GET', path)).toBe(404);
    }
    expect(await as(guest, 'GET', `${paths[1]}/events`)).toBe(404);
    expect(await as(guest, 'POST', `${paths[1]}/stop`)).toBe(404);
    expect(await as(guest, 'DELETE', ofConversation(mine.id))).toBe(404);
    expect(
      await as(guest, 'POST', `${ofConversation(mine.id)}/questions`, asking({ parentId: null })),
    ).toBe(404);
  });

  // §d.chat.6
  test('a conversation is out of reach once its author has lost the folder, and takes no question about a deleted article', async () => {
    engine.script = says('<p>Yes.</p>');
    const guest = server.user();
    user.folder.guests.set(guest.id, { canWrite: true });
    const { conversation: ofGuest } = (await begin({}, guest)).body;
    expect((await server.call(guest, 'GET', ofConversation(ofGuest.id))).status).toBe(200);
    user.folder.guests.delete(guest.id);
    expect((await server.call(guest, 'GET', ofConversation(ofGuest.id))).status).toBe(404);
    const { conversation: mine, turn } = await answered();
    await server.call(user, 'DELETE', `/article/${workspaceId}/${articleId}`);
    expect((await server.call(user, 'GET', ofArticle())).status).toBe(404);
    expect((await ask(mine.id, { parentId: turn.id })).status).toBe(404);
    expect((await begin()).status).toBe(404);
  });

  // §d.chat.7
  test('a conversation keeps every version of a question that was asked anew', async () => {
    engine.script = says('<p>Yes.</p>');
    const first = await answered();
    const { id } = first.conversation;
    const second = await ask(id, { question: 'Two?', parentId: first.turn.id });
    await eventsIn(second.body.turn.jobId);
    const edited = await ask(id, { question: 'One, edited?', parentId: null });
    await eventsIn(edited.body.turn.jobId);
    const { turns } = await read(id);
    expect(turns.map(({ question, parentId }: Json) => [question, parentId])).toEqual([
      ['How long do open jars keep?', null],
      ['Two?', first.turn.id],
      ['One, edited?', null],
    ]);
    const foreign = await answered();
    expect((await ask(id, { parentId: foreign.turn.id })).status).toBe(404);
  });

  test('a conversation takes no further question while what it follows is being answered', async () => {
    engine.script = async function* (_asked, signal) {
      await until(() => signal.aborted);
      yield [];
    };
    const { body } = await begin();
    const early = await ask(body.conversation.id, { parentId: body.turn.id });
    expect(early.status).toBe(409);
    expect(early.body.code).toBe('job_running');
    await server.call(user, 'POST', `/content/${workspaceId}/jobs/${body.turn.jobId}/stop`);
    await eventsIn(body.turn.jobId);
  });

  // §d.chat.8
  test('a conversation is renamed, deleted, restored, and removed for good a day later with its jobs', async () => {
    engine.script = says('<p>Yes.</p>');
    const { conversation: mine, turn } = await answered();
    const path = ofConversation(mine.id);
    const renamed = await server.call(user, 'PATCH', path, { title: '  Keeping  ' });
    expect(renamed.body.title).toBe('Keeping');
    await server.call(user, 'DELETE', path);
    expect((await server.call(user, 'GET', path)).status).toBe(404);
    expect((await server.call(user, 'GET', ofArticle())).body.conversations).toEqual([]);
    const back = await server.call(user, 'POST', `${path}/restore`);
    expect(back.body).toMatchObject({ id: mine.id, title: 'Keeping', questions: 1 });
    await server.call(user, 'DELETE', path);
    passed += 25 * 3_600_000;
    await retentionJob.run(server.deps, {}, new AbortController().signal, { isLast: true });
    const { orm } = server.deps;
    const left = async (table: typeof conversation | typeof chatTurn | typeof job, id: string) =>
      (await orm.select().from(table)).some((row) => row.id === id);
    expect(await left(conversation, mine.id)).toBe(false);
    expect(await left(chatTurn, turn.id)).toBe(false);
    expect(await left(job, turn.jobId)).toBe(false);
  });

  // §d.chat.8 §d.chat.5
  test('a conversation stops the answer that is being written when it is deleted, for free before its first word', async () => {
    let isStopped = false;
    engine.script = async function* (_asked, signal) {
      await until(() => signal.aborted);
      isStopped = true;
      yield* [];
      signal.throwIfAborted();
    };
    const used = async () => (await server.call(user, 'GET', '/limit')).body.aiFeatures.used;
    const before = await used();
    const { body } = await begin();
    const path = ofConversation(body.conversation.id);
    await until(() => engine.asked.length > 0);
    await server.call(user, 'DELETE', path);
    await until(() => isStopped);
    await eventsIn(body.turn.jobId);
    expect(await used()).toBe(before);
    await server.call(user, 'POST', `${path}/restore`);
    expect((await read(body.conversation.id)).turns[0].answer).toMatchObject({ state: 'stopped' });
  });

  // §d.chat.9
  test.each([
    ['an empty question', { question: ' ' }],
    ['a question that is too long', { question: 'x'.repeat(CHAT_LIMITS.questionChars + 1) }],
    [
      'a selection that is too long',
      { selection: { blockId: 'a', text: 'x'.repeat(CHAT_LIMITS.selectionChars + 1) } },
    ],
  ])('a conversation refuses %s', async (_title, change) => {
    expect((await begin(change)).status).toBe(422);
  });

  // §d.chat.9
  test('a conversation has an end, and so has the number of conversations', async () => {
    engine.script = says('<p>Yes.</p>');
    const { conversation: mine, turn } = await answered();
    const { orm } = server.deps;
    const [row] = (await orm.select().from(chatTurn)).filter(({ id }) => id === turn.id);
    if (row === undefined) throw new Error('no turn');
    const more = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    await orm.insert(chatTurn).values(
      more(BOUNDS.questions.most - 1).map((position) => {
        return { ...row, id: crypto.randomUUID(), position };
      }),
    );
    const full = await ask(mine.id, { parentId: turn.id });
    expect(full.status).toBe(409);
    expect(full.body.code).toBe('conversation_full');
    await copies(mine.id, BOUNDS.conversations.most - 1);
    const many = await begin();
    expect(many.status).toBe(409);
    expect(many.body.code).toBe('conversations_full');
  });

  // §d.chat.8 §d.chat.9
  test('a conversation comes back only if there is room for it', async () => {
    engine.script = says('<p>Yes.</p>');
    const { conversation: mine } = await answered();
    await copies(mine.id, BOUNDS.conversations.most - 1);
    const path = ofConversation(mine.id);
    expect((await server.call(user, 'POST', `${path}/restore`)).status).toBe(200); // it is there
    await server.call(user, 'DELETE', path);
    const other = await answered();
    const full = await server.call(user, 'POST', `${path}/restore`);
    expect(full.status).toBe(409);
    expect(full.body.code).toBe('conversations_full');
    expect((await server.call(user, 'GET', path)).status).toBe(404);
    await server.call(user, 'DELETE', ofConversation(other.conversation.id));
    expect((await server.call(user, 'POST', `${path}/restore`)).status).toBe(200);
  });
});

// §d.chat.10
test('without a model, an answer consists of passages of the article, and costs nothing', async () => {
  const without = await testServer({ engine: embeddedEngine });
  try {
    const { user: writer, workspaceId: of } = await userWithWorkspace(without);
    const blocks = [
      { id: 'a', html: '<p>Open <b>jars</b> keep for three weeks.</p>' },
      { id: 'b', html: '<p>Lids are made of steel.</p>' },
    ];
    const { body: article } = await without.call(writer, 'POST', `/article/${of}`, { blocks });
    const path = `/content/${of}/articles/${article.id}/conversations`;
    const { body } = await without.call(writer, 'POST', path, asking());
    await eventsOf(without, writer, `/content/${of}/jobs/${body.turn.jobId}`);
    const chat = `/content/${of}/conversations/${body.conversation.id}`;
    const [turn] = (await without.call(writer, 'GET', chat)).body.turns;
    expect(turn.answer).toMatchObject({
      model: null,
      blocks: ['<blockquote><p>Open jars keep for three weeks. [1]</p></blockquote>'],
      citable: [{ kind: 'block', blockId: 'a' }],
    });
    expect((await without.call(writer, 'GET', '/limit')).body.aiFeatures.used).toBe(0);
  } finally {
    await without.close();
  }
});

describe('a conversation about everything in a workspace', () => {
  const own = () => `/content/${workspaceId}/conversations`;
  const beginOwn = (question: string, who = user) =>
    server.call(who, 'POST', own(), { requestId: nextRequestId(), question });

  // §d.chat.13
  test('a conversation about everything in a workspace is answered from articles and sources that have its words, of this workspace alone', async () => {
    const stranger = await userWithWorkspace(server);
    await anArticle(stranger.user, stranger.workspaceId);
    await server.deps.orm.insert(articleSource).values({
      articleId: checkedId(articleId),
      url: 'https://jars.example/',
      title: 'All on jars',
      state: 'ok',
      paragraphs: ['A fridge keeps jars cold.', 'Tea is a leaf.'],
      words: 9,
      isCut: false,
      quotes: [],
      createdAt: new Date(),
    });
    engine.script = says('<p>Three weeks [2].</p>');
    const { status, body } = await beginOwn('How long do open jars keep?');
    expect(status).toBe(200);
    await eventsIn(body.turn.jobId);
    const asked = engine.asked.at(-1);
    expect(asked).toMatchObject({ title: '', selection: '' });
    expect(asked?.citable).toMatchObject([
      {
        kind: 'article',
        articleId,
        blockId: expect.any(String),
        title: 'Jars',
        text: 'Open jars keep for three weeks in a fridge.',
      },
      { kind: 'article', articleId, title: 'Jars', text: 'Jars' },
      { kind: 'page', url: 'https://jars.example/', text: 'A fridge keeps jars cold.' },
    ]);
    expect(asked?.relevant.map(({ text }) => text)).not.toContain('Jars');
    expect(body.conversation).toMatchObject({ articleId: null });
    expect(await read(body.conversation.id)).toMatchObject({ turns: [{ selection: null }] });
  });

  // §d.chat.5 §d.chat.6
  test('a conversation about everything in a workspace is charged once, listed by itself, and exists for its author alone', async () => {
    engine.script = says('<p>Yes.</p>');
    const request = { requestId: nextRequestId(), question: 'Jars?' };
    const used = async () => (await server.call(user, 'GET', '/limit')).body.aiFeatures.used;
    const before = await used();
    const first = await server.call(user, 'POST', own(), request);
    const again = await server.call(user, 'POST', own(), request);
    expect(again.body.turn.id).toBe(first.body.turn.id);
    await eventsIn(first.body.turn.jobId);
    expect(await used()).toBe(before + 1);
    const { body } = await server.call(user, 'GET', own());
    expect(body.conversations).toMatchObject([{ articleId: null, questions: 1 }]);
    expect((await server.call(user, 'GET', ofArticle())).body.conversations).toEqual([]);
    const other = await userWithWorkspace(server);
    expect((await server.call(other.user, 'GET', own())).status).toBe(404);
    const next = await ask(first.body.conversation.id, { parentId: first.body.turn.id });
    await eventsIn(next.body.turn.jobId);
    expect(engine.asked.at(-1)?.before).toEqual([{ question: 'Jars?', answer: 'Yes.' }]);
  });

  // §d.chat.9 §d.chat.13
  test('a conversation about everything in a workspace takes two questions at once one after the other, and so are two that begin at the limit', async () => {
    engine.script = says('<p>Yes.</p>');
    const { body } = await beginOwn('Jars?');
    await eventsIn(body.turn.jobId);
    const { id } = body.conversation;
    const questions = ['One?', 'Two?', 'Three?', 'Four?'];
    const asked = await Promise.all(
      questions.map((question) => ask(id, { question, parentId: body.turn.id })),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { turns } = await read(id);
    expect(turns.map(({ question }: Json) => question).toSorted()).toEqual(
      ['Jars?', ...questions].toSorted(),
    );
    await copies(id, BOUNDS.conversations.most - 2);
    const begun = await Promise.all(['Lids?', 'Tins?', 'Bags?'].map((it) => beginOwn(it)));
    expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});
