import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { keyphraseIdeas } from '#domain/seo/competitors/keyphraseIdeas.ts';
import { watchedTermsOf, withoutUnwanted } from '#domain/seo/competitors/watchedTerms.ts';
import { wordsAt } from '#domain/seo/report/placeWords.ts';
import { textReportOf } from '#domain/seo/score/textReport.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { termStemsOf } from '#domain/seo/text/measures.ts';
import { termPlaces } from '#domain/seo/text/termPlaces.ts';
import { competitionAmong } from '#language/scoredText.ts';
import { textToolsOf } from '#language/textTools.ts';
import { aReportContext } from '#tests/support/factories.ts';

const tools = textToolsOf('en');
const HTML = [
  '<h2>Lug depth</h2>',
  '<p>Deep lugs grip. The lug depths differ, and <a href="/x">lug depth</a> matters.</p>',
  '<ul><li>A sole.</li><li>One <strong>lug</strong> depth is enough.</li></ul>',
];
const blocks = HTML.map((html, at) => ({ id: `b${at}`, html, facts: blockFactsOf(html, tools) }));

// §d.terms.2 §d.terms.3
test('terms of the writer are counted in any form, outside of links', () => {
  const fields = {
    ...NO_FIELDS,
    keywords: 'lug depth, mud',
    bannedTerms: 'soles',
    ownTerms: 'grip',
  };
  expect(watchedTermsOf(blocks, fields, tools)).toEqual([
    { term: 'lug depth', kind: 'keyword', uses: 3, isInHeading: true },
    { term: 'mud', kind: 'keyword', uses: 0, isInHeading: false },
    { term: 'grip', kind: 'own', uses: 1, isInHeading: false },
    { term: 'soles', kind: 'unwanted', uses: 1, isInHeading: false },
  ]);
  expect(watchedTermsOf(blocks, NO_FIELDS, tools)).toEqual([]);
});

// §d.terms.6
test('the places of a term are its words in the text, in order', () => {
  const places = termPlaces(blocks, { terms: [{ stems: termStemsOf('lug depth', tools) }] }, tools);
  const body = bodyOf(blocks);
  expect(places.flatMap((place) => wordsAt(body, place)).map(({ text }) => text)).toEqual([
    'Lug depth',
    'lug depths',
    'lug depth',
  ]);
  expect(places.map(({ blockId }) => blockId)).toEqual(['b0', 'b1', 'b2']);
});

// §d.keyphrase.2
test('a text suggests what it is about: terms that it uses often, longer ones and those of the title first', () => {
  const ideas = keyphraseIdeas(blocks, 'Which lug depth?', tools);
  expect(ideas[0]).toBe('lug depth');
  expect(ideas).not.toContain('lug'); // it is part of a better one
  expect(keyphraseIdeas([], '', tools)).toEqual([]);
});

// §d.keyphrase.2
test.each([
  ['fr', 'Choisir un vélo : deux ans après', ['choisir', 'ans']],
  ['es', 'Elegir una bicicleta: dos años después', ['elegir', 'años']],
])('in %s, words that any text has are no idea: %s', (language, title, words) => {
  const spoken = textToolsOf(language);
  const html = [`<h1>${title}</h1>`, `<h2>${title}</h2>`];
  const read = html.map((one, at) => ({ id: `b${at}`, facts: blockFactsOf(one, spoken) }));
  const ideas = keyphraseIdeas(read, title, spoken);
  expect(ideas.length).toBeGreaterThan(0);
  for (const word of words) expect(ideas).not.toContain(word);
});

// §d.terms.7
test('an unwanted term of competitors does not count, and the same list is the same object', () => {
  const pages = [1, 2, 3].map((n) => ({ id: `p${n}`, blocks: HTML }));
  const competition = competitionAmong({ id: 'c', pages }, 'en');
  const termsOf = (of: typeof competition) => of.terms.map(({ term }) => term);
  expect(termsOf(competition)).toContain('lug depth');
  const without = withoutUnwanted(competition, 'Lug Depth', tools);
  expect(termsOf(without)).toEqual(termsOf(competition).filter((term) => term !== 'lug depth'));
  expect(withoutUnwanted(competition, 'Lug Depth', tools)).toBe(without);
  expect(withoutUnwanted(competition, ' , ', tools)).toBe(competition);
  const fields = { ...NO_FIELDS, bannedTerms: 'lug depth' };
  const report = textReportOf(blocks, aReportContext({ competition, fields }), tools);
  expect(report.coverage?.terms.map(({ term }) => term)).not.toContain('lug depth');
});
