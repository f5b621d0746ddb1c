import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  htmlOf,
  plainSegment,
  SEGMENT_MAX_CHARS,
  segmentsOf,
  withTexts,
} from '#domain/writing/segments.ts';

const textsOf = (html: string) => segmentsOf(html).map(({ text }) => text);
/** As if each text had been translated into itself. */
const unchanged = (html: string) =>
  withTexts(
    html,
    segmentsOf(html).map((segment) => htmlOf(segment, segment.text) ?? 'LOST'),
  );

// §d.translation.3
test.each([
  ['a heading', '<h2>How it works</h2>', ['How it works']],
  [
    'formatting',
    '<p>Very <strong>bold <em>words</em></strong>.</p>',
    ['Very <1>bold <2>words</2></1>.'],
  ],
  [
    'a link, whose address no model sees',
    '<p>See <a href="https://a.example/?x=1&amp;y=2">the study</a>.</p>',
    ['See <1>the study</1>.'],
  ],
  [
    'an address in the text',
    '<p>At https://a.example/study, or by me@a.example.</p>',
    ['At <1/>, or by <2/>.'],
  ],
  ['code', '<p>Run <code>npm &lt;b&gt;start</code> now</p>', ['Run <1/> now']],
  ['a line break', '<p>One<br>two</p>', ['One<1/>two']],
  [
    'a nested list',
    '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>',
    ['One', 'Two', 'Three'],
  ],
  [
    'a table, with a cell that is a figure',
    '<table><tbody><tr><th>Jar</th><td>1,200</td></tr></tbody></table>',
    ['Jar'],
  ],
  [
    'an image with description and caption',
    '<figure><img src="/a.png" alt="A &quot;jar&quot;" width="10"><figcaption>Our jar</figcaption></figure>',
    ['A "jar"', 'Our jar'],
  ],
  ['a slot', '<aside>Say who<br>and why</aside>', ['Say who<1/>and why']],
  ['a quote of two paragraphs', '<blockquote><p>One</p><p>Two</p></blockquote>', ['One', 'Two']],
  ['escaped text', '<p>Tom &amp; Jerry &lt;3</p>', ['Tom & Jerry <3']],
  [
    'blanks around a link',
    '<p><a href="https://a.example/">A</a> <strong>b</strong> </p>',
    ['<1>A</1> <2>b</2>'],
  ],
  ['a linked image, which stays', '<p><a href="https://a.example/"><img src="/a.png"></a></p>', []],
  ['a block of code', '<pre><code>let a = "text";</code></pre>', []],
  ['a divider', '<hr>', []],
  ['a paragraph without letters', '<p>1,200 – 3</p>', []],
])('the texts of %s; with the same texts the block is the same', (_what, html, texts) => {
  expect(textsOf(html)).toEqual(texts);
  expect(unchanged(html)).toBe(html);
});

test('a translation moves the marks; the elements stay', () => {
  const html = '<p>The <strong>new</strong> <a href="https://a.example/">jar</a></p>';
  const [segment] = segmentsOf(html);
  const text = segment && htmlOf(segment, 'Das <2>Glas</2>, <1>neu</1> & gut');
  expect(withTexts(html, [text ?? ''])).toBe(
    '<p>Das <a href="https://a.example/">Glas</a>, <strong>neu</strong> &amp; gut</p>',
  );
});

test.each([
  ['a mark is missing', 'Das Glas'],
  ['a mark came twice', '<1>Das</1> <1>Glas</1>'],
  ['a mark is new', '<1>Das</1> <2>Glas</2>'],
  ['a mark is open', '<1>Das Glas'],
  ['an end is alone', 'Das</1> Glas'],
  ['a pair has no text of its own', 'Das <1/> Glas'],
])('no HTML if %s', (_why, answer) => {
  const [segment] = segmentsOf('<p>The <strong>jar</strong></p>');
  expect(segment && htmlOf(segment, answer)).toBeNull();
});

test('HTML in an answer is text', () => {
  const [segment] = segmentsOf('<p>The jar</p>');
  expect(segment && htmlOf(segment, '<img src=x onerror=alert(1)>')).toBe(
    '&lt;img src=x onerror=alert(1)&gt;',
  );
});

describe('a long paragraph', () => {
  const sentence = 'This sentence is about jars, and it is not short. ';
  const html = `<p>${sentence.repeat(200).trim()}</p>`;

  test('a long paragraph is divided between sentences, and complete', () => {
    const texts = textsOf(html);
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      expect(text.length).toBeLessThanOrEqual(SEGMENT_MAX_CHARS);
      expect(text).toMatch(/^This.*short\.$/s);
    }
    expect(unchanged(html)).toBe(html);
  });

  test('a long paragraph is not divided within a link', () => {
    const linked = `<p><a href="https://a.example/">${sentence.repeat(60).trim()}</a></p>`;
    expect(textsOf(linked)).toHaveLength(1);
    expect(unchanged(linked)).toBe(linked);
  });
});

test('plain text has no marks', () => {
  expect(plainSegment('Tom & <Jerry>')).toMatchObject({ text: 'Tom & <Jerry>', marks: [] });
});

const words = fc
  .stringMatching(/^[A-Za-zäß0-9 .,!?&;"'(),-]{0,20}$/)
  .map((text) => text.replaceAll('&', '&amp;'));
const inline = fc.letrec<{ run: string }>((tie) => ({
  run: fc.oneof(
    { maxDepth: 3 },
    words,
    words.map((text) => `${text}<br>`),
    words.map((text) => `<code>${text}</code>`),
    fc
      .tuple(fc.constantFrom('strong', 'em', 'u', 's'), tie('run'))
      .map(([tag, run]) => `<${tag}>${run}</${tag}>`),
    tie('run').map((run) => `<a href="https://a.example/?a=1&amp;b=2">${run}</a>`),
    fc.array(tie('run'), { maxLength: 4 }).map((runs) => runs.join('')),
  ),
})).run;
const block = fc.oneof(
  fc
    .tuple(fc.constantFrom('p', 'h2', 'blockquote'), inline)
    .map(([tag, run]) => `<${tag}>${run}</${tag}>`),
  fc
    .array(inline, { maxLength: 4 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  fc
    .array(inline, { maxLength: 3 })
    .map(
      (cells) =>
        `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`,
    ),
);

test('for any block: what is translated into itself is the same block', () => {
  fc.assert(fc.property(block, (html) => void expect(unchanged(html)).toBe(html)));
});
