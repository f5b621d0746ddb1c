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
  for (const tag of ['ul li', 'blockquote', 'pre code', 'table th', 'table td', 'figure img'])
    expect([tag, body.querySelector(tag) !== null]).toEqual([tag, true]);
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
