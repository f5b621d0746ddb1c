import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createFileRegistry } from '#services/images/files.ts';
import { createFiles } from '#services/images/uploads.ts';
import { anAsset, WORKSPACE_ID as workspaceId } from '../../support/factories.ts';
import { answerJson } from '../../support/httpServer.ts';

test('a file is kept under its own id until it is forgotten', () => {
  const registry = createFileRegistry();
  const file = new File(['a'], 'a.png');
  const [one, two] = [registry.keep(file), registry.keep(file)];
  expect(one).not.toBe(two);
  registry.forget(one);
  expect(registry.get(one)).toBeUndefined();
  expect(registry.get(two)).toBe(file);
});

interface Received {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

let server: Server | undefined;
afterEach(() => void server?.close());

async function setup(status: number, answer: object) {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ url: request.url, headers: request.headers, bytes: Buffer.concat(chunks) });
    answerJson(response, status, answer);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const registry = createFileRegistry();
  const credentials = () => ({ apiKey: 'key-1', token: 'token-1' });
  const caller = { credentials, logId: 'log-1', baseUrl: `http://127.0.0.1:${port}` };
  return { registry, received, files: createFiles(caller, registry) };
}

const bytes = new Uint8Array([0x89, 0x50, 0, 255]);

// §d.files.3
test('a file that was moved or deleted is not sent', async () => {
  const { registry, received, files } = await setup(200, anAsset());
  const moved = new File([bytes], 'a.png');
  const reading = Promise.reject(new DOMException('', 'NotReadableError'));
  moved.slice = () => Object.assign(new Blob(), { arrayBuffer: () => reading });
  const fileId = registry.keep(moved);
  await expect(files.upload({ workspaceId, fileId })).rejects.toMatchObject({ kind: 'device' });
  expect(received).toEqual([]);
});

test('a kept file is sent as bytes with its id, name and type, and returned as an image', async () => {
  const { registry, received, files } = await setup(200, anAsset());
  const fileId = registry.keep(new File([bytes], 'bohnen ü.png', { type: 'image/png' }));
  expect(await files.upload({ workspaceId, fileId })).toEqual(anAsset());
  expect(received).toMatchObject([
    {
      url: `/content/api/v1/asset/${workspaceId}?requestId=${fileId}&name=bohnen+%C3%BC.png`,
      headers: {
        'content-type': 'image/png',
        authorization: 'Bearer token-1',
        'x-api-key': 'key-1',
      },
    },
  ]);
  expect(received[0]?.bytes.equals(Buffer.from(bytes))).toBe(true);
});

test('a file of an unknown type is sent, and the server determines the type', async () => {
  const { registry, received, files } = await setup(200, anAsset());
  await files.upload({ workspaceId, fileId: registry.keep(new File([bytes], 'photo')) });
  expect(received[0]?.headers['content-type']).toBe('image/png');
});

test('a very long name keeps its end', async () => {
  const { registry, received, files } = await setup(200, anAsset());
  const fileId = registry.keep(new File([bytes], `${'x'.repeat(300)}.png`, { type: 'image/png' }));
  await files.upload({ workspaceId, fileId });
  expect(received[0]?.url).toMatch(/name=x{196}\.png$/);
});

test('a refusal is a port error with the code of its problem', async () => {
  const { registry, files } = await setup(422, { code: 'image_unreadable' });
  const fileId = registry.keep(new File([bytes], 'a.png'));
  await expect(files.upload({ workspaceId, fileId })).rejects.toMatchObject({
    kind: 'response',
    status: 422,
    code: 'image_unreadable',
  });
});

test('a file that was forgotten cannot be sent', async () => {
  const { registry, files } = await setup(200, anAsset());
  const fileId = registry.keep(new File([bytes], 'a.png'));
  files.forget({ fileId });
  expect(registry.get(fileId)).toBeUndefined();
  await expect(files.upload({ workspaceId, fileId })).rejects.toMatchObject({ kind: 'page' });
});

const SRC = `/content/assets/${'A'.repeat(43)}`;

async function looking(status: number, headers: Readonly<Record<string, string>> = {}) {
  server = createServer((_request, response) => response.writeHead(status, headers).end(bytes));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const registry = createFileRegistry();
  const baseUrl = `http://127.0.0.1:${port}`;
  const caller = {
    credentials: () => ({ apiKey: 'key-1', token: 'token-1' }),
    logId: 'log-1',
    baseUrl,
  };
  return { registry, files: createFiles(caller, registry) };
}

// §d.images.14
test('an image of ours is of the workspace, of another one, or missing', async () => {
  const of = (id: string) => ({ 'x-image-workspace': id, 'content-type': 'image/png' });
  const own = await looking(200, of(workspaceId));
  expect(await own.files.look({ workspaceId, src: SRC })).toEqual({ found: 'own' });
  server?.close();
  const { files, registry } = await looking(200, of('another'));
  const found = await files.look({ workspaceId, src: SRC });
  const file = registry.get('fileId' in found ? found.fileId : '');
  expect(file?.type).toBe('image/png');
  expect(await file?.bytes()).toEqual(bytes);
  server?.close();
  const missing = await looking(404);
  expect(await missing.files.look({ workspaceId, src: SRC })).toEqual({ found: 'missing' });
});

test('an image that cannot be looked up now is not taken for missing', async () => {
  const { files } = await looking(503);
  await expect(files.look({ workspaceId, src: SRC })).rejects.toMatchObject({ status: 503 });
  server?.close();
  await expect(files.look({ workspaceId, src: SRC })).rejects.toMatchObject({ kind: 'network' });
});
