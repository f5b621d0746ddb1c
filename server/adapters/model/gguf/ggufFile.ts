import { open } from 'node:fs/promises';

const MAGIC = 'GGUF';
/** Older ones were replaced within weeks. */
const VERSIONS: ReadonlySet<number> = new Set([2, 3]);
const HEAD_BYTES = 8;

/** What is wrong with the file of a model, to follow its name in a sentence; null if it looks like one. */
export async function flawOfGguf(path: string): Promise<string | null> {
  try {
    await using file = await open(path);
    if (!(await file.stat()).isFile()) return 'is not a file';
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const isGguf = bytesRead === HEAD_BYTES && buffer.toString('latin1', 0, 4) === MAGIC;
    return isGguf && VERSIONS.has(buffer.readUInt32LE(4)) ? null : 'is not a GGUF file';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'does not exist' : `cannot be read (${code ?? 'no reason given'})`;
  }
}
