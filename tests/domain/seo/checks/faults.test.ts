import { describe, expect, test } from '@jest/globals';
import { pageFeaturesOf } from '#domain/seo/competitors/pageFeatures.ts';
import { competitionOf } from '#domain/seo/competitors/termModel.ts';
import type { CheckName, FaultName, ReportContext } from '#domain/seo/report/report.ts';
import { shinglesOfText } from '#domain/seo/text/shingles.ts';
import { textToolsOf } from '#language/textTools.ts';
import { scored, scoredAnyway } from '#tests/support/scored.ts';

const p = (text: string) => `<p>${text}</p>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;

/** Sixty words in sentences, without a fault. */
const PROSE = [
  p(
    'The mill stands by the sink, and it is louder than the kettle. We bought it in March for 80 euros.',
  ),
  p(
    'It grinds enough for two cups in half a minute. The ring inside wears out after four years, so ask for a spare one.',
  ),
  p('A blade chops the beans at random. That is why the coffee tastes bitter and sour in one sip.'),
];

function faultOf(name: FaultName, blocks: readonly string[], context: Partial<ReportContext> = {}) {
  const found = scored(blocks, context).checks.find((one) => one.name === (name as CheckName));
  if (found === undefined) throw new Error(`There is no fault ${name}`);
  return found;
}
const of = (name: FaultName, blocks: readonly string[], context: Partial<ReportContext> = {}) => {
  const { rating, value, points } = faultOf(name, blocks, context);
  return { rating, value, points };
};

// §d.scoring.11
test('a text without a fault keeps its whole score', () => {
  const { checks, seo } = scoredAnyway(PROSE, { keyphrase: 'mill' });
  const faults = checks.filter(({ group }) => group === 'fault');
  expect(faults).toHaveLength(10);
  for (const { name, rating, points } of faults) {
    expect(name).toEqual(name);
    expect(['good', 'unmeasured'].includes(rating)).toBe(true);
    expect(points ?? 1).toBe(1);
  }
  expect(seo?.kept).toBe(1);
});

// §d.scoring.11
test('each fault takes its part of what is left, from both scores', () => {
  const [clean, faulty] = [
    scoredAnyway(PROSE),
    scoredAnyway([...PROSE, p('TODO photo'), '<aside>Price?</aside>']),
  ];
  const left = (1 - 0.7 / 6) * (1 - 0.4 / 8);
  expect(faulty.seo?.kept).toBeCloseTo(left, 10);
  expect(faulty.aiSearch).toBeCloseTo((clean.aiSearch ?? 0) * left, 10);
});

// §d.scoring.11
test('notes and gaps are shown where they stand', () => {
  const blocks = [...PROSE, p('TODO photo'), '<aside>Price?</aside>'];
  expect(faultOf('ownNotes', blocks).places).toMatchObject([{ blockId: 'b3' }]);
  expect(faultOf('openSlots', blocks).places).toEqual([{ blockId: 'b4', range: null }]);
});

// §d.scoring.11
test('a text that never uses its keyphrase is off it; a longer word that holds it is enough', () => {
  expect(of('offSubject', PROSE, { keyphrase: 'mill' }).value).toBe(0);
  expect(of('offSubject', PROSE, { keyphrase: 'garden fence' })).toMatchObject({
    rating: 'bad',
    value: 100,
  });
  expect(of('offSubject', PROSE, { keyphrase: 'garden mill' })).toMatchObject({
    rating: 'good',
    value: 50,
  });
  const german = [p('Die Wärmepumpenkosten sind hoch. Das wissen wir alle.')];
  expect(of('offSubject', german, { keyphrase: 'Wärmepumpe Kosten', language: 'de' }).value).toBe(
    0,
  );
});

// §d.scoring.11
test('the title alone does not make a text one about its keyphrase', () => {
  const blocks = ['<h1>Garden fence</h1>', ...PROSE];
  expect(of('offSubject', blocks, { keyphrase: 'garden fence' }).value).toBe(100);
});

const long = (make: (at: number) => string) => Array.from({ length: 20 }, (_, at) => p(make(at)));
const NUMBERS =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`.split(/\s+/);

// §d.scoring.11
test('a keyphrase behind every sentence is overused', () => {
  const texts = (behind: string) =>
    long((at) => `The kitchen holds ${NUMBERS[at]} cups and a kettle that my aunt likes${behind}.`);
  expect(of('overusedKeyphrase', texts(', coffee mill'), { keyphrase: 'coffee mill' }).rating).toBe(
    'bad',
  );
  expect(of('overusedKeyphrase', texts(''), { keyphrase: 'coffee mill' })).toMatchObject({
    rating: 'good',
    value: 0,
  });
});

// §d.scoring.11
test('sentences that say the same again in almost the same words are found, others are not', () => {
  const again = p(
    'The mill stands by the sink, and it is much louder than the kettle. We bought it in March for 90 euros.',
  );
  expect(of('repeatedSentences', [...PROSE, again]).rating).toBe('bad');
  expect(of('repeatedSentences', [...PROSE, PROSE[0] ?? '']).rating).toBe('bad');
  expect(of('repeatedSentences', PROSE)).toMatchObject({ rating: 'good', value: 0 });
});

const TERMS = [
  'burr grinder',
  'coffee beans',
  'steel ring',
  'quiet motor',
  'hand mill',
  'paper filter',
  'brew ratio',
];

// §d.scoring.11
test('terms in a row are no text, with commas or in a list', () => {
  const commas = p(`${TERMS.join(', ')}.`);
  expect(of('wordLists', [commas, p('It is good.')])).toMatchObject({ rating: 'bad' });
  expect(of('wordLists', [list(TERMS), p('It is good.')])).toMatchObject({ rating: 'bad' });
  expect(of('wordLists', [...PROSE, list(TERMS.slice(0, 4))])).toMatchObject({ rating: 'good' });
});

// §d.scoring.11
test('lines that break off are no sentences', () => {
  const notes = list([
    'grinds enough for two cups in the',
    'we bought it in march for',
    'blade chops the beans at random and',
  ]);
  expect(of('unfinishedLines', [notes]).rating).toBe('bad');
  expect(of('unfinishedLines', PROSE)).toMatchObject({ rating: 'good', value: 0 });
});

// §d.scoring.11
test('headings without text below are found; one that leads to smaller ones is none', () => {
  const headings = ['<h2>Price</h2>', '<h2>Noise</h2>', '<h2>Care</h2>'];
  expect(of('emptySections', headings)).toMatchObject({ rating: 'bad', value: 100 });
  expect(of('emptySections', ['<h2>Mills</h2>', '<h3>Price</h3>', ...PROSE])).toMatchObject({
    rating: 'good',
    value: 0,
  });
});

describe('wording of sources', () => {
  const tools = textToolsOf('en');
  const SAID = [
    'The first foundries of the valley poured kettles into beds of damp sand and sold them to the settlers of the coast before the year was out.',
    'Housewives rubbed the new iron with lard and set it among the embers overnight, a habit that appears in recipe books from the north to the south.',
    'A kettle was worth more than a cow in some of the inventories that the clerks of the county have left us.',
  ];
  const sourceAt = (url: string, text = SAID): ReportContext['sources'] => [
    { url, shingles: shinglesOfText(text, tools) },
  ];
  const sources = sourceAt('https://museum.example/iron');
  const OWN = [...PROSE, ...PROSE.map((one) => one.replaceAll('the', 'this very'))];

  // §d.scoring.11
  test('what stands in a source is found, with its block, and takes from the score', () => {
    const copied = faultOf('copied', [...PROSE, ...SAID.map(p)], { sources });
    expect(copied).toMatchObject({
      rating: 'bad',
      places: [{ blockId: 'b3' }, { blockId: 'b4' }, { blockId: 'b5' }],
    });
    expect(copied.points).toBeLessThan(0.3);
  });

  // §d.scoring.11
  test.each([
    ['a list', `<ul>${SAID.map((one) => `<li>${one}</li>`).join('')}</ul>`],
    [
      'a table',
      `<table><tbody>${SAID.map((one) => `<tr><td>${one}</td></tr>`).join('')}</tbody></table>`,
    ],
    ['lines of a paragraph', p(SAID.join('<br>'))],
    ['one long quotation', p(`“${SAID.join(' ')}”`)],
    ['a block quote', `<blockquote>${SAID.join(' ')}</blockquote>`],
    [
      'marks around single words',
      p(SAID.join(' ').replace('kettles', '“kettles”').replace('lard', '“lard”')),
    ],
  ])('a copy is one in %s', (_, copy) => {
    expect(of('copied', [PROSE[0] ?? '', copy], { sources }).rating).toBe('bad');
  });

  // §d.scoring.11
  test.each([
    [
      'in marks, with its source beside it',
      p(`“${SAID[2]}” (<a href="https://museum.example">Museum</a>)`),
    ],
    ['in a block quote', `<blockquote>${SAID[2]}</blockquote>`],
  ])('a short quotation %s is no copy', (_, quotation) => {
    const blocks = [...OWN, quotation];
    expect(of('copied', blocks, { sources })).toMatchObject({ rating: 'good', points: 1 });
    const page = pageFeaturesOf({ id: 'https://one.example', blocks: SAID.map(p) }, tools);
    const competition = competitionOf('c', [page], tools.rarity);
    expect(of('copied', blocks, { competition })).toMatchObject({ rating: 'good', points: 1 });
  });

  test('a page that is a source and a competitor counts once; one of the own site does not count', () => {
    const blocks = [
      ...PROSE,
      ...PROSE.map((one) => one.replaceAll('the', 'this very')),
      p(SAID[0] ?? ''),
    ];
    const page = pageFeaturesOf({ id: 'https://museum.example/iron', blocks: SAID.map(p) }, tools);
    const competition = competitionOf('c', [page], tools.rarity);
    const alone = of('copied', blocks, { sources });
    expect(alone.value).toBeGreaterThan(0);
    expect(of('copied', blocks, { sources, competition })).toEqual(alone);
    const site = 'https://museum.example';
    expect(of('copied', blocks, { sources, competition, site }).rating).toBe('unmeasured');
  });

  test('nothing is said about copies where no source is known', () => {
    expect(of('copied', SAID.map(p)).rating).toBe('unmeasured');
    expect(of('copied', PROSE, { sources })).toMatchObject({ rating: 'good', value: 0 });
  });
});

describe('wording of competitors', () => {
  const tools = textToolsOf('en');
  const pages = ['https://one.example/a', 'https://two.example/b', 'https://own.example/c'].map(
    (id, at) =>
      pageFeaturesOf(
        {
          id,
          blocks: [
            p(
              `Page ${NUMBERS[at]} tells how a ${NUMBERS[at + 3]} year old mill was mended by ${NUMBERS[at + 7]} neighbours from the village, with a file, some oil and a great deal of patience, until late at night.`,
            ),
          ],
        },
        tools,
      ),
  );
  const copy = (at: number) =>
    p(
      `Page ${NUMBERS[at]} tells how a ${NUMBERS[at + 3]} year old mill was mended by ${NUMBERS[at + 7]} neighbours from the village, with a file, some oil and a great deal of patience, until late at night.`,
    );
  const competition = competitionOf('c', pages, tools.rarity);

  // §d.scoring.11
  test('what stands in a page of a competitor is found, with its block', () => {
    const found = faultOf('copied', [PROSE[0] ?? '', copy(0), copy(1)], { competition });
    expect(found.rating).toBe('bad');
    expect(found.places.map(({ blockId }) => blockId)).toEqual(['b1', 'b2']);
  });

  test('what stands in a page of the own site is nobody else’s', () => {
    const own = competitionOf('own', pages.slice(2), tools.rarity);
    expect(of('copied', [...PROSE, copy(2)], { competition: own }).rating).toBe('bad');
    const context = { competition: own, site: 'https://own.example' };
    expect(of('copied', [...PROSE, copy(2)], context).rating).toBe('unmeasured');
  });

  test('own words are not copied, and without known wording nothing is measured', () => {
    expect(of('copied', PROSE, { competition })).toMatchObject({ rating: 'good', value: 0 });
    const old = pages.map(({ shingles: _shingles, ...page }) => page);
    const unknown = competitionOf('c', old, tools.rarity);
    expect(of('copied', PROSE, { competition: unknown }).rating).toBe('unmeasured');
    expect(of('copied', PROSE).rating).toBe('unmeasured');
  });
});

// §d.scoring.11
test.each([
  [
    'en',
    'The pump is quiet. TODO: ask for the price. It runs for years. TBD: photo of the tank.',
    2,
  ],
  ['en', 'The pump costs ??? euros in May, and it runs for years without any care.', 1],
  ['de', 'Die Pumpe ist leise. TODO: Preis erfragen. Sie läuft seit Jahren ohne Wartung.', 1],
  ['en', 'Search the code for TODO comments. The word TODO stands before what is missing.', 0],
])('marks within a paragraph are notes, each of them: %s, %s', (language, text, count) => {
  expect(faultOf('ownNotes', [...PROSE, p(text)], { language }).value).toBe(count);
});

// §d.scoring.11
test.each([
  ['fr', 'appartement', 'Le piano avait appartenu à une institutrice de la ville.', 100],
  ['en', 'castor', 'The castoreum stands on a shelf.', 100],
  ['de', 'pumpe', 'Eine Wärmepumpe heizt das Haus im Winter ohne Gas.', 0],
])(
  'in %s, another word that begins like “%s” says nothing of it: %s',
  (language, keyphrase, text, missing) => {
    expect(faultOf('offSubject', [p(text)], { language, keyphrase }).value).toBe(missing);
  },
);
