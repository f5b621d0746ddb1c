/** A PNG of at most 256 colours, which takes a third of the bytes: nearly every picture of a View has no more. */
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS_MOST = 256;
const INDEXED = 3;

/** Of opaque pictures. Where there are more colours, those that are alike become one. */
export function indexedPng(picture: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(picture);
  const { colours, pixels } = indexed(data);
  const lines = Buffer.alloc((width + 1) * height); // each begins with its filter: 0, none
  for (let y = 0; y < height; y += 1)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Indexed {
  readonly colours: readonly number[][];
  readonly pixels: Uint8Array;
}

function indexed(data: Uint8Array): Indexed {
  for (let bits = 0; bits < 8; bits += 1) {
    const found = indexedWithout(data, bits);
    if (found !== null) return found;
  }
  throw new Error('A picture without its colours has no more than one.');
}

/** Colours that differ in the lowest bits alone are one; null: there are still too many. */
function indexedWithout(data: Uint8Array, bits: number): Indexed | null {
  const indexes = new Map<number, number>();
  const colours: number[][] = [];
  const pixels = new Uint8Array(data.length / 4);
  for (let at = 0; at < pixels.length; at += 1) {
    const rgb = [0, 1, 2].map((part) => data[4 * at + part] ?? 0);
    const key = rgb.reduce((made, value) => (made << 8) | (value >> bits), 0);
    const index = indexes.get(key) ?? colours.length;
    if (index === COLOURS_MOST) return null;
    if (index === colours.length) {
      indexes.set(key, index);
      colours.push(rgb);
    }
    pixels[at] = index;
  }
  return { colours, pixels };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const made = Buffer.alloc(named.length + 8);
  made.writeUInt32BE(data.length, 0);
  made.set(named, 4);
  made.writeUInt32BE(crc32(named), named.length + 4);
  return made;
}
