import { expect, test } from '@jest/globals';
import { SCORER_VERSION } from '#domain/seo/report/weights.ts';
import { scoredText } from '#language/scoredText.ts';
import {
  allRequests,
  disagreements,
  hashOf,
  packHashes,
  packTexts,
  requestOf,
} from '#tools/lib/scoringPack.ts';

const texts = packTexts();

// §d.scoring.2 §d.scoring.3
test.each(texts.map((text) => [`${text.language} ${text.name}`, text] as const))(
  '%s gets the lines that were written for it by hand',
  (_name, text) => {
    expect(disagreements(text, scoredText(requestOf(text)))).toEqual([]);
  },
);

test('the pack has sixty texts in six languages, the same ten in each', () => {
  const names = Object.entries(Object.groupBy(texts, ({ language }) => language));
  expect(names).toHaveLength(6);
  const [[, first = []] = []] = names;
  for (const [, ofLanguage = []] of names)
    expect(ofLanguage.map(({ name }) => name)).toEqual(first.map(({ name }) => name));
  expect(texts).toHaveLength(60);
});

// §d.scoring.1
test('numbers that change have a new scorer version (npm run score:pack -- --write)', () => {
  const hash = hashOf(allRequests(texts).map(scoredText));
  expect(packHashes()[SCORER_VERSION]).toBe(hash);
});

// §d.scoring.1
test('a translated text scores the same on what does not depend on the language', () => {
  const LANGUAGE_FREE = new Set(
    `textLength singleH1 subheadingDistribution paragraphLength images outboundLinks internalLinks titleWidth
     quotableStatistics sourcedClaims scannable comparisonTable outboundAuthority`.split(/\s+/),
  );
  const MOST_APART = 5;
  for (const [, pair = []] of Object.entries(Object.groupBy(texts, ({ name }) => name))) {
    const scores = pair.map((text) => {
      const lines = scoredText(requestOf(text)).checks.filter(({ name }) =>
        LANGUAGE_FREE.has(name),
      );
      const measured = lines.flatMap(({ points, most }) => (points === null ? [] : points / most));
      return (100 * measured.reduce((sum, share) => sum + share, 0)) / measured.length;
    });
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(MOST_APART);
  }
});

// §d.scoring.3
test('a text that is said to be in another language is not scored', () => {
  const long = texts.filter(({ name }) => name === 'complete');
  const languages = [...long.map(({ language }) => language), 'pt', 'ru', 'tr'];
  for (const text of long) {
    for (const language of languages) {
      const { notScored } = scoredText(requestOf({ ...text, language }));
      expect(text.language).toEqual(text.language);
      expect(language).toEqual(language);
      expect(notScored).toEqual(language === text.language ? null : 'otherLanguage');
    }
  }
});
