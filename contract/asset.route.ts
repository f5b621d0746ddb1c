import type { RouteGroup } from './route.ts';

/** An image larger than this is refused with 413. */
export const ASSET_LIMIT_BYTES = 10 * 1024 * 1024;
/** Accepted image types, detected from the bytes and not from the request. */
export const ASSET_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

export const ASSET_NAME_MAX_CHARS = 200;
export const ASSET_ALT_MAX_CHARS = 500;
export const ASSET_SEARCH_MAX_CHARS = 200;
/** Places that are named of one image. */
export const ASSET_USES_MOST = 20;

export const assetRoutes = {
  getAssets: {
    method: 'GET',
    path: '/:workspaceId',
    summary:
      'A page of the images of a workspace, newest first. `search` looks in their names and alternative texts.',
    query: ['limit', 'page', 'search'],
  },
  getAssetUses: {
    method: 'GET',
    path: '/:workspaceId/:assetId/uses',
    summary: 'The articles that show an image now, with the caption and alternative text there.',
  },
  patchAsset: {
    method: 'PATCH',
    path: '/:workspaceId/:assetId',
    summary: 'Renames an image or stores what it shows. Articles that show it keep their texts.',
  },
  postAsset: {
    method: 'POST',
    path: '/:workspaceId',
    summary: 'Uploads an image; the body is its bytes.',
    query: ['name'],
    bytes: ASSET_TYPES,
    bodyLimit: ASSET_LIMIT_BYTES,
  },
  deleteAsset: {
    method: 'DELETE',
    path: '/:workspaceId/:assetId',
    summary: 'Removes an image from the library and from everywhere it is shown.',
  },
} as const satisfies RouteGroup;
