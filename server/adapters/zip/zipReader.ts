/**
 * Reads a ZIP file that anybody may have written, without having all of it in memory: its directory first, then one file after the
 * other. fflate writes ours, and reads only what is in memory as a whole.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { Problem } from '#contract/lib/problem.ts';
import type { PieceFacts } from '#db/schema/archive.ts';

const inflate = promisify(inflateRaw);

/** The bytes of a file that is somewhere else. */
export interface RemoteBytes {
  readonly size: number;
  read(offset: number, length: number): Promise<Buffer>;
}

export interface ZipEntry {
  readonly name: string;
  /** Of its local header. */
  readonly offset: number;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  readonly isDeflated: boolean;
}

export interface ZipBounds {
  readonly entries: number;
  readonly entryBytes: number;
  readonly allBytes: number;
}

const END = { signature: 0x06054b50, bytes: 22, commentBytes: 65_535 } as const;
const CENTRAL = { signature: 0x02014b50, bytes: 46 } as const;
const LOCAL = { signature: 0x04034b50, bytes: 30 } as const;
const IS_ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** A name and what else a directory says of an entry. */
const CENTRAL_MOST_BYTES = 1000;

const unreadable = (detail: string) => new Problem('archive_unreadable', { detail });
const tooLarge = (detail: string) => new Problem('archive_too_large', { detail });

/** What is in a ZIP file. Throws `archive_unreadable` for one that is not as ZIP files are, `archive_too_large` beyond the bounds. */
export async function zipDirectory(file: RemoteBytes, bounds: ZipBounds): Promise<ZipEntry[]> {
  const { count, offset, bytes } = await endOf(file);
  if (count > bounds.entries) throw tooLarge(`${count} files`);
  if (bytes > count * CENTRAL_MOST_BYTES) throw unreadable('The directory is longer than it says.');
  const entries = entriesIn(await file.read(offset, bytes), count);
  refuseBomb(entries, offset, bounds);
  return entries;
}

async function endOf(file: RemoteBytes) {
  const length = Math.min(file.size, END.bytes + END.commentBytes);
  const tail = await file.read(file.size - length, length);
  for (let at = tail.length - END.bytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END.signature) continue;
    const end = {
      count: tail.readUInt16LE(at + 10),
      bytes: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    if (end.offset + end.bytes <= file.size - length + at) return end;
  }
  throw unreadable('This is no ZIP file.');
}

function entriesIn(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL.bytes > directory.length || directory.readUInt32LE(at) !== CENTRAL.signature)
      throw unreadable('The directory breaks off.');
    const [name, extra, comment] = [28, 30, 32].map((of) => directory.readUInt16LE(at + of));
    const next = at + CENTRAL.bytes + (name ?? 0);
    entries.push(entryAt(directory, at, directory.subarray(at + CENTRAL.bytes, next)));
    at = next + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function entryAt(directory: Buffer, at: number, name: Buffer): ZipEntry {
  const method = directory.readUInt16LE(at + 10);
  if ((directory.readUInt16LE(at + 8) & IS_ENCRYPTED) !== 0) throw unreadable('It is encrypted.');
  if (method !== STORED && method !== DEFLATED) throw unreadable(`Packed in way ${method}.`);
  return {
    name: name.toString('utf8'),
    crc: directory.readUInt32LE(at + 16),
    packed: directory.readUInt32LE(at + 20),
    size: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
    isDeflated: method === DEFLATED,
  };
}

/** No file lies in another one, no name is there twice, and all of them together are no larger than they may be. */
function refuseBomb(entries: readonly ZipEntry[], end: number, bounds: ZipBounds): void {
  if (new Set(entries.map(({ name }) => name)).size < entries.length)
    throw unreadable('Two files have the same name.');
  const all = entries.reduce((sum, { size }) => sum + size, 0);
  if (all > bounds.allBytes) throw tooLarge(`${all} bytes`);
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset);
  for (const [index, { name, offset, packed, size, isDeflated }] of inOrder.entries()) {
    if (size > bounds.entryBytes) throw tooLarge(`${name} has ${size} bytes`);
    if (!isPlausible(size, packed, isDeflated)) throw unreadable(`${name} is longer than it says.`);
    if (offset + LOCAL.bytes + packed > (inOrder[index + 1]?.offset ?? end))
      throw unreadable(`${name} lies in another file.`);
  }
}

/** What cannot be packed grows by a few bytes for each block of it (RFC 1951, 3.2.4). */
const isPlausible = (size: number, packed: number, isDeflated: boolean): boolean =>
  isDeflated ? packed <= size + size / 1000 + 1000 : packed === size;

/** Where the packed bytes of an entry begin. */
export async function dataOffset(
  file: RemoteBytes,
  { name, offset }: Pick<ZipEntry, 'name' | 'offset'>,
): Promise<number> {
  const header = await file.read(offset, LOCAL.bytes);
  if (header.length < LOCAL.bytes || header.readUInt32LE(0) !== LOCAL.signature)
    throw unreadable(`${name} has no header.`);
  return offset + LOCAL.bytes + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** What a file must be. Null: nobody has said its hash. */
type Said = Omit<PieceFacts, 'sha256' | 'at'> & { readonly sha256: string | null };

/** Unpacks a file and compares it with what is said of it. Throws `entry_damaged`. */
export async function unpacked(bytes: Buffer, facts: Said): Promise<Buffer> {
  const { size, crc, sha256, isDeflated } = facts;
  const content = isDeflated ? await inflated(bytes, size) : bytes;
  const isSame =
    content.length === size &&
    crc32(content) === crc &&
    (sha256 === null || createHash('sha256').update(content).digest('hex') === sha256);
  if (!isSame) throw new Problem('entry_damaged');
  return content;
}

/** Never more than it says, however much comes of it. */
async function inflated(bytes: Buffer, size: number): Promise<Buffer> {
  if (size === 0) return Buffer.alloc(0);
  try {
    return await inflate(bytes, { maxOutputLength: size });
  } catch {
    throw new Problem('entry_damaged');
  }
}
