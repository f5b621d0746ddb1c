import { expect, test } from '@jest/globals';
import { failureOf, type ServerSaid } from '#contract/lib/failure.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { textOfError, textOfProblem } from '#src/kit/copy/problems.ts';

// §d.installation.11
test.each<[ProblemCode, ServerSaid, string]>([
  [
    'model_key_rejected',
    { status: 401, text: 'Incorrect API key provided' },
    'The model did not accept the key. Ask your administrator to correct it. Its server said: “Incorrect API key provided” (401).',
  ],
  [
    'model_busy',
    { status: 429, text: 'Rate limit', waitS: 20 },
    'The model is overloaded. Continue in a few minutes. Its server said: “Rate limit” (429). It asks to wait 20 seconds.',
  ],
  [
    'model_unavailable',
    { status: 500 },
    'The server of the model has a fault. Try again in a few minutes. Its server answered with 500.',
  ],
  [
    'model_unavailable',
    { isCut: true },
    'The answer of the model broke off in the middle. Try again in a few minutes.',
  ],
  ['model_unavailable', {}, 'The model could not be reached. Continue in a few minutes.'],
  [
    'model_timed_out',
    { silentS: 60 },
    'The model did not answer in time. Continue; if it happens again, ask your administrator for a faster model. Nothing came for 60 seconds.',
  ],
])('%s %j says what the server said', (code, said, text) => {
  const failure = failureOf(code, said);
  expect(textOfProblem(failure)).toBe(text);
  const status = 502;
  expect(textOfError({ kind: 'response', status, code, message: failure })).toBe(text);
  expect(textOfError({ kind: 'response', status, code, message: 'Title.' })).toBe(
    textOfProblem(code),
  );
});
