import { expect, test } from '@jest/globals';
import { clausesIn, proofsIn, specMapPart, unknownProofs } from '#tools/specMap.ts';

const spec = [
  '## 4. States',
  '- **§4.limits.1** A group is spent when used >= total.',
  '- **§4.limits.2** Using a feature counts at once | and is taken back on error.',
].join('\n');
const clauses = clausesIn(spec);
const source = `// proves spec §4
test('§4.limits.1 a group is spent when used >= total', () => {});
test.each([['§4.limits.1 and §9.prices.3 hold']])('%s', () => {});
`;
const proofs = proofsIn('tests/domain/limits.test.ts', source);

test('clauses are read with their id and their text', () => {
  expect(clauses.map(({ id }) => id)).toEqual(['§4.limits.1', '§4.limits.2']);
});

test('ids in titles are proofs; a comment that cites the specification is none', () => {
  expect(proofs.map(({ id }) => id)).toEqual(['§4.limits.1', '§4.limits.1', '§9.prices.3']);
});

test('an id that the specification does not have is found', () => {
  expect(unknownProofs(clauses, proofs).map(({ id }) => id)).toEqual(['§9.prices.3']);
});

test('the map names each test once for a clause, and leaves a dash where there is none', () => {
  const map = specMapPart(clauses, proofs);
  expect(map).toContain('1 of 2 clauses');
  expect(map.match(/domain\/limits\.test\.ts\]/g)).toHaveLength(1);
  expect(map).toContain(
    '| §4.limits.2 | Using a feature counts at once \\| and is taken back on error. | – |',
  );
});
