/** Modals that the product shows by itself: which, when, once, and never in the middle of something. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UserConfig } from '#contract/session/user.schema.ts';
import { MODALS, type ModalName } from '#domain/access/modals.ts';
import { ANSWERED_CLOSE_MS, QUESTIONNAIRE_DELAY_MS } from '#domain/access/questionnaire.ts';
import { modalsSaga } from '#sagas/access/modals.saga.ts';
import { modals } from '#store/access/modals.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { token } from '#store/session/token.slice.ts';
import {
  aConfig,
  anAnswer,
  aQuestionnaire,
  aSetup,
  aToken,
  aUser,
  idOf,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import { type PortOverrides, storageIn } from '#tests/support/fakeServices.ts';
import { inWorkspace, signedIn, withArticle } from '#tests/support/pageStates.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const FLAGS = ['ai_seo_promo_news_modal', 'flipper_release_news_modal'];
const URL_OF_NEWS = 'https://scaler.example';
const settings = config.read(aConfig({ news: { repurposingUrl: URL_OF_NEWS } }));
/** On a page of their workspace, with these flags. */
const onPage = (flags: readonly string[] = FLAGS) =>
  inWorkspace({}, settings, host.flagsRead(flags));
const asking = () => onPage([]);

const shown = (...names: ModalName[]): UserConfig =>
  Object.fromEntries(names.map((name) => [MODALS[name].key, 1]));

/** The config of the account, as the server has it. */
function stored(at: UserConfig = {}, ports: PortOverrides = {}) {
  const server = { config: at };
  const user: PortOverrides['user'] = {
    getConfig: async () => server.config,
    async postConfig({ body }) {
      server.config = body;
      return body;
    },
    ...ports.user,
  };
  return { server, ports: { ...ports, user } };
}

const ROLE = { user_role: 'blogger' } as const;
const ALL = {
  ...ROLE,
  user_business: 'blog',
  user_content: 'no_plan',
  user_expenses: 'nothing',
  user_team: 'alone',
} as const;
const submitted = (answers: typeof ROLE | typeof ALL, workspaceId: string | null = WORKSPACE_ID) =>
  modals.submitted({ workspaceId, answers });
/** The answers that wait on the device. */
const kept = (storage: ReadonlyMap<string, string>) =>
  JSON.parse(storage.get(`answers:${aUser().id}`) ?? 'null');

// §2.modals.8 §3.config.2
test.each<[due: ModalName | null, before: UserConfig]>([
  ['aiSeoPromo', {}],
  ['repurposingNews', shown('aiSeoPromo')],
  ['questionnaire', shown('aiSeoPromo', 'repurposingNews')],
  [null, shown('aiSeoPromo', 'repurposingNews', 'questionnaire')],
])('%s is shown after what was shown before, and the time is stored', async (due, before) => {
  const { server, ports } = stored({ theme: 'dark', ...before });
  const { state } = await planOf(modalsSaga, { state: onPage(), ports })
    .dispatch(modals.loaded())
    .during(QUESTIONNAIRE_DELAY_MS + 100);
  expect(modals.selectModal(state)).toBe(due);
  expect(modals.selectStatus(state)).toBe(due === null ? 'idle' : 'open');
  expect(Object.keys(server.config)).toEqual([
    'theme',
    ...Object.keys(before),
    ...(due === null ? [] : [MODALS[due].key]),
  ]);
});

test('one is shown in a visit: the next one waits for another', async () => {
  const { callsOf, state } = await planOf(modalsSaga, { state: onPage(), ...stored() })
    .dispatch(modals.loaded())
    .delay(10)
    .dispatch(modals.closed())
    .during(60_000);
  expect(modals.selectStatus(state)).toBe('idle');
  expect(callsOf('user.postConfig')).toHaveLength(1);
});

// §6.news.1 §2.modals.9 §d.flags.6
test('somebody with the no-news permission sees none, the questionnaire neither', async () => {
  const user = aUser({ permissions: { noNews: true } });
  for (const flags of [FLAGS, []]) {
    const state = stateAfter(
      settings,
      host.flagsRead(flags.length === 0 ? ['humanization'] : flags),
      host.settled({ user }),
      token.requested(),
      token.received(aToken()),
      folderSetup.started(),
      folderSetup.read(aSetup()),
      folderSetup.opened(),
    );
    const { callsOf } = await planOf(modalsSaga, { state, ...stored() }).during(10_000);
    expect(callsOf('user.getQuestionnaire')).toEqual([]);
    expect(callsOf('page.free')).toEqual([]);
  }
});

// §6.paid.3 §4.questionnaire.2
test('somebody on the free plan is not asked', async () => {
  const free = inWorkspace(
    {},
    settings,
    token.rejected(),
    token.received(aToken({ plan: 'free' })),
  );
  const { callsOf } = await planOf(modalsSaga, { state: free, ...stored() }).during(10_000);
  expect(callsOf('user.getQuestionnaire')).toEqual([]);
});

test('nothing is shown before there is a workspace', async () => {
  const { callsOf } = await planOf(modalsSaga, {
    state: signedIn(settings, host.flagsRead(FLAGS)),
    ...stored(),
  }).during(10_000);
  expect(callsOf('user.getConfig')).toEqual([]);
});

// §9.cache.6 §7.calls.10
test.each<[what: string, user: NonNullable<PortOverrides['user']>, asked: number]>([
  ['the config', { getConfig: () => Promise.reject(anAnswer(503)) }, 0],
  ['the questionnaire', { getQuestionnaire: () => Promise.reject(anAnswer(503)) }, 1],
])(
  'where %s cannot be read, nothing is shown and nothing is tried again',
  async (_, user, asked) => {
    const { callsOf, state } = await planOf(modalsSaga, {
      state: asking(),
      ports: stored({}, { user }).ports,
    }).during(60_000);
    expect(modals.selectStatus(state)).toBe('idle');
    expect(callsOf('user.getQuestionnaire')).toHaveLength(asked);
    expect(callsOf('errors.report').length).toBeGreaterThan(0);
  },
);

// §4.questionnaire.2
test('who has answered one of the three questions is not asked again', async () => {
  const user = { getQuestionnaire: async () => aQuestionnaire({ user_team: 'alone' }) };
  const { ports } = stored({}, { user });
  const { state } = await planOf(modalsSaga, { state: asking(), ports }).during(10_000);
  expect(modals.selectStatus(state)).toBe('idle');
});

// §4.questionnaire.1 §9.questionnaire.1 §d.values.1 §4.questionnaire.3
test('the questionnaire appears after two seconds, and the time is stored then', async () => {
  const { server, ports } = stored();
  const open = (ms: number) =>
    planOf(modalsSaga, { state: asking(), ports }).dispatch(modals.loaded()).during(ms);
  const before = await open(QUESTIONNAIRE_DELAY_MS - 1);
  expect(modals.selectStatus(before.state)).toBe('waiting');
  expect(server.config).toEqual({});
  const after = await open(QUESTIONNAIRE_DELAY_MS);
  expect(modals.selectStatus(after.state)).toBe('open');
  expect(server.config).toEqual({ user_question_modal: Date.now() });
});

test('it waits until what draws it is there, and until nobody is interrupted', async () => {
  let isFree = false;
  const free = async () => {
    while (!isFree) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const { ports } = stored({}, { page: { free } });
  const loading = await planOf(modalsSaga, { state: onPage(), ports }).during(10_000);
  expect(modals.selectStatus(loading.state)).toBe('loading');
  const plan = planOf(modalsSaga, { state: onPage(), ports }).dispatch(modals.loaded());
  const running = plan.delay(20_000).during(1000);
  await jest.advanceTimersByTimeAsync(0);
  isFree = true;
  expect(modals.selectStatus((await running).state)).toBe('open');
  isFree = false;
  const typing = await planOf(modalsSaga, { state: onPage(), ports })
    .dispatch(modals.loaded())
    .during(50_000);
  expect(modals.selectStatus(typing.state)).toBe('waiting');
});

test('what another tab has shown meanwhile is not shown again', async () => {
  const { server, ports } = stored(
    {},
    {
      page: {
        async free() {
          server.config = shown('aiSeoPromo');
        },
      },
    },
  );
  const { state, callsOf } = await planOf(modalsSaga, { state: onPage(), ports })
    .dispatch(modals.loaded())
    .during(1000);
  expect(modals.selectStatus(state)).toBe('idle');
  expect(callsOf('user.postConfig')).toEqual([]);
});

// §8.errors.9
test('a time that cannot be stored is logged, and the modal stays', async () => {
  const user = { postConfig: () => Promise.reject(anAnswer(500)) };
  const { state, callsOf } = await planOf(modalsSaga, {
    state: onPage(),
    ports: stored({}, { user }).ports,
  })
    .dispatch(modals.loaded())
    .during(60_000);
  expect(modals.selectStatus(state)).toBe('open');
  expect(callsOf('errors.report')).toHaveLength(1);
  expect(notices.select(state)).toEqual([]);
});

// §2.modals.5
test.each([
  ['a new article', () => onPage(), '/articles/create'],
  [
    'the article that is open',
    () => withArticle(settings, host.flagsRead(FLAGS)),
    `/articles/${idOf(1)}`,
  ],
])('“Try it out” goes to %s', async (_, state, to) => {
  const plan = planOf(modalsSaga, { state: state(), ...stored() })
    .dispatch(modals.loaded())
    .delay(10)
    .dispatch(modals.accepted({ modal: 'aiSeoPromo' }));
  plan.put({ type: 'router/navigationRequested', payload: { to } });
  expect(modals.selectStatus((await plan.during(100)).state)).toBe('idle');
});

// §2.modals.7
test('“Test it out!” closes the modal, and nothing else: it is a link', async () => {
  const state = onPage(['flipper_release_news_modal']);
  const plan = planOf(modalsSaga, { state, ...stored() })
    .dispatch(modals.loaded())
    .delay(10)
    .dispatch(modals.accepted({ modal: 'repurposingNews' }));
  plan.not.put({ type: 'router/navigationRequested', payload: { to: '/articles/create' } });
  expect(modals.selectStatus((await plan.during(100)).state)).toBe('idle');
});

/** Opens the questionnaire and submits answers. */
const answering = (answers: typeof ROLE | typeof ALL, ports: PortOverrides = {}) =>
  planOf(modalsSaga, { state: asking(), ports: stored({}, ports).ports })
    .dispatch(modals.loaded())
    .delay(QUESTIONNAIRE_DELAY_MS)
    .dispatch(submitted(answers));

// §4.questionnaire.4 §9.questionnaire.2 §3.questionnaire.3 §7.calls.11
test('a full answer is sent with the workspace, and thanked for during 5.5 seconds', async () => {
  const thanking = await answering(ALL).during(ANSWERED_CLOSE_MS - 1);
  expect(modals.selectStatus(thanking.state)).toBe('thanking');
  expect(thanking.callsOf('user.postQuestionnaire').map(({ args }) => args)).toEqual([
    [{ workspaceId: WORKSPACE_ID, body: ALL }],
  ]);
  const after = await answering(ALL).during(ANSWERED_CLOSE_MS);
  expect(modals.selectStatus(after.state)).toBe('idle');
  expect(kept(after.storage)).toBeNull();
});

// §4.questionnaire.5
test('a partial answer closes at once, and is sent', async () => {
  const { state, callsOf } = await answering(ROLE).during(QUESTIONNAIRE_DELAY_MS + 1);
  expect(modals.selectStatus(state)).toBe('idle');
  expect(callsOf('user.postQuestionnaire')).toHaveLength(1);
});

// §5.questionnaire.1 §8.messages.10
test('without a workspace “no project id” is reported, and the answers stay in the form', async () => {
  const { state, callsOf } = await planOf(modalsSaga, { state: asking(), ...stored() })
    .dispatch(modals.loaded())
    .delay(QUESTIONNAIRE_DELAY_MS)
    .dispatch(submitted(ALL, null))
    .during(10_000);
  expect(callsOf('errors.report').map(({ args: [error] }) => error)).toEqual(['no project id']);
  expect(modals.select(state)).toMatchObject({ status: 'open', isWithoutProject: true });
  expect(callsOf('user.postQuestionnaire')).toEqual([]);
});

// §4.questionnaire.6
test('an answer that cannot be sent is kept, which is said, and sent with the next visit', async () => {
  const user = { postQuestionnaire: () => Promise.reject(anAnswer(503)) };
  const failed = await answering(ROLE, { user }).during(10_000);
  expect(notices.select(failed.state)).toMatchObject([{ kind: 'error', text: 'answersNotSaved' }]);
  expect(kept(failed.storage)).toEqual(ROLE);

  const storage = { get: (key: string) => failed.storage.get(key) ?? null };
  const next = await planOf(modalsSaga, {
    state: asking(),
    ports: stored(shown('questionnaire'), { storage }).ports,
  }).during(1000);
  expect(next.callsOf('user.postQuestionnaire').map(({ args }) => args)).toEqual([
    [{ workspaceId: WORKSPACE_ID, body: ROLE }],
  ]);
  expect(next.callsOf('storage.remove')).toHaveLength(1);
});

test('answers that the server refuses for what they are do not wait for the next visit', async () => {
  const user = { postQuestionnaire: () => Promise.reject(anAnswer(422)) };
  const refused = await answering(ROLE, { user }).during(10_000);
  expect(kept(refused.storage)).toBeNull();
});

test('what waits is sent once the connection is back, and given answers join it', async () => {
  let isOnline = false;
  const user: PortOverrides['user'] = {
    postQuestionnaire: async ({ body }) => {
      if (!isOnline) throw anAnswer(503);
      return { answered: Object.keys(body).length };
    },
  };
  const plan = planOf(modalsSaga, { state: asking(), ports: stored({}, { user }).ports })
    .dispatch(modals.loaded())
    .delay(QUESTIONNAIRE_DELAY_MS)
    .dispatch(submitted(ROLE))
    .dispatch(page.offline())
    .delay(100);
  const running = plan.dispatch(page.online()).during(QUESTIONNAIRE_DELAY_MS + 1000);
  setTimeout(() => {
    isOnline = true;
  }, QUESTIONNAIRE_DELAY_MS + 50);
  const { callsOf, storage } = await running;
  expect(callsOf('user.postQuestionnaire')).toHaveLength(2);
  expect(kept(storage)).toBeNull();
});

test('what the device has kept is not trusted to be readable', async () => {
  const storage = { get: () => '{"user_role":' };
  const { callsOf } = await planOf(modalsSaga, {
    state: asking(),
    ports: stored(shown('questionnaire'), { storage }).ports,
  }).during(1000);
  expect(callsOf('user.postQuestionnaire')).toEqual([]);
});

// §4.questionnaire.6
test('who has answered before, and whose answers still wait, is not asked again', async () => {
  const asked = (kept: string | null) =>
    planOf(modalsSaga, {
      state: asking(),
      ports: stored(
        {},
        {
          storage: { get: () => kept },
          user: { postQuestionnaire: () => Promise.reject(anAnswer(503)) },
        },
      ).ports,
    })
      .dispatch(modals.loaded())
      .during(QUESTIONNAIRE_DELAY_MS);
  const waiting = await asked(JSON.stringify(ROLE));
  expect(modals.selectStatus(waiting.state)).toBe('idle');
  expect(waiting.callsOf('user.getQuestionnaire')).toEqual([]);
  expect(modals.selectStatus((await asked(null)).state)).toBe('open');
});

// §4.questionnaire.6
test('answers that come while others are being sent stay until they are sent too', async () => {
  const key = `answers:${aUser().id}`;
  const device = new Map([[key, JSON.stringify(ROLE)]]);
  const user: PortOverrides['user'] = {
    async postQuestionnaire({ body }) {
      if (!('user_team' in body)) device.set(key, JSON.stringify(ALL)); // in another tab
      return { answered: Object.keys(body).length };
    },
  };
  const { callsOf } = await planOf(modalsSaga, {
    state: asking(),
    ports: stored(shown('questionnaire'), { user, storage: storageIn(device) }).ports,
  })
    .delay(100)
    .dispatch(page.online())
    .during(1000);
  expect(callsOf('user.postQuestionnaire').map(({ args }) => args)).toEqual([
    [{ workspaceId: WORKSPACE_ID, body: ROLE }],
    [{ workspaceId: WORKSPACE_ID, body: ALL }],
  ]);
  expect(device.get(key)).toBeUndefined();
});
