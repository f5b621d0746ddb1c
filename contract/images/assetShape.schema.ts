/** An image of the library, as every endpoint shows it. */
import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import { COVER_LAYOUTS, COVER_SIZES } from './coverBounds.ts';

/** `#rrggbb`. */
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

/** How an image was made that nobody uploaded. */
export const assetOriginSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cover'),
    title: z.string(),
    byline: z.string(),
    layout: z.enum(COVER_LAYOUTS),
    size: z.enum(COVER_SIZES),
    background: z.string(),
    accent: z.string(),
  }),
  z.object({ kind: z.literal('ai'), model: z.string(), prompt: z.string() }),
  /** Edited in the design tool. */
  z.object({ kind: z.literal('design') }),
]);

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
  /** Null: it was uploaded. */
  origin: assetOriginSchema.nullable(),
  createdAt: z.iso.datetime(),
});

export type Asset = z.infer<typeof assetSchema>;
export type AssetOrigin = z.infer<typeof assetOriginSchema>;
