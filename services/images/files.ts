import { randomIds } from '../lib/browser.ts';
import type { PortError } from '#contract/problems.ts';
import { ASSET_TYPES, assetRoutes } from '#contract/asset.route.ts';
import type { Asset } from '#contract/asset.schema.ts';
import { callEndpoint } from '../http/api.ts';
import type { Caller } from '../http/caller.ts';
import type { FilePorts } from './images.ports.ts';

export interface FileRegistry {
  /** Keeps a file until it is forgotten, and returns its id. */
  keep(file: File): string;
  get(id: string): File | undefined;
  forget(id: string): void;
}

/**
 * Files that somebody has chosen, pasted or dropped, under an id. A file is no plain data, so that
 * neither an action nor the log of a session can carry it: they carry its id.
 */
export function createFileRegistry(): FileRegistry {
  const files = new Map<string, File>();
  return {
    keep(file) {
      const id = randomIds.next();
      files.set(id, file);
      return id;
    },
    get: (id) => files.get(id),
    forget: (id) => void files.delete(id),
  };
}

/** The server keeps names of this length; the end of a name tells more than its beginning. */
const NAME_LIMIT_CHARS = 200;

const GONE: PortError = {
  kind: 'page',
  status: null,
  code: null,
  message: 'The file is not there any more.',
};

const POST_ASSET = { group: 'asset', op: 'postAsset', route: assetRoutes.postAsset };

/** What may be done with kept files: their ids come in, plain data goes out. */
export function createFiles(caller: Caller, registry: FileRegistry): FilePorts {
  return {
    async upload({ workspaceId, fileId }) {
      const file = registry.get(fileId);
      if (file === undefined) throw GONE;
      const name = file.name.slice(-NAME_LIMIT_CHARS);
      // Whatever the browser takes it for, the server tells the kind from the bytes.
      const body = file.type === '' ? new Blob([file], { type: ASSET_TYPES[0] }) : file;
      const args = { workspaceId, name, body };
      return (await callEndpoint(caller, POST_ASSET, args)) as Asset;
    },
    forget: ({ fileId }) => registry.forget(fileId),
  };
}
