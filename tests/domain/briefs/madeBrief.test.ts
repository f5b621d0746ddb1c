import { expect, test } from '@jest/globals';
import type { Competitor } from '#contract/competitors/competitorsCollector.schema.ts';
import { briefBody, writtenBrief } from '#domain/briefs/briefBody.ts';
import { madeBrief } from '#domain/briefs/briefData.ts';
import { formatOf } from '#domain/briefs/format.ts';
import { intentOf } from '#domain/briefs/intent.ts';
import { isMade, mayBecome } from '#domain/briefs/state.ts';
import { briefLanguageOf } from '#language/briefLanguage.ts';
import { textToolsOf } from '#language/textTools.ts';
import { briefTexts } from '#server/modules/briefs/briefTexts.ts';
import { idOf } from '#tests/support/factories.ts';

const en = textToolsOf('en');

const aPage = (
  position: number,
  headings: readonly string[],
  names: string[] = [],
): Competitor => ({
  id: idOf(position),
  position,
  url: `https://${position}.example/`,
  title: 'Clean shoes',
  state: 'read',
  problem: null,
  hash: null,
  readAt: null,
  language: 'en',
  schemaTypes: [],
  publishedAt: null,
  modifiedAt: null,
  features: {
    words: 800,
    wordsOutsideLinks: 800,
    headings: 2,
    images: 0,
    links: 0,
    readability: 60,
    terms: {},
  },
  sketch: { headings: headings.map((text) => ({ level: 2, text })), names },
});

const material = {
  related: null,
  keyphrase: 'clean shoes',
  competition: null,
  ownPages: [],
  site: '',
  titles: [],
  usualHeadings: ['The basics'],
  words: briefLanguageOf('en'),
};

// §d.briefs.3
test('sections are what several pages have, in their order; what one page has is out of scope', () => {
  const pages = [
    aPage(1, ['Dry the shoes', 'Wash the laces', 'Our newsletter']),
    aPage(2, ['Drying your shoes', 'Washing laces']),
    aPage(3, ['Brush off mud', 'Wash laces by hand']),
  ];
  const { plan } = madeBrief({ ...material, pages }, en);
  expect(plan.sections.map(({ heading, urls }) => [heading, urls.length])).toEqual([
    ['Dry the shoes', 2],
    ['Wash the laces', 3],
  ]);
  expect(plan.outOfScope).toEqual(['Our newsletter', 'Brush off mud']);
});

const aDeepPage = (position: number, headings: readonly string[]): Competitor => ({
  ...aPage(position, []),
  sketch: {
    headings: headings.map((text) => ({
      level: text.startsWith('- ') ? 3 : 2,
      text: text.replace(/^- /, ''),
    })),
    names: [],
  },
});

// §d.briefs.21
test('what the keyphrase is comes first, and a part stands below the section that the pages have it in', () => {
  const pages = [
    aDeepPage(1, ['Noise', '- At night', 'What a heat pump actually does', 'Costs', '- Grants']),
    aDeepPage(2, [
      'Noise levels',
      '- Noise at night',
      'How a heat pump works',
      'Costs',
      '- Grants',
    ]),
  ];
  const { plan } = madeBrief({ ...material, keyphrase: 'heat pump', pages }, en);
  expect(plan.sections.map(({ heading, isPart }) => [heading, isPart])).toEqual([
    ['What a heat pump actually does', false],
    ['Noise', false],
    ['At night', true],
    ['Costs', false],
    ['Grants', true],
  ]);
});

// §d.briefs.21
test('a part whose section is not in the outline is a section', () => {
  const pages = [
    aDeepPage(1, ['Money matters', '- Grants', 'Noise']),
    aDeepPage(2, ['What you pay', '- Grants', 'Noise']),
  ];
  const many = [...pages, aDeepPage(3, ['Noise'])];
  const { plan } = madeBrief({ ...material, keyphrase: 'heat pump', pages: many }, en);
  expect(plan.sections.map(({ heading, isPart }) => [heading, isPart])).toEqual([
    ['Grants', false],
    ['Noise', false],
  ]);
});

// §d.briefs.22
test.each([
  [
    'en',
    ['Noise', 'Costs and grants', 'How loud is it?'],
    'Heat pump: this page covers noise and costs and grants.',
  ],
  [
    'de',
    ['Lautstärke', 'Kosten', 'Wie laut ist sie?'],
    'Heat pump: Auf dieser Seite geht es um Lautstärke und Kosten.',
  ],
])('descriptions are sentences (%s)', (language, headings, covered) => {
  const pages = [aPage(1, headings), aPage(2, headings)];
  const words = briefLanguageOf(language);
  const of = { ...material, keyphrase: 'heat pump', words };
  const { data } = madeBrief({ ...of, pages }, textToolsOf(language));
  expect(data.descriptions).toEqual([covered]);
  expect(madeBrief({ ...of, words: null, pages }, en).data.descriptions).toEqual([]);
});

// §d.briefs.3
test('a question that a section answers is not asked again', () => {
  const pages = [
    aPage(1, ['How long do shoes dry?']),
    aPage(2, ['How long do shoes take to dry?']),
  ];
  const { plan, data } = madeBrief({ ...material, pages }, en);
  expect(data.questions).toHaveLength(1);
  expect(plan.faq).toEqual([]);
});

// §d.briefs.3
test('the words of the keyphrase are no answer to a question', () => {
  const headings = ['What a heat pump does', 'How loud is a heat pump?', 'What is a heat pump?'];
  const { plan } = madeBrief(
    {
      ...material,
      keyphrase: 'heat pump',
      pages: [1, 2, 3].map((at) => aPage(at, at < 3 ? headings.slice(0, 1) : headings)),
    },
    en,
  );
  expect(plan.sections.map(({ heading }) => heading)).toEqual(['What a heat pump does']);
  expect(plan.faq.map(({ text }) => text)).toEqual(['How loud is a heat pump?']);
  expect(plan.outOfScope).toEqual([]);
});

// §d.briefs.2
test('names of several pages are entities, but not the keyphrase itself', () => {
  const pages = [aPage(1, [], ['Nikwax', 'Clean Shoes']), aPage(2, [], ['Nikwax', 'Clean Shoes'])];
  expect(madeBrief({ ...material, pages }, en).data.entities).toEqual([
    { name: 'Nikwax', pages: 2 },
  ]);
});

// §d.briefs.2
test('links lead to pages of the own site, to the section that suits; other pages can be cited', () => {
  const pages = [
    aPage(1, ['Wash the laces', 'Dry them']),
    aPage(2, ['Dry them', 'Wash laces']),
    { ...aPage(3, []), url: 'https://own.example/shoes' },
  ];
  const ownPages = [
    { url: 'https://own.example/laces', title: 'Which laces last' },
    { url: 'https://else.example/laces', title: 'Laces' },
  ];
  const { data } = madeBrief({ ...material, pages, ownPages, site: 'own.example' }, en);
  expect(data.internalLinks).toEqual([
    { anchor: 'Which laces last', url: 'https://own.example/laces', section: 'Wash the laces' },
  ]);
  expect(data.externalSources?.map(({ url }) => url)).toEqual([
    'https://1.example/',
    'https://2.example/',
  ]);
});

// §d.briefs.4
test('without pages nothing is claimed of them', () => {
  const { data, plan } = madeBrief({ ...material, pages: [] }, en);
  expect(plan.sections).toEqual([{ heading: 'The basics', isPart: false, urls: [], terms: [] }]);
  expect(data).toMatchObject({ questions: null, entities: null, terms: null, schemaType: null });
});

test.each([
  ['buy trail shoes', 'transactional', 'keyphrase', 'buy'],
  ['how to store shoes', 'informational', 'keyphrase', 'how'],
  ['best trail shoes', 'commercial', 'keyphrase', 'best'],
  ['how to clean shoes', 'informational', 'keyphrase', 'how'],
  ['Salomon login', 'navigational', 'keyphrase', 'login'],
])('the intent of “%s” is %s', (keyphrase, is, why, evidence) => {
  expect(intentOf(keyphrase, [], en)).toEqual({ is, why, evidence });
});

// §d.briefs.2
test('the results tell an intent that the keyphrase does not, if there are enough of them', () => {
  expect(intentOf('trail shoes', ['list', 'list', 'howTo'], en)).toMatchObject({
    is: 'commercial',
    why: 'results',
  });
  expect(intentOf('trail shoes', ['list', 'list', null], en)).toBeNull();
});

test.each([
  ['10 trail shoes we like', [], 'list'],
  ['Trail shoes vs road shoes', [], 'comparison'],
  ['Trail shoes', ['Product'], 'product'],
  ['Trail shoes', ['__proto__', 'constructor', 'Product'], 'product'],
  ['Trail shoes', [], 'article'],
] as const)('a page with the title “%s” and the types %j is %s', (title, schemaTypes, format) => {
  expect(formatOf({ title, schemaTypes, headings: [] })).toBe(format);
});

// §d.briefs.8
test('a brief is read back as it was edited, also after a part was renamed', () => {
  let id = 0;
  const newId = () => {
    id += 1;
    return `b${id}`;
  };
  const plan = {
    sections: [
      { heading: 'Dry & store', isPart: false, urls: ['https://a.example/'], terms: ['sun'] },
      { heading: 'In winter', isPart: true, urls: [], terms: [] },
    ],
    faq: [{ text: 'How long?', url: 'https://b.example/x' }],
    outOfScope: ['Laces'],
  };
  const blocks = briefBody({ plan, voice: ['Tone: calm'], newId }, briefTexts);
  blocks.splice(1, 0, { id: 'own', html: '<p>In the <em>shade</em></p>' });
  const renamed = blocks.map((block) =>
    block.id === 'brief-faq' ? { ...block, html: '<h2>FAQ</h2>' } : block,
  );
  const read = writtenBrief(renamed);
  expect(read.outline.map(({ heading, isPart }) => [heading, isPart])).toEqual([
    ['Dry & store', false],
    ['In winter', true],
  ]);
  expect(read.outline[0]?.notes).toEqual(['In the shade']); // guidance is none
  expect(read.questions.map(({ heading }) => heading)).toEqual(['How long?']);
  expect(read).toMatchObject({ voice: ['Tone: calm'], scope: ['Laces'] });
});

// §d.briefs.5
test('only a made brief is approved, and only an approved one reopened', () => {
  const all = ['waiting', 'making', 'failed', 'draft', 'approved', 'reopened'] as const;
  const legal = all.flatMap((from) =>
    all.filter((to) => from !== to && mayBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(legal).toEqual(['draft approved', 'approved reopened', 'reopened approved']);
  expect(all.filter(isMade)).toEqual(['draft', 'approved', 'reopened']);
});
