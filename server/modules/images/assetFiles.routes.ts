import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { Deps } from '../../deps.ts';
import { isSecret } from '../../lib/secret.ts';
import { type AssetRow, findAsset, readBytes } from './asset.repo.ts';
import { ASSETS_PATH } from './asset.service.ts';

/** An image never changes under its address, and cannot run anything, wherever it is opened. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  // Articles are published elsewhere, with the addresses of their images.
  'cross-origin-resource-policy': 'cross-origin',
};

const NO_BYTES = new Uint8Array();

/** Serves images at addresses that cannot be guessed: anyone with the address may see the image. */
export function serveAssets(app: FastifyInstance, deps: Pick<Deps, 'orm'>): void {
  app.get(`${ASSETS_PATH}/:token`, async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.params as { readonly token: string };
    const asset = isSecret(token) ? await findAsset(deps.orm, token) : null;
    if (asset === null) throw new Problem('not_found');
    return send(deps, asset, request, reply);
  });
}

async function send(
  { orm }: Pick<Deps, 'orm'>,
  asset: AssetRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${asset.id}"`;
  const isKnown = request.headers['if-none-match']?.includes(etag) === true;
  const bytes = isKnown ? NO_BYTES : await readBytes(orm, asset.id);
  if (bytes === null) throw new Problem('not_found'); // deleted in the meantime
  reply.headers({ ...HEADERS, etag });
  if (isKnown) return reply.code(304).send();
  return reply
    .type(asset.type)
    .header('content-disposition', `inline; ${filename(asset.name)}`)
    .send(Buffer.from(bytes));
}

/** The file name in any script (RFC 6266, RFC 8187). */
function filename(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename*=UTF-8''${encoded}`;
}
