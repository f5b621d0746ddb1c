import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { addAsset, deleteAsset, listPage } from './asset.service.ts';

export const assetHandlers = (deps: Deps): GroupHandlers<'asset'> => ({
  getAssets: ({ workspaceId, limit, page }) => listPage(deps, workspaceId, limit, page),
  postAsset: ({ workspaceId, name, bytes }) => addAsset(deps, workspaceId, name, bytes),
  async deleteAsset({ workspaceId, assetId }) {
    await deleteAsset(deps, workspaceId, assetId);
    return { id: assetId };
  },
});
