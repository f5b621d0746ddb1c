import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createDecoder, createEncoder } from '#sagaLog/core/codec.ts';
import { isSecretName, masked } from '#sagaLog/core/secrets.ts';

/** A text like `key=…` is masked in a log (secrets.test.ts). */
const isHarmless = (text: string) => masked(text) === text;

const leaf = fc.oneof(
  fc.string().filter(isHarmless),
  fc.string({ minLength: 80, maxLength: 300, unit: 'binary' }).filter(isHarmless),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined, -0, Number.NaN, Number.NEGATIVE_INFINITY),
);
/** So is the text of a field with the name of a secret, such as `jwt`. */
const isHarmlessName = (name: string) => isHarmless(name) && !isSecretName(name);
const key = fc.oneof(
  fc.string().filter(isHarmlessName),
  fc.constantFrom('$', '__proto__', 'constructor', 'value'),
);
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** Strings as they come from typing: each differs a little from the previous one. */
const typing = fc
  .array(fc.tuple(fc.nat(400), fc.nat(30), fc.string({ maxLength: 20 })), { maxLength: 8 })
  .map((edits) => {
    const texts = ['seed '.repeat(40)];
    for (const [at, removed, typed] of edits) {
      const last = texts.at(-1) as string;
      const start = at % (last.length + 1);
      texts.push(last.slice(0, start) + typed + last.slice(start + removed));
    }
    return texts;
  });

function through(row: readonly unknown[]): unknown[] {
  const encode = createEncoder();
  const lines = row.map((value) => JSON.stringify(encode(value, 'place')));
  const decode = createDecoder();
  return lines.map((line) => decode(JSON.parse(line), 'place'));
}

test('any plain data survives JSON, in a sequence of values at one path', () => {
  fc.assert(
    fc.property(fc.array(values, { maxLength: 6 }), (row) => {
      // Jest's own comparison stumbles over a field named `constructor`.
      expect(isDeepStrictEqual(through(row), row)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('an object in two places is written in both; one that is in itself ends there', () => {
  const shared = { kind: 'shared' };
  expect(through([[shared, { in: shared }]])).toEqual([[shared, { in: shared }]]);
  const around: Record<string, unknown> = { name: 'around' };
  around.list = [around, shared];
  const encoded = createEncoder()(around, 'place');
  expect(encoded).toEqual({ name: 'around', list: [{ $: 'leftOut' }, shared] });
});

test('a typed text is decoded at every step', () => {
  fc.assert(
    fc.property(typing, (texts) => {
      expect(through(texts)).toEqual(texts);
    }),
  );
});

test('a log of typing into a long text grows only by what was typed', () => {
  const encode = createEncoder();
  const text = 'word '.repeat(2000);
  encode(text, 'body');
  const line = JSON.stringify(encode(`${text.slice(0, 500)}x${text.slice(500)}`, 'body'));
  expect(line.length).toBeLessThan(60);
});

test('an error keeps its name, message and own fields', () => {
  const [error] = through([Object.assign(new TypeError('no network'), { status: 503 })]);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toBe('TypeError: no network');
  expect(Object.entries(error as object)).toEqual([['status', 503]]);
});

test('values that are not data are left out without an error', () => {
  const [value] = through([{ run() {}, when: new Date(0), big: 1n }]);
  expect(value).toEqual({
    run: { isLeftOut: true },
    when: { isLeftOut: true },
    big: { isLeftOut: true },
  });
});
