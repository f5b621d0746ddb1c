/** @jest-environment #tests/support/pageEnvironment.js */
/** The law of words on the way out: each word of an article is in its file, read by what has nothing to do with the product. */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import MarkdownIt from 'markdown-it';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { ExportedArticle, FileFormat } from '#domain/transfer/exportFormat.ts';
import { materialOf } from '#domain/transfer/importedText.ts';
import { lostWords } from '#html/wordLaw.ts';
import { contentOf } from '#services/transfer/write/contentOf.ts';
import { lossInFile } from '#services/transfer/write/exportLaw.ts';
import { readableFiles } from '../support/readableFiles.ts';

beforeAll(readableFiles);

/** `@` stands for a word that is nowhere else. */
const WORD = '@';
const INLINE: Readonly<Record<string, (inner: string) => string>> = {
  bold: (inner) => `@ <strong>${inner}</strong> @`,
  italic: (inner) => `@<em>${inner}</em>@`,
  underline: (inner) => `<u>${inner}</u>`,
  struck: (inner) => `<s>${inner}</s>`,
  code: (inner) => `<code>${inner}</code>`,
  link: (inner) => `@!<a href="https://a.example/a_b(c)">${inner}</a>`,
  lines: (inner) => `@<br>${inner}<br>@`,
  formula: (inner) => `$x*${inner}*y$ \\(@\\)`,
  marks: (inner) => `# @ *_~~ \`@ [@]: &lt;@&gt; | @ ${inner} &amp;amp; @`,
  tag: (inner) => `&lt;title&gt; ${inner} &lt;/script&gt; &lt;!-- @`,
  step: (inner) => `1. @ - ${inner}`,
  address: (inner) => `${inner} a_b@c.example https://a.example/_@_`,
  control: (inner) => `${inner}\u0001\u000b@\ud800 @`,
};

const items = (inline: string) => `<li>@</li><li>${inline}`;
/** A block around a text, with another block where the article's HTML allows one. */
const BLOCKS: Readonly<Record<string, (inline: string, list: string) => string>> = {
  paragraph: (inline) => `<p>${inline}</p>`,
  heading: (inline) => `<h2>${inline}</h2>`,
  small: (inline) => `<h6>${inline}</h6>`,
  bullets: (inline, list) => `<ul>${items(inline)}${list}</li></ul>`,
  steps: (inline, list) => `<ol start="4">${items(inline)}${list}</li><li value="9">@</li></ol>`,
  quote: (inline) => `<blockquote><p>${inline}</p><p>@</p></blockquote>`,
  program: (inline) =>
    `<pre><code>${inline.replaceAll('<br>', '\n')}\n\n  \`\`\`\n&lt;@&gt;\n@</code></pre>`,
  table: (inline) =>
    `<table><caption>${inline}</caption><thead><tr><th scope="col">@</th><th>@</th></tr></thead><tbody><tr><td>${inline}</td><td>@</td></tr></tbody></table>`,
  merged: (inline) =>
    `<table><tbody><tr><th rowspan="2" scope="row">@</th><td colspan="2">${inline}</td></tr><tr><td>@</td></tr></tbody><tfoot><tr><td>@</td></tr></tfoot></table>`,
  plainTable: (inline) =>
    `<table><thead><tr><th scope="col">@</th></tr></thead><tbody><tr><td>${inline}</td></tr></tbody></table>`,
  figure: (inline) =>
    `<figure><img src="https://a.example/a.png" alt="@"><figcaption>${inline.replace(/<[^<>]*>/g, ' ')}</figcaption></figure>`,
  quotedHeading: (inline) => `<blockquote><h3>@</h3><ul><li>${inline}</li></ul></blockquote>`,
  slot: (inline) => `<p>[evidence wanted: ${inline}]</p>`,
  loose: (inline) => `<ul><li><p>${inline}</p></li></ul><p>@</p>`,
};

/** Every word is another one, so that none stands for another. */
function numbered(template: string): { readonly html: string; readonly words: string } {
  const words: string[] = [];
  const html = template.replaceAll(WORD, () => {
    words.push(`w${words.length}x`);
    return words.at(-1) ?? '';
  });
  return { html, words: words.join(' ') };
}

const articleOf = (blocks: readonly string[]): ExportedArticle => ({
  title: 'Title',
  fields: NO_FIELDS,
  language: 'en',
  site: '',
  annex: [],
  blocks: blocks.map((html) => ({ html })),
});

/** The text of elements, and what Markdown says of images. */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(?!\/?[a-z])/g, '&lt;'),
    'text/html',
  );
  const images = [...body.querySelectorAll('img')].map(({ alt, title }) => `${alt} ${title}`);
  return [body.innerHTML.replace(/<[^<>]*>/g, ' '), ...images].join(' ');
}

/** The runs of a Word file, and what its images are described by. */
function textOfDocx(bytes: Uint8Array): string {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  const runs = [...xml.matchAll(/<w:t(?: [^<>]*)?>([^<>]*)<|<w:br|<\/w:p>|descr="([^"]*)"/g)];
  return runs.map(([, text = ' ', description = '']) => text + description).join('');
}

const markdownIt = new MarkdownIt({ html: true });
const READINGS: Readonly<Record<FileFormat, (bytes: Uint8Array) => string>> = {
  markdown: (bytes) => textOfHtml(markdownIt.render(strFromU8(bytes))),
  html: (bytes) => textOfHtml(strFromU8(bytes)),
  htmlWithOrigins: (bytes) => textOfHtml(strFromU8(bytes)),
  wordpress: (bytes) => textOfHtml(strFromU8(bytes)),
  docx: textOfDocx,
};
const FORMATS = Object.keys(READINGS) as FileFormat[];

/** What a file does not have, by a reading of ours and by what the product says. */
async function lostIn(format: FileFormat, blocks: readonly string[]) {
  const { html, words } = numbered(blocks.join('\n\n\n'));
  const article = articleOf(html.split('\n\n\n'));
  const { content, losses } = await contentOf(format, article);
  const blob = new Blob([content]);
  const text = READINGS[format](new Uint8Array(await blob.arrayBuffer()));
  return { lost: lostWords(words, text), losses };
}

const NOTHING = { lost: [], losses: [] };
const values = <Value>(of: Readonly<Record<string, Value>>) => Object.values(of);

const nestings = values(INLINE).flatMap((outer) =>
  values(INLINE).map((inner) => outer(inner(WORD))),
);
const blockAt = (at: number) => values(BLOCKS)[at % values(BLOCKS).length];
const pairs = values(BLOCKS).flatMap((outer) =>
  values(BLOCKS).map((inner, at) => {
    const inline = nestings[at % nestings.length] ?? WORD;
    const list = inner(inline, '');
    return [outer(WORD, /^<[uo]l/.test(list) ? list : ''), list];
  }),
);

test.each(FORMATS)('each style in each other one, in every block, is in %s', async (format) => {
  const styled = nestings.map((inline, at) => blockAt(at)?.(inline, '') ?? '');
  expect(await lostIn(format, [...styled, ...pairs.flat()])).toEqual(NOTHING);
});

const articles = fc.letrec<{ inline: string; block: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small' },
    fc.constant(WORD),
    fc.tuple(fc.constantFrom(...values(INLINE)), tie('inline')).map(([put, inner]) => put(inner)),
  ),
  block: fc.oneof(
    { depthSize: 'small' },
    fc.constant(`<p>${WORD}</p>`),
    fc
      .tuple(fc.constantFrom(...values(BLOCKS)), tie('inline'), tie('block'))
      .map(([put, inline, inner]) => put(inline, /^<[uo]l/.test(inner) ? inner : '')),
  ),
}));
const anyBlocks = fc.array(articles.block, { minLength: 1, maxLength: 6 });

test('any article is in every format', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FORMATS), anyBlocks, async (format, blocks) => {
      expect(await lostIn(format, blocks)).toEqual(NOTHING);
    }),
  );
});

test('any article is in the plain text of the clipboard, but for what images show', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      const { html, words } = numbered(blocks.join('\n\n\n').replaceAll('alt="@"', 'alt=""'));
      const { blocks: all } = articleOf(html.split('\n\n\n'));
      expect(lostWords(words, materialOf(all))).toEqual([]);
    }),
  );
});

test('each format says which words a file does not have', async () => {
  const whole = articleOf(['<p>kept</p>', '<p>Gone and lost</p>', '<ul><li>too</li></ul>']);
  for (const format of FORMATS) {
    const { content } = await contentOf(format, articleOf(['<p>kept</p>']));
    expect(await lossInFile(whole, format, content)).toEqual([
      { kind: 'words', count: 4, example: 'gone and lost too' },
    ]);
  }
});
