import { expect, test } from '@jest/globals';
import { clausesIn, openingsIn, proofsIn, specMapPart, specMapProblems } from '#tools/specMap.ts';

const spec = [
  '## 4. States',
  '- **§4.limits.1** A group is spent when used >= total.',
  '- **§4.limits.2** Using a feature counts at once | and is taken back on error.',
].join('\n');
const clauses = clausesIn(spec);
const openings = openingsIn('| Clauses | Why |\n|---|---|\n| §4.limits.2 | Not built. |\n');

const proven = (source: string) =>
  proofsIn('tests/domain/limits.test.ts', source).map(({ id, isAsserted }) => [id, isAsserted]);
const TAG = '// §4.limits.1\n';
const FILES = {
  'a tag': `${TAG}test('x', () => { expect(1).toBe(1); });`,
  'a tag in a group': `describe('limits', () => {\n  ${TAG}  test('x', () => { expect(1).toBe(1); });\n});`,
  'the tag of a group': `${TAG}describe('x', () => { test('x', () => { expect(1).toBe(1); }); });`,
  'a tagged row': `test.each([\n  ${TAG}  ['x'],\n])('%s', (x) => { expect(x).toBe(1); });`,
  'a tagged row of a typed table': `test.each<[string]>([\n  ${TAG}  ['x'],\n])('%s', (x) => { expect(x).toBe(1); });`,
  'a table that is walked': `const ROWS = [\n  ${TAG}  'x',\n];\ntest.each(ROWS)('%s', (x) => { expect(x).toBe(1); });`,
  'a table that another is made of': `const ROWS = [\n  ${TAG}  'x',\n];\nconst ALL = [...ROWS];\ntest.each(ALL)('%s', (x) => { expect(x).toBe(1); });`,
  'a helper that asserts': `function see() { expect(1).toBe(1); }\n${TAG}test('x', () => { see(); });`,
};
const EMPTY = {
  'a test without an assertion': `${TAG}test('x', () => {});`,
  'a group of which one test asserts nothing': `${TAG}describe('x', () => { test('x', () => { expect(1).toBe(1); }); test('y', () => {}); });`,
  'a table that nobody walks': `const ROWS = [\n  ${TAG}  'x',\n];\ntest('y', () => { expect(1).toBe(1); });`,
  'a table walked by a test without an assertion': `const ROWS = [\n  ${TAG}  'x',\n];\ntest.each(ROWS)('%s', () => {});`,
};

test('clauses are read with their id and their text', () => {
  expect(clauses.map(({ id }) => id)).toEqual(['§4.limits.1', '§4.limits.2']);
});

test.each(Object.entries(FILES))('%s is a proof', (_what, source) => {
  expect(proven(source)).toEqual([['§4.limits.1', true]]);
});

test.each(Object.entries(EMPTY))('%s is none, and a problem', (_what, source) => {
  expect(proven(source)).toEqual([['§4.limits.1', false]]);
  const proofs = proofsIn('tests/x.test.ts', source);
  expect(specMapProblems(clauses, proofs, openings)).toEqual([
    'tests/x.test.ts claims §4.limits.1 in a test that asserts nothing.',
  ]);
});

test('a comment that cites the specification is no proof', () => {
  expect(proven('// proves §4.limits.1\ntest("x", () => { expect(1).toBe(1); });')).toEqual([]);
});

test.each([
  [
    'an id that the specification does not have',
    '§9.prices.3',
    'tests/a.test.ts names §9.prices.3, which docs/spec.md does not have.',
  ],
  [
    'a clause that is open',
    '§4.limits.2',
    '§4.limits.2 is claimed by a test and listed as open in docs/spec-map.md.',
  ],
])('%s is not claimed', (_what, id, problem) => {
  const proofs = ['§4.limits.1', id].map((one) => ({
    id: one,
    file: 'tests/a.test.ts',
    isAsserted: true,
  }));
  expect(specMapProblems(clauses, proofs, openings)).toContain(problem);
});

test('a clause without a test has a reason, and only such a clause has one', () => {
  expect(specMapProblems(clauses, [], openings)).toEqual([
    '§4.limits.1 has no test, and docs/spec-map.md does not say why.',
  ]);
  const proofs = ['§4.limits.1', '§4.limits.2'].map((id) => ({ id, file: 'x', isAsserted: true }));
  expect(
    specMapProblems(clauses, proofs, [{ clause: '§4.limits.*', reason: 'Not built.' }]),
  ).toContain('docs/spec-map.md lists §4.limits.* as open, which it is not.');
});

test('the map lists each test once per clause, or the reason why there is none', () => {
  const proof = { id: '§4.limits.1', file: 'tests/domain/limits.test.ts', isAsserted: true };
  const map = specMapPart(clauses, [proof, proof], openings);
  expect(map).toContain('1 of 2 clauses');
  expect(map.match(/domain\/limits\.test\.ts\]/g)).toHaveLength(1);
  expect(map).toContain(
    '| §4.limits.2 | Using a feature counts at once \\| and is taken back on error. | – Not built. |',
  );
});
