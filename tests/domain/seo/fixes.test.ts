import { expect, test } from '@jest/globals';
import { applyOps, blocksOf, bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { blockFactsOf } from '#domain/seo/blockFacts.ts';
import { opsOfFix } from '#domain/seo/fixOps.ts';
import { fixesOf } from '#domain/seo/fixTable.ts';
import type { CheckName, FixChange, MadeChange, Rating } from '#domain/seo/report.ts';
import { textReportOf } from '#domain/seo/textReport.ts';
import { slotHtml } from '#html/slot.ts';
import { textToolsOf } from '#language/textTools.ts';
import { aReportContext } from '#tests/support/factories.ts';

type Context = Parameters<typeof aReportContext>[0];

function read(html: readonly string[], context: Context = {}) {
  const whole = aReportContext({ keyphrase: 'burr grinder', title: 'Coffee at home', ...context });
  const tools = textToolsOf(whole.language);
  const blocks = html.map((one, at) => ({
    ...{ id: `b${at}`, html: one },
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
  ] as const)
    expect([name, after(html, made.change(name), name, { fields }).rating]).toEqual([name, 'good']);
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

// §d.fixes.1
test('the keyphrase goes in front of a subheading without it, and into none that has it', () => {
  const html = ['<h1>Coffee</h1>', '<p>Text.</p>', '<h2>Cleaning <b>well</b></h2>', '<p>Text.</p>'];
  const done = after(html, read(html).change('keyphraseInSubheadings'), 'keyphraseInSubheadings');
  expect(done.html[2]).toBe('<h2>Burr grinder: Cleaning <b>well</b></h2>');
  expect(done.rating).toBe('good');
  const many = [
    '<h1>Coffee</h1>',
    ...['Burr grinder', 'A burr grinder', 'Burr grinders'].map((one) => `<h2>${one}</h2>`),
  ];
  expect(read(many).rating('keyphraseInSubheadings')).toBe('bad');
  expect(read(many).change('keyphraseInSubheadings')).toBeUndefined();
});

// §d.fixes.1
test.each([
  ['en', 'burr grinder', FACT, 'Burr grinder: What is it?'],
  [
    'de',
    'Kaffeemühle',
    'Eine Kaffeemühle ist ein Gerät, das Bohnen mahlt.',
    'Kaffeemühle: Was ist das?',
  ],
  ['es', 'molinillo', 'El molinillo es un aparato que muele el café.', 'Molinillo: ¿Qué es?'],
  ['it', 'macinino', 'Il macinino è uno strumento che macina il caffè.', 'Macinino: Che cos’è?'],
])(
  '%s: a paragraph that defines “%s” gets a heading that asks for it',
  (language, keyphrase, text, question) => {
    const defining = language === 'en' ? 'A burr grinder is a mill that cuts beans.' : text;
    const html = ['<h1>A</h1>', '<h2>B</h2>', '<p>Text.</p>', '<p>More.</p>', `<p>${defining}</p>`];
    const change = read(html, { language, keyphrase }).change('questionHeadings');
    const done = after(html, change, 'questionHeadings', { language, keyphrase });
    expect(done.html.slice(4)).toEqual([`<h2>${question}</h2>`, `<p>${defining}</p>`]);
    const next = read(done.html, { language, keyphrase });
    const slot = { type: 'slot', ask: 'question', blockId: 'b5' };
    expect([undefined, slot]).toContainEqual(next.change('questionHeadings'));
  },
);

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

// §d.fixes.1
test.each([
  ['iPhone', 'iPhone: What is it?'],
  ['eBay', 'eBay: What is it?'],
  ['ñandú', 'Ñandú: What is it?'],
])('“%s” keeps the letters that are its own', (keyphrase, question) => {
  const answer = `<p>So ${keyphrase} is a thing that people know.</p>`;
  const html = ['<h1>A</h1>', '<h2>B</h2>', '<p>Text.</p>', '<p>More.</p>', answer];
  expect(read(html, { keyphrase }).change('questionHeadings')).toMatchObject({
    now: [`<h2>${question}</h2>`],
  });
  expect(
    after(html, read(html, { keyphrase }).change('keyphraseInSubheadings'), 'images').html[1],
  ).toBe(`<h2>${question.split(':')[0]}: B</h2>`);
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
  ];
  const html = ['<h1>Coffee</h1>', `<p>${sentences.join(' ')}</p>`, '<p>The end is near.</p>'];
  const done = after(html, read(html).change('summaryBox'), 'summaryBox');
  expect(done.rating).toBe('good');
  expect(done.html[2]).toBe('<h2>Summary</h2>');
  const items = done.html[3]?.match(/(?<=<li>).*?(?=<\/li>)/g) ?? [];
  expect(items).toHaveLength(3);
  expect(sentences).toEqual(expect.arrayContaining(items));
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
