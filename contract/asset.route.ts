import type { RouteGroup } from './route.ts';

/** An image larger than this is refused with 413. */
export const ASSET_LIMIT_BYTES = 10 * 1024 * 1024;
/** Accepted image types, detected from the bytes and not from the request. */
export const ASSET_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

export const assetRoutes = {
  getAssets: {
    method: 'GET',
    path: '/:workspaceId',
    summary: 'A page of the images of a workspace, newest first.',
    query: ['limit', 'page'],
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
