import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '#tools/lib/run.ts';
import { testGroups } from '../support/testGroups.ts';

const FILES = globSync('tests/{domain,store,src/kit,server/lib,tools}/**/*.test.{ts,tsx}', {
  cwd: ROOT,
});
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PAGE = '/** @jest-environment jsdom */';

test('each file runs once: alone, or in a group of files with the same environment', () => {
  const parts = testGroups('of-a-test', FILES);
  const groups = parts.filter((part) => part.startsWith('.cache/'));
  expect(groups.length).toBeGreaterThan(3);
  const grouped = groups.flatMap((group) => {
    const source = read(group);
    const files = FILES.filter((file) => source.includes(`'${join(ROOT, file)}'`));
    expect(new Set(files.map((file) => read(file).startsWith(PAGE)))).toEqual(
      new Set([source.startsWith(PAGE)]),
    );
    return files;
  });
  const alone = parts.filter((part) => !groups.includes(part));
  expect([...grouped, ...alone].sort()).toEqual(FILES.toSorted());
});

test('a file that waits for processes, or says that it cannot share, is alone', () => {
  const parts = testGroups('of-a-test', FILES);
  expect(parts).toContain('tests/tools/testGroups.test.ts');
  const sharing = FILES.filter((file) => !parts.includes(file));
  expect(sharing.filter((file) => read(file).includes(' @alone: '))).toEqual([]);
});
