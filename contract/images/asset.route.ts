import type { RouteGroup } from '../lib/route.ts';
import { generatedImageRoutes } from './generatedImage.route.ts';

/** Where images are served from, each under its token. */
export const ASSETS_PATH = '/content/assets';
/** The workspace of an image, in the answer to somebody who may see it. */
export const ASSET_WORKSPACE_HEADER = 'x-image-workspace';
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
    read: 'assets',
    summary:
      'A page of the images of a workspace, newest first. `search` looks in their names and alternative texts.',
    query: ['limit', 'page', 'search'],
  },
  getAssetUses: {
    method: 'GET',
    path: '/:workspaceId/:assetId/uses',
    read: 'assetUses',
    summary: 'The articles that show an image now, with the caption and alternative text there.',
  },
  getCover: {
    method: 'GET',
    path: '/:workspaceId/cover',
    read: 'cover',
    summary: 'How a cover of this design would look. Nothing is stored or charged.',
    query: ['title', 'byline', 'layout', 'size', 'background', 'accent'],
    perMinute: 120,
  },
  postCover: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/covers',
    stale: ['assets'],
    summary: 'Adds a designed cover to the library. Nothing is charged.',
    perMinute: 30,
  },
  patchAsset: {
    method: 'PATCH',
    path: '/:workspaceId/:assetId',
    stale: ['imageRequests'],
    renewed: ['assets'],
    summary: 'Renames an image or stores what it shows. Articles that show it keep their texts.',
  },
  postAsset: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId',
    stale: ['assets'],
    summary: 'Uploads an image; the body is its bytes. The same request id twice is one image.',
    query: ['requestId', 'name'],
    bytes: ASSET_TYPES,
    bodyLimit: ASSET_LIMIT_BYTES,
  },
  deleteAsset: {
    method: 'DELETE',
    path: '/:workspaceId/:assetId',
    stale: ['articleImage', 'assets', 'imageRequests'],
    summary: 'Removes an image from the library and from everywhere it is shown.',
  },
  restoreAsset: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/:assetId/restore',
    stale: ['articleImage', 'assets', 'imageRequests'],
    summary: 'Brings a deleted image back, for a day.',
  },
  ...generatedImageRoutes,
} as const satisfies RouteGroup;
