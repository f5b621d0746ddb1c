/** @jest-environment #tests/support/pageEnvironment.js */
/** What an article loses when it is exported and imported again: only the losses of EXPORT_FORMATS. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { briefAnnex } from '#domain/briefs/briefAnnex.ts';
import {
  EXPORT_FORMATS,
  type ExportedArticle,
  type ExportFormat,
  type ExportLoss,
} from '#domain/transfer/exportFormat.ts';
import { OUR_HTML_MARK } from '#html/allowedHtml.ts';
import { convertForeign } from '#html/dom/convertForeign.ts';
import { createFileRegistry } from '#services/images/files.ts';
import { createDocuments } from '#services/transfer/documents.ts';
import { aBriefOfPages } from '#tests/support/factories.ts';
import { readableFiles } from './support/readableFiles.ts';
import { readerWorker } from './support/readerWorker.ts';

beforeAll(readableFiles);

const IMAGE = `${location.origin}/api/images/sea.png`;
/** Served as PNG; recognized by its bytes. */
const pixels = (src: string): string => `pixels of ${src}`;

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: async (src: string) => ({
      ok: true,
      headers: new Headers({ 'content-type': 'image/png' }),
      blob: async () => new File([pixels(src)], 'image.png'),
    }),
    createImageBitmap: async () => ({ width: 800, height: 600 }),
  });
});
const items = (...texts: string[]) => texts.map((text) => `<li>${text}</li>`).join('');

/** A block of each kind, named by what it shows. */
const KEPT: Readonly<Record<string, string>> = {
  title: '<h1>Fish &amp; chips</h1>',
  'headings 2 to 6': '<h2>Two</h2>',
  'heading 3': '<h3>Three <em>styled</em></h3>',
  'heading 6': '<h6>Six</h6>',
  paragraph: '<p>Plain text with “quotes”, 3 &lt; 4 &amp; é.</p>',
  bold: '<p>Some <strong>bold</strong> text</p>',
  italic: '<p>Some <em>italic</em> text</p>',
  underline: '<p>Some <u>underlined</u> text</p>',
  strikethrough: '<p>Some <s>wrong</s> text</p>',
  'inline code': '<p>Call <code>a | b()</code> now</p>',
  'styles in styles': '<p>All <strong>bold <em>italic</em></strong> of it</p>',
  'styles at the edge of punctuation': '<p>a<strong>“b”</strong>c</p>',
  'styles side by side': '<p><strong>a</strong><em>b</em><s>c</s></p>',
  link: '<p>A <a href="https://example.org/a?b=1&amp;c=(2)">link <strong>bold</strong></a>.</p>',
  'mail address': '<p><a href="mailto:mara@example.org">Mara</a></p>',
  'line break': '<p>One<br>two</p>',
  'no marks':
    '<p># no heading * no star _ no line ` no code [no](link) &lt;u&gt; &amp;amp; ~~no~~</p>',
  'no list': '<p>1. not a list</p>',
  'no list either': '<p>- not a list</p>',
  bullets: `<ul>${items('One', 'Two', 'Three')}</ul>`,
  'bullets again': `<ul>${items('Another', 'list')}</ul>`,
  numbers: `<ol>${items('One', 'Two')}</ol>`,
  'numbers again': `<ol>${items('From', 'one')}</ol>`,
  'nested lists': `<ul><li>One<ul>${items('Below')}</ul></li><li>Two<ol>${items('First', 'Second')}</ol></li></ul>`,
  'deep lists': `<ol><li>a<ol><li>b<ol>${items('c')}</ol></li></ol></li></ol>`,
  quote: '<blockquote><p>Said once</p><p>and twice</p></blockquote>',
  code: '<pre><code>if (a &lt; b) {\n  return `c`;\n}\n\nend</code></pre>',
  divider: '<hr>',
  image: `<figure><img src="${IMAGE}" alt="The sea"></figure>`,
  'image with caption': `<figure><img src="${IMAGE}?2" alt="A [boat]"><figcaption>Off “Sylt”</figcaption></figure>`,
  table:
    '<table><thead><tr><th scope="col">Name</th><th scope="col">a || b</th></tr></thead><tbody><tr><td><strong>Cod</strong></td><td>1 <a href="https://example.org/">x</a></td></tr><tr><td></td><td>two<br>lines</td></tr></tbody></table>',
  'table with a caption below an image': `<figure><img src="${IMAGE}?3" alt="Fish"></figure>`,
  'table with a caption':
    '<table><caption>Prices &amp; sizes</caption><thead><tr><th scope="col">Name</th><th scope="col">Price</th></tr></thead><tbody><tr><td>Cod</td><td>1</td></tr></tbody></table>',
  'merged cells':
    '<table><thead><tr><th colspan="2" scope="col">Both</th></tr></thead><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  'right to left': '<p>שלום <strong>עולם</strong></p>',
  emoji: '<p>👩‍👩‍👧 and 🇩🇪</p>',
  end: '<p>The end.</p>',
};

/** What some format cannot hold. */
const LOST: Readonly<Record<ExportLoss, string>> = {
  codeStyles: '<pre><code>a <strong>b</strong></code></pre>',
  emptyParagraphs: '<p></p>',
  imageSizes: `<figure><img src="${IMAGE}" alt="Small" width="40" height="30"></figure>`,
  spaces: '<p>a   b</p>',
  title: '<h1>Fish &amp; chips</h1>',
};

type RoundTrip = (article: ExportedArticle) => Promise<readonly string[]>;

const viaFile =
  (format: 'markdown' | 'html' | 'docx'): RoundTrip =>
  async (article) => {
    const files = createFileRegistry();
    const documents = createDocuments(files, readerWorker);
    const name = `article.${EXPORT_FORMATS[format].extension}`;
    const { fileId } = await documents.write({ article, format, name });
    const found = await documents.convert({ fileId });
    if ('refusal' in found) throw new Error(found.refusal);
    const sources = await Promise.all(
      found.images.map(async (image) => {
        const bytes = await files.get(image.fileId)?.text();
        return [image.src, bytes?.replace(pixels(''), '') ?? ''] as const;
      }),
    );
    return found.blocks.map(({ html }) =>
      sources.reduce((all, [src, original]) => all.replace(src, original), html),
    );
  };

const viaClipboard: RoundTrip = async ({ blocks }) => {
  const html = blocks.map((block) => block.html).join('\n');
  return convertForeign(`<div ${OUR_HTML_MARK}="">${html}</div>`).blocks.map((block) => block.html);
};

const WAYS = {
  markdown: viaFile('markdown'),
  html: viaFile('html'),
  docx: viaFile('docx'),
  richText: viaClipboard,
} as const satisfies Partial<Record<ExportFormat, RoundTrip>>;

/** What the file contains but the import does not read, because it reads the file like one of any program. */
const UNREAD: Readonly<Record<keyof typeof WAYS, readonly ExportLoss[]>> = {
  markdown: [],
  html: [],
  docx: ['codeStyles', 'emptyParagraphs', 'imageSizes', 'spaces'],
  richText: [],
};

const articleOf = (blocks: readonly string[]): ExportedArticle => ({
  site: '',
  fields: NO_FIELDS,
  title: 'Fish & chips',
  language: 'en',
  blocks: blocks.map((html) => ({ html })),
  annex: [],
});

describe.each(Object.entries(WAYS))('by %s', (format, roundTrip) => {
  test('an article is the same block by block', async () => {
    const blocks = Object.values(KEPT);
    const back = await roundTrip(articleOf(blocks));
    const report = (all: readonly string[]) =>
      all.map((html, at) => `${Object.keys(KEPT)[at]}: ${html}`);
    expect(report(back)).toEqual(report(blocks));
  });

  test('exactly the losses of the menu and of the import are lost', async () => {
    const lost: string[] = [];
    for (const [loss, html] of Object.entries(LOST)) {
      const back = await roundTrip(articleOf(['<p>Above</p>', html, '<p>Below</p>']));
      if (back[1] !== html) lost.push(loss);
    }
    const way = format as keyof typeof WAYS;
    expect(lost.sort()).toEqual([...EXPORT_FORMATS[way].losses, ...UNREAD[way]].sort());
  });
});

const rowsOf = (...rows: string[]) => rows.map((row) => `<tr>${row}</tr>`).join('');

test.each([
  [
    'stays a heading row, also with an empty corner',
    rowsOf('<th></th><th>Weight</th>', '<td>Cod</td><td>1</td>'),
    '<thead><tr><th scope="col"></th><th scope="col">Weight</th></tr></thead><tbody><tr><td>Cod</td><td>1</td></tr></tbody>',
  ],
  [
    'stays the heading of its rows',
    rowsOf('<th rowspan="2">Cod</th><td>1</td>', '<td>2</td>'),
    '<tbody><tr><th rowspan="2" scope="row">Cod</th><td>1</td></tr><tr><td>2</td></tr></tbody>',
  ],
])('in Word, a heading outside of thead %s', async (_what, rows, expected) => {
  const back = await WAYS.docx(articleOf([`<table><tbody>${rows}</tbody></table>`]));
  expect(back).toEqual([`<table>${expected}</table>`]);
});

// §d.briefs.16
test.each(['markdown', 'html', 'docx'] as const)(
  'what a brief knows is in %s as tables, lists and links',
  async (format) => {
    const annex = briefAnnex(aBriefOfPages);
    const back = await WAYS[format]({ ...articleOf(['<h1>Clean shoes</h1>']), annex });
    expect(back.slice(1)).toEqual(annex.map(({ html }) => html));
  },
);
