import { ASSET_USES_MOST, ASSETS_PATH } from '#contract/images/asset.route.ts';
import type { Asset, AssetOrigin, AssetPage, AssetUse } from '#contract/images/asset.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { madeOnce } from '#db/madeOnce.ts';
import { requireRoom, requireWithin } from '#db/room.ts';
import type { AssetId, WorkspaceId } from '#db/schema/ids.ts';
import { wordsOfImage } from '#html/media.ts';
import { readImage } from '../../adapters/image/readImage.ts';
import type { Deps } from '../../deps.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import { newSecret } from '../../lib/secret.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import {
  type AssetRow,
  blocksShowing,
  findAssetById,
  insertAsset,
  listAssets,
  markDeleted,
  purgeAssets,
  purgeOldest,
  readBytes,
  takenBytes,
  unmarkDeleted,
  updateAsset,
} from './asset.repo.ts';

export interface NewAsset {
  /** Empty: it is named after its type. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What it shows, if that is known. */
  readonly alt?: string;
  /** How it was made, if nobody uploaded it. */
  readonly origin?: AssetOrigin;
}

type AddCall = CreatingContext & { readonly workspaceId: WorkspaceId };

/**
 * Adds an image, once for each request id. Throws `image_unreadable`, `image_too_large`, or `images_full` if the workspace has no
 * room for it.
 */
export async function addAsset(
  deps: Deps,
  { workspaceId, asked }: AddCall,
  given: NewAsset,
): Promise<Asset> {
  const row = assetRow(deps, workspaceId, given);
  const id = await deps.orm.transaction((tx) =>
    madeOnce(tx, asked, async () => {
      await storeAsset(deps, tx, row);
      return row.id;
    }),
  );
  const stored = await findAssetById(deps.orm, workspaceId, id);
  if (stored === null) throw new Problem('not_found');
  return presentAsset(stored);
}

type StoredAsset = AssetRow & { readonly bytes: Uint8Array };

/** What is stored of an image. Throws `image_unreadable` or `image_too_large`. */
export function assetRow(
  deps: Pick<Deps, 'now' | 'newId'>,
  workspaceId: WorkspaceId,
  { name, bytes, alt, origin }: NewAsset,
): StoredAsset {
  const { bytes: cleaned, ...image } = readImage(bytes);
  return {
    id: newCheckedId<AssetId>(deps),
    workspaceId,
    token: newSecret(),
    alt: alt ?? null,
    origin: origin ?? null,
    name: name.trim() || `image.${image.type.replace('image/', '')}`,
    ...image,
    size: cleaned.length,
    bytes: cleaned,
    createdAt: deps.now(),
  };
}

/** Stores it in the caller's transaction. Throws `images_full` if the workspace has no room for it. */
export async function storeAsset(
  { imageBytesPerWorkspace }: Pick<Deps, 'imageBytesPerWorkspace'>,
  tx: Orm,
  row: StoredAsset,
): Promise<void> {
  await requireRoom(tx, 'images', row.workspaceId);
  const taken = (await takenBytes(tx, row.workspaceId)) + row.size;
  if (taken > imageBytesPerWorkspace) throw new Problem('images_full');
  await purgeOldest(tx, row.workspaceId, STORED_TIMES * imageBytesPerWorkspace - taken);
  await insertAsset(tx, row);
}

/** What is stored of a workspace, with the images that can be restored, is at most so many times its room. */
const STORED_TIMES = 2;

/** Whether the images of a workspace leave any room. */
export const isRoomLeft = (
  { orm, imageBytesPerWorkspace }: Pick<Deps, 'orm' | 'imageBytesPerWorkspace'>,
  workspaceId: WorkspaceId,
): Promise<boolean> =>
  orm.transaction(async (tx) => (await takenBytes(tx, workspaceId)) < imageBytesPerWorkspace);

/** Throws `not_found`. */
export async function imageOf(
  { orm }: Pick<Deps, 'orm'>,
  { workspaceId, assetId }: { readonly workspaceId: WorkspaceId; readonly assetId: AssetId },
): Promise<AssetRow> {
  const row = await findAssetById(orm, workspaceId, assetId);
  if (row === null) throw new Problem('not_found');
  return row;
}

/** The bytes of such an image. Throws `not_found`. */
export async function bytesOfImage(
  { orm }: Pick<Deps, 'orm'>,
  { id }: Pick<AssetRow, 'id'>,
): Promise<Uint8Array> {
  const bytes = await readBytes(orm, id);
  if (bytes === null) throw new Problem('not_found');
  return bytes;
}

export async function listPage(
  deps: Deps,
  workspaceId: WorkspaceId,
  search: string,
  { limit, page }: { readonly limit: number; readonly page: number },
): Promise<AssetPage> {
  // One row more than requested shows whether there is a next page.
  const rows = await listAssets(deps.orm, workspaceId, search, {
    limit: limit + 1,
    offset: page * limit,
  });
  return { content: rows.slice(0, limit).map(presentAsset), page, last: rows.length <= limit };
}

/** Throws `not_found`. Articles keep the texts that the image has there. */
export async function changeAsset(
  deps: Deps,
  workspaceId: WorkspaceId,
  id: AssetId,
  change: Parameters<typeof updateAsset>[3],
): Promise<Asset> {
  const row = await updateAsset(deps.orm, workspaceId, id, change);
  if (row === null) throw new Problem('not_found');
  return presentAsset(row);
}

/**
 * Returns where articles of the workspace show an image now, and whether there are more places than
 * `ASSET_USES_MOST`. Throws `not_found`.
 */
export async function usesOf(
  deps: Deps,
  workspaceId: WorkspaceId,
  id: AssetId,
): Promise<{ readonly assetId: AssetId; readonly uses: AssetUse[]; readonly hasMore: boolean }> {
  const row = await findAssetById(deps.orm, workspaceId, id);
  if (row === null) throw new Problem('not_found');
  const { src } = presentAsset(row);
  const blocks = await blocksShowing(deps.orm, workspaceId, src, ASSET_USES_MOST + 1);
  const uses = blocks.slice(0, ASSET_USES_MOST).flatMap(({ html, ...of }): AssetUse[] => {
    const words = wordsOfImage(html, src);
    return words === null ? [] : [{ ...of, ...words }];
  });
  return { assetId: id, uses, hasMore: blocks.length > ASSET_USES_MOST };
}

/** Deletes an image; it can be restored until it is purged. Nobody sees it until then. */
export async function deleteAsset(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  workspaceId: WorkspaceId,
  id: AssetId,
): Promise<void> {
  if (!(await markDeleted(orm, workspaceId, id, now()))) throw new Problem('not_found');
}

/** Brings an image back, at its address. Throws `images_full` if its room has been taken, `not_found` once it is purged. */
export async function restoreAsset(
  { orm, imageBytesPerWorkspace }: Pick<Deps, 'orm' | 'imageBytesPerWorkspace'>,
  workspaceId: WorkspaceId,
  id: AssetId,
): Promise<Asset> {
  return orm.transaction(async (tx) => {
    await takenBytes(tx, workspaceId); // no upload comes in between
    const row = await unmarkDeleted(tx, workspaceId, id);
    if (row === null) throw new Problem('not_found');
    await requireWithin(tx, 'images', workspaceId);
    if ((await takenBytes(tx, workspaceId)) > imageBytesPerWorkspace)
      throw new Problem('images_full');
    return presentAsset(row);
  });
}

const DELETED_RETENTION_MS = 24 * 60 * 60 * 1000;

/** Removes the images that were deleted more than a day ago. */
export const purgeDeletedAssets = ({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> =>
  purgeAssets(orm, new Date(now().getTime() - DELETED_RETENTION_MS));

export function presentAsset({
  workspaceId: _workspaceId,
  token,
  createdAt,
  ...row
}: AssetRow): Asset {
  return { ...row, src: `${ASSETS_PATH}/${token}`, createdAt: createdAt.toISOString() };
}
