import { beforeAll, expect, test } from '@jest/globals';
import { slimBinary } from 'harper.js/slimBinary';
import type { Dialect } from '#domain/spelling/dialect.ts';
import { createChecker, type SpellingAnswer } from '#services/spelling/harper.ts';

let answer: ReturnType<typeof createChecker>;
let check: (...texts: string[]) => Promise<SpellingAnswer>;
beforeAll(() => {
  answer = createChecker(slimBinary);
  check = (...texts) => answer({ id: 1, texts, dialect: 'American' });
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

// §d.spelling.1
test.each<[Dialect, string]>([
  ['British', 'My neighbours organised a colourful theatre evening.'],
  ['Canadian', 'My neighbours organized a colourful evening at the centre.'],
  ['Australian', 'My neighbours organised a colourful theatre evening.'],
  ['American', 'My neighbors organized a colorful theater evening.'],
])('what is right in %s English is not red', async (dialect, text) => {
  const wrongIn = async (as: Dialect) => {
    const checked = await answer({ id: 1, texts: [text], dialect: as });
    if ('error' in checked) throw new Error(checked.error);
    return checked.findings.flat().map(({ start, end }) => text.slice(start, end));
  };
  expect(await wrongIn(dialect)).toEqual([]);
  expect(await wrongIn(dialect === 'American' ? 'British' : 'American')).not.toEqual([]);
});

// §d.spelling.4
test.each([
  ['This is a very unique idea.', 'style'],
  ['I ate all of the jars.', 'style'],
  ['He could of known.', 'grammar'],
  ['She is more better today.', 'grammar'],
])('advice on style is told apart from mistakes: %s', async (text, kind) => {
  const [[finding] = []] = await found(text);
  expect(finding?.[1]).toBe(kind);
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

// §d.spelling.7 §d.words.2
test.each([
  ['The inter\u00adnationali\u00adzed com\u00admittee.', []],
  ['The \u200bcommit\u200btee has\u2060 de\u200ccided.', []],
  ['A na\u00efve re\u0301sume\u0301.'.normalize('NFD'), []],
  ['The com\u00admitte has decided.', ['com\u00admitte']],
  ['Teh\u00ad cafe\u0301 and teh commite\u0301.', ['commite\u0301']],
])('%j is checked as a reader sees it', async (text, wrong) => {
  const [findings = []] = await found(text);
  expect(findings.filter(([, kind]) => kind === 'spelling').map(([word]) => word)).toEqual(wrong);
});
