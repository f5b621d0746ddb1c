import { expect, test } from '@jest/globals';
import { applyOps, blocksOf, bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { opsOfFix } from '#domain/seo/fixes/fixOps.ts';
import { fixesOf } from '#domain/seo/fixes/fixTable.ts';
import type { CheckName, FixChange, MadeChange, Rating } from '#domain/seo/report/report.ts';
import { textReportOf } from '#domain/seo/score/textReport.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { escapeText } from '#html/escape.ts';
import { slotHtml } from '#html/slot.ts';
import { textToolsOf } from '#language/textTools.ts';
import { aReportContext } from '#tests/support/factories.ts';

type Context = Parameters<typeof aReportContext>[0];

function read(html: readonly string[], context: Context = {}) {
  const whole = aReportContext({ keyphrase: 'burr grinder', title: 'Coffee at home', ...context });
  const tools = textToolsOf(whole.language);
  const blocks = html.map((one, at) => ({
    id: `b${at}`,
    html: one,
    facts: blockFactsOf(one, tools),
  }));
  const { checks } = textReportOf(blocks, whole, tools);
  const fixes = fixesOf(checks, blocks, whole, tools);
  return {
    change: (name: CheckName) => fixes.find(({ check }) => check === name)?.change,
    rating: (name: CheckName) => checks.find((one) => one.name === name)?.rating,
  };
}

/** What the text is after a change, and how the check rates it then. */
function after(
  html: readonly string[],
  change: FixChange | undefined,
  name: CheckName,
  context: Context = {},
): { readonly html: readonly string[]; readonly rating: Rating | undefined } {
  if (change?.type === 'fields') {
    const fields = { ...NO_FIELDS, ...context.fields, ...change.fields };
    return { html, rating: read(html, { ...context, fields }).rating(name) };
  }
  const body = bodyOf(html.map((one, at) => ({ id: `b${at}`, html: one })));
  const ops = opsOfFix(body, change as Exclude<MadeChange, { type: 'fields' }>, 'new');
  const now = blocksOf(applyOps(body, ops ?? [])).map((block) => block.html);
  return { html: now, rating: read(now, context).rating(name) };
}

const FACT = 'A burr grinder cuts the beans evenly, so that water takes as much from each of them.';
const LONG = `${FACT} ${'The blades of a cheap mill cut some beans to dust and leave others whole. '.repeat(14)}`;

// §d.fixes.1
test('a long paragraph is divided at the sentence nearest to its middle, until none is long', () => {
  let html: readonly string[] = [`<p>${LONG.trim()}</p>`];
  const before = html.join('').replace(/<[^>]*>|\s/g, '');
  expect(read(html).rating('scannable')).toBe('bad');
  for (let turn = 0; turn < 5; turn += 1) {
    const change = read(html).change('scannable');
    if (change === undefined) break;
    html = after(html, change, 'scannable').html;
  }
  expect(read(html).rating('scannable')).toBe('good');
  expect(html.join('').replace(/<[^>]*>|\s/g, '')).toBe(before);
});

// §d.fixes.1
test('a long sentence becomes two at its semicolon, and one without is left to a model', () => {
  const rest = 'the other half of this very long sentence says a second thing that stands alone.';
  const html = [`<p>This is the first half of a very long <b>sentence</b>; ${rest}</p>`];
  const change = read(html).change('sentenceLength');
  expect(after(html, change, 'sentenceLength')).toEqual({
    html: [`<p>This is the first half of a very long <b>sentence</b>. T${rest.slice(1)}</p>`],
    rating: 'good',
  });
  expect(read([html[0]?.replace(';', ',') ?? '']).change('sentenceLength')).toBeUndefined();
});

// §d.fixes.1
test('slug, title and description are made of the keyphrase and of sentences of the text', () => {
  const more = 'It lasts longer than a mill with blades.';
  const html = ['<h1>Coffee at home</h1>', `<p>Short. ${FACT} ${more}</p>`];
  const fields = { ...NO_FIELDS, slug: 'coffee', description: 'Too short.' };
  const made = read(html, { fields });
  expect(made.change('keyphraseInSlug')).toEqual({
    type: 'fields',
    fields: { slug: 'burr-grinder' },
  });
  expect(made.change('keyphraseInTitle')).toEqual({
    type: 'fields',
    fields: { seoTitle: 'Burr grinder: Coffee at home' },
  });
  for (const name of [
    'keyphraseInSlug',
    'keyphraseInTitle',
    'descriptionLength',
    'keyphraseInDescription',
  ] as const) {
    expect(name).toEqual(name);
    expect(after(html, made.change(name), name, { fields }).rating).toBe('good');
  }
  const none = read(['<p>Short.</p>'], { fields });
  expect(none.change('descriptionLength')).toBeUndefined();
});

// §d.fixes.1
test('a second title becomes a heading below the first', () => {
  const html = ['<h1>Coffee</h1>', '<p>Text.</p>', '<h1>Milk <b>foam</b></h1>'];
  expect(after(html, read(html).change('singleH1'), 'singleH1')).toEqual({
    html: ['<h1>Coffee</h1>', '<p>Text.</p>', '<h2>Milk <b>foam</b></h2>'],
    rating: 'good',
  });
});

/** By language: the keyphrase as people type it, how the text says what it is, and the question that a person would ask. */
const DEFINITIONS = [
  ['en', 'burr grinder', 'A burr grinder is a mill that cuts beans.', 'What is a burr grinder?'],
  [
    'en',
    'burr grinders',
    'Burr grinders are mills; most burr grinders cut beans.',
    'What are burr grinders?',
  ],
  ['en', 'what is a burr grinder', 'The burr grinder is a mill.', 'What is the burr grinder?'],
  ['en', 'iphone', 'iPhone is a thing that people know.', 'What is iPhone?'],
  ['en', 'ebay', 'eBay is a place where people sell.', 'What is eBay?'],
  [
    'de',
    'kaffeemühle',
    'Eine Kaffeemühle ist ein Gerät, das Bohnen mahlt.',
    'Was ist eine Kaffeemühle?',
  ],
  ['de', 'kaffeemühlen', 'Kaffeemühlen sind Geräte, die Bohnen mahlen.', 'Was sind Kaffeemühlen?'],
  ['es', 'molinillo', 'El molinillo es un aparato que muele el café.', '¿Qué es el molinillo?'],
  [
    'fr',
    'moulin à café',
    'Un moulin à café est un appareil qui moud les grains.',
    'Qu’est-ce qu’un moulin à café\u00a0?',
  ],
  [
    'fr',
    'indivision',
    'L’indivision est un régime de propriété.',
    'Qu’est-ce que l’indivision\u00a0?',
  ],
  ['it', 'macinino', 'Il macinino è uno strumento che macina il caffè.', 'Che cos’è il macinino?'],
  [
    'nl',
    'koffiemolen',
    'Een koffiemolen is een apparaat dat bonen maalt.',
    'Wat is een koffiemolen?',
  ],
  [
    'pt',
    'moinho de café',
    'O moinho de café é um aparelho que mói grãos.',
    'O que é o moinho de café?',
  ],
  [
    'ru',
    'тепловой насос',
    'Тепловой насос — это прибор, и такой тепловой насос греет дом.',
    'Что такое тепловой насос?',
  ],
] as const;

const around = (text: string) => [
  '<h1>A</h1>',
  '<h2>B</h2>',
  '<p>Text.</p>',
  '<p>More.</p>',
  `<p>${text}</p>`,
];

// §d.fixes.1
test.each(DEFINITIONS)('%s, “%s”: above “%s” comes “%s”', (language, keyphrase, text, question) => {
  const html = around(text);
  const change = read(html, { language, keyphrase }).change('questionHeadings');
  const done = after(html, change, 'questionHeadings', { language, keyphrase });
  expect(done.html.slice(4)).toEqual([`<h2>${escapeText(question)}</h2>`, `<p>${text}</p>`]);
  const next = read(done.html, { language, keyphrase });
  const slot = { type: 'slot', ask: 'question', blockId: 'b5' };
  expect([undefined, slot]).toContainEqual(next.change('questionHeadings'));
});

/** What people type, and no text says: a place, a brand, a question, a long one, two words that only stand together in a search. */
const TYPED = [
  ['en', 'heat pump old house', 'What a heat pump is, in one paragraph'],
  ['en', 'plumber leeds', 'Finding somebody for a leak'],
  ['en', 'how to descale a kettle', 'Limescale and what dissolves it'],
  ['en', 'best dehumidifier for a damp basement under 300 dollars', 'Dry air below ground'],
  ['en', 'Bialetti moka pot 3 cups', 'Coffee on a stove'],
  ['de', 'wärmepumpe altbau kosten', 'Was die Heizung im alten Haus kostet'],
  ['de', 'wie entkalke ich einen wasserkocher', 'Kalk lösen'],
  ['es', 'cómo quitar el moho', 'Paredes limpias'],
  ['es', 'fontanero madrid barato', 'Una fuga en casa'],
  ['fr', 'pompe à chaleur maison ancienne prix', 'Chauffer autrement'],
  ['fr', 'comment détartrer une bouilloire', 'Le calcaire'],
  ['it', 'idraulico milano', 'Una perdita in bagno'],
  ['it', 'come pulire la moka', 'Il caffè di casa'],
  ['nl', 'loodgieter utrecht', 'Een lek in huis'],
  ['nl', 'hoe ontkalk ik een waterkoker', 'Kalk in huis'],
  ['pt', 'encanador são paulo', 'Um vazamento em casa'],
  ['pt', 'como limpar a moka', 'O café de casa'],
  ['ru', 'сантехник москва недорого', 'Протечка дома'],
  ['ru', 'как очистить чайник', 'Накипь и уксус'],
  ['tr', 'tesisatçı ankara', 'Evde su kaçağı'],
  ['tr', 'çaydanlık nasıl temizlenir', 'Kireç ve sirke'],
] as const;

// §d.fixes.8
test.each(TYPED)(
  '%s: “%s” is put word for word in no title, heading or sentence',
  (language, keyphrase, title) => {
    const text = [`<h1>${title}</h1>`, '<p>—</p>', `<h2>${title}</h2>`, '<p>—</p>', '<p>—</p>'];
    for (const filler of [FACT, title]) {
      const html = text.map((one) => one.replace('—', filler));
      const made = read(html, { language, keyphrase, title });
      for (const name of CHECKS_WITH_TEXT) {
        const change = made.change(name);
        if (change?.type === 'slot') continue;
        expect(name).toEqual(name);
        expect(JSON.stringify(change ?? '').toLowerCase()).toEqual(
          expect.not.stringContaining(keyphrase.toLowerCase()),
        );
      }
    }
  },
);

const CHECKS_WITH_TEXT = [
  'keyphraseInTitle',
  'keyphraseInDescription',
  'descriptionLength',
  'keyphraseInSubheadings',
  'keyphraseInIntroduction',
  'questionHeadings',
  'definitionBlock',
  'summaryBox',
  'images',
] as readonly CheckName[];

/** A name that the text itself uses, before a title that says something else; the colon as the language has it. */
const NAMES = [
  [
    'en',
    'burr grinder',
    'A good burr grinder cuts evenly.',
    'Coffee at home',
    'Burr grinder: Coffee at home',
  ],
  [
    'en',
    'iphone',
    'The iPhone is a telephone.',
    'Mobile photography',
    'iPhone: Mobile photography',
  ],
  ['de', 'kaffeemühle', 'Jede Kaffeemühle mahlt.', 'Guter Espresso', 'Kaffeemühle: Guter Espresso'],
  [
    'es',
    'molinillo de café',
    'El molinillo de café muele.',
    'Buen desayuno',
    'Molinillo de café: Buen desayuno',
  ],
  [
    'fr',
    'moulin à café',
    'Le moulin à café moud.',
    'Bien commencer',
    'Moulin à café\u00a0: Bien commencer',
  ],
  ['it', 'macinino', 'Il macinino macina.', 'Un buon espresso', 'Macinino: Un buon espresso'],
  [
    'nl',
    'koffiemolen',
    'De koffiemolen maalt.',
    'Lekkere espresso',
    'Koffiemolen: Lekkere espresso',
  ],
  ['pt', 'moinho de café', 'O moinho de café mói.', 'Bom dia', 'Moinho de café: Bom dia'],
  [
    'ru',
    'кофемолка',
    'Хорошая кофемолка нужна.',
    'Вкусный эспрессо',
    'Кофемолка: Вкусный эспрессо',
  ],
  [
    'tr',
    'kahve değirmeni',
    'İyi bir kahve değirmeni gerek.',
    'Güzel espresso',
    'Kahve değirmeni: Güzel espresso',
  ],
] as const;

// §d.fixes.1
test.each(NAMES)(
  '%s: “%s” in “%s” makes of “%s” “%s”',
  (language, keyphrase, text, title, seoTitle) => {
    const change = read([`<h1>${title}</h1>`, `<p>${text}</p>`], { language, keyphrase, title });
    expect(change.change('keyphraseInTitle')).toEqual({ type: 'fields', fields: { seoTitle } });
  },
);

// §d.fixes.8
test.each([
  ['a title that has a word of it already', 'burr grinder', 'How a burr cuts'],
  ['a title of two parts', 'burr grinder', 'Coffee: at home'],
  ['a question', 'what burr grinder', 'Coffee at home'],
  ['a text that says it otherwise', 'grinder burr', 'Coffee at home'],
])('no title is made for %s', (_name, keyphrase, title) => {
  const html = ['<h1>A</h1>', `<p>${FACT}</p>`];
  expect(read(html, { keyphrase, title }).change('keyphraseInTitle')).toBeUndefined();
});

// §d.fixes.8
test('a subheading is left to the writer', () => {
  const html = ['<h1>Coffee</h1>', '<p>Text.</p>', '<h2>Cleaning <b>well</b></h2>', '<p>Text.</p>'];
  expect(read(html).rating('keyphraseInSubheadings')).toBe('bad');
  expect(read(html).change('keyphraseInSubheadings')).toBeUndefined();
});

const DANGLING = [
  [
    'en',
    'It costs more than a mill with blades, and it lasts longer, so that nobody has to buy another one for twenty years or so.',
  ],
  [
    'de',
    'Sie kostet mehr als eine Mühle mit Messern, und sie hält länger, sodass niemand in zwanzig Jahren eine andere kaufen muss, sagt man.',
  ],
  [
    'es',
    'Esto cuesta más que un molino de cuchillas, pero dura más, de modo que nadie tiene que comprar otro en los próximos veinte años.',
  ],
  [
    'fr',
    'Il coûte plus cher qu’un moulin à lames, mais il dure plus longtemps, si bien que personne n’en achète un autre avant vingt ans.',
  ],
  [
    'it',
    'Questo costa più di un macinino a lame, ma dura di più, tanto che nessuno deve comprarne un altro nei prossimi venti anni o giù di lì.',
  ],
  [
    'nl',
    'Hij kost meer dan een molen met messen, en hij gaat langer mee, zodat niemand in de komende twintig jaar een andere hoeft te kopen.',
  ],
  [
    'pt',
    'Ele custa mais do que um moinho de lâminas, mas dura mais tempo, de modo que ninguém tem de comprar outro nos próximos vinte anos.',
  ],
  [
    'ru',
    'Она стоит дороже, чем мельница с ножами, но служит дольше, так что никому не придётся покупать другую в ближайшие двадцать лет жизни.',
  ],
  [
    'tr',
    'Bu, bıçaklı bir değirmenden daha pahalıdır ama daha uzun ömürlüdür, böylece kimse yirmi yıl boyunca başka bir tane almak zorunda kalmaz.',
  ],
] as const;

// §d.fixes.8
test.each(DANGLING)(
  '%s: no description begins with what only the sentence before it explains',
  (language, text) => {
    expect(text.length).toBeGreaterThan(120);
    expect(text.length).toBeLessThan(157);
    const html = ['<h1>A</h1>', `<p>${text}</p>`];
    expect(read(html, { language }).change('descriptionLength')).toBeUndefined();
  },
);

// §d.fixes.8
test.each([
  [
    'a list',
    'You need flour from the mill near the river in the old town; sugar; eggs that are fresh; and a bowl that is large enough for all.',
  ],
  [
    'a part without a verb',
    'The first pump in the long row on the left costs a hundred euros without the hose and the filter; the second one two hundred.',
  ],
])('%s is no two sentences', (_name, text) => {
  expect(read([`<p>${text}</p>`]).rating('sentenceLength')).toBe('bad');
  expect(read([`<p>${text}</p>`]).change('sentenceLength')).toBeUndefined();
});

// §d.fixes.4
test('a question is put in no place whose answer has changed or moved since', () => {
  const answer = '<p>A burr grinder is a mill that cuts beans.</p>';
  const html = ['<h1>A</h1>', '<h2>B</h2>', '<p>Text.</p>', '<p>More.</p>', answer];
  const change = read(html).change('questionHeadings');
  const ops = (...blocks: readonly (readonly [id: string, html: string])[]) => {
    const body = bodyOf(blocks.map(([id, one]) => ({ id, html: one })));
    return opsOfFix(body, change as Exclude<MadeChange, { type: 'fields' }>, 'new');
  };
  expect(ops(['b3', '<p>Else.</p>'], ['b4', answer])).toHaveLength(1);
  expect(ops(['b3', '<p>More.</p>'], ['b4', '<p>Else.</p>'])).toBeNull();
  expect(ops(['b3', '<p>More.</p>'], ['x', '<p>Between.</p>'], ['b4', answer])).toBeNull();
  expect(ops(['b3', '<p>More.</p>'])).toBeNull();
});

// §d.fixes.3
test('a comparison is asked for in a slot, which raises no score', () => {
  const html = ['<h1>Coffee</h1>', '<p>Text of a paragraph.</p>'];
  expect(read(html).change('comparisonTable')).toEqual({
    type: 'slot',
    ask: 'comparison',
    blockId: 'b1',
  });
  const now = [
    slotHtml(['Comparison: a table of at least two kinds.', 'One row for each property.']),
  ];
  const done = after(html, { type: 'behind', blockId: 'b1', now }, 'comparisonTable');
  expect(done).toEqual({ html: [...html, ...now], rating: read(html).rating('comparisonTable') });
});

// §d.fixes.8
test.each([
  [
    'en',
    'cast iron skillet',
    ['My grandmother’s pan came to me orange with rust.', 'I kept notes on three pans.'],
    'I have bought three pans from flea markets since then, and each of them was as brown as a chestnut when I first took it home to clean.',
  ],
  [
    'de',
    'balkonkraftwerk anmelden',
    ['Ich habe zwei Module in Leipzig angeschlossen.', 'Bei mir kam der Monteur im Mai.'],
    'Ich habe zwei Module in Leipzig an das Geländer geschraubt und schreibe auf, was mich die Leute vom Amt dazu wirklich gefragt haben.',
  ],
])(
  'in %s, nothing about “%s” is made of what the text says in passing',
  (language, keyphrase, said, long) => {
    const sentences = Array.from({ length: 6 }, (_, at) =>
      said.map((one) => one.replace('.', ` ${at + 1}.`)),
    ).flat();
    const html = [`<h1>${keyphrase}</h1>`, `<p>${long}</p>`, `<p>${sentences.join(' ')}</p>`];
    const { change } = read(html, { language, keyphrase, title: keyphrase });
    expect(change('summaryBox')).toEqual(undefined);
    expect(change('descriptionLength')).toEqual(undefined);
  },
);

// §d.fixes.2
test('an image is described by its caption, and by nothing else', () => {
  const image = '<img src="/a.png" width="10" height="20">';
  const html = [
    '<p>Text.</p>',
    `<figure>${image}<figcaption>A &lt;grinder&gt;</figcaption></figure>`,
  ];
  const done = after(html, read(html).change('images'), 'images');
  expect(done.rating).toBe('good');
  expect(done.html[1]).toContain('alt="A &lt;grinder&gt;"');
  expect(read(['<p>Text.</p>', `<figure>${image}</figure>`]).change('images')).toBeUndefined();
});

// §d.fixes.2
test('a summary has sentences of the text, word for word', () => {
  const sentences = [
    FACT,
    'Beans that are cut evenly give a coffee that is neither sour nor bitter.',
    'A burr grinder costs more than a mill with blades.',
    'My neighbour likes tea with lemon in the late afternoon.',
    'The burrs of a grinder are made of steel or of ceramic.',
    'Water of ninety degrees takes most from the beans.',
    'Old beans give a coffee that tastes of paper.',
    'A scale helps to use as much coffee each time.',
  ];
  const html = ['<h1>Coffee</h1>', `<p>${sentences.join(' ')}</p>`, '<p>The end is near.</p>'];
  const done = after(html, read(html).change('summaryBox'), 'summaryBox');
  expect(done.rating).toBe('good');
  expect(done.html[2]).toBe('<h2>Summary</h2>');
  const items = done.html[3]?.match(/(?<=<li>).*?(?=<\/li>)/g) ?? [];
  expect(items).toHaveLength(3);
  expect(sentences).toEqual(expect.arrayContaining(items));
});

// §d.fixes.8
test('nothing is summed up of a few sentences, nor of what needs another sentence or repeats its words', () => {
  const few = Array.from({ length: 7 }, (_, at) => `Bean number ${at} gives a coffee that tastes.`);
  const summaryOf = (sentences: readonly string[]) =>
    read(['<h1>Coffee</h1>', `<p>${sentences.join(' ')}</p>`], { keyphrase: 'coffee' }).change(
      'summaryBox',
    );
  expect(summaryOf(few)).toBeUndefined();
  expect(summaryOf([...few, 'It gives a coffee that tastes of much.'])).toBeUndefined();
  expect(summaryOf([...few, 'Coffee, coffee and coffee is what people want.'])).toBeUndefined();
  expect(summaryOf([...few, 'A burr gives a coffee that tastes of much.'])).toBeDefined();
});

// §d.fixes.3
test('what only the writer knows is a slot, never a made-up figure', () => {
  const html = ['<h1>Coffee</h1>', '<p>Prices grew by 12 percent in a year.</p>'];
  const made = read(html);
  expect(made.change('definitionBlock')).toEqual({
    type: 'slot',
    ask: 'definition',
    blockId: 'b1',
  });
  expect(made.change('quotableStatistics')).toEqual({ type: 'slot', ask: 'figure', blockId: 'b1' });
  expect(made.change('sourcedClaims')).toEqual({ type: 'slot', ask: 'source', blockId: 'b1' });
  expect(made.change('keyphraseInIntroduction')).toMatchObject({
    ask: 'introduction',
    blockId: 'b0',
  });
});

// §d.fixes.4
test('a fix of a text that has changed since changes nothing', () => {
  const body = bodyOf([{ id: 'b0', html: '<p>New words.</p>' }]);
  const was = { id: 'b0', html: '<p>Old words.</p>' };
  expect(opsOfFix(body, { type: 'blocks', was, now: ['<p>a</p>'] }, 'new')).toBeNull();
  expect(opsOfFix(body, { type: 'behind', blockId: 'gone', now: ['<p>a</p>'] }, 'new')).toBeNull();
});

// §d.fixes.1
test('what is good, or cannot be measured, has no fix', () => {
  expect(read([]).change('scannable')).toBeUndefined();
  expect(read([`<p>${FACT}</p>`]).change('scannable')).toBeUndefined();
});

// §d.fixes.5
test('a text of a megabyte is read in time by its length', () => {
  const html = Array.from({ length: 40 }, () => `<p>${`${FACT} `.repeat(300)}</p>`);
  expect(html.join('').length).toBeGreaterThan(1_000_000);
  expect(read(html).change('scannable')).toMatchObject({ type: 'blocks' });
});
