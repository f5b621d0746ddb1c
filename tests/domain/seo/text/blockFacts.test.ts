import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import type { Span } from '#domain/seo/text/textTools.ts';
import { textUnitsOf } from '#html/units.ts';
import { textToolsOf } from '#language/textTools.ts';

const facts = (html: string, language = 'en') => blockFactsOf(html, textToolsOf(language)).units;
const shapes = (html: string) =>
  facts(html).map(({ kind, sentences }) => [
    kind,
    sentences.reduce((sum, sentence) => sum + sentence.words, 0),
  ]);

test.each([
  ['<p>Two words.</p>', [['paragraph', 2]]],
  ['<h2>Three short words</h2>', [['heading', 3]]],
  [
    '<ul><li>One</li><li>Two more</li></ul>',
    [
      ['item', 1],
      ['item', 2],
    ],
  ],
  [
    '<ol><li>One<ul><li>inner item</li></ul></li></ol>',
    [
      ['item', 1],
      ['item', 2],
    ],
  ],
  [
    '<blockquote><p>Said so.</p><p>And so.</p></blockquote>',
    [
      ['paragraph', 2],
      ['paragraph', 2],
    ],
  ],
  ['<pre>let a = 1</pre>', [['other', 3]]],
  [
    '<table><tbody><tr><td>a</td><td>b c</td></tr></tbody></table>',
    [
      ['other', 1],
      ['other', 2],
    ],
  ],
  [
    '<figure><img src="/x.png" alt="no text"><figcaption>A cup</figcaption></figure>',
    [['other', 2]],
  ],
  ['loose <b>text</b> here', [['paragraph', 3]]],
  ['<hr>', []],
  ['<p><br></p>', []],
  ['', []],
])('%s has the units %j', (html, expected) => {
  expect(shapes(html)).toEqual(expected);
});

test('entities are decoded, tags are ignored', () => {
  const [unit] = facts('<p>Caf&eacute;&nbsp;&amp; <em>bar</em>&#8217;s &#x3C;t&#x65;a&#x3e;</p>');
  expect(unit?.sentences[0]?.stems).toContain('bar');
  expect(unit?.sentences[0]?.stems).toContain('tea');
  expect(unit?.sentences[0]?.plain[0]).toBe('café');
});

test('a ">" inside an attribute does not end the tag', () => {
  expect(shapes('<p><a href="https://a.example/?b>c">one</a> two</p>')).toEqual([['paragraph', 2]]);
});

test('a line break separates words, but not sentences', () => {
  const [unit] = facts('<p>one<br>two</p>');
  expect(unit?.sentences.map(({ words }) => words)).toEqual([2]);
});

test('words are kept in lower case, with their place in the text of the unit', () => {
  const [heading, below] = facts('<h1>The Coffee Grinder</h1><p>One.  Two &amp; three.</p>');
  expect(heading).toMatchObject({ level: 1, length: 18 });
  expect(heading?.sentences[0]?.plain).toEqual(['the', 'coffee', 'grinder']);
  expect(below?.sentences.map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [6, 18],
  ]);
});

test('a link keeps its text, where it stands and whether search engines may follow it', () => {
  const [unit] = facts(
    '<p>Read <a href="https://a.example/?q=1&amp;r=2" rel="nofollow">our &lt;big&gt; guide</a> and ' +
      '<a href="https://b.example/">another</a>.</p>',
  );
  expect(unit?.links).toMatchObject([
    { start: 5, end: 20, href: 'https://a.example/?q=1&r=2', isFollowed: false, stems: ['guid'] },
    { start: 25, end: 32, href: 'https://b.example/', isFollowed: true },
  ]);
  expect([...(unit?.sentences[0]?.termless ?? [])]).toEqual([1, 2, 3, 5]);
});

test('a link that is not closed ends with its unit', () => {
  const units = facts('<ul><li><a href="https://a.example/">one</li><li>two</li></ul>');
  expect(units.map(({ links }) => links.length)).toEqual([1, 0]);
});

test('of each sentence it is known which words stand in code, and which in links', () => {
  const part = fc.constantFrom(
    'plain',
    ' ',
    '. ',
    'e',
    '<code>x1',
    '</code>',
    '<a href="/b">',
    '</a>',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const html = `<p>${parts.join('')}</p>`;
      const tools = textToolsOf('en');
      const [unit] = textUnitsOf(html);
      const { text, links, code } = unit ?? { text: '', links: [], code: [] };
      const [found] = blockFactsOf(html, tools).units;
      for (const { start, end, ...sentence } of found?.sentences ?? []) {
        const tokens = tools.tokens(text).filter((one) => one.start >= start && one.start < end);
        const within = (spans: readonly Span[]) =>
          tokens.flatMap((one, at) =>
            spans.some((span) => one.start < span.end && one.end > span.start) ? [at] : [],
          );
        expect([...(sentence.code ?? [])]).toEqual(within(code));
        expect([...(sentence.termless ?? [])]).toEqual(within([...links, ...code]));
      }
    }),
  );
});

test('pieces of code that touch are one', () => {
  const code = (html: string) => textUnitsOf(html).map((unit) => unit.code);
  expect(code('<p>a <code>b</code><code>c</code> <code>d</code></p>')).toEqual([
    [
      { start: 2, end: 4 },
      { start: 5, end: 6 },
    ],
  ]);
  expect(code('<pre>a<b>b</b>c</pre>')).toEqual([[{ start: 0, end: 3 }]]);
});

test('images keep their descriptions, tables their size', () => {
  const tools = textToolsOf('en');
  const of = (html: string) => blockFactsOf(html, tools);
  expect(of('<figure><img src="/a.png" alt="A src=b cup"></figure>').images).toEqual([
    { alt: ['a', 'src', 'b', 'cup'] },
  ]);
  expect(of('<figure><img src="/a.png"></figure>').images).toEqual([{ alt: null }]);
  expect(of('<figure><img alt="" src="/a.png"></figure>').images).toEqual([{ alt: [] }]);
  expect(
    of(
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ).table,
  ).toEqual({ rows: 2, columns: 2 });
  expect(of('<p>no table</p>').table).toBeNull();
});

test('any string can be read, and nothing is counted twice', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<ul><li>',
      '</li></ul>',
      '<h2>',
      '</h2>',
      '&#99999999;',
      '<',
      '>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom('en', 'de', 'tr', 'xx'), (pieces, language) => {
      for (const { sentences } of facts(pieces.join(''), language)) {
        for (const { words, syllables, stems, plain } of sentences) {
          expect(stems).toHaveLength(words);
          expect(plain).toHaveLength(words);
          expect(syllables).toBeGreaterThanOrEqual(words);
        }
      }
    }),
  );
});
