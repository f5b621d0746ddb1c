import { expect, test } from '@jest/globals';
import { sourceGuidance, writtenBrief } from '#domain/briefs/briefBody.ts';
import { briefCoverageOf, coveredCounts, guideOf } from '#domain/briefs/coverage.ts';
import { wizardPlan } from '#domain/briefs/plan.ts';
import { blockFactsOf } from '#domain/seo/blockFacts.ts';
import { textToolsOf } from '#language/textTools.ts';
import { aBriefData } from '#tests/support/factories.ts';

const en = textToolsOf('en');
const read = (blocks: readonly string[]) =>
  blocks.map((html, at) => ({ id: `b${at}`, facts: blockFactsOf(html, en) }));

const term = { term: 'soft brush', tier: 'must', low: 2, high: 4, pages: 3 } as const;
const brief = {
  data: aBriefData({
    terms: [term],
    words: { low: 90, median: 100, high: 110 },
    externalSources: [{ url: 'https://a.example/', title: 'A' }],
  }),
  blocks: [
    { id: 'a', html: '<h2>Brush off the mud</h2>' },
    { id: 'b', html: '<p><em>Three pages have this section.</em></p>' },
    { id: 'c', html: '<p>Begin at the heel</p>' },
    { id: 'd', html: '<h3>In winter</h3>' },
    { id: 'brief-faq', html: '<h2>Questions to answer</h2>' },
    { id: 'e', html: '<h3>How long do shoes dry?</h3>' },
    { id: 'f', html: '<h3>Can they be washed?</h3>' },
    { id: 'brief-scope', html: '<h2>Out of scope</h2>' },
    { id: 'g', html: '<ul><li>Laces</li></ul>' },
  ],
};

// §d.briefs.11
test('sections and questions are found in other words, terms in the range for the length of the text', () => {
  const filler = `<p>${'Mud stays where it is. '.repeat(38)}</p>`; // 190 words
  const text = [
    '<h2>Brushing mud off</h2>',
    '<p>A soft brush helps, and soft brushes are cheap.</p>',
    '<p>Shoes dry as long as a night.</p>',
    filler,
  ];
  const coverage = briefCoverageOf(read(text), guideOf(brief), en);
  expect(coverage.sections).toEqual([
    { text: 'Brush off the mud', blockId: 'b0' },
    { text: 'In winter', blockId: null },
  ]);
  expect(coverage.questions).toEqual([
    { text: 'How long do shoes dry?', blockId: 'b2' },
    { text: 'Can they be washed?', blockId: null },
  ]);
  expect(coverage.terms).toEqual([{ term: 'soft brush', tier: 'must', uses: 2, low: 4, high: 8 }]);
  expect(coveredCounts(coverage)).toEqual({
    sections: { covered: 1, all: 2 },
    questions: { covered: 1, all: 2 },
    terms: { covered: 0, all: 1 },
  });
});

// §d.briefs.11
test.each([
  [
    'de',
    ['Den Schlamm abbürsten', 'Wie lange trocknen die Schuhe?', 'weiche Bürste'],
    ['Schlamm richtig abbürsten', 'Die Schuhe trocknen lange, eine Nacht.', 'Eine weiche Bürste.'],
  ],
  [
    'fr',
    ['Brosser la boue', 'Comment sécher les chaussures ?', 'brosse douce'],
    ['Brosser la boue sèche', 'On peut sécher ses chaussures la nuit.', 'Une brosse douce.'],
  ],
  [
    'es',
    ['Cepillar el barro', '¿Cómo secar los zapatos?', 'cepillo suave'],
    ['Cepillar bien el barro', 'Se pueden secar los zapatos de noche.', 'Un cepillo suave.'],
  ],
  [
    'ru',
    ['Очистить грязь щёткой', 'Как сушить ботинки?', 'мягкая щётка'],
    ['Грязь очистить щёткой', 'Сушить ботинки можно ночью.', 'Нужна мягкая щётка.'],
  ],
])('in %s too', (language, [section, question, wanted], [heading, answer, use]) => {
  const tools = textToolsOf(language);
  const { terms: _, ...guide } = guideOf(brief);
  const told = { ...guide, sections: [`${section}`], questions: [`${question}`], words: null };
  const terms = [{ ...term, term: `${wanted}`, low: 1 }];
  const text = [`<h2>${heading}</h2>`, `<p>${answer}</p>`, `<p>${use}</p>`];
  const blocks = text.map((html, at) => ({ id: `b${at}`, facts: blockFactsOf(html, tools) }));
  const found = briefCoverageOf(blocks, { ...told, terms }, tools);
  expect(found.sections).toEqual([{ text: section, blockId: 'b0' }]);
  expect(found.questions).toEqual([{ text: question, blockId: 'b1' }]);
  expect(found.terms).toMatchObject([{ term: wanted, uses: 1 }]);
});

test('what is wanted is read once, however long the text is', () => {
  let times = 0;
  const words: typeof en.words = (text) => {
    if (text === 'Brush off the mud') times += 1;
    return en.words(text);
  };
  const text = Array.from({ length: 50 }, () => '<h2>Another one</h2>');
  briefCoverageOf(read(text), guideOf(brief), { ...en, words });
  expect(times).toBe(1);
});

test('guidance is guidance with a link too', () => {
  const heading = { id: 'a', html: '<h2>Mud</h2>' };
  const of = (html: string) => writtenBrief([heading, { id: 'b', html }]).outline[0]?.notes;
  expect(of(sourceGuidance('https://a.example/?a="b"') ?? '')).toEqual([]);
  expect(of('<p><a href="https://a.example/"><em>a.example</em></a><em>.</em></p>')).toEqual([]);
  expect(of('<p><em>One</em> and two</p>')).toEqual(['One and two']);
  expect(sourceGuidance('imported:a')).toBeNull();
});

test('an empty text covers nothing, and the same brief is the same guide', () => {
  expect(guideOf(brief)).toBe(guideOf(brief));
  const { sections, terms } = briefCoverageOf([], guideOf(brief), en);
  expect(sections.every(({ blockId }) => blockId === null)).toBe(true);
  expect(terms).toEqual([{ term: 'soft brush', tier: 'must', uses: 0, low: 1, high: 1 }]);
});

// §d.briefs.12
test('the wizard gets outline, questions, terms and sources; guidance is no note', () => {
  const plan = wizardPlan({
    ...{ keyphrase: 'clean shoes', country: 'GB', city: 'Leeds', language: 'en' },
    ...{ data: brief.data, text: writtenBrief(brief.blocks), briefId: 'x', snapshotId: null },
  });
  expect(plan).toEqual({
    ...{ briefId: 'x', snapshotId: null, topic: 'clean shoes', language: 'en' },
    ...{ location: 'GB', city: 'Leeds', words: 100, keywords: ['clean shoes', 'soft brush'] },
    sources: ['https://a.example/'],
    guidance: 'Leave out: Laces.',
    sections: [
      { heading: 'Brush off the mud', notes: 'Begin at the heel', isPart: false },
      { heading: 'In winter', notes: '', isPart: true },
      { heading: 'FAQ', notes: '', isPart: false },
      { heading: 'How long do shoes dry?', notes: '', isPart: true },
      { heading: 'Can they be washed?', notes: '', isPart: true },
    ],
  });
});
