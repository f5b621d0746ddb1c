import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import {
  ASSET_ALT_MAX_CHARS,
  ASSET_NAME_MAX_CHARS,
  ASSET_SEARCH_MAX_CHARS,
  type assetRoutes,
} from './asset.route.ts';
import { assetSchema, colourSchema } from './assetShape.schema.ts';
import {
  COVER_BYLINE_MAX_CHARS,
  COVER_LAYOUTS,
  COVER_SIZES,
  COVER_TITLE_MAX_CHARS,
} from './coverBounds.ts';
import { generatedImageSchemas } from './generatedImage.schema.ts';

const coverSchema = z.object({
  title: z.string().trim().min(1).max(COVER_TITLE_MAX_CHARS),
  byline: z.string().trim().max(COVER_BYLINE_MAX_CHARS).default(''),
  layout: z.enum(COVER_LAYOUTS),
  size: z.enum(COVER_SIZES),
  background: colourSchema,
  accent: colourSchema,
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
  getCover: {
    params: inWorkspace,
    query: coverSchema.extend({
      title: z.string().trim().max(COVER_TITLE_MAX_CHARS).default(''),
      layout: z.enum(COVER_LAYOUTS).default('plain'),
      size: z.enum(COVER_SIZES).default('link'),
      background: colourSchema.default('#14344f'),
      accent: colourSchema.default('#e2725b'),
    }),
    response: z.object({
      /** The PNG in base64; empty if the font has none of the letters. */
      image: z.string(),
      /** Letters that the font does not have, and that are left out. */
      missing: z.array(z.string()),
      /** As it was asked for. */
      title: z.string(),
    }),
  },
  postCover: {
    params: inWorkspace,
    body: coverSchema.extend({ requestId: requestIdSchema }),
    response: assetSchema,
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
    query: z.object({
      requestId: requestIdSchema,
      name: z.string().max(ASSET_NAME_MAX_CHARS).default(''),
    }),
    response: assetSchema,
  },
  deleteAsset: {
    params: ofAsset,
    response: z.object({ id: idSchema }),
  },
  restoreAsset: { params: ofAsset, response: assetSchema },
  ...generatedImageSchemas,
} as const satisfies SchemasOf<typeof assetRoutes>;

export type { Asset, AssetOrigin } from './assetShape.schema.ts';
export type AssetUse = z.infer<typeof assetUseSchema>;
export type AssetPage = z.infer<typeof assetPageSchema>;
export type CoverPreview = z.infer<typeof assetSchemas.getCover.response>;
