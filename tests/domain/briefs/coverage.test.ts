import { expect, test } from '@jest/globals';
import { sourceGuidance, writtenBrief } from '#domain/briefs/briefBody.ts';
import { briefCoverageOf, coveredCounts, guideOf } from '#domain/briefs/coverage.ts';
import { wizardPlan } from '#domain/briefs/plan.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { textToolsOf } from '#language/textTools.ts';
import { aBriefData } from '#tests/support/factories.ts';

const en = textToolsOf('en');
const read = (blocks: readonly string[]) =>
  blocks.map((html, at) => ({ id: `b${at}`, facts: blockFactsOf(html, en) }));

const term = { term: 'soft brush', tier: 'must', low: 2, high: 4, pages: 3 } as const;
const brief = {
  keyphrase: 'clean shoes',
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

const there = { state: 'covered', flaw: null, lacks: [] } as const;
const missing = { state: 'missing', blockId: null, flaw: null, lacks: [] } as const;
const ofShoes =
  'Knock the shoes together outside, begin at the heel, then use a soft brush for what is left on the leather of each, and let the rest of it fall off in the hall.';

// §d.briefs.11
test('sections and questions are found in other words, terms in the range for the length of the text', () => {
  const filler = `<p>${'Mud stays where it is. '.repeat(34)}</p>`;
  const text = [
    '<h2>Brushing mud off</h2>',
    `<p>${ofShoes}</p>`,
    '<p>Shoes dry as long as a night.</p>',
    filler,
  ];
  const coverage = briefCoverageOf(read(text), guideOf(brief), en);
  expect(coverage.sections).toEqual([
    { text: 'Brush off the mud', ...there, blockId: 'b0' },
    { text: 'In winter', ...missing },
  ]);
  expect(coverage.questions).toEqual([
    { text: 'How long do shoes dry?', ...there, blockId: 'b2' },
    { text: 'Can they be washed?', ...missing },
  ]);
  expect(coverage.terms).toEqual([{ term: 'soft brush', tier: 'must', uses: 1, low: 4, high: 9 }]);
  expect(coveredCounts(coverage)).toEqual({
    sections: { covered: 1, partly: 0, all: 2 },
    questions: { covered: 1, partly: 0, all: 2 },
    terms: { covered: 0, all: 1 },
  });
});

// §d.briefs.11
test.each([
  ['nothing', 'empty', []],
  ['too little', 'short', ['<p>Shoes, of course.</p>']],
  [
    'something else',
    'offSubject',
    [
      '<p>The council met on Tuesday and agreed on a new roof for the station, which will be built by a firm from Leeds in the autumn.</p>',
    ],
  ],
])('a heading over %s covers nothing, and says so', (_, flaw, below) => {
  const text = [
    '<h2>Brush off the mud</h2>',
    ...below,
    '<h2>How long do shoes dry?</h2>',
    ...below,
  ];
  const { sections, questions } = briefCoverageOf(read(text), guideOf(brief), en);
  expect(sections[0]).toEqual({
    text: 'Brush off the mud',
    ...missing,
    blockId: 'b0',
    flaw,
  });
  expect(questions[0]).toMatchObject({ state: 'missing', flaw });
});

// §d.briefs.11
test('a section is partly there without its terms and facts, and says which', () => {
  const text = [
    '<h2>Brush off the mud</h2>',
    `<p>${ofShoes.replace(/begin at the heel|brush/g, '')}</p>`,
  ];
  const { sections } = briefCoverageOf(read(text), guideOf(brief), en);
  expect(sections[0]).toMatchObject({ state: 'partly', blockId: 'b0', flaw: null });
  expect(sections[0]?.lacks).toEqual(['soft brush', 'Begin at the heel']);
});

// §d.briefs.11
test('a section has what stands below the headings that are its parts', () => {
  const text = [
    '<h2>Brush off the mud</h2>',
    '<h3>First</h3>',
    `<p>${ofShoes}</p>`,
    '<h2>Other</h2>',
  ];
  expect(briefCoverageOf(read(text), guideOf(brief), en).sections[0]?.state).toBe('covered');
  const apart = ['<h2>Brush off the mud</h2>', '<h2>First</h2>', `<p>${ofShoes}</p>`];
  expect(briefCoverageOf(read(apart), guideOf(brief), en).sections[0]?.state).toBe('missing');
});

// §d.briefs.11
test('a heading of small words is found by all of its words', () => {
  const guide = { ...guideOf(brief), sections: [{ heading: 'Before you do it', facts: [] }] };
  const text = ['<h2>Before you do it</h2>', `<p>${ofShoes}</p>`];
  expect(briefCoverageOf(read(text), guide, en).sections[0]?.state).toBe('covered');
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
  const { terms: _terms, ...guide } = guideOf(brief);
  const sections = [{ heading: `${section}`, facts: [] }];
  const told = { ...guide, sections, questions: [`${question}`], words: null };
  const terms = [{ ...term, term: `${wanted}`, low: 1 }];
  const text = [
    `<h2>${heading}</h2>`,
    `<p>${answer}</p>`,
    `<p>${use}</p>`,
    `<p>${'x '.repeat(20)}</p>`,
  ];
  const blocks = text.map((html, at) => ({ id: `b${at}`, facts: blockFactsOf(html, tools) }));
  const found = briefCoverageOf(blocks, { ...told, terms }, tools);
  expect(found.sections).toEqual([{ text: section, ...there, blockId: 'b0' }]);
  expect(found.questions).toEqual([{ text: question, ...there, blockId: 'b1' }]);
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
    keyphrase: 'clean shoes',
    country: 'GB',
    city: 'Leeds',
    language: 'en',
    data: brief.data,
    text: writtenBrief(brief.blocks),
    briefId: 'x',
    snapshotId: null,
  });
  expect(plan).toEqual({
    briefId: 'x',
    snapshotId: null,
    topic: 'clean shoes',
    language: 'en',
    location: 'GB',
    city: 'Leeds',
    words: 100,
    keywords: ['clean shoes', 'soft brush'],
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

const pan = {
  keyphrase: 'season a cast iron skillet',
  data: aBriefData({
    terms: [
      'canola oil',
      'grapeseed',
      'dish soap',
      'stovetop',
      'cotton cloth',
      'smoke point',
      'steel wool',
      'paper towel',
      'bacon',
      'oven',
      'rust',
      'foil',
    ].map((one) => ({
      ...term,
      term: one,
    })),
  }),
  blocks: [
    { id: 'a', html: '<h2>Season the skillet in the oven</h2>' },
    { id: 'b', html: '<p>Upside down for an hour above a sheet of foil</p>' },
    { id: 'c', html: '<h2>Remove rust from the pan</h2>' },
    { id: 'd', html: '<p>Scrub with warm water until nothing brown comes off</p>' },
    { id: 'brief-faq', html: '<h2>Questions to answer</h2>' },
    { id: 'e', html: '<h3>How often should you season a skillet?</h3>' },
    { id: 'f', html: '<h3>Which oil has a high smoke point?</h3>' },
  ],
};
const partsOf = (text: readonly string[]) => {
  const { sections, questions } = briefCoverageOf(read(text), guideOf(pan), en);
  return [...sections, ...questions].map(({ state }) => state);
};
const HEADINGS = [
  'Season the skillet in the oven',
  'Remove rust from the pan',
  'How often should you season a skillet?',
  'Which oil has a high smoke point?',
];
const NOTHING_SAID = HEADINGS.map(() => 'missing');

// §d.briefs.11
test.each([
  [
    'the keyphrase',
    (_heading: string) =>
      'To season a cast iron skillet is important. Season a cast iron skillet today, as everyone does who has ever tried it at home with a friend.',
  ],
  [
    'the heading',
    (heading: string) =>
      `${heading} Many people ask this, and here we talk about it at length: ${heading.toLowerCase()} That is what we talk about here.`,
  ],
])('what only says %s again covers nothing', (_, said) => {
  const text = HEADINGS.flatMap((heading) => [`<h2>${heading}</h2>`, `<p>${said(heading)}</p>`]);
  expect(partsOf(['<h1>How to season a cast iron skillet</h1>', ...text])).toEqual(NOTHING_SAID);
});

// §d.briefs.11
test('the title is the heading of no section, and its words answer no question', () => {
  const text = [
    '<h1>How to season a cast iron skillet</h1>',
    '<p>To season a cast iron skillet is to bake oil onto bare metal in the oven, upside down above a sheet of foil.</p>',
    '<h2>My grandmother</h2>',
    '<p>She fried bacon in it and wiped it with a paper towel.</p>',
  ];
  expect(partsOf(text)).toEqual(NOTHING_SAID);
});

// §d.briefs.11
test('a section that states a fact of the brief is about it', () => {
  const text = [
    '<h2>Removing rust</h2>',
    '<p>Scrub until the brown comes off, with warm water and both hands, on a Sunday, while somebody else reads the newspaper aloud to you.</p>',
  ];
  expect(partsOf(text)[1]).toBe('partly'); // the term “rust” stands in the heading alone
});
