/** Checks of a saved text: what they find, and what they count. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { HumanizerCheck } from '#contract/humanizer/humanizer.schema.ts';
import type { Engine, Piece } from '#server/adapters/model/engine.ts';
import { NO_PROPOSALS } from '#tests/support/engineRun.ts';
import {
  FREE,
  NEVER_READ_ONLY,
  nextRequestId,
  type TestServer,
  type TestUser,
  testServer,
  userWithWorkspace,
} from '../../support/testServer.ts';

/** There is a model; a check does not ask it. */
const engine: Engine = {
  model: 'scripted',
  write: async function* (): AsyncGenerator<Piece> {},
  ...NO_PROPOSALS,
};

let server: TestServer;
let user: TestUser;
let workspaceId: string;
beforeAll(async () => {
  server = await testServer({ engine, works: false, dates: NEVER_READ_ONLY });
  ({ user, workspaceId } = await userWithWorkspace(server));
});
afterAll(() => server.close());

const SENTENCES =
  'Moreover, it plays a crucial role in every kitchen. We utilize it on most days of the week. ';
const textOf = (times: number) => [{ id: 'p', html: `<p>${SENTENCES.repeat(times).trim()}</p>` }];

async function anArticle(of: TestServer, caller: TestUser, workspace: string, times = 8) {
  const { body } = await of.call(caller, 'POST', `/article/${workspace}`, {
    title: 'T',
    blocks: textOf(times),
  });
  const path = `/humanizer/${workspace}/${body.id}`;
  let version = 1;
  return {
    check: () => of.call(caller, 'POST', path),
    last: async (): Promise<HumanizerCheck | null> =>
      (await of.call(caller, 'GET', path)).body.check,
    async write(times: number) {
      const ops = textOf(times).map((block) => ({ op: 'put', after: null, ...block }));
      const request = { requestId: nextRequestId(), baseVersion: version, ops };
      const path = `/article/${workspace}/${body.id}`;
      version = (await of.call(caller, 'PATCH', path, request)).body.version;
    },
  };
}

// §d.humanizer.4
test('a text counts once, also when it comes back; a text that cannot be scored is free', async () => {
  const article = await anArticle(server, user, workspaceId);
  expect(await article.last()).toBeNull();
  const used = async () => (await server.call(user, 'GET', '/limit')).body.humanizerScore.used;

  const [first, again] = await Promise.all([article.check(), article.check()]);
  expect([first.body.isCounted, again.body.isCounted].sort()).toEqual([false, true]);
  expect(await used()).toBe(1);
  const { report, ...kept } = (await article.last()) ?? first.body.check;
  expect(kept).toMatchObject({ version: 1, textHash: first.body.check.textHash });
  expect(report.score).toBeLessThan(40);
  expect(report.lines[0].places[0]).toMatchObject({ blockId: 'p', was: 'a crucial role' });

  await article.write(9);
  expect((await article.check()).body).toMatchObject({ isCounted: true, check: { version: 2 } });
  await article.write(8);
  const { body } = await article.check();
  expect(body).toMatchObject({ isCounted: false, check: { version: 3, report } });
  expect(await used()).toBe(2);

  await article.write(1);
  const short = await article.check();
  expect(short.body).toMatchObject({ isCounted: false, check: { report: { score: null } } });
  expect((await article.last())?.version).toBe(3);
  expect(await used()).toBe(2);

  const entries = (await server.call(user, 'GET', '/limit/usage')).body.content;
  expect(entries).toMatchObject([
    { what: 'humanizerCheck', limitName: 'humanizerScore', state: 'charged' },
    { what: 'humanizerCheck', limitName: 'humanizerScore', state: 'charged' },
  ]);
});

// §d.humanizer.4
test('a spent limit stops the check of a new text, and never that of a known one', async () => {
  const other = await userWithWorkspace(server, FREE);
  const article = await anArticle(server, other.user, other.workspaceId);
  for (const times of [9, 10, 11]) {
    await article.write(times);
    expect((await article.check()).status).toBe(200);
  }
  await article.write(12);
  expect((await article.check()).status).toBe(402);
  await article.write(9);
  expect((await article.check()).status).toBe(200);
});
