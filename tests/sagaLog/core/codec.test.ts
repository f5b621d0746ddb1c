import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createDecoder, createEncoder } from '#sagaLog/core/codec.ts';
import { createStateCheck, hashOf } from '#sagaLog/core/stateHash.ts';

const values = fc.letrec((tie) => ({
  value: fc.oneof(
    fc.string(),
    fc.string({ minLength: 80, maxLength: 300 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.string(), fc.constant('$')), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).value;

test('whatever plain data goes in comes out, through JSON, in a row of values at one place', () => {
  fc.assert(
    fc.property(fc.array(values, { maxLength: 6 }), (row) => {
      const encode = createEncoder();
      const lines = row.map((value) => JSON.stringify(encode(value, 'place')));
      const decode = createDecoder();
      expect(lines.map((line) => decode(JSON.parse(line), 'place'))).toEqual(row);
    }),
  );
});

test('typing into a long text costs what was typed', () => {
  const encode = createEncoder();
  const text = 'word '.repeat(2000);
  encode(text, 'body');
  const line = JSON.stringify(encode(`${text.slice(0, 500)}x${text.slice(500)}`, 'body'));
  expect(line.length).toBeLessThan(60);
});

test('undefined and errors survive', () => {
  const [encode, decode] = [createEncoder(), createDecoder()];
  const through = (value: unknown) => decode(JSON.parse(JSON.stringify(encode(value, ''))), '');
  expect(through(undefined)).toBeUndefined();
  const error = through(new TypeError('no network'));
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'TypeError', message: 'no network' });
});

test('a digest does not depend on the order of fields, and does on every value', () => {
  expect(hashOf({ a: 1, b: [2, 'x'] })).toBe(hashOf({ b: [2, 'x'], a: 1 }));
  const variants = [
    { a: 1 },
    { a: 2 },
    { a: '1' },
    { b: 1 },
    { a: [1] },
    { a: null },
    {},
    [],
    [[]],
  ];
  expect(new Set(variants.map(hashOf)).size).toBe(variants.length);
});

test('a state check names the slices that changed, and none where only their identity did', () => {
  const changesOf = createStateCheck({ a: { n: 1 }, b: { n: 1 } });
  expect(changesOf({ a: { n: 1 }, b: { n: 1 } })).toBeNull();
  expect(changesOf({ a: { n: 1 }, b: { n: 2 } })).toEqual({ b: hashOf({ n: 2 }) });
});
