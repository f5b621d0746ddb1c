import type { Asset } from '#contract/asset.schema.ts';
import type { AssetRow } from './asset.repo.ts';

/** Where images are served from, each under its token. */
export const ASSETS_PATH = '/content/assets';

export function presentAsset({ workspaceId: _, token, createdAt, ...row }: AssetRow): Asset {
  return { ...row, src: `${ASSETS_PATH}/${token}`, createdAt: createdAt.toISOString() };
}
