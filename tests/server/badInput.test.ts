/**
 * Any request is accepted or refused, and never causes an internal error: every field of every endpoint of
 * the product and of the host is tried with values that PostgreSQL or a parser does not accept.
 */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';

import { type EveryCall, everyCall, requestOf, wholeServer } from './support/everyCall.ts';
import { API, draftRequest, type TestServer, userWithWorkspace } from './support/testServer.ts';
import { withoutRates } from './support/withoutRates.ts';

let server: TestServer;
let calls: readonly EveryCall[];
const open = async () => {
  server = await wholeServer();
  calls = await everyCall(server);
};
const close = () => server.close();

type Change = Partial<EveryCall>;
type Made = readonly [how: string, change: Change];

/** Not stored by PostgreSQL: NUL, and half of a surrogate pair. */
const BAD_TEXTS = ['\0', 'a\ud800'];
/** Numbers above the integers of PostgreSQL, of JavaScript and of both, and no number. */
const BAD_NUMBERS = [-1, 2 ** 31, 2 ** 53, 1e300, 0.5];
const OTHER_KINDS = [null, {}, 7];
/** Percent-encoded: NUL, half of a surrogate pair, invalid UTF-8, and numbers as above. */
const BAD_PARTS = ['%00', 'a%00', '%ED%A0%80', '%E0%A4%A', ...BAD_NUMBERS.map(String)];

/** Copies of a JSON value in which one part is replaced. */
function copiesWith(value: unknown, badsFor: (leaf: unknown) => readonly unknown[]): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((one, at) => copiesWith(one, badsFor).map((bad) => value.with(at, bad)));
  if (typeof value !== 'object' || value === null) return [...badsFor(value)];
  const inside = Object.entries(value).flatMap(([name, one]) =>
    copiesWith(one, badsFor).map((bad) => ({ ...value, [name]: bad })),
  );
  return [...inside, ...BAD_TEXTS.map((text) => ({ ...value, [text]: text }))];
}

const badsFor = (leaf: unknown) => [
  ...(typeof leaf === 'string' ? [...BAD_TEXTS, `${leaf}\0`] : []),
  ...(typeof leaf === 'number' ? BAD_NUMBERS : []),
  ...OTHER_KINDS,
];

const badBodies = ({ bodies }: EveryCall): Made[] =>
  bodies
    .flatMap((body) => copiesWith(body, badsFor))
    .map((body) => [`body ${JSON.stringify(body)}`, { bodies: [body] }]);

const badParts = (part: 'params' | 'query', call: EveryCall): Made[] =>
  Object.keys(call[part]).flatMap((name) =>
    BAD_PARTS.map(
      (bad): Made => [`${part} ${name}=${bad}`, { [part]: { ...call[part], [name]: bad } }],
    ),
  );

/** Requests that were answered with an internal error, with a refusal without a reason, or unread. */
async function faultsOf(made: (call: EveryCall) => readonly Made[]): Promise<string[]> {
  const faults: string[] = [];
  for (const call of calls) {
    for (const [how, change] of made(call)) {
      const { statusCode, body } = await server.app.inject(requestOf(call, change));
      const hasReason = statusCode < 400 || 'code' in JSON.parse(body);
      const isFault = statusCode >= 500 || statusCode === 429 || !hasReason;
      if (isFault) faults.push(`${call.name}: ${how}: ${statusCode}`);
    }
  }
  return faults;
}

describe('on a server of its own, because valid parts may be carried out', () => {
  beforeEach(async () => {
    withoutRates();
    await open();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await close();
  });

  // §d.bounds.3
  test('text and numbers that cannot be stored are accepted or refused, in every field of every body', async () => {
    expect(await faultsOf(badBodies)).toEqual([]);
  });

  // §d.bounds.3
  test('text and numbers that cannot be stored are accepted or refused, in every path and every query', async () => {
    expect(
      await faultsOf((call) => [...badParts('params', call), ...badParts('query', call)]),
    ).toEqual([]);
  });
});

describe('on one server', () => {
  beforeAll(open);
  afterAll(close);

  const NO_EVENT_IDS = ['9'.repeat(30), '2147483648', '-1', '1.5', '1e3', '0x10', 'x', '1, 2'];

  // §d.bounds.3
  test('a stream does not resume from an impossible event', async () => {
    const { user, workspaceId } = await userWithWorkspace(server);
    const started = await server.call(
      user,
      'POST',
      `/content/${workspaceId}/drafts`,
      draftRequest(),
    );
    const url = `${API}/content/${workspaceId}/jobs/${started.body.jobId}/events`;
    const follow = async (lastEventId: string) => {
      const headers = { ...user.headers, 'last-event-id': lastEventId };
      const answer = await server.app.inject({ url, headers, payloadAsStream: true });
      answer.stream().destroy();
      return answer.statusCode;
    };
    for (const id of NO_EVENT_IDS) {
      expect(id).toEqual(id);
      expect(await follow(id)).toBe(400);
    }
    for (const id of ['', '0', '7', '2147483647']) {
      expect(id).toEqual(id);
      expect(await follow(id)).toBe(200);
    }
  });

  /** As text, because such a value cannot be built here either. */
  const DEEP = 5000;
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const DEEP_BODIES = [`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`, nested(DEEP), '['.repeat(DEEP)];
  /** As much as fits into a request: for one endpoint of the product and one of the host, because parsing it takes long. */
  const DEEPEST = '['.repeat(900_000);

  // §d.bounds.3
  test('JSON that is nested 5,000 deep is refused by every endpoint that takes JSON', async () => {
    const answers: unknown[] = [];
    const taking = calls.filter(({ bodies }) => bodies.length > 0);
    const ours = taking.findIndex(({ path }) => path.startsWith(API));
    const ofHost = taking.findIndex(({ path }) => path.startsWith('/host/'));
    expect(Math.min(ours, ofHost)).toBeGreaterThanOrEqual(0);
    for (const [index, call] of taking.entries()) {
      const deepest = [ours, ofHost].includes(index) ? [DEEPEST] : [];
      for (const [at, payload] of [...DEEP_BODIES, ...deepest].entries()) {
        const answer = await server.app.inject({ ...requestOf(call), payload });
        answers.push([call.name, at, answer.statusCode, answer.json().code]);
      }
    }
    const isRefused = (answer: unknown) => /,(400,bad_request|413,too_large)$/.test(String(answer));
    expect(answers.filter((answer) => !isRefused(answer))).toEqual([]);
  });

  test('JSON of 64 levels is stored unchanged, one level more is refused', async () => {
    const user = server.user();
    const store = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: `${API}/user/config`,
        headers: { ...user.headers, 'content-type': 'application/json' },
        payload,
      });
    expect((await store(nested(64))).statusCode).toBe(200);
    expect((await store(nested(65))).json()).toMatchObject({ code: 'bad_request' });
    const { body } = await server.call(user, 'GET', '/user/config');
    expect(JSON.stringify(body)).toBe(nested(64));
  });

  test('settings of more than 64 KiB are refused', async () => {
    const { status } = await server.call(server.user(), 'POST', '/user/config', {
      a: 'x'.repeat(64 * 1024),
    });
    expect(status).toBe(413);
  });
});
