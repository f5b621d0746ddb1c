/** Compressed copies of built files, which the server sends instead. */
import { globSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files fit into one packet anyway. Fonts and images are already compressed. */
const MIN_BYTES = 1024;
/**
 * The best quality takes a minute for a file of this size, and saves a tenth of it. Of the others, 9 takes five times as
 * long as 6, for 0.7%.
 */
const LARGE_BYTES = 4_000_000;
const LARGE_QUALITY = 6;
const COMPRESSIBLE = '**/*.{js,css,svg,json,wasm}';

const ENCODERS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          bytes.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes `x.js.br` and `x.js.gz` beside each `x.js` that is large enough, and removes all other copies. */
export async function writeCompressed(folder: string): Promise<void> {
  const files = globSync(COMPRESSIBLE, { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).size >= MIN_BYTES);
  await removeCompressed(folder, files);
  await Promise.all(files.map(compress));
}

/** Removes all copies except those of these files. */
export async function removeCompressed(folder: string, but: readonly string[] = []): Promise<void> {
  const copies = globSync('**/*.{br,gz}', { cwd: folder }).map((copy) => join(folder, copy));
  const stray = copies.filter((copy) => !but.includes(copy.replace(/\.\w+$/, '')));
  await Promise.all(stray.map((copy) => rm(copy)));
}

async function compress(file: string): Promise<void> {
  const writtenMs = statSync(file).mtimeMs;
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const copy = file + ending;
    // The best compression is slow, so an unchanged file keeps its copy.
    const isCurrent = (statSync(copy, { throwIfNoEntry: false })?.mtimeMs ?? 0) > writtenMs;
    if (!isCurrent) await writeFile(copy, await encode(await readFile(file)));
  }
}
