import { z } from 'zod';
import { idSchema } from './article.schema.ts';
import type { assetRoutes } from './asset.route.ts';
import type { SchemasOf } from './route.ts';

export const assetSchema = z.object({
  id: idSchema,
  /** The address for `img.src`: a path on our origin that cannot be guessed. */
  src: z.string(),
  /** The file's name, as its owner called it. */
  name: z.string(),
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

const inWorkspace = z.object({ workspaceId: idSchema });

export const assetSchemas = {
  getAssets: {
    params: inWorkspace,
    query: z.object({
      limit: z.coerce.number<number>().int().min(1).max(100).default(24),
      page: z.coerce.number<number>().int().min(0).default(0),
    }),
    response: assetPageSchema,
  },
  postAsset: {
    params: inWorkspace,
    query: z.object({ name: z.string().max(200).default('') }),
    response: assetSchema,
  },
  deleteAsset: {
    params: inWorkspace.extend({ assetId: idSchema }),
    response: z.object({ id: idSchema }),
  },
} as const satisfies SchemasOf<typeof assetRoutes>;

export type Asset = z.infer<typeof assetSchema>;
export type AssetPage = z.infer<typeof assetPageSchema>;
