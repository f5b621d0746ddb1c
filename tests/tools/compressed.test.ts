import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { removeCompressed, writeCompressed } from '#tools/lib/compressed.ts';

const TEXT = 'export const text = 1;\n'.repeat(100);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const copies = () =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => /\.(br|gz)$/.test(file))
    .sort();

test('scripts and styles get a copy for each encoding; small and already compressed files get none', async () => {
  write('sdk.js', TEXT);
  write('assets/main.css', TEXT);
  write('assets/small.js', 'export {};');
  write('assets/font.woff2', TEXT);
  write('assets/main.js.map', TEXT);
  await writeCompressed(folder);
  expect(copies()).toEqual(['assets/main.css.br', 'assets/main.css.gz', 'sdk.js.br', 'sdk.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'sdk.js.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(join(folder, 'sdk.js.gz'))).toString()).toBe(TEXT);
});

test('a changed file gets new copies, and a removed one loses its copies', async () => {
  write('sdk.js', TEXT);
  write('assets/old.js', TEXT);
  await writeCompressed(folder);
  rmSync(join(folder, 'assets/old.js'));
  write('sdk.js', `${TEXT}//`);
  await writeCompressed(folder);
  expect(copies()).toEqual(['sdk.js.br', 'sdk.js.gz']);
  expect(gunzipSync(readFileSync(join(folder, 'sdk.js.gz'))).toString()).toBe(`${TEXT}//`);
  await removeCompressed(folder);
  expect(copies()).toEqual([]);
});
