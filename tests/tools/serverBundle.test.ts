import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { serverScript } from '#tools/lib/serverBundle.ts';

const codeOf = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

test('no package in the bundle looks for files beside it, and the sources find theirs', async () => {
  const code = codeOf(dirname(await serverScript()));
  expect(code).not.toMatch(/\b__(dir|file)name\b/);
  expect(code).not.toMatch(/\bimport\.meta\.(dirname|filename)\b/);
  const ownPlaces = code.match(/new URL\("\.\/[\w.]+", "file:[^"]+"\)/g) ?? [];
  expect(ownPlaces.length).toBeGreaterThan(3);
});
