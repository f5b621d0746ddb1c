import type { Asset, AssetPage } from '#contract/asset.schema.ts';
import { Problem } from '#contract/problem.ts';
import type { AssetId, WorkspaceId } from '#db/schema/ids.ts';
import { readImage } from '../../adapters/image/readImage.ts';
import type { Deps } from '../../deps.ts';
import { newSecret } from '../../lib/secret.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { type AssetRow, insertAsset, listAssets, removeAsset, takenBytes } from './asset.repo.ts';

/** Where images are served from, each under its token. */
export const ASSETS_PATH = '/content/assets';

/** Throws `image_unreadable`, `image_too_large`, or `images_full` if the workspace has no room for the image. */
export async function addAsset(
  deps: Deps,
  workspaceId: WorkspaceId,
  name: string,
  bytes: Uint8Array,
): Promise<Asset> {
  const { bytes: cleaned, ...image } = readImage(bytes);
  const row = {
    id: newCheckedId<AssetId>(deps),
    workspaceId,
    token: newSecret(),
    name: name.trim() || `image.${image.type.replace('image/', '')}`,
    ...image,
    size: cleaned.length,
    createdAt: deps.now(),
  };
  await deps.orm.transaction(async (tx) => {
    const taken = await takenBytes(tx, workspaceId);
    if (taken + row.size > deps.imageBytesPerWorkspace) throw new Problem('images_full');
    await insertAsset(tx, { ...row, bytes: cleaned });
  });
  return presentAsset(row);
}

export async function listPage(
  deps: Deps,
  workspaceId: WorkspaceId,
  limit: number,
  page: number,
): Promise<AssetPage> {
  // One row more than requested shows whether there is a next page.
  const rows = await listAssets(deps.orm, workspaceId, { limit: limit + 1, offset: page * limit });
  return { content: rows.slice(0, limit).map(presentAsset), page, last: rows.length <= limit };
}

export async function deleteAsset(
  deps: Deps,
  workspaceId: WorkspaceId,
  id: AssetId,
): Promise<void> {
  if (!(await removeAsset(deps.orm, workspaceId, id))) throw new Problem('not_found');
}

function presentAsset({ workspaceId: _, token, createdAt, ...row }: AssetRow): Asset {
  return { ...row, src: `${ASSETS_PATH}/${token}`, createdAt: createdAt.toISOString() };
}
