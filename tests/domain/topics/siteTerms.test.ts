import { expect, test } from '@jest/globals';
import { SITE_TERMS_MOST } from '#contract/topics/topicBounds.ts';
import { type SiteFacts, siteTerms } from '#domain/topics/siteTerms.ts';
import { textToolsOf } from '#language/textTools.ts';

const NOTHING: SiteFacts = { title: '', keywords: [], navigation: [], headings: [] };
const termsOf = (facts: Partial<SiteFacts>, website = 'https://www.bean-shop.example/de') =>
  siteTerms({ ...NOTHING, ...facts }, website, textToolsOf('en'));
const phrasesOf = (facts: Partial<SiteFacts>) => termsOf(facts).map(({ phrase }) => phrase);

// §d.topics.2
test('each subject is there once, with the place where it stands first', () => {
  const terms = termsOf({
    keywords: ['coffee beans'],
    title: 'Coffee grinders | Bean Shop',
    navigation: ['Beans, Coffee', 'Hand grinders', 'Contact'],
    headings: ['Hand Grinders', 'Roasting at home'],
  });
  expect(terms).toEqual([
    { phrase: 'coffee beans', from: 'keywords' },
    { phrase: 'Coffee grinders', from: 'title' },
    { phrase: 'Hand grinders', from: 'navigation' },
    { phrase: 'Roasting at home', from: 'headings' },
  ]);
});

// §d.topics.2
test.each([
  ['what is in every menu', { navigation: ['Home', 'Über uns', 'Mentions légales', 'Carrito'] }],
  ['its own name', { title: 'Bean Shop', navigation: ['bean-shop'] }],
  ['what is no word', { navigation: ['→', '2026', 'A'], keywords: ['', '  '] }],
  ['function words', { headings: ['And of the'] }],
  ['sentences', { headings: ['Why we have roasted our beans by hand since then'] }],
])('%s is no subject', (_, facts) => {
  expect(phrasesOf(facts)).toEqual([]);
});

test('a site with very many gives the first of them', () => {
  const keywords = Array.from({ length: 500 }, (_, at) => `grinder w${at}`);
  expect(phrasesOf({ keywords })).toEqual(keywords.slice(0, SITE_TERMS_MOST));
});
