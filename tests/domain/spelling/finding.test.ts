import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { carriedOver, type Finding, orderly } from '#domain/spelling/finding.ts';

const at = (start: number, end: number): Finding => ({
  start,
  end,
  kind: 'spelling',
  message: 'Wrong.',
  suggestions: [],
});
const placesOf = (findings: readonly Finding[]) => findings.map(({ start, end }) => [start, end]);

test('findings are in order, inside of the text, and do not overlap', () => {
  const found = [at(8, 12), at(4, 6), at(4, 9), at(2, 2), at(-1, 1), at(20, 40)];
  expect(placesOf(orderly('x'.repeat(30), found))).toEqual([[4, 9]]);
});

test('a paragraph shows a bounded number of findings', () => {
  const found = Array.from({ length: 80 }, (_, index) => at(index, index + 1));
  expect(orderly('x'.repeat(80), found)).toHaveLength(50);
});

const TEXT = 'Teh cat sat on teh mat.';
const FOUND = [at(0, 3), at(15, 18)];

test.each([
  [
    'typing behind it moves nothing',
    'Teh cat sat on teh mat. And',
    [
      [0, 3],
      [15, 18],
    ],
  ],
  [
    'typing right before it drops it, and moves the other',
    'Oh. Teh cat sat on teh mat.',
    [[19, 22]],
  ],
  [
    'typing between two moves the second',
    'Teh big cat sat on teh mat.',
    [
      [0, 3],
      [19, 22],
    ],
  ],
  ['typing at its end drops it, and only it', 'Tehe cat sat on teh mat.', [[16, 19]]],
  ['a correction drops it, and only it', 'The cat sat on teh mat.', [[15, 18]]],
  ['another text drops all', 'Entirely new.', []],
  [
    'the same text keeps all',
    TEXT,
    [
      [0, 3],
      [15, 18],
    ],
  ],
])('%s', (_title, now, places) => {
  expect(placesOf(carriedOver(TEXT, FOUND, now))).toEqual(places);
});

test('what is carried over has the wording that was found', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 24 });
  fc.assert(
    fc.property(text, text, text, text, (before, removed, inserted, behind) => {
      const was = before + removed + behind;
      const now = before + inserted + behind;
      const found = Array.from({ length: was.length }, (_, index) => at(index, index + 1));
      for (const start of found.keys()) {
        for (const { start: moved } of carriedOver(was, [at(start, start + 1)], now))
          expect(now[moved]).toBe(was[start]);
      }
    }),
  );
});
