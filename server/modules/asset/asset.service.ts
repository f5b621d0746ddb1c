import type { Asset, AssetPage } from '#domain/contract/asset.schema.ts';
import { Problem } from '#domain/contract/problem.ts';
import type { AssetId, WorkspaceId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import { newSecret } from '../../lib/secret.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { presentAsset } from './asset.presenter.ts';
import { insertAsset, listAssets, removeAsset } from './asset.repo.ts';
import { imageFactsOf } from './imageFacts.ts';

export async function addAsset(
  deps: Deps,
  workspaceId: WorkspaceId,
  name: string,
  bytes: Uint8Array,
): Promise<Asset> {
  const image = imageFactsOf(bytes);
  if (image === null) throw new Problem('image_unreadable');
  const row = {
    id: newCheckedId<AssetId>(deps),
    workspaceId,
    token: newSecret(),
    name: name.trim() || `image.${image.type.replace('image/', '')}`,
    ...image,
    size: bytes.length,
    createdAt: deps.now(),
  };
  await insertAsset(deps.orm, { ...row, bytes });
  return presentAsset(row);
}

export async function listPage(
  deps: Deps,
  workspaceId: WorkspaceId,
  limit: number,
  page: number,
): Promise<AssetPage> {
  // One more than asked for tells whether there is a next page.
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
