import { expect, test } from '@jest/globals';
import { isFolderName } from '#host/pages/projects/projectRules.ts';

test.each([
  ['', false],
  ['   ', false],
  ['N', true],
  ['n'.repeat(200), true],
  [` ${'n'.repeat(200)} `, true],
  ['n'.repeat(201), false],
])('%j is a name for a folder: %p', (name, expected) => {
  expect(isFolderName(name)).toBe(expected);
});
