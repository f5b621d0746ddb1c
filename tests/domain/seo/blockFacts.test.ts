import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blockFactsOf } from '#domain/seo/blockFacts.ts';
import { textToolsOf } from '#language/textTools.ts';

const facts = (html: string, language = 'en') => blockFactsOf(html, textToolsOf(language));
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
  expect(unit?.sentences[0]?.start).toBe('café');
});

test('a ">" inside an attribute does not end the tag', () => {
  expect(shapes('<p><a href="https://a.example/?b>c">one</a> two</p>')).toEqual([['paragraph', 2]]);
});

test('a line break separates words, but not sentences', () => {
  const [unit] = facts('<p>one<br>two</p>');
  expect(unit?.sentences.map(({ words }) => words)).toEqual([2]);
});

test('a heading keeps its wording, a sentence its first word', () => {
  const [heading] = facts('<h1>The Coffee Grinder</h1>');
  expect(heading).toMatchObject({ level: 1, wording: ['the', 'coffee', 'grinder'] });
  expect(heading?.sentences[0]?.start).toBe('the');
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
        for (const { words, syllables, stems } of sentences) {
          expect(stems).toHaveLength(words);
          expect(syllables).toBeGreaterThanOrEqual(words);
        }
      }
    }),
  );
});
