/** The statements of a save in a started server: each one is a round trip. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import pino from 'pino';
import { PreparedPglite } from '#db/pglite/preparedPglite.ts';
import { type RunningServer, startServer } from '#main/startServer.ts';
import { configOf } from '#server/config.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { newPerson } from '#tools/lib/person.ts';

let files: TestDatabase;
let server: RunningServer;
let asked: string[] = [];

beforeEach(async () => {
  files = await testDatabase();
  await files.database.close();
  const heard = (statement: unknown) => {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
    if (!/pgboss|rate_window/i.test(text)) asked.push(text.trim());
  };
  const { query: ofPostgres } = pg.Client.prototype;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    heard(args[0]);
    return Reflect.apply(ofPostgres, this, args);
  } as never);
  const { query: ofPglite, transaction } = PreparedPglite.prototype;
  jest.spyOn(PreparedPglite.prototype, 'query').mockImplementation(function (
    this: PreparedPglite,
    ...args: unknown[]
  ) {
    heard(args[0]);
    return Reflect.apply(ofPglite, this, args);
  } as never);
  jest.spyOn(PreparedPglite.prototype, 'transaction').mockImplementation(function (
    this: PreparedPglite,
    ...args: unknown[]
  ) {
    heard('a transaction');
    return Reflect.apply(transaction, this, args);
  } as never);
  const env = { ...files.env, PORT: '0', HOST: '127.0.0.1' };
  server = await startServer(configOf(env), pino({ level: 'silent' }));
});
afterEach(async () => {
  await server.stop();
  jest.restoreAllMocks();
  await files.dispose().catch(() => undefined); // its database is closed already
});

test('a save takes four statements: session, rights, what it is based on, and the write', async () => {
  const { api, workspaceId } = await newPerson(server.url, 'writer@example.org');
  const { id: articleId } = await api.article.postArticle({
    workspaceId,
    body: { requestId: crypto.randomUUID() },
  });
  const save = (baseVersion: number, html: string) =>
    api.article.updateArticle({
      workspaceId,
      articleId,
      body: {
        baseVersion,
        requestId: crypto.randomUUID(),
        ops: [{ op: 'put', id: 'a', after: null, html }],
      },
    });
  for (let version = 1; version <= 3; version += 1) {
    asked = [];
    await save(version, `<p>${version}</p>`);
    expect(asked.map((text) => /^\w+/.exec(text)?.[0])).toEqual([
      'select',
      'select',
      'select',
      'with',
    ]);
  }
  asked = [];
  await api.article.getArticle({ workspaceId, articleId });
  expect(asked).toHaveLength(3);
});
