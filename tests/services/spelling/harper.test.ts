import { beforeAll, expect, test } from '@jest/globals';
import { slimBinary } from 'harper.js/slimBinary';
import { createChecker, type SpellingAnswer } from '#services/spelling/harper.ts';

let check: (...texts: string[]) => Promise<SpellingAnswer>;
beforeAll(() => {
  const answer = createChecker(slimBinary);
  check = (...texts) => answer({ id: 1, texts });
});

/** Of each text: the wording, its kind, and what is suggested. */
async function found(...texts: string[]) {
  const answer = await check(...texts);
  if ('error' in answer) throw new Error(answer.error);
  return answer.findings.map((findings, at) =>
    findings.map(({ start, end, kind, suggestions }) => {
      return [texts[at]?.slice(start, end), kind, suggestions] as const;
    }),
  );
}

// §d.spelling.1 §d.spelling.5
test('a misspelt word is found, with at most five suggestions, the right one among them', async () => {
  const [[finding] = []] = await found('The committe has decided.');
  expect(finding?.slice(0, 2)).toEqual(['committe', 'spelling']);
  expect(finding?.[2]).toContain('committee');
  expect(finding?.[2].length).toBeLessThanOrEqual(5);
});

test('grammar is told apart from spelling', async () => {
  const [[finding] = []] = await found('This is an test of the the checker.');
  expect(finding?.[1]).toBe('grammar');
});

test('a correct sentence has no finding, and each text has its own', async () => {
  const answers = await found('The committee has decided.', 'The committe has decided.', '');
  expect(answers.map((findings) => findings.length)).toEqual([0, 1, 0]);
});

test('positions count as JavaScript does, behind characters of two units', async () => {
  const [[finding] = []] = await found('We like it 👍🏽 and the committe too.');
  expect(finding?.[0]).toBe('committe');
});
