import { imageSize } from 'image-size';
import type { ASSET_TYPES } from '#domain/contract/asset.route.ts';

export interface ImageFacts {
  readonly type: (typeof ASSET_TYPES)[number];
  /** Pixels, as the image is seen: a photo that is turned by its EXIF orientation counts as turned. */
  readonly width: number;
  readonly height: number;
}

/** No screen and no print of an article needs more; decoders run out of memory on what claims to be larger. */
const LONGEST_SIDE_PIXELS = 20_000;
/** From here on EXIF means: lying on its side. */
const FIRST_LYING_ORIENTATION = 5;

interface Kind {
  readonly type: ImageFacts['type'];
  /** What `image-size` calls it. */
  readonly name: string;
  /** The bytes that such a file begins with, where a dot is any byte. */
  readonly magic: RegExp;
}

const KINDS: readonly Kind[] = [
  { type: 'image/png', name: 'png', magic: /^\x89PNG\r\n.\n/ },
  { type: 'image/jpeg', name: 'jpg', magic: /^\xff\xd8\xff/ },
  { type: 'image/gif', name: 'gif', magic: /^GIF8[79]a/ },
  { type: 'image/webp', name: 'webp', magic: /^RIFF.{4}WEBP/s },
];
const MAGIC_BYTES = 12;

/** What the bytes of an image say of it, whatever the request calls it; null for anything but an image of a known kind. */
export function imageFactsOf(bytes: Uint8Array): ImageFacts | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, MAGIC_BYTES));
  const kind = KINDS.find(({ magic }) => magic.test(beginning));
  const size = kind === undefined ? null : sizeOf(bytes, kind.name);
  return kind === undefined || size === null ? null : { type: kind.type, ...size };
}

function sizeOf(bytes: Uint8Array, name: string): Pick<ImageFacts, 'width' | 'height'> | null {
  try {
    const { type, width, height, orientation = 1 } = imageSize(new Uint8Array(bytes)); // a copy: it reads past the end of a view
    if (type !== name || !isSane(width) || !isSane(height)) return null;
    const isLying = orientation >= FIRST_LYING_ORIENTATION;
    return isLying ? { width: height, height: width } : { width, height };
  } catch {
    return null; // cut off, or not what its beginning says
  }
}

const isSane = (pixels: number): boolean =>
  Number.isInteger(pixels) && pixels >= 1 && pixels <= LONGEST_SIDE_PIXELS;
