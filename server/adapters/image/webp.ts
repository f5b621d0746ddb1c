import { exifOf, type ImageParts, listed, orientationOf, UPRIGHT } from './imageParts.ts';

const RIFF_HEAD_BYTES = 12;
/** The picture, its animation and its colours. All other chunks are metadata. */
const KEPT_CHUNKS: ReadonlySet<string> = new Set([
  'VP8X',
  'VP8 ',
  'VP8L',
  'ALPH',
  'ANIM',
  'ANMF',
  'ICCP',
]);
/** Flags in the first byte of VP8X: what else the file contains. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

export function readWebp(file: Buffer): ImageParts {
  const chunks = listed(chunksOf(file));
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const orientation = exif === undefined ? UPRIGHT : orientationOf(exif.data);
  const kept = chunks
    .filter(({ type }) => KEPT_CHUNKS.has(type))
    .map(({ type, data }) => chunk(type, type === 'VP8X' ? headWith(data, orientation) : data));
  const all = orientation === UPRIGHT ? kept : [...kept, chunk('EXIF', exifOf(orientation))];
  // The size is not turned: some browsers do that, Chromium does not.
  return { ...sizeOf(chunks), kept: [riffHead(all), ...all] };
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Throws if a chunk is truncated. Ignores what follows the end. */
function* chunksOf(file: Buffer): Generator<Chunk> {
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  let at = RIFF_HEAD_BYTES;
  while (at + 8 <= end) {
    const dataEnd = at + 8 + file.readUInt32LE(at + 4);
    if (dataEnd > end) throw new Error('cut off');
    yield { type: file.toString('latin1', at, at + 4), data: file.subarray(at + 8, dataEnd) };
    at = dataEnd + (dataEnd % 2);
  }
}

type Size = Pick<ImageParts, 'width' | 'height'>;

/** How each chunk stores the size of the picture. */
const SIZE_IN: Readonly<Record<string, (data: Buffer) => Size>> = {
  VP8X: (data) => ({ width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }),
  'VP8 ': (data) => ({
    width: data.readUInt16LE(6) & 0x3fff,
    height: data.readUInt16LE(8) & 0x3fff,
  }),
  VP8L: (data) => {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  },
};

function sizeOf([first]: readonly Chunk[]): Size {
  const read = SIZE_IN[first?.type ?? ''];
  if (first === undefined || read === undefined) throw new Error('no WebP');
  return read(first.data);
}

function headWith(data: Buffer, orientation: number): Buffer {
  const head = Buffer.from(data);
  const flags = head.readUInt8() & ~(HAS_EXIF | HAS_XMP);
  head.writeUInt8(orientation === UPRIGHT ? flags : flags | HAS_EXIF);
  return head;
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(8 + data.length + (data.length % 2));
  whole.write(type, 'latin1');
  whole.writeUInt32LE(data.length, 4);
  data.copy(whole, 8);
  return whole;
}

function riffHead(chunks: readonly Buffer[]): Buffer {
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return head;
}
