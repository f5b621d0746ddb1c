/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { withoutFrontMatter } from '#domain/transfer/frontMatter.ts';
import { escapeText } from '#html/escape.ts';
import { readMarkdown } from '#services/transfer/readMarkdown.ts';
import { markdownOf } from '#services/transfer/write/markdown.ts';
import { writtenArticle } from '#services/transfer/write/writtenArticle.ts';
import { outlineOf, outlineOfBlocks } from '../support/outline.ts';
import { articleOf, REAL_BLOCKS, someBlocks } from '../support/someArticle.ts';

const elementsOf = (html: string): Element[] => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return [...holder.children];
};

/** A file of these blocks, and the blocks that a program reads from it. */
function readBack(html: string): { file: string; back: Element[] } {
  const about = { title: '', site: '', language: 'en', fields: NO_FIELDS };
  const file = markdownOf({ ...about, elements: elementsOf(html) });
  return { file, back: elementsOf(readMarkdown(file).html) };
}

const MARKS =
  '# ## * ** _ ~ ~~~ ` - + = | > < & [ ] ( ) ! \\\\ 1. 2) : --- === &lt; <b> $ ^ " a wo'.split(' ');
const word = fc.array(fc.constantFrom(...MARKS), { minLength: 1, maxLength: 4 });
const words = fc
  .array(
    word.map((parts) => parts.join('')),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => all.join(' ').replace(/ +/g, ' ').trim())
  .filter((text) => text !== '');
const texts = fc
  .array(fc.tuple(fc.constantFrom('', 'strong', 'em', 's', 'u'), words), {
    minLength: 1,
    maxLength: 3,
  })
  .map((runs) =>
    runs
      .map(([tag, text]) =>
        tag === '' ? escapeText(text) : `<${tag}>${escapeText(text)}</${tag}>`,
      )
      .join(' '),
  );

test.each([
  ['a paragraph', 'p', (text: string) => `<p>${text}</p>`],
  ['lines of a paragraph', 'p', (text: string) => `<p>a<br>${text}<br>b</p>`],
  ['a heading', 'h2', (text: string) => `<h2>${text}</h2>`],
  ['an item', 'ul', (text: string) => `<ul><li>${text}</li></ul>`],
  ['a quote', 'blockquote', (text: string) => `<blockquote><p>${text}</p></blockquote>`],
  [
    'a cell',
    'table',
    (text: string) =>
      `<table><thead><tr><th>${text}</th></tr></thead><tbody><tr><td>${text}</td></tr></tbody></table>`,
  ],
])('whatever marks %s holds, a program reads the text as it was', (_, tag, block) => {
  fc.assert(
    fc.property(texts, (text) => {
      const html = block(text);
      const { file, back } = readBack(html);
      const plain = (all: Element[]) =>
        all.map((one) => one.textContent?.replace(/\s+/g, '')).join();
      expect(file).toEqual(file);
      expect(back.map((one) => one.localName).join()).toEqual(tag);
      expect(plain(back)).toEqual(plain(elementsOf(html)));
    }),
    { numRuns: 200 },
  );
});

test('an address with marks in it leads where it says', () => {
  const { file, back } = readBack(
    '<p>See https://c.example/, https://a.example/_x_*y*?utm_source=b, or www.b.example/c_d.</p>',
  );
  expect(back[0]?.textContent).toBe(
    'See https://c.example/, https://a.example/_x_*y*?utm_source=b, or www.b.example/c_d.',
  );
  expect([...(back[0]?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))).toEqual([
    'https://c.example/',
    'https://a.example/_x_*y*?utm_source=b',
    'http://www.b.example/c_d',
  ]);
  expect(file).not.toContain('<a');
});

test('items have the numbers that they have in the article', () => {
  const { file, back } = readBack('<ol start="4"><li>a<ol><li>b</li></ol></li><li>c</li></ol>');
  expect(file).toContain('4. a\n   1. b\n5. c');
  expect(back.map((block) => block.getAttribute('start'))).toEqual(['4']);
});

const other = new MarkdownIt({ html: true });

test('another parser finds each block as it was, whatever stands in it', () => {
  fc.assert(
    fc.property(someBlocks, (blocks) => {
      const file = markdownOf(writtenArticle(articleOf(blocks)));
      const { text } = withoutFrontMatter(file);
      const found = outlineOf(elementsOf(other.render(text)));
      expect([file, ...found]).toEqual([file, ...outlineOfBlocks(blocks)]);
    }),
    { numRuns: 100, examples: [[REAL_BLOCKS]] },
  );
});

test.each([
  ['that begins with another number than 1', '<ol start="4"><li>b</li></ol>', '- a\n\n  4. b'],
  ['whose first item is empty', '<ol><li></li><li>b</li></ol>', '- a\n\n  2. b'],
  ['that begins with 1', '<ol><li>b</li></ol>', '- a\n  1. b'],
])('a list %s is a list below the text of an item', (_which, list, expected) => {
  const { file, back } = readBack(`<ul><li>a${list}</li></ul>`);
  expect(file.trimEnd()).toBe(expected);
  expect(back[0]?.querySelector('li > :is(ul, ol)')).not.toBeNull();
});

test.each([
  '<ol><li>a</li><li value="5">b</li></ol>',
  '<ol start="3"><li value="3">a</li><li value="2">b</li></ol>',
  '<ol start="-2"><li>a</li></ol>',
])('%s keeps its numbers, which Markdown cannot write', (html) => {
  expect(readBack(html).back.map((one) => one.outerHTML)).toEqual([html]);
});

test.each([
  ['own', (file: string) => readMarkdown(file).html],
  ['markdown-it', (file: string) => new MarkdownIt().render(file)],
])(
  'what looks like an entity in an address, an alt text or a caption stays as it is for the reader %s',
  (_, htmlOf) => {
    const about = { title: '', site: '', language: 'en', fields: NO_FIELDS };
    const written = elementsOf(
      '<p><a href="https://a.example/?a=1&amp;amp;b=2">x</a></p><figure><img src="https://a.example/?c&amp;lt;d" alt="R&amp;amp;D \\&amp;lt;"><figcaption>S&amp;amp;P \\ &amp;#38; \\\\&amp;amp;</figcaption></figure>',
    );
    const back = document.createElement('div');
    back.innerHTML = htmlOf(markdownOf({ ...about, elements: written }));
    const image = back.querySelector('img');
    expect(back.querySelector('a')?.getAttribute('href')).toBe('https://a.example/?a=1&amp;b=2');
    expect(image?.getAttribute('src')).toBe('https://a.example/?c&lt;d');
    expect(image?.alt).toBe('R&amp;D \\&lt;');
    expect(image?.title || back.querySelector('figcaption')?.textContent).toBe(
      'S&amp;P \\ &#38; \\\\&amp;',
    );
  },
);
