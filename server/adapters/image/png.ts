import { crc32 } from 'node:zlib';
import {
  exifOf,
  type ImageParts,
  listed,
  orientationOf,
  shownSize,
  UPRIGHT,
} from './imageParts.ts';

const SIGNATURE_BYTES = 8;
/** The picture, its animation, and what its colours mean. All other chunks are metadata. */
const KEPT_CHUNKS: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'acTL',
  'fcTL',
  'fdAT',
  'tRNS',
  'bKGD',
  'pHYs',
  'sBIT',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'mDCV',
  'cLLI',
]);

export function readPng(file: Buffer): ImageParts {
  const chunks = listed(chunksOf(file));
  const [head] = chunks;
  if (head?.type !== 'IHDR') throw new Error('no PNG');
  const exif = chunks.find(({ type }) => type === 'eXIf');
  const orientation = exif === undefined ? UPRIGHT : orientationOf(exif.data);
  const [first, ...others] = chunks.filter(({ type }) => KEPT_CHUNKS.has(type));
  return {
    ...shownSize(
      { width: head.data.readUInt32BE(0), height: head.data.readUInt32BE(4) },
      orientation,
    ),
    kept: [
      file.subarray(0, SIGNATURE_BYTES),
      ...(first === undefined ? [] : [first.whole]),
      ...(orientation === UPRIGHT ? [] : [chunk('eXIf', exifOf(orientation))]),
      ...others.map(({ whole }) => whole),
    ],
  };
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** With length, type and checksum. */
  readonly whole: Buffer;
}

/** Yields the chunks up to the last one. Throws if that is missing. */
function* chunksOf(file: Buffer): Generator<Chunk> {
  let at = SIGNATURE_BYTES;
  let type = '';
  while (type !== 'IEND') {
    const dataEnd = at + 8 + file.readUInt32BE(at);
    if (dataEnd + 4 > file.length) throw new Error('cut off');
    type = file.toString('latin1', at + 4, at + 8);
    yield { type, data: file.subarray(at + 8, dataEnd), whole: file.subarray(at, dataEnd + 4) };
    at = dataEnd + 4;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
