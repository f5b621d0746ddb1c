/** What a reader of a format returns. It throws if the file is truncated or has another format. */
export interface ImageParts {
  /** Pixels, as browsers show the image: turned by its orientation. */
  readonly width: number;
  readonly height: number;
  /** The parts of the file that a viewer needs, in order, without metadata and without anything after the end. */
  readonly kept: readonly Uint8Array[];
}

/** More than any image of a camera or an editor has; each part takes memory besides its bytes. */
const MOST_PARTS = 50_000;

/** Collects the parts of a file. Throws if there are too many, as in a file made to exhaust memory. */
export function listed<T>(parts: Iterable<T>): T[] {
  const list: T[] = [];
  for (const part of parts) {
    if (list.length === MOST_PARTS) throw new Error('too many parts');
    list.push(part);
  }
  return list;
}

export type ReadImageParts = (file: Buffer) => ImageParts;

// The one thing in EXIF that a viewer needs is the orientation. EXIF is a TIFF file with nothing but tags.

const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;

export const UPRIGHT = 1;
const LAST_ORIENTATION = 8;
/** From this value on, width and height are swapped. */
const FIRST_LYING = 5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in which stored pixels are shown. */
export function shownSize({ width, height }: Size, orientation: number): Size {
  return orientation >= FIRST_LYING ? { width: height, height: width } : { width, height };
}

/** The orientation in EXIF data; upright if it is missing, invalid or unreadable. */
export function orientationOf(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  try {
    const value = orientationIn(tiff, tiff.toString('latin1', 0, 2) === 'II');
    return value >= UPRIGHT && value <= LAST_ORIENTATION ? value : UPRIGHT;
  } catch {
    return UPRIGHT; // cut off
  }
}

function orientationIn(tiff: Buffer, isLittleEndian: boolean): number {
  const short = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * ENTRY_BYTES;
    if (short(at) === ORIENTATION_TAG) return short(at + 8);
  }
  return UPRIGHT;
}

/** EXIF data with the orientation and nothing else. */
export function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(HEADER_BYTES + 2 + ENTRY_BYTES + 4);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(HEADER_BYTES, 4);
  tiff.writeUInt16BE(1, 8); // one entry …
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14); // … of one value
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
