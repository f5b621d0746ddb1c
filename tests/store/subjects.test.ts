import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('the rows of the writes table of every subject are there for a replay', () => {
  const files = globSync('store/*/*.writes.ts').map((file) => `./${file.slice('store/'.length)}`);
  const listed = readFileSync('store/subjects.ts', 'utf8').matchAll(
    /^import '(.*\.writes\.ts)';$/gm,
  );
  expect([...listed].map(([, file]) => file).sort()).toEqual(files.sort());
  expect(files.length).toBeGreaterThan(5);
});
