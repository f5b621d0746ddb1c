import { expect, test } from '@jest/globals';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/lib/problems.ts';
import { countryChoices, languageChoices } from '#src/kit/copy/names.ts';
import { noticeText } from '#src/kit/copy/notices.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { anAnswer, noNetwork } from '#tests/support/factories.ts';

// §8.messages.1
test('every error has a sentence, one without a code the general one', () => {
  const sentences = Object.keys(PROBLEM_STATUS).map((code) =>
    textOfError(anAnswer(400, { code: code as ProblemCode })),
  );
  expect(sentences.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(textOfError(anAnswer(418))).toBe('Something went wrong. Please try again later.');
  expect(textOfError(noNetwork)).toContain('cannot be reached');
});

test('the limit of a paid plan sends people to the support team', () => {
  const notice = {
    id: 'n',
    kind: 'info',
    text: 'limitReachedPaid',
    values: { email: 'help@example.org' },
    offer: null,
  } as const;
  expect(noticeText(notice)).toBe(
    "Wow! You've created quite a lot of articles for a regular user. Feel free to reach out to our support team at help@example.org if you'd like to create even more, and we'll help you out.",
  );
});

test('languages and places have names, each once and in order', () => {
  for (const choices of [languageChoices(), countryChoices()]) {
    const labels = choices.map(({ label }) => label);
    expect(choices.filter(({ value, label }) => value === label)).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.toSorted((a, b) => a.localeCompare(b))).toEqual(labels);
  }
});
