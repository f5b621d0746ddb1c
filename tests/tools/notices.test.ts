import { expect, test } from '@jest/globals';
import { isAllowed, notices } from '#tools/notices.ts';

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0-only', false],
  ['unknown', false],
])('a package under %s may ship: %s', (license, expected) => {
  expect(isAllowed(license)).toBe(expected);
});

test('the notices contain what ships, with its license text, and no development tool', () => {
  const { pages, problems } = notices();
  const text = pages[0]?.text ?? '';
  expect(problems).toEqual([]);
  expect(text).toContain('draft-js 0.11.7');
  expect(text).toContain('Permission is hereby granted');
  expect(text).not.toContain('webpack 5');
});
