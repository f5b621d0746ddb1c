/** Exports and imports as the page makes them. */
import { zipSync } from 'fflate';
import { PART_BYTES } from '#contract/archive/archive.route.ts';
import type { ArchiveReport } from '#contract/archive/archive.schema.ts';
import { API, type TestServer, type TestUser, until } from './testServer.ts';

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
