/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readStored } from '#html/dom/read.ts';
import { writeBlocks } from '#html/write.ts';
import { htmlOfBlocks, parseBlock } from '#src/editor/kernel/contentHtml.ts';

const once = (html: string): string => htmlOfBlocks(parseBlock(html));
const shape = (html: string) =>
  parseBlock(html).map((block) => [block.getType(), block.getDepth(), block.getText()]);

describe('what the editor writes can be read unchanged', () => {
  test.each([
    '<p>Plain</p>',
    '<p></p>',
    '<h1>One</h1>',
    '<h4>Four</h4>',
    '<p>a <strong>b <em>c</em></strong><em> d</em> <u>e</u><s>f</s> <code>g</code></p>',
    '<p>See <a href="https://example.com/?a=1&amp;b=2">this <strong>bold</strong> link</a>.</p>',
    '<p>mail <a href="mailto:a@example.com">me</a></p>',
    '<p>line<br>break</p>',
    '<p>ends with an empty line<br><br></p>',
    '<p>two  spaces and a trailing one </p>',
    '<p>non&nbsp;breaking &amp; &lt;tag&gt; "quoted"</p>',
    '<p>😀 👩‍👩‍👧 𝒜 é</p>',
    '<ul><li>a</li><li>b<ul><li>c<ol><li>d</li></ol></li></ul></li><li>e</li></ul>',
    '<ul><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li></ul>',
    '<ol><li></li><li>x</li></ol>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
    '<pre><code>if (a &lt; b) {\n  \n}\n\n</code></pre>',
    '<pre><code></code></pre>',
    '<hr>',
    '<figure><img src="https://example.com/a.png" alt="A"><figcaption>Text</figcaption></figure>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ])('what the editor writes can be read unchanged: %s', (html) => {
    expect(once(html)).toBe(html);
  });
});

describe('other ways to write the same are normalised', () => {
  test.each([
    ['<p>a\n   b</p>', '<p>a b</p>'],
    ['<p>\n a \n</p>', '<p>a</p>'],
    ['<p><br></p>', '<p></p>'],
    ['<blockquote>a</blockquote>', '<blockquote><p>a</p></blockquote>'],
    ['<pre>a\nb\n</pre>', '<pre><code>a\nb</code></pre>'],
    ['<ul>\n <li>a</li>\n <li><p>b</p></li>\n</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['bare <strong>text</strong>', '<p>bare <strong>text</strong></p>'],
    ['', '<p></p>'],
  ])('other ways to write the same are normalised: %s', (html, ours) => {
    expect(once(html)).toBe(ours);
    expect(once(ours)).toBe(ours);
  });
});

describe('what the model cannot hold is kept as it is', () => {
  test.each([
    '<p>a <img src="https://example.com/a.png"> b</p>',
    '<blockquote><h2>a</h2><p>b</p></blockquote>',
    '<ul><li><p>a</p><p>b</p></li></ul>',
    '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
  ])('what the model cannot hold is kept as it is: %s', (html) => {
    expect(shape(html).map(([type]) => type)).toEqual(['atomic']);
    expect(once(html)).toBe(html);
  });
});

test('what an article may not contain is removed', () => {
  expect(once('<p onclick="x()">a<script>alert(1)</script><style>p{}</style></p>')).toBe(
    '<p>a</p>',
  );
  expect(once('<p><a href="javascript:alert(1)">a</a></p>')).toBe('<p>a</p>');
  expect(once('<p><a href="/relative">a</a></p>')).toBe('<p>a</p>');
});

test('list items carry their kind and depth', () => {
  expect(shape('<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>')).toEqual([
    ['ordered-list-item', 0, 'a'],
    ['unordered-list-item', 1, 'b'],
    ['ordered-list-item', 0, 'c'],
  ]);
});

const text = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((s) =>
    s.replaceAll('\u0000', '').replaceAll('\r', '').replace(/&/g, '&amp;').replace(/</g, '&lt;'),
  );
const inline = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    text,
    fc.constantFrom('<br>', '\n', '  ', '&nbsp;', '\t'),
    fc
      .tuple(fc.constantFrom('strong', 'em', 'u', 's', 'code'), tie('nodes'))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    tie('nodes').map(
      (inner) => `<a href="https://example.com/">${inner.replace(/<\/?a\b[^>]*>/g, '')}</a>`,
    ),
  ),
})).nodes;
const list = fc.letrec<{ list: string; item: string }>((tie) => ({
  list: fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.join('')}</${tag}>`),
  item: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    inline.map((inner) => `<li>${inner}</li>`),
    fc
      .tuple(inline, fc.array(tie('list'), { maxLength: 2 }))
      .map(([a, b]) => `<li>${a}${b.join('')}</li>`),
  ),
})).list;
const block = fc.oneof(
  fc
    .tuple(fc.constantFrom('p', 'h1', 'h2', 'h3', 'h6', 'pre', 'blockquote'), inline)
    .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((parts) => `<blockquote>${parts.map((p) => `<p>${p}</p>`).join('')}</blockquote>`),
  list,
  inline.map((inner) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`),
  inline,
);

test('one pass reaches a fixed point, for any document', () => {
  fc.assert(
    fc.property(block, (html) => {
      const first = once(html);
      expect(once(first)).toBe(first);
      expect(shape(first)).toEqual(shape(html));
    }),
    { numRuns: 600 },
  );
});

test('draft-js can hold everything that flat blocks can', () => {
  fc.assert(
    fc.property(block, (html) => {
      expect(once(html)).toBe(writeBlocks(readStored(html)));
    }),
    { numRuns: 300 },
  );
});

test('no letter of a document is lost', () => {
  const letters = (html: string): string => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    return (holder.textContent ?? '').replace(/\s/g, '');
  };
  fc.assert(
    fc.property(block, (html) => {
      expect(letters(once(html))).toBe(letters(html));
    }),
    { numRuns: 400 },
  );
});
