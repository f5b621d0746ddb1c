/** Exports and imports as the page makes them. */
import { createHash } from 'node:crypto';
import { strFromU8, zipSync } from 'fflate';
import { PART_BYTES } from '#contract/archive/archive.route.ts';
import type { ArchiveReport } from '#contract/archive/archive.schema.ts';
import type { ArchiveRow } from '#db/schema/archive.ts';
import { readPath } from '#server/modules/archive/archiveFiles.ts';
import type { ArchivedThing } from '#server/modules/archive/importContext.ts';
import { API, checkedId, type TestServer, type TestUser, until } from './testServer.ts';

/** Everything of a workspace as a ZIP file, downloaded by its requester. */
export async function exported(
  server: TestServer,
  user: TestUser,
  workspaceId: string,
): Promise<Buffer> {
  const { archiveId } = await begunExport(server, user, workspaceId);
  const { address, cookie } = await passFor(server, user, workspaceId, archiveId);
  const answer = await server.app.inject({ url: address, headers: { cookie } });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.rawPayload;
}

export async function begunExport(server: TestServer, user: TestUser, workspaceId: string) {
  const { body } = await server.call(user, 'POST', `/workspace/${workspaceId}/exports`, {});
  await ended(server, user, workspaceId, body.archiveId);
  return body;
}

/** The address of a download, and the cookies of the browser that has asked for it. */
export async function passFor(
  server: TestServer,
  user: TestUser,
  workspaceId: string,
  archiveId: string,
) {
  const path = `/workspace/${workspaceId}/archives/${archiveId}/pass`;
  const { body, headers, status } = await server.call(user, 'POST', path);
  const cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { address: String(body.path), cookie, status };
}

export async function ended(
  server: TestServer,
  user: TestUser,
  workspaceId: string,
  archiveId: string,
): Promise<void> {
  await until(async () => {
    const { body } = await server.call(user, 'GET', `/workspace/${workspaceId}/archives`);
    const { job } = body.archives.find(({ id }: { id: string }) => id === archiveId);
    return job !== null && !['queued', 'running'].includes(job.state);
  });
}

/** Uploads a file in parts and imports it. */
export async function imported(
  server: TestServer,
  user: TestUser,
  workspaceId: string,
  file: Uint8Array,
): Promise<ArchiveReport> {
  const at = `/workspace/${workspaceId}`;
  const asked = { name: 'export.zip', size: file.length };
  const { archiveId } = (await server.call(user, 'POST', `${at}/imports`, asked)).body;
  for (let part = 0; part * PART_BYTES < file.length; part += 1)
    await putPart(server, user, `${at}/imports/${archiveId}/parts/${part}`, {
      bytes: file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
    });
  await server.call(user, 'POST', `${at}/imports/${archiveId}/start`);
  await ended(server, user, workspaceId, archiveId);
  return (await server.call(user, 'GET', `${at}/archives/${archiveId}/report`)).body;
}

export const putPart = async (
  server: TestServer,
  user: TestUser,
  path: string,
  { bytes }: { readonly bytes: Uint8Array },
): Promise<number> => {
  const headers = { ...user.headers, 'content-type': 'application/octet-stream' };
  const payload = Buffer.from(bytes);
  const request = { method: 'PUT', url: `${API}${path}`, headers, payload } as const;
  return (await server.app.inject(request)).statusCode;
};

/** Files as they stand in a ZIP file, texts as UTF-8. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      ]),
    ),
    { mtime: Date.UTC(2026, 0, 2) },
  );

/** The archive of somebody who has changed files, and the manifest with them. */
export function repacked(
  files: Readonly<Record<string, Uint8Array>>,
  changed: Readonly<Record<string, unknown>>,
): Uint8Array {
  const texts = Object.entries(changed).map(
    ([path, data]) => [path, JSON.stringify(data)] as const,
  );
  const { 'manifest.json': manifest = new Uint8Array(), ...others } = files;
  const said = JSON.parse(strFromU8(manifest));
  for (const [path, text] of texts) {
    const file = said.files.find((one: { path: string }) => one.path === path);
    Object.assign(file, {
      size: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    });
  }
  return zipOf({ ...others, ...Object.fromEntries(texts), 'manifest.json': JSON.stringify(said) });
}

/** An import of the user that nothing has been uploaded for. */
export const archiveIn = (workspaceId: string, user: TestUser): ArchiveRow => ({
  id: checkedId(crypto.randomUUID()),
  workspaceId: checkedId(workspaceId),
  userId: user.id,
  kind: 'import',
  jobId: null,
  name: null,
  size: null,
  source: null,
  passHash: null,
  createdAt: new Date(),
  emptiedAt: null,
});

/** The files with data of an archive, as an import reads them. */
export const thingsIn = (files: Readonly<Record<string, Uint8Array>>): ArchivedThing[] =>
  Object.entries(files).flatMap(([path, content]) => {
    const said = readPath(path);
    return said === null ? [] : [{ ...JSON.parse(strFromU8(content)), ...said }];
  });
