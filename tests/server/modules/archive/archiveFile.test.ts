/** The download of an export. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { rateLimiter } from '#db/rateLimiter.ts';
import { archive, archivePiece } from '#db/schema/archive.ts';
import { serveArchives } from '#server/modules/archive/archiveFile.routes.ts';
import { begunExport, passFor } from '#tests/server/support/archives.ts';
import {
  checkedId,
  type TestServer,
  testServer,
  until,
  userWithWorkspace,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function anExport() {
  const { user, workspaceId } = await userWithWorkspace(server);
  const { archiveId } = await begunExport(server, user, workspaceId);
  const { address, cookie } = await passFor(server, user, workspaceId, archiveId);
  return { id: archiveId as string, request: { url: address, headers: { cookie } } };
}

const isEmptied = async (id: string): Promise<boolean> => {
  const rows = server.deps.orm
    .select()
    .from(archive)
    .where(eq(archive.id, checkedId(id)));
  return (await rows)[0]?.emptiedAt !== null;
};

// §d.archives.3
test('to ask for its headers is no download', async () => {
  const { id, request } = await anExport();
  const { headers } = await server.app.inject({ ...request, method: 'HEAD' });
  expect(headers['content-type']).not.toBe('application/zip');
  expect(await isEmptied(id)).toBe(false);
  expect((await server.app.inject(request)).statusCode).toBe(200);
  await until(() => isEmptied(id));
});

// §d.archives.3
test('a download that has failed can be begun again', async () => {
  const { id, request } = await anExport();
  const ofExport = eq(archivePiece.archiveId, checkedId(id));
  const pieces = await server.deps.orm.select().from(archivePiece).where(ofExport);
  await server.deps.orm.update(archivePiece).set({ bytes: null }).where(ofExport);
  const failed = await server.app.inject(request).catch(() => null); // it may break off
  expect(failed?.statusCode).not.toBe(200);
  expect(await isEmptied(id)).toBe(false);
  await server.deps.orm.delete(archivePiece).where(ofExport);
  await server.deps.orm.insert(archivePiece).values(pieces);
  expect((await server.app.inject(request)).statusCode).toBe(200);
  await until(() => isEmptied(id));
});

// §d.archives.3
test('a file that cannot be removed after its download is noted, and removed after its day', async () => {
  const { id, request } = await anExport();
  const noted: unknown[] = [];
  const app = fastify();
  const refuse = () => Promise.reject(new Error('The database is away.'));
  const orm = Object.assign(Object.create(server.deps.orm), {
    transaction: refuse,
    delete: refuse,
  });
  const log = { error: (...line: unknown[]) => noted.push(line) };
  const passes = { isReader: async () => true, isPassed: async () => true };
  serveArchives(
    app,
    { orm, now: () => new Date(), log } as never,
    passes,
    rateLimiter(server.deps.orm, () => new Date()),
  );
  expect((await app.inject(request)).statusCode).toBe(200);
  await until(async () => noted.length > 0);
  expect(await isEmptied(id)).toBe(false);
  await app.close();
});
