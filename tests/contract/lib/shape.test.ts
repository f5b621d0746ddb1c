import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitting, misfit, type Shape } from '#contract/lib/shape.ts';

const shape = {
  fields: {
    id: 'id',
    flag: { oneOf: ['absent', 'boolean'] },
    parts: { list: { fields: { name: 'string' } } },
    byName: { record: { fields: { n: 'natural' } } },
    event: {
      oneOf: [
        { fields: { type: { is: 'put' }, html: 'string' } },
        { fields: { type: { is: 'end' } } },
        'null',
      ],
    },
  },
} as const satisfies Shape;

const value = {
  id: 'x',
  parts: [{ name: 'a' }, { name: 'b' }],
  byName: { one: { n: 1 } },
  event: { type: 'end' },
};

describe('fitting a value to a shape', () => {
  test('fitting a value to a shape returns an equal value if nothing else is in it', () => {
    expect(fitting(shape, value)).toStrictEqual(value);
    const other = { ...value, flag: false, event: null, parts: [], byName: {} };
    expect(fitting(shape, other)).toStrictEqual(other);
  });

  // §d.recording.4
  test('fitting a value to a shape removes what the shape does not name, at any depth', () => {
    const more = { token: 'planted', refresh: { token: 'planted' } };
    const swollen = {
      ...value,
      ...more,
      parts: value.parts.map((part) => ({ ...part, ...more })),
      byName: { one: { n: 1, ...more } },
      event: { ...value.event, ...more, html: 'planted' },
    };
    expect(misfit(shape, swollen)).toBeNull();
    expect(fitting(shape, swollen)).toStrictEqual(value);
  });

  test('fitting a value to a shape puts undefined in place of what does not fit', () => {
    expect(fitting(shape, { ...value, id: 7, event: 'end' })).toStrictEqual({
      parts: value.parts,
      byName: value.byName,
    });
    for (const odd of [null, undefined, 'text', 7]) expect(fitting(shape, odd)).toBeUndefined();
  });

  test('fitting a value to a shape accepts any value, and returns a part of it', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const found = fitting(shape, anything);
        expect(fitting(shape, found)).toStrictEqual(found);
      }),
    );
  });
});
