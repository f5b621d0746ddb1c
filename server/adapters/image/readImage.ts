import type { ASSET_TYPES } from '#contract/images/asset.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import { readGif } from './gif.ts';
import type { ReadImageParts } from './imageParts.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

export interface ReadImage {
  readonly type: (typeof ASSET_TYPES)[number];
  /** Pixels, as the image is shown. */
  readonly width: number;
  readonly height: number;
  /** The file without metadata about people, places and devices; the picture is unchanged. */
  readonly bytes: Uint8Array;
}

/** The most that browsers draw on a canvas. */
const LONGEST_SIDE_PIXELS = 16_384;
/** More than phone cameras produce. A decoded pixel takes four bytes in the browser of each reader. */
const MOST_PIXELS = 64_000_000;

interface Format {
  readonly type: ReadImage['type'];
  /** The first bytes of a file, where a dot matches any byte. */
  readonly magic: RegExp;
  readonly read: ReadImageParts;
}

const FORMATS: readonly Format[] = [
  { type: 'image/png', magic: /^\x89PNG\r\n.\n/, read: readPng },
  { type: 'image/jpeg', magic: /^\xff\xd8\xff/, read: readJpeg },
  { type: 'image/gif', magic: /^GIF8[79]a/, read: readGif },
  { type: 'image/webp', magic: /^RIFF.{4}WEBP/s, read: readWebp },
];
const MAGIC_BYTES = 12;

/**
 * Reads type and size of an image from its bytes, whatever the request calls it, and removes its metadata.
 * The image is not decoded. Throws `image_unreadable` for anything but a complete image of a known format,
 * and `image_too_large` for more pixels than a browser can be expected to show.
 */
export function readImage(bytes: Uint8Array): ReadImage {
  const { type, width, height, kept } = partsOf(bytes);
  if (Math.min(width, height) < 1) throw new Problem('image_unreadable');
  if (Math.max(width, height) > LONGEST_SIDE_PIXELS || width * height > MOST_PIXELS)
    throw new Problem('image_too_large');
  return { type, width, height, bytes: Buffer.concat(kept) };
}

function partsOf(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const beginning = file.toString('latin1', 0, MAGIC_BYTES);
  const format = FORMATS.find(({ magic }) => magic.test(beginning));
  if (format === undefined) throw new Problem('image_unreadable');
  try {
    return { type: format.type, ...format.read(file) };
  } catch {
    throw new Problem('image_unreadable'); // truncated, or not the format that it begins like
  }
}
