import { expect, test } from '@jest/globals';
import { costOf, tokensOf } from '#domain/access/cost.ts';

const LIST = {
  currency: 'EUR',
  prices: [
    { model: 'large', input: '2.5', output: '10' },
    { model: 'small', input: '0.15', output: '0.6' },
  ],
};
const large = { model: 'large', input: 1000, output: 200 };
const small = { model: 'small', input: 1, output: 0 };

test('the cost of all answers is that of each model at its price', () => {
  expect(costOf([large], LIST)).toEqual({ amount: '0.0045', currency: 'EUR' });
  expect(costOf([large, { ...small, input: 1_000_000 }], LIST)?.amount).toBe('0.1545');
  expect(costOf([{ ...small, input: 0 }], LIST)?.amount).toBe('0');
  expect(
    costOf([{ ...large, input: 40_000, output: 0 }], {
      ...LIST,
      prices: [{ model: 'large', input: '1000', output: '0' }],
    })?.amount,
  ).toBe('40');
});

test.each([
  ['no answer', [], LIST],
  ['no prices', [large], null],
  ['a model without a price', [large, { ...small, model: 'other' }], LIST],
  ['tokens that were not reported', [large, { ...small, output: null }], LIST],
])('with %s the cost is not known', (_title, answers, list) => {
  expect(costOf(answers, list)).toBeNull();
});

test('tokens are known if all of them are', () => {
  expect(tokensOf([large, small])).toBe(1201);
  expect(tokensOf([large, { ...small, input: null }])).toBeNull();
  expect(tokensOf([])).toBeNull();
});
