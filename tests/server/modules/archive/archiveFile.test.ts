/** The download of an export. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { archivePiece } from '#db/schema/archive.ts';
import { begunExport, passFor } from '#tests/server/support/archives.ts';
import {
  checkedId,
  type TestServer,
  testServer,
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

// §d.archives.3
test('to ask for its headers is no download', async () => {
  const { request } = await anExport();
  const { headers } = await server.app.inject({ ...request, method: 'HEAD' });
  expect(headers['content-type']).not.toBe('application/zip');
});

// §d.archives.3
test('a download that has failed, or broken off, can be begun again', async () => {
  const { id, request } = await anExport();
  const ofExport = eq(archivePiece.archiveId, checkedId(id));
  const pieces = await server.deps.orm.select().from(archivePiece).where(ofExport);
  await server.deps.orm.update(archivePiece).set({ bytes: null }).where(ofExport);
  const failed = await server.app.inject(request).catch(() => null); // it may break off
  expect(failed?.statusCode).not.toBe(200);
  await server.deps.orm.delete(archivePiece).where(ofExport);
  await server.deps.orm.insert(archivePiece).values(pieces);
  const [first, again] = [await server.app.inject(request), await server.app.inject(request)];
  expect(first.statusCode).toBe(200);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});
