/** The conversation beside an article (docs/machines/chat.md), on a whole page with a fake clock. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ChatAsked, ChatTurn } from '#contract/writing/chat.schema.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { toolsSaga } from '#sagas/tools.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { page as pageSlice } from '#store/session/page.slice.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { NO_ARTICLE } from '#store/writing/chatState.ts';
import { conversationWrites } from '#store/writing/conversations.writes.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aChatAnswer,
  aConversation,
  aGroup,
  anAnswer,
  anArticle,
  aTurn,
  idOf,
  noNetwork,
  someLimits,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import {
  ARTICLE_ID as articleId,
  closePages,
  htmlOfBlocks,
  openArticle,
  startEarlyPage,
} from '#tests/support/startPage.ts';

const BLOCKS = [{ id: 'a', html: '<p>Jars break.</p>' }];
const conversationId = idOf(70);
const place = { type: 'blocks', blockIds: ['a'] } as const;
const DONE = aTurn({
  answer: aChatAnswer({
    state: 'finished',
    blocks: ['<p>Three weeks [1].</p>'],
    source: { model: 'm', prompt: 'chat', version: 1 },
  }),
});
const RUNNING = aTurn({ answer: aChatAnswer({ state: 'running' }) });

const opened = (...turns: ChatTurn[]) => ({
  getConversation: async () => ({ conversation: aConversation({ id: conversationId }), turns }),
});

/** The ids of the requests that ask a question. */
const requestsOf = ({ callsOf }: Pick<Awaited<ReturnType<typeof openArticle>>, 'callsOf'>) =>
  ['content.postConversation', 'content.postQuestion']
    .flatMap(callsOf)
    .map(({ args }) => (args[0] as { body: { requestId: string } }).body.requestId);

type Overrides = NonNullable<Parameters<typeof openArticle>[0]>;

async function setup(overrides: Overrides = {}) {
  const page = await openArticle({
    ...overrides,
    article: { getArticle: async () => anArticle({ blocks: BLOCKS }), ...overrides.article },
  });
  page.dispatch(chat.shown({ articleId, workspaceId }));
  await page.pass();
  const now = () => chat.select(page.state(), articleId);
  return {
    ...page,
    now,
    ask: async (text: string) => {
      page.dispatch(chat.typed({ articleId, text }));
      page.dispatch(chat.askRequested({ articleId }));
      await page.pass();
    },
    open: async () => {
      page.dispatch(chat.chosen({ articleId, conversationId }));
      await page.pass();
    },
    say: async (...events: GenerationEvent[]) => {
      for (const [at, event] of events.entries())
        page.streams.at(-1)?.say({ type: 'event', seq: at + 1, event });
      await page.pass(50);
    },
    blocks: () => htmlOfBlocks(page),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

describe('a question', () => {
  // §d.chat.1
  test('a question begins a conversation; its answer is shown as it grows', async () => {
    const page = await setup();
    await page.ask(' How long? ');
    expect(page.callsOf('content.postConversation')[0]?.args[0]).toMatchObject({
      articleId,
      body: { question: 'How long?', selection: null },
    });
    expect(page.now()).toMatchObject({ status: 'answering', typed: '', conversationId });
    await page.say(
      { type: 'started', model: 'm' },
      { type: 'answered', from: 0, blocks: ['<p>Three'] },
    );
    expect(page.now()?.turns[0]?.answer).toMatchObject({ state: 'running', blocks: ['<p>Three'] });
    await page.say({ type: 'answered', from: 0, blocks: ['<p>Three.</p>'] }, { type: 'finished' });
    expect(page.now()).toMatchObject({ status: 'ready' });
    expect(page.now()?.turns[0]?.answer).toMatchObject({ blocks: ['<p>Three.</p>'] });
  });

  // §d.chat.2
  test('a question is about the text that is selected when the writer turns to the field', async () => {
    const passage = () => ({ place, selectedText: ' Jars break. ' });
    const page = await setup({ editor: { passage } });
    page.dispatch(chat.selectionRequested({ articleId }));
    await page.pass();
    await page.ask('Why?');
    expect(page.callsOf('content.postConversation')[0]?.args[0]).toMatchObject({
      body: { selection: { blockId: 'a', text: 'Jars break.' } },
    });
  });

  // §d.chat.7
  test('a question follows the last answer; one that is edited takes the place of its earlier version', async () => {
    const page = await setup({ content: opened(DONE) });
    await page.open();
    await page.ask('And then?');
    expect(page.callsOf('content.postQuestion')[0]?.args[0]).toMatchObject({
      conversationId,
      body: { question: 'And then?', parentId: DONE.id },
    });
    await page.say({ type: 'finished' });
    page.dispatch(chat.editingBegun({ articleId, turnId: DONE.id }));
    expect(page.now()?.typed).toBe(DONE.question);
    await page.ask('How short?');
    expect(page.callsOf('content.postQuestion')[1]?.args[0]).toMatchObject({
      body: { question: 'How short?', parentId: null },
    });
  });

  test('a question that is asked again leaves what is typed in the field', async () => {
    const page = await setup({ content: opened(DONE) });
    await page.open();
    page.dispatch(chat.typed({ articleId, text: 'next' }));
    page.dispatch(chat.askRequested({ articleId, again: DONE.id }));
    await page.pass();
    expect(page.callsOf('content.postQuestion')[0]?.args[0]).toMatchObject({
      body: { question: DONE.question, parentId: null },
    });
    expect(page.now()?.typed).toBe('next');
  });

  test('a question that is empty, or asked while another one is answered, is not sent', async () => {
    const page = await setup({ content: opened(RUNNING) });
    await page.ask('  ');
    await page.open();
    await page.ask('Now?');
    expect(page.callsOf('content.postConversation')).toEqual([]);
    expect(page.callsOf('content.postQuestion')).toEqual([]);
    expect(page.now()?.typed).toBe('Now?');
  });

  test('a question that is asked twice at once is sent once', async () => {
    const page = await setup();
    page.dispatch(chat.typed({ articleId, text: 'How long?' }));
    page.dispatch(chat.askRequested({ articleId }));
    page.dispatch(chat.askRequested({ articleId }));
    await page.pass();
    expect(page.callsOf('content.postConversation')).toHaveLength(1);
  });

  test('a question that is refused is in the field again, with the reason', async () => {
    const postConversation = async () =>
      Promise.reject(anAnswer(409, { code: 'conversations_full' }));
    const page = await setup({ content: { postConversation } });
    await page.ask('How long?');
    expect(page.now()).toMatchObject({
      status: 'blank',
      typed: 'How long?',
      failure: 'conversations_full',
    });
  });

  // §d.chat.5
  test('a question whose answer is lost is the same request when it is asked again; another one is not', async () => {
    const failures = [noNetwork, anAnswer(429), anAnswer(401), noNetwork];
    const postConversation = async () => Promise.reject(failures.shift() ?? noNetwork);
    const page = await setup({ content: { postConversation } });
    for (let tries = 1; tries <= 3; tries += 1) await page.ask('How long?');
    expect(new Set(requestsOf(page)).size).toBe(1);
    await page.ask('How far?');
    expect(new Set(requestsOf(page)).size).toBe(2);
  });

  // §d.chat.5
  test('a question whose answer was lost is a new request once it is known what became of it', async () => {
    let isLost = true;
    const page = await setup({
      content: {
        ...opened(DONE),
        postQuestion: async ({ body: { question, parentId } }) => {
          if (isLost) throw noNetwork;
          const turn = aTurn({ id: idOf(73), parentId, question, jobId: idOf(74) });
          return {
            conversation: aConversation({ id: conversationId }),
            turn,
            limits: someLimits(),
          };
        },
      },
    });
    await page.open();
    await page.ask('And then?');
    page.dispatch(chat.left({ articleId })); // to look into another conversation
    await page.open();
    isLost = false;
    await page.ask('And then?');
    await page.say({ type: 'finished' });
    page.dispatch(chat.askRequested({ articleId, again: idOf(73) }));
    await page.pass();
    const [lost, repeated, again] = requestsOf(page);
    expect(repeated).toBe(lost);
    expect(again).toEqual(expect.any(String));
    expect(again).not.toBe(lost);
  });

  // §d.limits.6
  test('a question that the plan does not allow is in the field again; the modal says the rest', async () => {
    const postConversation = async () => Promise.reject(anAnswer(402, { code: 'limit_reached' }));
    const page = await setup({ content: { postConversation } });
    await page.ask('How long?');
    expect(page.now()).toMatchObject({ status: 'blank', typed: 'How long?', failure: null });
  });
});

// §d.chat.4
describe('after a reload', () => {
  test('a question that was sent is sent again under its request id', async () => {
    const { promise } = deferred<never>();
    const first = await setup({ content: { postConversation: () => promise } });
    await first.ask('How long?');
    const storage = Object.fromEntries(first.storage);
    const second = await setup({ storage: storageOf(storage) });
    const bodies = [first, second].map(
      (page) => page.callsOf('content.postConversation')[0]?.args[0],
    );
    expect(bodies[1]).toEqual(bodies[0]);
    expect(second.now()).toMatchObject({ status: 'answering', typed: '' });
  });

  test('a question that was sent in a conversation is shown behind what was said before', async () => {
    const { promise } = deferred<never>();
    const first = await setup({ content: { ...opened(DONE), postQuestion: () => promise } });
    await first.open();
    await first.ask('And then?');
    const storage = storageOf(Object.fromEntries(first.storage));
    const next = aTurn({ ...RUNNING, id: idOf(73), parentId: DONE.id });
    const second = await setup({ storage, content: opened(DONE, next) });
    const [body, again] = [first, second].map(
      (page) => page.callsOf('content.postQuestion')[0]?.args[0],
    );
    expect(again).toEqual(body);
    expect(second.now()).toMatchObject({ status: 'answering', conversationId, typed: '' });
    expect(second.now()?.turns).toEqual([DONE, next]);
    expect(second.streams.filter((stream) => stream.isHeard())).toHaveLength(1);
  });

  test('a question that is refused then is in the field of its conversation', async () => {
    const { promise } = deferred<never>();
    const first = await setup({ content: { ...opened(DONE), postQuestion: () => promise } });
    await first.open();
    await first.ask('And then?');
    const second = await setup({
      storage: storageOf(Object.fromEntries(first.storage)),
      content: {
        ...opened(DONE),
        postQuestion: async () => Promise.reject(anAnswer(409, { code: 'conversation_full' })),
      },
    });
    expect(second.now()).toMatchObject({
      status: 'ready',
      conversationId,
      typed: 'And then?',
      turns: [DONE],
    });
  });

  // §d.chat.5
  test.each([
    ['that begins a conversation', () => Promise.resolve()],
    ['in a conversation', (page: Awaited<ReturnType<typeof setup>>) => page.open()],
  ])(
    'a question %s whose answer was lost waits in the field; asked again, it is the same request',
    async (_, begin) => {
      const passage = () => ({ place, selectedText: 'Jars break.' });
      const lost = async () => Promise.reject(noNetwork);
      const content = { ...opened(DONE), postConversation: lost, postQuestion: lost };
      const first = await setup({ content, editor: { passage } });
      await begin(first);
      first.dispatch(chat.selectionRequested({ articleId }));
      await first.ask('Why?');
      const storage = storageOf(Object.fromEntries(first.storage));
      const second = await setup({ storage, content: opened(DONE) });
      expect(second.now()).toMatchObject({ typed: 'Why?' });
      expect(requestsOf(second)).toEqual([]);
      await second.ask('Why?');
      expect(requestsOf(second)).toEqual(requestsOf(first));
    },
  );

  // §d.chat.5
  test('a question that took the last unit is asked once more, and keeps its request', async () => {
    const { promise } = deferred<never>();
    const first = await setup({ content: { postConversation: () => promise } });
    await first.ask('How long?');
    let isAtTheDoor = true;
    const spent = someLimits({ aiFeatures: aGroup({ used: 1, total: 1 }) });
    const second = await setup({
      storage: storageOf(Object.fromEntries(first.storage)),
      limit: { getLimits: async () => spent },
      content: {
        postConversation: async () => {
          if (isAtTheDoor) throw anAnswer(402, { code: 'limit_reached' });
          return { conversation: aConversation(), turn: RUNNING, limits: spent };
        },
      },
    });
    expect(second.now()).toMatchObject({ status: 'blank', typed: 'How long?' });
    isAtTheDoor = false;
    await second.ask('How long?');
    expect(second.now()).toMatchObject({ status: 'answering' });
    const [sent] = requestsOf(first);
    expect(requestsOf(second)).toEqual([sent, sent]);
  });

  test('what an earlier version has kept is read', async () => {
    const kept = JSON.stringify({ typed: 'next', conversationId: null, pending: null });
    const page = await setup({ storage: { get: (key) => (key.includes('chat/') ? kept : null) } });
    expect(page.now()).toMatchObject({ status: 'blank', typed: 'next' });
  });

  test('the conversation is open again with what was typed, and its answer followed', async () => {
    const first = await setup({ content: opened(RUNNING) });
    await first.open();
    first.dispatch(chat.typed({ articleId, text: 'next' }));
    await first.pass();
    const storage = storageOf(Object.fromEntries(first.storage));
    const second = await setup({ storage, content: opened(RUNNING) });
    expect(second.now()).toMatchObject({ status: 'answering', typed: 'next', conversationId });
    expect(second.callsOf('generation.follow')).toHaveLength(1);
  });

  test('what cannot be read counts as nothing', async () => {
    const page = await setup({ storage: { get: () => '{"typed":1}' } });
    expect(page.now()).toMatchObject({ status: 'blank', typed: '' });
  });
});

const storageOf = (kept: Readonly<Record<string, string>>) => ({
  get: (key: string) => kept[key] ?? null,
});

describe('an answer', () => {
  test('an answer is stopped on request, and followed to its end', async () => {
    const page = await setup({ content: opened(RUNNING) });
    await page.open();
    page.dispatch(chat.stopRequested({ articleId }));
    await page.pass();
    expect(page.callsOf('content.stopJob')[0]?.args[0]).toMatchObject({ jobId: RUNNING.jobId });
    await page.say({ type: 'stopped', limits: someLimits() });
    expect(page.now()).toMatchObject({
      status: 'ready',
      turns: [{ answer: { state: 'stopped' } }],
    });
  });

  test('an answer that fails says why', async () => {
    const page = await setup({ content: opened(RUNNING) });
    await page.open();
    await page.say({ type: 'failed', code: 'model_busy', limits: someLimits() });
    expect(page.now()?.turns[0]?.answer).toMatchObject({ state: 'failed', failure: 'model_busy' });
  });

  test('an answer is not followed any more once another conversation is open', async () => {
    const page = await setup({ content: opened(RUNNING) });
    await page.open();
    page.dispatch(chat.left({ articleId }));
    await page.pass();
    expect(page.streams.at(-1)?.isHeard()).toBe(false);
    expect(page.callsOf('content.stopJob')).toEqual([]);
  });

  test('an answer of a conversation that was left is not followed, and that of the open one once', async () => {
    const { promise, resolve } = deferred<ChatAsked>();
    const page = await setup({
      content: { ...opened(RUNNING), postConversation: () => promise },
    });
    await page.ask('How long?');
    await page.open();
    const conversation = aConversation({ id: idOf(75) });
    resolve({ conversation, turn: aTurn({ id: idOf(76) }), limits: someLimits() });
    await page.pass();
    expect(page.now()).toMatchObject({ status: 'answering', conversationId, turns: [RUNNING] });
    expect(page.streams).toHaveLength(1);
  });

  test('an answer is followed to its end, and then the one that another tab asked for', async () => {
    const other = aTurn({ ...RUNNING, id: idOf(73), jobId: idOf(74) });
    const page = await setup({ content: opened(RUNNING, other) });
    await page.open();
    await page.say({ type: 'finished' });
    expect(page.streams).toHaveLength(2);
    await page.say({ type: 'finished' });
    expect(page.now()).toMatchObject({ status: 'ready' });
  });

  test('an answer whose stream is refused can be opened again', async () => {
    const page = await setup({ content: opened(RUNNING) });
    await page.open();
    page.streams.at(-1)?.say({ type: 'closed', error: anAnswer(404, { code: 'not_found' }) });
    await page.pass(50);
    expect(page.now()).toMatchObject({ status: 'ready', failure: 'not_found' });
    await page.ask('And then?'); // behind an answer that is not over
    expect(page.callsOf('content.postQuestion')).toEqual([]);
    expect(page.now()).toMatchObject({ typed: 'And then?', failure: 'not_found' });
  });

  test('an answer is copied without its citations', async () => {
    const page = await setup({ content: opened(DONE) });
    await page.open();
    page.dispatch(chat.copyRequested({ articleId, turnId: DONE.id }));
    await page.pass();
    expect(page.callsOf('clipboard.write')[0]?.args[0]).toEqual({
      text: 'Three weeks.',
      html: '<p>Three weeks.</p>',
    });
    expect(page.now()?.copied).toEqual({ turnId: DONE.id, isCopied: true });
  });

  // §d.chat.12
  test('an answer is offered for the selection, and put there as one undo step', async () => {
    const passage = () => ({ place, selectedText: 'Jars break.' });
    const page = await setup({ content: opened(DONE), editor: { passage } });
    await page.open();
    page.dispatch(chat.insertRequested({ articleId, turnId: DONE.id }));
    await page.pass();
    expect(page.now()?.insertion).toMatchObject({ before: BLOCKS[0]?.html, isOutdated: false });
    expect(page.blocks()).toEqual(BLOCKS.map(({ html }) => html));
    page.dispatch(chat.insertAccepted({ articleId }));
    await page.pass();
    expect(page.blocks()).toEqual(['<p>Three weeks.</p>']);
    expect(page.callsOf('editor.apply')).toHaveLength(1);
    expect(page.now()?.insertion).toBeNull();
  });

  // §d.chat.12
  test('an answer is not put over what was changed since', async () => {
    const passage = () => ({ place, selectedText: 'Jars break.' });
    const page = await setup({ content: opened(DONE), editor: { passage } });
    await page.open();
    page.dispatch(chat.insertRequested({ articleId, turnId: DONE.id }));
    await page.pass();
    const ops = [{ op: 'put', id: 'a', after: null, html: '<p>Jars bend.</p>' }] as const;
    page.dispatch(articleSave.edited({ articleId, ops }));
    page.dispatch(chat.insertAccepted({ articleId }));
    await page.pass();
    expect(page.blocks()).toEqual(['<p>Jars bend.</p>']);
    expect(page.now()?.insertion).toMatchObject({ isOutdated: true });
  });
});

test('a conversation that cannot be read says why, and can be opened again', async () => {
  let isDown = true;
  const page = await setup({
    content: {
      getConversation: async () => {
        if (isDown) throw noNetwork;
        return opened(DONE).getConversation();
      },
    },
  });
  await page.open();
  expect(page.now()).toMatchObject({ status: 'unread', failure: 'network' });
  isDown = false;
  await page.open();
  expect(page.now()).toMatchObject({ status: 'ready', failure: null });
});

// §d.chat.8
describe('a conversation that is open elsewhere too', () => {
  const other = aTurn({ ...RUNNING, id: idOf(73), parentId: DONE.id, jobId: idOf(74) });

  /** It is open and over; elsewhere, this happens. */
  async function meanwhile(getConversation: NonNullable<Overrides['content']>['getConversation']) {
    const turns = { now: opened(DONE) };
    const page = await setup({
      content: {
        getConversation: (of) =>
          (turns.now.getConversation as typeof getConversation)?.(of) as never,
      },
    });
    await page.open();
    page.dispatch(chat.typed({ articleId, text: 'And then?' }));
    turns.now = { getConversation } as typeof turns.now;
    page.dispatch(pageSlice.visible());
    page.dispatch(pageSlice.visible());
    await page.pass();
    return page;
  }

  // §d.chat.4
  test('a conversation that is open elsewhere too is read again when the page is looked at; its new answer is followed once, and what is typed stays', async () => {
    const page = await meanwhile(opened(DONE, other).getConversation);
    expect(page.now()).toMatchObject({
      status: 'answering',
      turns: [DONE, other],
      typed: 'And then?',
    });
    expect(page.streams.filter((stream) => stream.isHeard())).toHaveLength(1);
    await page.say({ type: 'finished' });
    expect(page.now()).toMatchObject({ status: 'ready', typed: 'And then?' });
  });

  // §d.chat.4
  test.each([
    ['was deleted, the panel is empty', 404, 'blank'],
    ['cannot be read, it stays as it is', 500, 'ready'],
  ])('a conversation that is open elsewhere, too: if it %s', async (_, status, expected) => {
    const page = await meanwhile(async () => Promise.reject(anAnswer(status)));
    expect(page.now()).toMatchObject({ status: expected, typed: 'And then?' });
  });
});

describe('the list of conversations', () => {
  const args = { workspaceId, articleId };
  const withList = async (overrides: Overrides = {}) => {
    const conversations = [aConversation({ id: conversationId })];
    const page = await setup({
      ...overrides,
      content: {
        ...opened(DONE),
        getConversations: async () => ({ articleId, conversations }),
        ...overrides.content,
      },
    });
    page.dispatch(resources.used({ name: 'conversations', args }));
    await page.pass();
    const titles = () =>
      resources
        .selectEntry<'conversations'>(page.state(), 'conversations', args)
        ?.data?.conversations.map(({ title }) => title);
    const texts = () => notices.select(page.state()).map(({ text }) => text);
    return { ...page, titles, texts };
  };

  test('the list of conversations shows another title at once, and the old one after a refusal', async () => {
    const { promise, reject } = deferred<never>();
    const page = await withList({ content: { patchConversation: () => promise } });
    page.dispatch(
      conversationWrites.rename({ workspaceId, conversationId, body: { title: 'Keeping' } }),
    );
    await page.pass();
    expect(page.titles()).toEqual(['Keeping']);
    reject(anAnswer(500));
    await page.pass();
    expect(page.titles()).toEqual(['How long do jars keep?']);
    expect(page.texts()).toContain('conversationNotRenamed');
  });

  test.each([
    ['deleted', 'deleteConversation', 'conversationNotDeleted'],
    ['restored', 'restoreConversation', 'conversationNotRestored'],
  ] as const)('says which conversation could not be %s', async (_what, port, text) => {
    const page = await withList({ content: { [port]: async () => Promise.reject(anAnswer(500)) } });
    page.dispatch(chat.removeRequested({ ...args, id: conversationId }));
    await page.pass();
    const undo = notices.select(page.state()).find(({ offer }) => offer === 'undo');
    if (undo) page.dispatch(notices.undoRequested({ id: undo.id }));
    await page.pass();
    expect(page.texts()).toEqual([text]);
  });

  test('the list of conversations offers Undo for a conversation that is deleted, which opens it again', async () => {
    const page = await withList();
    await page.open();
    page.dispatch(chat.removeRequested({ ...args, id: conversationId }));
    await page.pass();
    expect(page.titles()).toEqual([]);
    expect(page.now()).toMatchObject({ status: 'blank', conversationId: null });
    const [notice] = notices.select(page.state());
    page.dispatch(notices.undoRequested({ id: notice?.id ?? '' }));
    await page.pass();
    expect(page.callsOf('content.restoreConversation')).toHaveLength(1);
    expect(page.now()).toMatchObject({ status: 'ready', conversationId });
    expect(page.titles()).toEqual(['How long do jars keep?']);
  });
});

describe('a conversation on its own', () => {
  const articleIdOf = { articleId: NO_ARTICLE };
  const start = async (overrides: Overrides = {}) => {
    const page = await setup(overrides);
    page.dispatch(chat.shown({ ...articleIdOf, workspaceId }));
    await page.pass();
    return { ...page, own: () => chat.select(page.state(), NO_ARTICLE) };
  };

  // §d.chat.13 §d.chat.15
  test('a conversation on its own is asked without an article, and other windows hear of it', async () => {
    const tell = jest.fn();
    const page = await start({ lock: { tell } });
    page.dispatch(chat.typed({ ...articleIdOf, text: 'What of jars?' }));
    page.dispatch(chat.askRequested(articleIdOf));
    await page.pass();
    const [{ args: [asked] = [] } = {}] = page.callsOf('content.postOwnConversation');
    expect(asked).toMatchObject({ workspaceId, body: { question: 'What of jars?' } });
    expect(asked).not.toHaveProperty('articleId');
    expect(page.own()).toMatchObject({ status: 'answering', typed: '' });
    const name = `conversation/${page.own()?.conversationId}`;
    expect(tell).toHaveBeenCalledWith({ name, what: 'changed' });
  });

  // §d.chat.4
  test('a conversation on its own comes back after a reload, with what was typed, also where its page is open before the workflow is loaded', async () => {
    const first = await start({ content: opened(DONE) });
    first.dispatch(chat.chosen({ ...articleIdOf, conversationId }));
    await first.pass();
    first.dispatch(chat.typed({ ...articleIdOf, text: 'And tea?' }));
    await first.pass();
    const storage = storageOf(Object.fromEntries(first.storage));
    const page = await startEarlyPage({ storage, content: opened(DONE) });
    page.dispatch(chat.shown({ ...articleIdOf, workspaceId }));
    await page.pass();
    page.begin(toolsSaga);
    await page.pass();
    const now = chat.select(page.state(), NO_ARTICLE);
    expect(now).toMatchObject({ status: 'ready', typed: 'And tea?', turns: [DONE] });
  });

  // §d.chat.14
  test('a conversation on its own begins an article with an answer, without its citations', async () => {
    const page = await start({ content: opened(DONE) });
    page.dispatch(chat.chosen({ ...articleIdOf, conversationId }));
    await page.pass();
    page.dispatch(chat.articleRequested({ ...articleIdOf, turnId: DONE.id }));
    await page.pass();
    expect(articleWizard.select(page.state()).material).toMatchObject({
      title: DONE.question,
      notes: 'Three weeks.',
    });
  });
});

// §d.chat.15
test('a question that is asked in another window is shown here, with its answer as it grows', async () => {
  let hear = (_: { readonly name: string; readonly what: 'changed' }) => {};
  let turns = [DONE];
  const page = await setup({
    content: {
      getConversation: async () => ({ conversation: aConversation({ id: conversationId }), turns }),
    },
    lock: {
      hear: (listener: typeof hear) => {
        hear = listener;
        return () => undefined;
      },
    },
  });
  await page.open();
  turns = [DONE, { ...RUNNING, id: idOf(73), parentId: DONE.id, jobId: idOf(74) }];
  hear({ name: `conversation/${idOf(99)}`, what: 'changed' });
  await page.pass();
  expect(page.now()?.turns).toHaveLength(1);
  hear({ name: `conversation/${conversationId}`, what: 'changed' });
  await page.pass();
  expect(page.now()).toMatchObject({ status: 'answering' });
  await page.say({ type: 'answered', from: 0, blocks: ['<p>Two.</p>'] });
  expect(page.now()?.turns[1]?.answer.blocks).toEqual(['<p>Two.</p>']);
});
