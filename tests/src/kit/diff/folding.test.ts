import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DiffRow } from '#domain/history/versionDiff.ts';
import { withFolds } from '#src/kit/diff/folding.ts';

const row = (id: string, isChanged: boolean): DiffRow => ({
  id,
  before: 'a',
  after: isChanged ? 'b' : 'a',
  isMoved: false,
});
/** `.` is an unchanged block, `~` a changed one. */
const rowsOf = (picture: string) => [...picture].map((sign, at) => row(String(at), sign === '~'));
const pictureOf = (rows: readonly DiffRow[]) =>
  withFolds(rows)
    .map((item) =>
      'folded' in item ? `[${item.folded.length}]` : item.before === item.after ? '.' : '~',
    )
    .join('');

test.each([
  ['......~......', '[5].~.[5]'],
  ['~....~', '~....~'],
  ['~.....~', '~.[3].~'],
  ['..~..', '..~..'],
  ['~~', '~~'],
  ['......', '[6]'],
])('%s is shown as %s', (picture, shown) => {
  expect(pictureOf(rowsOf(picture))).toBe(shown);
});

test('folding loses no row, and every change stays visible', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (changes) => {
      const rows = changes.map((isChanged, at) => row(String(at), isChanged));
      const items = withFolds(rows);
      expect(items.flatMap((item) => ('folded' in item ? item.folded : [item]))).toEqual(rows);
      const folded = items.flatMap((item) => ('folded' in item ? item.folded : []));
      expect(folded.every(({ before, after }) => before === after)).toBe(true);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }),
  );
});
