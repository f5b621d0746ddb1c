/** What was read and left is read again after whatever changes it: every write of the contract, by the workflow that sends it. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PortError } from '#contract/lib/problems.ts';
import type { Route } from '#contract/lib/route.ts';
import { routes } from '#contract/routes.ts';
import { callMarking } from '#sagas/session/callMarking.api.ts';
import type { NamedPort } from '#services/lib/definePorts.ts';
import { keyOf, type ResourceRef } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import { aConfig, anAnswer, anArticle, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import { MUTATIONS, PORT_OF } from '#tests/support/mutations.ts';
import { closePages, openArticle, type Page, startWorkflows } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

type Port = NamedPort<(args: object) => Promise<unknown>>;
type Groups = Readonly<Record<string, Readonly<Record<string, Port>>>>;

const ENDPOINTS = Object.entries(routes).flatMap(([group, operations]) =>
  Object.entries<Route>(operations).map(([op, route]) => ({ name: `${group}.${op}`, route })),
);
const READS = ENDPOINTS.flatMap(({ name, route: { read } }) => (read ? [{ read, name }] : []));
const WRITES = ENDPOINTS.flatMap(({ name, route: { stale, renewed = [] } }) =>
  stale === undefined ? [] : [{ name, stale, renewed }],
);

/** Of any read; not of what the page shows. */
const ARGS = {
  workspaceId: WORKSPACE_ID,
  articleId: idOf(80),
  assetId: idOf(81),
  auditId: idOf(82),
  jobId: idOf(83),
  snapshotId: idOf(84),
  topicSearchId: idOf(85),
  version: 1,
};

const portOf = ({ services }: Page, name: string): Port => {
  const [group = '', op = ''] = (PORT_OF[name] ?? name).split('.');
  return (services as unknown as Groups)[group]?.[op] as Port;
};

/** Has everything in the cache that can be read, and used by nothing. */
async function readAndLeft(page: Page): Promise<void> {
  for (const { read, name } of READS) {
    const data = await portOf(page, name)(ARGS);
    page.dispatch(resources.primed({ ...refOf(read), data } as never));
  }
}

const refOf = (read: string) => ({ name: read, args: ARGS }) as unknown as ResourceRef;
const staleIn = ({ state }: Page): string[] =>
  READS.map(({ read }) => read)
    .filter((read) => resources.select(state(), keyOf(refOf(read)))?.isStale !== false)
    .sort();

const LOST: PortError = { kind: 'network', status: null, code: null, message: 'No answer.' };

/** Sends a write without its workflow. */
async function sent(name: string, answer: () => Promise<unknown>): Promise<Page> {
  const [group = '', op = ''] = (PORT_OF[name] ?? name).split('.');
  const page = startWorkflows({}, { [group]: { [op]: answer } });
  await readAndLeft(page);
  page.begin(function* () {
    try {
      yield* callMarking(portOf(page, name), ARGS);
    } catch {
      // What was refused.
    }
  });
  await page.pass();
  return page;
}

test.each(WRITES)('after $name, exactly what it changes is stale', async ({ name, stale }) => {
  expect(staleIn(await sent(name, async () => ({})))).toEqual([...stale].sort());
});

test.each(WRITES)(
  'after $name without a clear answer, all that it may have changed is stale',
  async ({ name, stale, renewed }) => {
    const all = [...stale, ...renewed].sort();
    const failures = [LOST, anAnswer(500), anAnswer(504), anAnswer(404), anAnswer(409)];
    for (const failure of failures) {
      expect(failure.status).toEqual(failure.status);
      expect(staleIn(await sent(name, () => Promise.reject(failure)))).toEqual(all);
    }
  },
);

test('after a refusal nothing is stale', async () => {
  for (const status of [400, 401, 402, 403, 413, 422, 429])
    expect(staleIn(await sent('topic2.patchIdea', () => Promise.reject(anAnswer(status))))).toEqual(
      [],
    );
});

test('a write whose workflow has ended meanwhile makes stale what it changes once it is answered', async () => {
  const answer = deferred<unknown>();
  const page = startWorkflows({}, { topic2: { patchIdea: () => answer.promise as never } });
  await readAndLeft(page);
  const saga = page.begin(function* () {
    yield* callMarking(portOf(page, 'topic2.patchIdea'), ARGS);
  });
  saga.cancel();
  await page.pass();
  expect(staleIn(page)).toEqual([]);
  answer.resolve({});
  await page.pass();
  expect(staleIn(page)).toEqual(['ideas']);
});

/** The others are sent by a pause, by what keeps a preference, and while the page starts. */
const ACTED = WRITES.filter(({ name }) => name in MUTATIONS && name !== 'workspace.mergeWorkspace');

/** Does what sends a write, which ends so. */
async function acted(name: string, failure: PortError | null): Promise<Page> {
  const [act, overrides = {}] = MUTATIONS[name] ?? [() => undefined];
  const [group = '', op = ''] = (PORT_OF[name] ?? name).split('.');
  const blocks = [
    { id: 'h', html: '<h2>Heading</h2>' },
    { id: 'p', html: '<p>Text</p>' },
  ];
  const ports: Record<string, object> = {
    article: { getArticle: async () => anArticle({ blocks }) },
    editor: { caret: () => 'p' },
    page: { config: () => aConfig() },
    storage: { get: (key: string) => (key.startsWith('subscription-started') ? '1' : null) },
    ...overrides,
  };
  if (failure !== null) ports[group] = { ...ports[group], [op]: () => Promise.reject(failure) };
  const page = await openArticle(ports);
  await readAndLeft(page);
  await act(page);
  await page.pass(1500);
  expect(page.callsOf(`${group}.${op}`)).not.toHaveLength(0);
  return page;
}

test.each(ACTED)(
  'the workflow that sends $name leaves what it changes stale',
  async ({ name, stale }) => {
    expect(staleIn(await acted(name, null))).toEqual(expect.arrayContaining([...stale]));
  },
);

test.each(ACTED)(
  'the workflow that sends $name, and gets no answer, does so too',
  async ({ name, stale, renewed }) => {
    const all = [...stale, ...renewed];
    expect(staleIn(await acted(name, LOST))).toEqual(expect.arrayContaining(all));
  },
);
