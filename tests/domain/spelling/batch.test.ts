import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeOf, isCheckable, nextBatch } from '#domain/spelling/batch.ts';

const texts = fc.array(fc.string({ maxLength: 12_000, unit: fc.constant('x') }), { minLength: 1 });

// §d.spelling.3
test('batches are the texts in order, each small or one text alone', () => {
  fc.assert(
    fc.property(texts, (due) => {
      const seen: string[] = [];
      let left: readonly string[] = due;
      while (left.length > 0) {
        const batch = nextBatch(left);
        expect(batch.length === 1 || batch.join('').length <= 8000).toBe(true);
        seen.push(...batch);
        left = left.slice(batch.length);
      }
      expect(seen).toEqual(due);
    }),
  );
});

test('a change leads from the known texts to the present ones', () => {
  const set = fc.uniqueArray(fc.string()).map((all) => new Set(all));
  fc.assert(
    fc.property(set, set, (known, now) => {
      const { added, gone } = changeOf(known, now);
      const reached = [...known].filter((text) => !gone.includes(text)).concat(added);
      expect(new Set(reached)).toEqual(now);
    }),
  );
});

test.each([
  ['A sentence.', true],
  ['12 345 – 67', false],
  ['', false],
  ['x'.repeat(20_001), false],
])('%.20s is checked: %s', (text, isChecked) => {
  expect(isCheckable(text)).toBe(isChecked);
});
