import { z } from 'zod';
import { idSchema } from './article.schema.ts';
import {
  ASSET_ALT_MAX_CHARS,
  ASSET_NAME_MAX_CHARS,
  ASSET_SEARCH_MAX_CHARS,
  type assetRoutes,
} from './asset.route.ts';
import type { SchemasOf } from './route.ts';

export const assetSchema = z.object({
  id: idSchema,
  /** The address for `img.src`: a path on our origin that cannot be guessed. */
  src: z.string(),
  /** The file's name, as its owner called it. */
  name: z.string(),
  /** What it shows; null until a person has written it. */
  alt: z.string().nullable(),
  type: z.string(),
  /** Pixels. */
  width: z.int().min(1),
  height: z.int().min(1),
  /** Bytes. */
  size: z.int().min(1),
  createdAt: z.iso.datetime(),
});

export const assetPageSchema = z.object({
  content: z.array(assetSchema),
  page: z.int().min(0),
  last: z.boolean(),
});

/** A place where an image is shown. */
export const assetUseSchema = z.object({
  articleId: idSchema,
  title: z.string(),
  caption: z.string(),
  /** Null: there is none. Empty: it is decoration. */
  alt: z.string().nullable(),
});

const inWorkspace = z.object({ workspaceId: idSchema });
const ofAsset = inWorkspace.extend({ assetId: idSchema });

export const assetSchemas = {
  getAssets: {
    params: inWorkspace,
    query: z.object({
      limit: z.coerce.number<number>().int().min(1).max(100).default(24),
      page: z.coerce.number<number>().int().min(0).default(0),
      search: z.string().trim().max(ASSET_SEARCH_MAX_CHARS).default(''),
    }),
    response: assetPageSchema,
  },
  getAssetUses: {
    params: ofAsset,
    response: z.object({
      assetId: idSchema,
      uses: z.array(assetUseSchema),
      hasMore: z.boolean(),
    }),
  },
  patchAsset: {
    params: ofAsset,
    body: z
      .object({
        name: z.string().trim().min(1).max(ASSET_NAME_MAX_CHARS),
        alt: z.string().trim().max(ASSET_ALT_MAX_CHARS).nullable(),
      })
      .partial(),
    response: assetSchema,
  },
  postAsset: {
    params: inWorkspace,
    query: z.object({ name: z.string().max(ASSET_NAME_MAX_CHARS).default('') }),
    response: assetSchema,
  },
  deleteAsset: {
    params: ofAsset,
    response: z.object({ id: idSchema }),
  },
} as const satisfies SchemasOf<typeof assetRoutes>;

export type Asset = z.infer<typeof assetSchema>;
export type AssetUse = z.infer<typeof assetUseSchema>;
export type AssetPage = z.infer<typeof assetPageSchema>;
