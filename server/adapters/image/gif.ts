import { type ImageParts, listed } from './imageParts.ts';

const HEAD_BYTES = 13;
const EXTENSION = 0x21;
const FRAME = 0x2c;
const FRAME_HEAD_BYTES = 10;
const END = 0x3b;
const CONTROL_LABEL = 0xf9;
const APPLICATION_LABEL = 0xff;
/** How often an animation is repeated. Other applications' data, comments and plain text are metadata. */
const KEPT_APPLICATIONS: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

export function readGif(file: Buffer): ImageParts {
  const blocks = listed(blocksOf(file));
  const frame = blocks.find(({ kind }) => kind === FRAME)?.whole;
  // Viewers enlarge the canvas for a first frame that is larger than the declared screen.
  const endOf = (start: number, length: number) =>
    frame === undefined ? 0 : frame.readUInt16LE(start) + frame.readUInt16LE(length);
  return {
    width: Math.max(file.readUInt16LE(6), endOf(1, 5)),
    height: Math.max(file.readUInt16LE(8), endOf(3, 7)),
    kept: [
      file.subarray(0, headEnd(file)),
      ...blocks.filter(isKept).map(({ whole }) => whole),
      Buffer.from([END]),
    ],
  };
}

interface Block {
  readonly kind: number;
  readonly whole: Buffer;
}

/** Yields the blocks before the end. Throws if the end is missing. */
function* blocksOf(file: Buffer): Generator<Block> {
  let at = headEnd(file);
  for (let kind = file.readUInt8(at); kind !== END; kind = file.readUInt8(at)) {
    const end = dataEnd(file, dataStart(file, at, kind));
    yield { kind, whole: file.subarray(at, end) };
    at = end;
  }
}

const headEnd = (file: Buffer) => HEAD_BYTES + coloursBytes(file.readUInt8(10));

function dataStart(file: Buffer, at: number, kind: number): number {
  if (kind === EXTENSION) return at + 2;
  if (kind !== FRAME) throw new Error('no GIF');
  return at + FRAME_HEAD_BYTES + coloursBytes(file.readUInt8(at + 9)) + 1; // 1: the code size
}

/** The length of a colour table, by its flags; 0 without one. */
const coloursBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The position after a sequence of sub-blocks, each with its length in front; length 0 ends it. */
function dataEnd(file: Buffer, start: number): number {
  let at = start;
  for (let length = file.readUInt8(at); length > 0; length = file.readUInt8(at)) at += length + 1;
  return at + 1;
}

function isKept({ kind, whole }: Block): boolean {
  if (kind === FRAME || whole[1] === CONTROL_LABEL) return true;
  return whole[1] === APPLICATION_LABEL && KEPT_APPLICATIONS.has(whole.toString('latin1', 3, 14));
}
