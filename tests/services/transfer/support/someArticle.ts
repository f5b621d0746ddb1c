/** Articles of every kind of block, with texts that are hard to write, and what a reader finds in them. */
import fc from 'fast-check';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { ExportedArticle } from '#domain/transfer/exportFormat.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';

const WORDS = [
  ...'tea & < > " \' * _ ` # [a] (b) 1. 2) - + ~ | \\ ! ![ ]( $x$ {#id} :: ^ = --- &amp; <b> snake_case 2*3'.split(
    ' ',
  ),
  'مرحبا',
  'עולם',
  '日本語',
  '👩‍👩‍👧',
  'naïve',
  'Größe',
  '10²',
  'https://a.example/x_y_?b=1',
  'a\u0001b',
  'c\u000bd',
  'e\ud800f',
  'g\uffffh',
  'i\u0085j',
  'k\u0093l',
  'm\u00a0n',
];
const words = (most: number) =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most })
    .map((all) => all.join(' '));

const ADDRESSES = [
  'https://example.org/',
  'https://example.org/a_(b)?c=1&d=2&copy;=3#e',
  'https://example.org/a b"c<d>e\\f`g{h}|^',
  'https://example.org/Größe/%20/مرحبا',
  'mailto:mara@example.org?subject=Hello',
];
const styled = fc.tuple(fc.constantFrom('strong', 'em', 'u', 's', 'code'), words(2));
const linked = fc.tuple(fc.constantFrom(...ADDRESSES), words(2));
const run = fc.oneof(
  { weight: 3, arbitrary: words(4).map(escapeText) },
  styled.map(([tag, text]) => `<${tag}>${escapeText(text)}</${tag}>`),
  linked.map(([href, text]) => `<a href="${escapeAttribute(href)}">${escapeText(text)}</a>`),
);
const line = fc.array(run, { minLength: 1, maxLength: 3 }).map((runs) => runs.join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 2 }).map((all) => all.join('<br>'));

const item = (inner: string, value: number | null) =>
  `<li${value === null ? '' : ` value="${value}"`}>${inner}</li>`;
const { list } = fc.letrec<{ list: string; inner: string }>((tie) => ({
  inner: fc.tuple(line, fc.option(tie('list'), { nil: '', freq: 3 })).map((all) => all.join('')),
  list: fc
    .tuple(
      fc.constantFrom('<ul>', '<ol>', '<ol start="4">', '<ol start="0">'),
      fc.array(fc.tuple(tie('inner'), fc.option(fc.nat(40), { freq: 5 })), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([open, items]) => {
      const all = items.map(([inner, value]) => item(inner, open === '<ul>' ? null : value));
      return `${open}${all.join('')}</${open.slice(1, 3)}>`;
    }),
}));

const rows = fc.array(fc.tuple(line, line), { minLength: 1, maxLength: 3 });
const table = fc
  .tuple(rows, fc.option(line, { nil: '' }), fc.boolean())
  .map(([all, caption, isMerged]) => {
    const [[a, b] = ['', ''], ...others] = all;
    const head = isMerged
      ? `<th colspan="2" scope="col">${a}</th>`
      : `<th scope="col">${a}</th><th scope="col">${b}</th>`;
    const body = [['x', 'y'], ...others].map(([c, d]) => `<tr><td>${c}</td><td>${d}</td></tr>`);
    return `<table>${caption && `<caption>${caption}</caption>`}<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  });

const figure = fc
  .tuple(fc.constantFrom(...ADDRESSES.slice(0, 4)), words(3), fc.option(words(3), { nil: '' }))
  .map(
    ([src, alt, caption]) =>
      `<figure><img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}">${caption && `<figcaption>${escapeText(caption)}</figcaption>`}</figure>`,
  );
const block = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), line)
    .map(([level, text]) => `<h${level}>${text}</h${level}>`),
  lines.map((text) => `<p>${text}</p>`),
  list,
  fc
    .array(lines, { minLength: 1, maxLength: 2 })
    .map((all) => `<blockquote>${all.map((text) => `<p>${text}</p>`).join('')}</blockquote>`),
  fc
    .array(words(3), { minLength: 1, maxLength: 3 })
    .map((all) => `<pre><code>${escapeText(all.join('\n'))}</code></pre>`),
  fc.constant('<hr>'),
  figure,
  table,
);

export const articleOf = (blocks: readonly string[], language = 'en'): ExportedArticle => ({
  title: 'A \u0002 title & more',
  site: '',
  fields: { ...NO_FIELDS, seoTitle: 'SEO \u0003 "title"', description: 'said \u0004 <of> it' },
  language,
  blocks: blocks.map((html) => ({ html })),
  annex: [],
});

export const someBlocks = fc.array(block, { minLength: 1, maxLength: 6 });

/** An article as people write it. */
export const REAL_BLOCKS = [
  '<h1>How to clean white sneakers: 7 steps</h1>',
  '<p>White shoes get <strong>dirty</strong> fast – here’s what works, what doesn’t, and <em>why</em>. (Short on time? Read <a href="https://example.com/clean#short">the short version</a>.)</p>',
  '<h2>What you need</h2>',
  '<ul><li>a soft brush</li><li>soap<ul><li>liquid, or</li><li>a bar of <u>curd</u> soap</li></ul></li><li>½ l of water at 30 °C</li></ul>',
  '<h2>Step by step</h2>',
  '<ol><li>Remove the laces.</li><li>Brush off the dirt:<ol><li>the sole first,</li><li>then the rest.</li></ol></li></ol>',
  '<pre><code>water = 500 ml\nsoap  =   5 ml</code></pre>',
  '<ol start="3"><li>Mix <code>soap</code> &amp; water.</li><li>Wash.<br>Do <s>not</s> use bleach.</li></ol>',
  '<p>Then wait.</p>',
  '<ol start="5"><li>Dry them in the shade; 12 h are enough.</li></ol>',
  '<figure><img src="https://example.com/shoes.jpg" alt="Two white shoes on a shelf"><figcaption>Before &amp; after</figcaption></figure>',
  '<h3>What it costs</h3>',
  '<table><caption>Prices in €</caption><thead><tr><th scope="col">Thing</th><th scope="col">Price | €</th></tr></thead><tbody><tr><td>Brush</td><td>3.50</td></tr><tr><td>Soap (*)</td><td>1.20</td></tr></tbody></table>',
  '<blockquote><p>“I’d never have thought of that.”</p><p>– Mara, 2024</p></blockquote>',
  '<hr>',
  '<h2>مراجع</h2>',
  '<p>انظر <a href="https://example.com/ar?a=1&amp;b=2">هذا الدليل</a> (2024).</p>',
  '<p>1. is not a list, # no heading, and 2 * 3 * 4 = 24.</p>',
];
