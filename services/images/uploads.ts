import { archiveRoutes, PART_BYTES } from '#contract/archive/archive.route.ts';
import { ASSET_TYPES, ASSET_WORKSPACE_HEADER, assetRoutes } from '#contract/images/asset.route.ts';
import type { Asset } from '#contract/images/asset.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { callEndpoint } from '../http/api.ts';
import type { Caller } from '../http/caller.ts';
import { deviceError } from '../lib/deviceError.ts';
import type { FileRegistry } from './files.ts';
import type { FilePorts, LookedUp } from './images.ports.ts';

/** The server's limit. The end of a name is kept: it says more than the beginning. */
const NAME_LIMIT_CHARS = 200;

const GONE: PortError = {
  kind: 'page',
  status: null,
  code: null,
  message: 'The file is no longer available.',
};

const POST_ASSET = { group: 'asset', op: 'postAsset', route: assetRoutes.postAsset };

const PART_TYPE = 'application/octet-stream';
const PUT_PART = { group: 'workspace', op: 'putImportPart', route: archiveRoutes.putImportPart };

/** The ports for kept files: they take ids and return plain data. */
export function createFiles(caller: Caller, registry: FileRegistry): FilePorts {
  return {
    async upload({ workspaceId, fileId }) {
      const file = registry.get(fileId);
      if (file === undefined) throw GONE;
      await readable(file);
      const name = file.name.slice(-NAME_LIMIT_CHARS);
      // The server determines the kind from the bytes, whatever the type says.
      const body = file.type === '' ? new Blob([file], { type: ASSET_TYPES[0] }) : file;
      // Chosen again, it has another id and is another image.
      const args = { workspaceId, requestId: fileId, name, body };
      return (await callEndpoint(caller, POST_ASSET, args)) as Asset;
    },
    async uploadPart({ fileId, part, ...of }) {
      const file = registry.get(fileId);
      if (file === undefined) throw GONE;
      await readable(file);
      const body = file.slice(part * PART_BYTES, (part + 1) * PART_BYTES, PART_TYPE);
      return callEndpoint(caller, PUT_PART, { ...of, part, body });
    },
    look: (of) => lookUp(caller, registry, of),
    forget: ({ fileId }) => registry.forget(fileId),
  };
}

/** Rejects for a file that was moved or deleted: a request with it would fail as if there were no network. */
async function readable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw deviceError(error);
  }
}

const MISSING = { found: 'missing' } as const;

/** The browser has the passes for images (server/modules/images/imagePass.service.ts). */
async function lookUp(
  { baseUrl }: Caller,
  registry: FileRegistry,
  { workspaceId, src }: Parameters<FilePorts['look']>[0],
): Promise<LookedUp> {
  const answer = await fetch(`${baseUrl}${src}`).catch((error: unknown) => {
    throw { kind: 'network', status: null, code: null, message: String(error) } satisfies PortError;
  });
  if (answer.status === 404) return MISSING;
  if (!answer.ok) {
    const message = `The image at ${src} could not be read.`;
    throw { kind: 'response', status: answer.status, code: null, message } satisfies PortError;
  }
  const of = answer.headers.get(ASSET_WORKSPACE_HEADER);
  if (of === workspaceId) {
    await answer.body?.cancel();
    return { found: 'own' };
  }
  const bytes = await answer.blob();
  return { found: 'file', fileId: registry.keep(new File([bytes], 'image', { type: bytes.type })) };
}
