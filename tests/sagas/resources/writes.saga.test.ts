/** The writes table: what is shown at once is sent in turn, and kept or taken back. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { replaySession } from '#sagaLog/app/replaySession.ts';
import { fork } from '#sagas/lib/effects.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { writesSaga } from '#sagas/resources/writes.saga.ts';
import { runWorkflows } from '#sagas/root.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { auditWrites } from '#store/audit/audits.writes.ts';
import { ideaWrites } from '#store/ideas/ideas.writes.ts';
import type { ResourceArgs, ResourceName } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { writes } from '#store/resources/writes.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { dictionaryWrites } from '#store/spelling/dictionary.writes.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { voiceWrites } from '#store/voice/voice.writes.ts';
import { conversationWrites } from '#store/writing/conversations.writes.ts';
import { promptWrites } from '#store/writing/prompts.writes.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aConversation,
  anAnswer,
  anAudit,
  anIdea,
  aTopic,
  aTopicSearch,
  aUser,
  aVoice,
  idOf,
  noNetwork,
  someIdeas,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';
import { closePages, openArticle, startPage, startWorkflows } from '#tests/support/startPage.ts';
import { recordedBy } from '../../sagaLog/support/recordedPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const refuse = () => Promise.reject(noNetwork);

/** Answers once; then the connection is gone. */
function once<Answer>(answer: Answer) {
  let isRead = false;
  return async () => {
    if (isRead) throw noNetwork;
    isRead = true;
    return answer;
  };
}

const OF = { workspaceId };
const VOICE = aVoice(OF);
const SEARCH = aTopicSearch(OF);
const AUDIT = anAudit(OF);
const IDEA = anIdea();
const PROMPT = { id: VOICE.id, text: 'Shorter.' };
const TALK = aConversation();
const ofChat = { workspaceId, conversationId: TALK.id };

interface Case<N extends ResourceName = ResourceName> {
  readonly name: N;
  readonly args: ResourceArgs<N>;
  readonly ports: PortOverrides;
  readonly action: { readonly type: string };
}
const refused = <N extends ResourceName>(one: Case<N>) => one as unknown as Case;

const talks = {
  getOwnConversations: once({ ...OF, conversations: [TALK], last: true }),
  patchConversation: refuse,
  deleteConversation: refuse,
};

// §d.save.20
test.each([
  refused({
    name: 'dictionary',
    args: OF,
    ports: { dictionary: { getWords: once({ ...OF, words: ['Acme'] }), postWords: refuse } },
    action: dictionaryWrites.add({ ...OF, body: { words: ['gadget'] } }),
  }),
  refused({
    name: 'brandVoices',
    args: OF,
    ports: { brandVoice: { getVoices: once({ ...OF, voices: [VOICE] }), deleteVoice: refuse } },
    action: voiceWrites.remove({ ...OF, voiceId: VOICE.id }),
  }),
  refused({
    name: 'topicSearches',
    args: { ...OF, page: 0 },
    ports: {
      topic2: {
        getTopicSearches: once({ ...OF, searches: [SEARCH], page: 0, last: true }),
        deleteTopicSearch: refuse,
      },
    },
    action: topicWrites.removeSearch({ ...OF, topicSearchId: SEARCH.id }),
  }),
  refused({
    name: 'audits',
    args: { ...OF, page: 0 },
    ports: {
      contentAudit: {
        getAudits: once({ ...OF, audits: [AUDIT], page: 0, last: true }),
        deleteAudit: refuse,
      },
    },
    action: auditWrites.remove({ ...OF, auditId: AUDIT.id }),
  }),
  refused({
    name: 'ideas',
    args: OF,
    ports: {
      topic2: {
        getIdeas: once(someIdeas(OF)),
        patchIdea: refuse,
      },
    },
    action: ideaWrites.change({ ...OF, ideaId: IDEA.id, body: { state: 'dismissed' } }),
  }),
  refused({
    name: 'prompts',
    args: null,
    ports: { user: { getPrompts: once({ prompts: [PROMPT] }), deletePrompt: refuse } },
    action: promptWrites.remove({ promptId: PROMPT.id }),
  }),
  refused({
    name: 'ownConversations',
    args: OF,
    ports: { content: talks },
    action: conversationWrites.rename({ ...ofChat, body: { title: 'Another' } }),
  }),
])(
  'what is shown of $name is as it was once a change is refused',
  async ({ name, args, ports, action }) => {
    const page = await openArticle(ports);
    page.dispatch(resources.used({ name, args } as never));
    await page.pass();
    const shown = () => resources.selectEntry(page.state(), name, args as never)?.data;
    const before = shown();
    expect(before).toBeDefined();
    page.dispatch(action);
    const once = shown();
    expect(once).not.toEqual(before);
    page.dispatch(action); // twice is as once: what is read meanwhile may have it already
    expect(shown()).toEqual(once);
    await page.pass(10);
    expect(shown()).toEqual(before);
  },
);

const OF_SEARCH = { workspaceId, topicSearchId: SEARCH.id };
const TOPICS = { name: 'topics', args: OF_SEARCH } as const;
const [ONE, OTHER] = [idOf(61), idOf(62)] as const;
const mark = (topicId: string, isFavourite: boolean) =>
  topicWrites.mark({ workspaceId, topicId, body: { isFavourite } });

/** What becomes of a write. A lost one has arrived at the server, or has not. */
type Fate = 'kept' | 'refused' | 'lostOnTheWay' | 'answerLost';
const FATES = ['kept', 'refused', 'lostOnTheWay', 'answerLost'] as const;
const WAY_MS = 10;

/** A server with two topics. A read tells what was so when it arrived, and may be under way for long. */
function aServer(fates: readonly Fate[] = [], readMs = 1) {
  const left = [...fates];
  const marks = new Map([ONE, OTHER].map((id) => [id, false]));
  const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
  const ports = {
    topic: {
      async getTopics() {
        const topics = [...marks].map(([id, isFavourite]) => aTopic({ id, isFavourite }));
        await wait(readMs);
        return { search: SEARCH, topics };
      },
      async patchTopic({ topicId: id, body }) {
        const fate = left.shift() ?? 'kept';
        await wait(WAY_MS);
        if (fate === 'refused') throw anAnswer(409);
        if (fate === 'lostOnTheWay') throw noNetwork;
        marks.set(id, body.isFavourite);
        await wait(WAY_MS);
        if (fate === 'answerLost') throw noNetwork;
        return { id, ...body };
      },
    },
  } satisfies PortOverrides;
  return { ports, marks };
}

const marksIn = (state: Parameters<typeof resources.selectEntry>[0]) =>
  resources
    .selectEntry(state, 'topics', OF_SEARCH)
    ?.data?.topics.map(({ isFavourite }) => isFavourite);

function openTopics(ports: PortOverrides) {
  const workflows = { token: tokenSaga, resources: resourcesSaga, writes: writesSaga };
  const page = startWorkflows(workflows, ports, aUser());
  page.dispatch(resources.used(TOPICS));
  return { ...page, marks: () => marksIn(page.state()) };
}

describe('at rest, the page shows what the server has', () => {
  const threeFates = FATES.flatMap((a) =>
    FATES.flatMap((b) => FATES.map((c) => [a, b, c] as const)),
  );

  // §d.concurrent.3
  test.each(threeFates)(
    'after three clicks on a star the page shows what the server has: %s, %s, %s',
    async (...fates) => {
      for (const readMs of [1, 15, 100])
        for (const pauseMs of [0, 5, 25]) {
          const { ports, marks } = aServer(fates, readMs);
          const page = openTopics(ports);
          await page.pass(200);
          for (const isFavourite of [true, false, true]) {
            page.dispatch(mark(ONE, isFavourite));
            expect(page.marks()).toEqual([isFavourite, false]);
            await page.pass(pauseMs);
          }
          await page.pass(5000);
          expect({ readMs, pauseMs, marks: page.marks() }).toEqual({
            readMs,
            pauseMs,
            marks: [...marks.values()],
          });
          expect(writes.selectAll(page.state())).toEqual({});
          closePages();
        }
    },
  );

  test('a read that began before a write and ends after its answer is read again', async () => {
    const { ports, marks } = aServer([], 100);
    const page = openTopics(ports);
    page.dispatch(mark(ONE, true)); // during the first read
    await page.pass(1000);
    expect(page.marks()).toEqual([true, false]);
    page.dispatch(resources.refetchRequested(TOPICS));
    page.dispatch(mark(ONE, false));
    await page.pass(1000);
    expect(page.marks()).toEqual([...marks.values()]);
  });
});

test('the changes of one thing are sent one after the other; those of another one do not wait', async () => {
  const { ports } = aServer();
  const page = openTopics(ports);
  await page.pass(10);
  for (const [id, isFavourite] of [
    [ONE, true],
    [ONE, false],
    [OTHER, true],
  ] as const)
    page.dispatch(mark(id, isFavourite));
  expect(page.marks()).toEqual([false, true]);
  await page.pass();
  const sent = () =>
    page.callsOf('topic.patchTopic').map(({ args: [args] }) => {
      const { topicId, body } = args as Parameters<typeof topicWrites.mark>[0];
      return [topicId, body.isFavourite];
    });
  expect(sent()).toEqual([
    [ONE, true],
    [OTHER, true],
  ]);
  await page.pass(100);
  expect(sent()).toEqual([
    [ONE, true],
    [OTHER, true],
    [ONE, false],
  ]);
});

test('a refusal takes nothing away from a newer change that is shown', async () => {
  const { ports } = aServer(['refused', 'kept']);
  const page = openTopics(ports);
  await page.pass(10);
  page.dispatch(mark(ONE, true));
  page.dispatch(mark(OTHER, true));
  page.dispatch(mark(ONE, true));
  await page.pass(WAY_MS + 1); // the first is refused
  expect(notices.select(page.state())).toMatchObject([{ text: 'topicNotMarked' }]);
  expect(page.marks()).toEqual([true, true]);
  await page.pass(100);
  expect(page.marks()).toEqual([true, true]);
});

test('what is read while a change is under way has the change on top', async () => {
  const answer = deferred<never>();
  const { ports } = aServer();
  const page = openTopics({ topic: { ...ports.topic, patchTopic: () => answer.promise } });
  page.dispatch(mark(ONE, true)); // before anything is read
  await page.pass(10);
  expect(page.marks()).toEqual([true, false]);
  page.dispatch(resources.refetchRequested(TOPICS));
  await page.pass(10);
  expect(page.marks()).toEqual([true, false]);
  answer.reject(anAnswer(409));
  await page.pass();
  expect(page.marks()).toEqual([false, false]);
});

test('a refusal after what it was shown in is collected changes nothing that is read later', async () => {
  const answer = deferred<never>();
  const { ports } = aServer();
  const page = openTopics({ topic: { ...ports.topic, patchTopic: () => answer.promise } });
  await page.pass(10);
  page.dispatch(mark(ONE, true));
  page.dispatch(resources.released(TOPICS));
  await page.pass(10 * 60_000);
  expect(page.marks()).toBeUndefined();
  page.dispatch(resources.used(TOPICS));
  await page.pass(10);
  expect(page.marks()).toEqual([true, false]); // still under way
  page.dispatch(resources.released(TOPICS));
  await page.pass(10 * 60_000);
  answer.reject(anAnswer(409));
  await page.pass();
  page.dispatch(resources.used(TOPICS));
  await page.pass(10);
  expect(page.marks()).toEqual([false, false]);
});

test('a change that is asked for before the workflow runs is shown, and sent when it does', async () => {
  const { ports } = aServer();
  const page = startWorkflows({ token: tokenSaga, resources: resourcesSaga }, ports, aUser());
  page.dispatch(resources.used(TOPICS));
  await page.pass(10);
  page.dispatch(mark(ONE, true));
  expect(marksIn(page.state())).toEqual([true, false]);
  expect(page.callsOf('topic.patchTopic')).toEqual([]);
  page.begin(() => runWorkflows({ writes: writesSaga }));
  await page.pass(100);
  expect(page.callsOf('topic.patchTopic')).toHaveLength(1);
  expect(marksIn(page.state())).toEqual([true, false]);
});

test('an error of the page is reported and taken for a lost answer: what waits behind it is sent', async () => {
  const { ports } = aServer();
  let calls = 0;
  const page = openTopics({
    topic: {
      ...ports.topic,
      patchTopic(args) {
        calls += 1;
        if (calls === 1) throw new TypeError('x');
        return ports.topic.patchTopic(args);
      },
    },
  });
  await page.pass(10);
  page.dispatch(mark(ONE, true));
  page.dispatch(mark(ONE, true));
  await page.pass(100);
  expect(page.callsOf('errors.report')).toHaveLength(1);
  expect(page.marks()).toEqual([true, false]);
});

describe('a deletion', () => {
  const LIST = { name: 'topicSearches', args: { workspaceId, page: 0 } } as const;

  async function open(topic2: PortOverrides['topic2']) {
    let isThere = true;
    const page = await startPage({
      topic2: {
        getTopicSearches: async () => ({
          workspaceId,
          searches: isThere ? [SEARCH] : [],
          page: 0,
          last: true,
        }),
        async deleteTopicSearch({ topicSearchId }) {
          isThere = false;
          return { id: topicSearchId };
        },
        async restoreTopicSearch() {
          isThere = true;
          return SEARCH;
        },
        ...topic2,
      },
    });
    page.dispatch(resources.used(LIST));
    await page.pass();
    return {
      ...page,
      async remove() {
        page.dispatch(topicWrites.removeSearch(OF_SEARCH));
        await page.pass();
      },
      listed: () =>
        resources
          .selectEntry<'topicSearches'>(page.state(), 'topicSearches', LIST.args)
          ?.data?.searches.map(({ id }) => id),
      texts: () => notices.select(page.state()).map(({ text }) => text),
      async undo() {
        const notice = notices.select(page.state()).find(({ offer }) => offer === 'undo');
        page.dispatch(notices.undoRequested({ id: notice?.id ?? '' }));
        await page.pass();
      },
    };
  }

  test('a deletion is undone by its notice', async () => {
    const page = await open({});
    await page.remove();
    expect(page.listed()).toEqual([]);
    expect(page.texts()).toEqual(['topicSearchDeleted']);
    await page.undo();
    expect(page.listed()).toEqual([SEARCH.id]);
    expect(page.texts()).toEqual([]);
  });

  test('a deletion that is not undone in time stays, and says so if it cannot be undone', async () => {
    const page = await open({ restoreTopicSearch: () => Promise.reject(anAnswer(404)) });
    await page.remove();
    await page.undo();
    expect(page.listed()).toEqual([]);
    expect(page.texts()).toEqual(['topicSearchNotDeleted']);
    const late = await open({});
    await late.remove();
    await late.pass(10_000);
    expect(late.listed()).toEqual([]);
    expect(late.texts()).toEqual([]);
    expect(late.callsOf('topic2.restoreTopicSearch')).toEqual([]);
  });

  test('deleting what is gone already is no failure, and there is nothing to undo', async () => {
    const page = await open({ deleteTopicSearch: () => Promise.reject(anAnswer(404)) });
    await page.remove();
    expect(page.texts()).toEqual([]);
  });
});

test('a recorded session with lost answers replays exactly', async () => {
  const { ports } = aServer(['kept', 'answerLost', 'kept']);
  const page = await recordedBy({}, ports);
  page.dispatch(host.settled({ user: aUser() }));
  page.dispatch(resources.used(TOPICS));
  await page.pass(100);
  for (const isFavourite of [true, false, true]) page.dispatch(mark(ONE, isFavourite));
  await page.pass(15);
  page.dispatch(mark(OTHER, true));
  await page.pass(1000);
  expect(marksIn(page.state())).toEqual([true, true]);
  const state = page.state();
  const { divergence, state: replayed } = replaySession([...page.lines()]);
  page.close();
  expect(divergence).toBeNull();
  expect(replayed).toEqual(state);
});

/** Reads as what the table promises. */
test('a row is sent and kept', async () => {
  function* withTokens() {
    yield* fork(tokenSaga);
    yield* writesSaga();
  }
  const { ports } = aServer();
  const asked = mark(ONE, true);
  const plan = planOf(withTokens, { state: stateAfter(host.settled({ user: aUser() })), ports });
  const outcome = await plan
    .dispatch(asked)
    .put(writes.sent(asked.payload))
    .call(plan.services.topic.patchTopic, asked.payload.args as never)
    .put(writes.kept(asked.payload))
    .during(100);
  expect(writes.selectAll(outcome.state)).toEqual({});
});
