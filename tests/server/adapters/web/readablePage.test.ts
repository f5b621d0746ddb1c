import { expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { readablePage } from '#server/adapters/web/readablePage.ts';

const URL_OF_PAGE = 'https://example.com/blog/post?id=1';
const SENTENCE = 'The quick brown fox jumps over the lazy dog, and nobody knows why it does that. ';
const TEXT = `<p>${SENTENCE.repeat(6)}</p>`;

const page = (body: string, head = '<title>A page about foxes</title>', attributes = 'lang="en"') =>
  `<!doctype html><html ${attributes}><head>${head}</head><body>
    <nav><ul><li><a href="/">Home</a></li><li><a href="/about">About</a></li></ul></nav>
    <article>${TEXT}${body}${TEXT}</article>
    <footer>All rights reserved</footer></body></html>`;
const read = (html: string) => readablePage({ url: URL_OF_PAGE, html });
const documentOf = (html: string) => new JSDOM(read(html)?.html ?? '').window.document;

test('the article of a page is found, with its title, author, site and language', () => {
  const article = read(
    page(
      '<h2>Why</h2>',
      `<title>Foxes jump – The Fox</title>
       <meta property="og:site_name" content="The Fox"><meta name="author" content="R. Fuchs">`,
      'lang="en_gb"',
    ),
  );
  expect(article).toMatchObject({
    url: URL_OF_PAGE,
    title: expect.stringContaining('Foxes jump'),
    siteName: 'The Fox',
    byline: 'R. Fuchs',
    language: 'en-GB',
  });
  expect(article?.html).toContain('<h2>Why</h2>');
  expect(article?.html).toContain('quick brown fox');
  expect(article?.html).not.toMatch(/Home|All rights reserved/);
  expect(article?.around).toEqual({ words: 5, example: 'All rights reserved' });
});

test('addresses are absolute, based on the page', () => {
  const document = documentOf(
    page(`<p>${SENTENCE}<a href="/a">a</a> <a href="b">b</a> <a href="//cdn.example/c">c</a>
      <a href="#d">d</a> <a href="mailto:a@example.com">e</a></p><p><img src="../i.png" alt="I"></p>`),
  );
  expect([...document.querySelectorAll('a')].map((one) => one.href)).toEqual([
    'https://example.com/a',
    'https://example.com/blog/b',
    'https://cdn.example/c',
    'https://example.com/blog/post?id=1#d',
    'mailto:a@example.com',
  ]);
  expect(document.querySelector('img')?.src).toBe('https://example.com/i.png');
});

test('or based on its <base>', () => {
  const head = '<title>x</title><base href="/docs/">';
  const document = documentOf(page(`<p>${SENTENCE}<a href="a">a</a></p>`, head));
  expect(document.querySelector('a')?.href).toBe('https://example.com/docs/a');
});

test('scripts, styles, frames, forms and unsafe addresses are removed', () => {
  const document = documentOf(
    page(`<p onclick="x()">${SENTENCE}<a href="javascript:alert(1)">j</a><a href="data:text/html,x">k</a>
      <img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="/i.png" onerror="alert(1)">
      <script>alert(1)</script><style>p{}</style><iframe src="https://evil.example/"></iframe></p>
      <svg><script>alert(1)</script></svg><form><input name="q"></form>`),
  );
  expect(document.querySelectorAll('script, style, iframe, svg, form, input')).toHaveLength(0);
  for (const element of document.querySelectorAll('*'))
    expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
  const addresses = [...document.querySelectorAll('[href], [src]')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('src'),
  );
  expect(addresses).toEqual(['https://example.com/i.png']);
});

test('lists, tables, quotes, code and pictures survive', () => {
  const { body } = documentOf(
    page(`<ul><li>${SENTENCE}</li><li>${SENTENCE}</li></ul>
      <blockquote><p>${SENTENCE}</p></blockquote><pre><code>a\n  b</code></pre>
      <table><thead><tr><th>K</th><th>V</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>
      <figure><img src="/i.png" alt="I" width="40" height="30"><figcaption>Caption</figcaption></figure>`),
  );
  for (const tag of ['ul li', 'blockquote', 'pre code', 'table th', 'table td', 'figure img']) {
    expect(tag).toEqual(tag);
    expect(body.querySelector(tag) !== null).toBe(true);
  }
  expect(body.querySelector('pre')?.textContent).toBe('a\n  b');
  expect(body.querySelector('img')?.getAttribute('alt')).toBe('I');
});

test.each([
  ['without <html>', `<title>Bare</title><body><article>${TEXT.repeat(3)}</article>`, 'Bare'],
  [
    'without <body>',
    `<html><title>Bare</title><article>${TEXT.repeat(3)}</article></html>`,
    'Bare',
  ],
  ['without anything', TEXT.repeat(3), ''],
])('a page %s still has its article and its title', (_what, html, title) => {
  expect(read(html)).toMatchObject({ title, html: expect.stringContaining('quick brown fox') });
});

test.each([
  ['nothing', ''],
  ['no text', '<html><body><div id="root"></div><script src="/app.js"></script></body></html>'],
  ['no article', '<html><body><form><input name="password"></form></body></html>'],
])('a page with %s has no article', (_what, html) => {
  expect(read(html)).toBeNull();
});

test('an unknown language is left out', () => {
  expect(read(page('', '<title>x</title>', 'lang="not a language"'))?.language).toBeNull();
  expect(read(page('', '<title>x</title>', ''))?.language).toBeNull();
});

test('questions in buttons stay with their answers, open or not', () => {
  const { body } = documentOf(
    page(
      `<h3><button aria-expanded="false" aria-controls="a">How long does it take?</button></h3>
       <div id="a" hidden><p>${SENTENCE}</p></div>
       <div class="faq"><button>What does it cost?</button><p>${SENTENCE}</p></div>`,
    ),
  );
  expect(body.textContent).toMatch(
    /How long does it take\?\s*The quick[^?]*What does it cost\?\s*The/,
  );
});

test.each([
  ['<h2 class="header-with-anchor-widget">Why<div class="header-anchor-widget"></div></h2>', 'Why'],
  [
    '<div class="mw-heading"><h2 id="x">History</h2><span class="mw-editsection">[edit]</span></div>',
    'History',
  ],
])('headings with widgets are headings: %s', (html, expected) => {
  const headings = [...documentOf(page(html)).querySelectorAll('h2')];
  expect(headings.map((heading) => heading.textContent)).toContain(expected);
});

test('the parts of a page are one level above their headings', () => {
  const { body } = documentOf(
    page(
      `<h1>One</h1>${TEXT}<h2>Within one</h2>${TEXT}<h1>Two</h1>${TEXT}<h2>Within two</h2>${TEXT}`,
    ),
  );
  const levels = [...body.querySelectorAll('h1, h2')].map((heading) => heading.outerHTML);
  expect(levels).toEqual([
    '<h1>One</h1>',
    '<h2>Within one</h2>',
    '<h1>Two</h1>',
    '<h2>Within two</h2>',
  ]);
});

test('what the rules of the page read is passed on', () => {
  const html = read(
    page(`<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mi>E</mi><annotation encoding="application/x-tex">E = mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">E=mc2</span></span> holds. ${SENTENCE}</p>
      <ul><li><input type="checkbox" checked> Write ${SENTENCE}</li></ul>
      <picture><source srcset="/a.webp 1x"><img alt="A fox"></picture>
      <p><amp-img src="/amp.jpg" alt="Amp"></amp-img> ${SENTENCE}</p>
      <div class="wp-caption"><img src="/a.png" alt="x"><p class="wp-caption-text">The caption</p></div>
      <p>It is <span style="font-weight:bold">important</span>. ${SENTENCE}</p>
      <iframe src="https://www.youtube.com/embed/abc" title="A film"></iframe>
      <svg role="img" aria-label="Sales"><text>2024</text></svg><svg><path></path></svg>`),
  )?.html;
  for (const expected of [
    '<math>E = mc^2</math>',
    '☑  Write',
    'srcset="https://example.com/a.webp 1x"',
    '<img alt="Amp" src="https://example.com/amp.jpg">',
    '<figcaption>The caption</figcaption>',
    '<b>important</b>',
    '<audio title="A film"></audio>',
    '<canvas aria-label="Sales">2024</canvas>',
  ])
    expect(html).toContain(expected);
  expect(html).not.toMatch(/E=mc2|svg|iframe/);
});
