import type { PortError } from '#contract/problems.ts';
import { ASSET_TYPES, assetRoutes } from '#contract/asset.route.ts';
import type { Asset } from '#contract/asset.schema.ts';
import { callEndpoint } from '../http/api.ts';
import type { Caller } from '../http/credentials.ts';
import type { FileRegistry } from './fileRegistry.ts';
import type { FilePorts } from './images.ports.ts';

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
