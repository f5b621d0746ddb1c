import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { counted, formatter, list, number, numbers, signed } from '#src/kit/copy/formats.ts';
import { ROOT } from '#tools/lib/run.ts';

const inFull = new Intl.NumberFormat(undefined, { numberingSystem: 'latn' });

test('a number is written as the browser writes it', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.nat(2000), fc.double()),
      (value) => expect(number.format(value)).toBe(inFull.format(value + 0)), // no minus before a zero
    ),
  );
});

test('a formatter is made with its first value, and once', () => {
  const make = jest.fn(() => inFull);
  const made = formatter(make);
  expect(make).not.toHaveBeenCalled();
  expect(made.format(1234)).toEqual(inFull.format(1234));
  expect(made.format(5)).toBe('5');
  expect(make).toHaveBeenCalledTimes(1);
});

test('digits are Latin in every language, as in the text around them', () => {
  const arabic = new Intl.NumberFormat('ar-EG').format(1234);
  const spy = jest.spyOn(Intl, 'NumberFormat');
  expect(numbers({ maximumFractionDigits: 1 }).format(1234.5)).toMatch(/^1\D?234\D5$/);
  expect(spy).toHaveBeenCalledWith(undefined, {
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  expect(arabic).not.toMatch(/\d/);
  spy.mockRestore();
});

test('words go with their number, a difference has its sign', () => {
  expect([0, 1, 2, 1234].map((value) => counted(value, 'word', 'words'))).toEqual([
    '0 words',
    '1 word',
    '2 words',
    `${inFull.format(1234)} words`,
  ]);
  expect(signed.format(2)).toBe('+2');
  expect(signed.format(-0.5)).toBe('-0.5');
  expect(signed.format(0)).toBe('0');
  expect(list.format(['a', 'b', 'c'])).toBe('a, b, and c');
});

test('no file of the page makes a formatter while it is loaded', () => {
  const made = globSync('{src,host}/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    /^(?:export )?const [^=]+= new Intl\./m.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(made).toEqual([]);
});
