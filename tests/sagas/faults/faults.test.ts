/** Each cell of the fault matrix (tools/faultMatrix.ts), tried on the page without its views. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PortError } from '#contract/lib/problems.ts';
import { saveStateTexts } from '#src/features/article/article.copy.ts';
import { paidLimitText } from '#src/kit/copy/notices.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { aConfig } from '#tests/support/factories.ts';
import { closePages } from '#tests/support/startPage.ts';
import { type CallKind, FAULTS, MATRIX, type Said } from '#tools/faultMatrix.ts';
import { tryCall } from './tries.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const SAVE_STATES: Readonly<Record<string, string>> = {
  401: saveStateTexts.signIn,
  402: saveStateTexts.limit,
  404: saveStateTexts.denied,
  409: saveStateTexts.conflict,
  413: saveStateTexts.rejected,
  422: saveStateTexts.rejected,
  429: saveStateTexts.retry,
  500: saveStateTexts.retry,
};

const IN_WORDS: Readonly<Record<Said, (error: PortError) => string>> = {
  reason: textOfError,
  state: ({ status }) => SAVE_STATES[String(status)] ?? saveStateTexts.offline,
  notice: () => 'The favourite could not be changed. Try again.',
  signIn: () =>
    'You are signed out. Sign in again in a new tab: everything on this page stays as it is.',
  plan: () => paidLimitText(aConfig().supportEmail),
};

const CELLS = (Object.keys(MATRIX) as CallKind[]).flatMap((kind) =>
  FAULTS.map(({ name, error }) => ({ kind, name, error })),
);

test.each(CELLS)('$kind, $name', async ({ kind, name, error }) => {
  const { says, sent } = MATRIX[kind].cells[name];
  const sees = says.map((said) => IN_WORDS[said](error));
  expect(await tryCall(kind, error)).toEqual({ sees, isKept: true, sent });
});
