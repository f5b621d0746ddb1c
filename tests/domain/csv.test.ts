import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvOf } from '#domain/csv.ts';

const SEPARATORS = [',', ';', '\t', '|'];
const fileOf = (texts: readonly string[]) =>
  csvOf<readonly string[]>({ one: ([one = '']) => one, two: ([, two = '']) => two }, [texts]);

/** The cells that a spreadsheet with this separator may see: with its quotes, and as if they were none. */
function cellsOf(file: string, separator: string): string[] {
  const unquoted = file.split(/[\r\n]/).flatMap((line) => line.split(separator));
  const quoted: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (const sign of file) {
    if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) {
      quoted.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...unquoted, ...quoted, cell].map((one) => one.trimStart());
}
const isFormula = (cell: string) => /^"*\s*[=+\-@＝＋－＠]/.test(cell);

const formulasIn = (texts: readonly string[]) =>
  SEPARATORS.flatMap((separator) => cellsOf(fileOf(texts), separator)).filter(isFormula);

test.each([
  'x;=1+1;y',
  'x\t=1+1',
  'x|@SUM(A1)',
  'x,-2+3',
  'line\r\n=1',
  'line\n+1',
  '=1',
  ' =1',
  '\t=1',
  '＝1+1',
  'x;＋1',
  'x; －1',
  '＠SUM(1)',
])('%j is no formula, however the file is split', (text) => {
  expect(formulasIn([text, 'b'])).toEqual([]);
  expect(formulasIn(['a', text])).toEqual([]);
});

test('no text of separators, quotes and signs of formulas is one', () => {
  const signs = fc.constantFrom(...'=+-@＝＋－＠', ...SEPARATORS, '"', '\r', '\n', ' ', 'a', '1');
  const text = fc.array(signs, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (one, two) => {
      expect(formulasIn([one, two])).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('what cannot be a formula is written as it is', () => {
  expect(fileOf(['2+2 = 4, user@example.org', 'a-b'])).toBe(
    'one,two\r\n"2+2 = 4, user@example.org",a-b\r\n',
  );
});
