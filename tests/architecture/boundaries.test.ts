import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BrokenRule, brokenBoundaries } from '#tools/boundaries.ts';
import { announced, FIXTURES } from './support.ts';

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
};

describe('the import rules', () => {
  let broken: BrokenRule[] = [];
  let inFolders: BrokenRule[] = [];
  beforeAll(async () => {
    broken = await brokenBoundaries(join(FIXTURES, 'boundaries'));
    inFolders = await brokenBoundaries(join(FIXTURES, 'folders'));
  });

  test('the import rules catch each bad file, by the one rule it breaks, and no good file', () => {
    // A bad import often causes a folder cycle too.
    const ofFiles = broken.filter(({ rule }) => rule !== 'folder-cycles');
    const caught = new Set(ofFiles.map(({ from, rule }) => `${from}: ${rule}`));
    expect([...caught].sort()).toEqual(announced('boundaries'));
  });

  test.each(forbidden.map(({ name }) => name))('%s has a bad file that breaks it', (name) => {
    expect([...broken, ...inFolders].map(({ rule }) => rule)).toContain(name);
  });

  test('the import rules catch two folders that import each other, though no two files do', () => {
    expect(inFolders.map(({ from, rule }) => `${from}: ${rule}`).sort()).toEqual([
      'store/entries: folder-cycles',
      'store/lists: folder-cycles',
    ]);
  });
});

describe('the guard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the guard fails when dependency-cruiser sees no import, as under a TypeScript it cannot read', async () => {
    cpSync(join(FIXTURES, 'boundaries/domain/rules.ts'), join(folder, 'domain/rules.ts'));
    await expect(brokenBoundaries(folder)).rejects.toThrow('saw no import');
  });
});
