import { expect, test } from '@jest/globals';
import { failureOf, readFailure } from '#contract/lib/failure.ts';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';

const SAID = { status: 429, text: 'Rate limit reached', waitS: 20 };

test('what a server said comes back from where the failure was stored', () => {
  expect(readFailure(failureOf('model_busy', SAID))).toEqual({ code: 'model_busy', said: SAID });
  expect(failureOf('model_busy', {})).toBe('model_busy');
});

test.each([
  ['no_model', 'no_model', {}],
  ['model_busy {"status":"429","more":1,"text":"a"}', 'model_busy', { text: 'a' }],
  ['model_busy {broken', 'model_busy', {}],
  ['model_busy null', 'model_busy', {}],
  ['', '', {}],
])('of %j only what is known is read', (failure, code, said) => {
  expect(readFailure(failure)).toEqual({ code, said });
});

test('a problem keeps it as its detail; any other detail is no part of a failure', () => {
  const failure = failureOf('model_busy', SAID);
  const problem = new Problem('model_busy', { failure });
  expect(problem.detail).toEqual(failure);
  expect(failureOfProblem(problem)).toEqual(failure);
  expect(problem.message).not.toContain(SAID.text); // it is logged
  expect(failureOfProblem(new Problem('model_busy', { detail: 'Later.' }))).toBe('model_busy');
});
