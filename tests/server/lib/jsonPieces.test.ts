import { expect, test } from '@jest/globals';
import { jsonPieces } from '#server/lib/jsonPieces.ts';

const SAID = {
  b: [1, 'two', null, undefined, { d: undefined, c: ['"'] }, new Date(0)],
  a: { empty: [], nothing: {}, left: undefined, at: new Date(0), deep: { list: [[1], [2]] } },
};

test('the pieces together are what JSON.stringify says', () => {
  for (const value of [SAID, [], {}, [SAID], 'text', null, 4])
    expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
});

test('fields are sorted at every level', () => {
  const ordered = (fields: [string, unknown][]) => fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const replacer = (_key: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(ordered(Object.entries(value)))
      : value;
  const [one, other] = [
    { b: [{ y: 1, x: 2 }], a: 1 },
    { a: 1, b: [{ x: 2, y: 1 }] },
  ];
  const textOf = (value: unknown) => [...jsonPieces(value, { ordered, replacer })].join('');
  expect(textOf(one)).toBe(textOf(other));
  expect(textOf(one)).toBe(JSON.stringify(one, replacer));
});
