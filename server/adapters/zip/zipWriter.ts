/** A ZIP file, made of files that are packed already, as it is sent. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip } from 'fflate';
import type { PieceFacts } from '#db/schema/archive.ts';

const deflate = promisify(deflateRaw);

export interface PackedFile {
  readonly bytes: Uint8Array;
  readonly facts: PieceFacts;
}

/** Packs a file. Images are packed already. */
export async function packed(bytes: Uint8Array, isDeflated: boolean): Promise<PackedFile> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const facts = { size: bytes.length, crc: crc32(bytes), sha256, isDeflated };
  return { bytes: isDeflated ? await deflate(bytes) : bytes, facts };
}

const DEFLATE = 8;
/** What a ZIP file can say of a time begins here. */
const FIRST_DAY = Date.UTC(1980, 0, 2);

/** Yields the bytes of a ZIP file with one file after the other, of which it holds one at a time. */
export async function* zipped(
  files: AsyncIterable<PackedFile & { readonly name: string }>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const mtime = Math.max(at.getTime(), FIRST_DAY);
  for await (const { name, bytes, facts } of files) {
    const { size, crc, isDeflated } = facts;
    const file: Parameters<Zip['add']>[0] = {
      filename: name,
      size,
      crc,
      compression: isDeflated ? DEFLATE : 0,
      mtime,
    };
    zip.add(file);
    file.ondata?.(null, Uint8Array.from(bytes), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
