/** An image as a file, for those who may see it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/lib/problem.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import { isSecret } from '../../lib/secret.ts';
import { type AssetRow, findAsset, findNamedAsset, readBytes } from './asset.repo.ts';

/** An image never changes under its address, and cannot run anything, wherever it is opened. */
const HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const NO_BYTES = new Uint8Array();

/** The image of a token; null for an unknown one. */
export const imageAt = async (
  { orm }: Pick<Deps, 'orm'>,
  token: string,
): Promise<AssetRow | null> => (isSecret(token) ? findAsset(orm, token) : null);

export interface ImageFile extends Pick<AssetRow, 'name' | 'type'> {
  /** What it shows; empty if nobody has said. */
  readonly alt: string;
  readonly bytes: Uint8Array;
}

/** An image of a workspace, by its token or an id that nobody has checked. Throws `not_found` for one that is not there any more. */
export async function imageFile(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  by: { readonly token: string } | { readonly id: string },
): Promise<ImageFile> {
  const row =
    'id' in by ? await findNamedAsset(orm, workspaceId, by.id) : await imageAt({ orm }, by.token);
  const bytes = row?.workspaceId === workspaceId ? await readBytes(orm, row.id) : null;
  if (row === null || bytes === null) throw new Problem('not_found');
  return { name: row.name, type: row.type, alt: row.alt ?? '', bytes };
}

/** Sends an image whose reader has been checked. Throws `not_found` if it was deleted in the meantime. */
export async function sendImage(
  { orm }: Pick<Deps, 'orm'>,
  asset: AssetRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${asset.id}"`;
  const isKnown = request.headers['if-none-match']?.includes(etag) === true;
  const bytes = isKnown ? NO_BYTES : await readBytes(orm, asset.id);
  if (bytes === null) throw new Problem('not_found');
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
