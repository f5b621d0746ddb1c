/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import { convertForeign } from '#html/dom/convertForeign.ts';
import { readStored } from '#html/dom/read.ts';
import { runsOf } from '#html/flatBlocks.ts';
import { writeBlocks } from '#html/write.ts';

const converted = (html: string): string =>
  convertForeign(html)
    .blocks.map((block) => block.html)
    .join('');
const kindsOf = (html: string): string[] => convertForeign(html).losses.map(({ kind }) => kind);

describe('numbers of lists', () => {
  test.each([
    ['<ol start="4"><li>a</li><li>b</li></ol>', '<ol start="4"><li>a</li><li>b</li></ol>'],
    ['<ol><li value="3">a</li><li>b</li></ol>', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['<ol><li>a</li><li value="7">b</li></ol>', '<ol><li>a</li><li value="7">b</li></ol>'],
    ['<ol reversed><li>a</li><li>b</li></ol>', '<ol start="2"><li>a</li><li value="1">b</li></ol>'],
    // What stands in a step does not restart the count.
    [
      '<ol><li>a<pre>x</pre></li><li>b<table><tr><td>1</td><td>2</td></tr></table></li><li><img src="https://example.com/a.png"></li><li>d</li></ol>',
      '<ol><li>a</li></ol><pre><code>x</code></pre><ol start="2"><li>b</li></ol><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table><figure><img src="https://example.com/a.png"></figure><ol start="4"><li>d</li></ol>',
    ],
    // Text below it is no step.
    [
      '<ol><li>a<pre>x</pre>b</li><li>c</li></ol>',
      '<ol><li>a</li></ol><pre><code>x</code></pre><p>b</p><ol start="2"><li>c</li></ol>',
    ],
    [
      '<ol><li><p>a</p><ul><li>b</li></ul><p>c</p></li><li>d</li></ol>',
      '<ol><li>a<ul><li>b<br>c</li></ul></li><li>d</li></ol>',
    ],
    // Two lists in one item stay two.
    [
      '<ol><li>a<ol><li>b</li></ol><p>c</p><ol><li>d</li></ol></li></ol>',
      '<ol><li>a<ol><li>b<br>c</li><li value="1">d</li></ol></li></ol>',
    ],
    ['<ol><li></li><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ])('numbers of lists: %s', (html, expected) => {
    expect(converted(html)).toBe(expected);
    expect(kindsOf(html)).toEqual([]);
    // As it is stored, so it is read.
    const blocks = convertForeign(html).blocks.map((block) => block.html);
    expect(blocks.map((block) => runsOf(readStored(block)).map(writeBlocks).join(''))).toEqual(
      blocks,
    );
  });

  test('marks that the editor does not show are counted', () => {
    expect(kindsOf('<ol type="A"><li>a</li></ol>')).toEqual(['number']);
    expect(kindsOf('<ol style="list-style-type: upper-roman"><li>a</li></ol>')).toEqual(['number']);
    expect(kindsOf('<ol><li>a<ol type="a"><li>b</li></ol></li></ol>')).toEqual([]);
  });
});

describe('lists in lists', () => {
  test.each([
    ['<ul><li>a</li></ul><ul><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    [
      '<ol><li>a</li></ol><ol><ol><li>b</li></ol><li>c</li></ol>',
      '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>',
    ],
    ['<menu><li>a</li></menu>', '<ul><li>a</li></ul>'],
  ])('lists in lists: %s', (html, expected) => {
    expect(converted(html)).toBe(expected);
  });
});

describe('small marks', () => {
  test.each([
    ['10<sup>2</sup>', '10²'],
    ['10<span style="font-size:0.6em;vertical-align:super">2</span>', '10²'],
    ['x<sup>2.5</sup> y<sup>1/2</sup>', 'x^(2.5) y^(1/2)'],
    ['z<sub>max</sub> CO<sub>2</sub>', 'z_max CO₂'],
    ['21<sup>st</sup> M<sup>me</sup> XX<sup>e</sup> Brand<sup>TM</sup>', '21st Mme XXe Brand™'],
    ['<ruby>東京<rt>とうきょう</rt></ruby>', '東京(とうきょう)'],
    ['<ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>', '東京(とうきょう)'],
    ['<q>a <q>b</q></q>', '“a ‘b’”'],
    ['<span lang="de"><q>a</q></span>', '„a“'],
    ['<span style="display:inline-block">one</span><span>two</span>', 'one two'],
    [
      '<span style="display:inline-block">o</span><span style="display:inline-block">n</span>',
      'on',
    ],
  ])('small marks: %s', (html, expected) => {
    expect(converted(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
  });

  test.each([
    ['<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', '1/2'],
    [
      '<math><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mi>b</mi></mfrac></math>',
      'x^2 = (a + 1)/b',
    ],
    ['<math><msqrt><mi>x</mi></msqrt></math>', '√(x)'],
  ])('small marks: %s', (html, expected) => {
    expect(converted(`<p>${html}</p>`)).toBe(`<p><code>${expected}</code></p>`);
    expect(kindsOf(html)).toEqual(['equation']);
  });

  test('custom elements, cells without a table and blocks by style keep words apart', () => {
    expect(converted('<my-title>one</my-title><my-text>two</my-text>')).toBe(
      '<p>one</p><p>two</p>',
    );
    expect(converted('<p>one <x-tip>two</x-tip> three</p>')).toBe('<p>one two three</p>');
    expect(converted('one<td>two</td><td>three</td>')).toBe('<p>one two three</p>');
    expect(converted('<span style="display:block">one</span>two')).toBe('<p>one</p><p>two</p>');
  });
});

describe('furniture', () => {
  test.each([
    '<pre><div>python<button>Copy code</button></div><code>print(1)</code></pre>',
    '<h2>Title<span class="mw-editsection">[<a href="/e">edit</a>]</span></h2>',
    '<button>Follow</button><p>Text</p>',
  ])('%s is told without a loss', (html) => {
    expect(convertForeign(html).losses).toEqual([]);
    expect(converted(html)).not.toMatch(/Copy|edit|Follow/);
  });

  test('a question that a button expands is text', () => {
    expect(converted('<button aria-expanded="false">How long?</button><div>Two days.</div>')).toBe(
      '<p>How long?</p><p>Two days.</p>',
    );
    expect(converted('<dl><dt><button>Is it free?</button></dt><dd>Yes.</dd></dl>')).toBe(
      '<p>Is it free?</p><p>Yes.</p>',
    );
  });
});

describe('pictures', () => {
  test.each([
    ['src="https://example.com/placeholder.gif" data-src="https://example.com/a.jpg"', 'a.jpg'],
    [
      'srcset="https://example.com/w_3,h_2/a.jpg 300w, https://example.com/b.jpg 2x"',
      'w_3,h_2/a.jpg',
    ],
    ['srcset="https://example.com/a.jpg, https://example.com/b.jpg 2x"', 'a.jpg'],
    ['src="https://example.com/a.svg" width="1" height="1" style="width:100%"', 'a.svg'],
    [
      'src="https://example.com/a.jpg" width="0" height="0" style="width:100%;height:auto"',
      'a.jpg',
    ],
  ])('pictures: %s', (attributes, file) => {
    expect(converted(`<img ${attributes}>`)).toContain(`src="https://example.com/${file}"`);
  });

  test('a copy for readers without scripts takes the place of what it copies', () => {
    const copy = '<noscript><img src="https://example.com/a.jpg" alt="A"></noscript>';
    const lazy = '<img src="data:image/gif;base64,AA" alt="A">';
    const figure = '<figure><img src="https://example.com/a.jpg" alt="A"></figure>';
    expect(converted(`${lazy}${copy}`)).toBe(figure);
    expect(converted(`<img src="https://example.com/a.jpg" alt="A">${copy}`)).toBe(figure);
  });

  test('a link around an image or in its caption is told', () => {
    expect(
      kindsOf('<a href="https://example.com/p"><img src="https://example.com/a.png"></a>'),
    ).toEqual(['link']);
    expect(
      kindsOf('<a href="https://example.com/a.png"><img src="https://example.com/a.png"></a>'),
    ).toEqual([]);
  });

  test('a tracking pixel is no picture', () => {
    expect(converted('<p>x</p><img src="https://example.com/t.gif" width="1" height="1">')).toBe(
      '<p>x</p>',
    );
  });
});
