/** What an audit reads in the source of a page. */
import { expect, test } from '@jest/globals';
import { auditedHtml } from '#server/adapters/web/auditedHtml.ts';
import { collectedPage } from '#server/adapters/web/collectedPage.ts';

const url = 'https://shop.example/guide/';
const PARAGRAPH = `<p>${'The owner of the old house repairs the roof before the winter comes. '.repeat(6)}</p>`;
const page = (head: string, body: string, attributes = 'lang="en"') =>
  `<!doctype html><html ${attributes}><head>${head}</head><body><nav><a href="/">Home page</a></nav>
    <main><article>${body}${PARAGRAPH}</article></main><footer>All rights reserved by us</footer></body></html>`;
const NONE = { robots: '', link: '' };
const read = (html: string, header = NONE) => auditedHtml({ url, html, header });
const facts = (html: string, header = NONE) => read(html, header).facts;

// §d.audits.8
test('names in capitals are read as others are', () => {
  const said = facts(
    page(
      '<TITLE>Roofs</TITLE><META NAME="Description" CONTENT="All of it."><META NAME="ROBOTS" CONTENT="NOINDEX, follow"><LINK REL="Canonical" HREF="/a">',
      '<H1>Roofs</H1><A HREF="/b#c">b</A><IMG SRC="/c.png">',
      'LANG="en"',
    ),
  );
  expect(said).toMatchObject({
    title: 'Roofs',
    titles: 1,
    description: 'All of it.',
    h1s: 1,
    language: 'en',
    robots: ['noindex', 'follow'],
    canonicals: ['https://shop.example/a'],
    images: 1,
    imagesWithoutAlt: 1,
    withoutAlt: ['https://shop.example/c.png'],
    links: ['https://shop.example/', 'https://shop.example/b'],
  });
});

// §d.audits.8
test('what stands in a template, a drawing or a comment is no part of the page', () => {
  const said = facts(
    page(
      '<!-- <title>Old</title> --><svg><title>Icon</title></svg><title>Roofs</title>',
      '<template><h1>Row</h1><img src="a.png"><a href="/row">x</a></template><h1>Roofs</h1><noscript><img src="/pixel"></noscript>',
    ),
  );
  expect(said).toMatchObject({ title: 'Roofs', titles: 1, h1s: 1, images: 0 });
  expect(said.links).toEqual(['https://shop.example/']);
});

// §d.audits.8
test.each([
  ['', 0],
  ['<h1>One</h1>', 1],
  ['<h1>One</h1><h1> </h1>', 1],
  ['<h1>One</h1><p>And more.</p><h1>Two</h1>', 2],
])('headings of level 1 are counted as the source has them: %s', (body, count) => {
  expect(facts(page('<title>T</title>', body)).h1s).toBe(count);
});

// §d.audits.2
test.each([
  ['', []],
  ['<h1>Old roofs</h1>', ['<h1>Old roofs</h1>']],
  ['<h1>Old<br>roofs</h1><h2>Tiles</h2>', ['<h1>Old<br>roofs</h1>', '<h2>Tiles</h2>']],
  ['<header><h1>Old roofs</h1></header>', ['<h1>Old roofs</h1>']],
  ['<p>First.</p><h1>Old roofs</h1>', ['<h1>Old roofs</h1>']],
  ['<h1>Old roofs</h1><p>And.</p><h1>Walls</h1>', ['<h1>Old roofs</h1>', '<h1>Walls</h1>']],
  ['<h1>Old roofs</h1><p>And.</p><h1>Old roofs</h1>', ['<h1>Old roofs</h1>', '<h1>Old roofs</h1>']],
])('and are in its text once, whatever the title is: %s', (body, expected) => {
  for (const title of ['', 'Shop', 'Old roofs', 'Old roofs | Shop']) {
    const { text } = read(page(`<title>${title}</title>`, body));
    const headings = text?.blocks.filter((block) => /^<h\d/.test(block));
    expect(title).toEqual(title);
    expect(headings).toEqual(expected);
  }
});

// §d.audits.8
test('a header speaks for robots and for another address as the page does', () => {
  const said = facts(page('<title>T</title>', '<h1>H</h1>'), {
    robots: 'googlebot: noindex, nofollow',
    link: '<https://shop.example/other>; rel="canonical", </style.css>; rel=preload',
  });
  expect(said.robots).toEqual(['noindex', 'nofollow']);
  expect(said).toMatchObject({ isHeaderNoindex: true, canonicals: ['https://shop.example/other'] });
});

// §d.audits.8
test('an empty description counts as none, and the next one is read', () => {
  expect(facts(page('<meta name="description" content=" ">', '')).description).toBeNull();
  const two = '<meta name="description" content=""><meta name="description" content="Second">';
  expect(facts(page(two, ''))).toMatchObject({ description: 'Second', descriptions: 1 });
});

// §d.audits.8
test.each([
  ['<img src="a.png" alt="">', 0],
  ['<img src="a.png">', 1],
  ['<img src="a.png" role="presentation">', 0],
  ['<img src="a.png" width="1" height="1">', 0],
  ['<img src="a.png" aria-label="A roof">', 0],
])('an image that only decorates needs no text: %s', (html, count) => {
  expect(facts(page('', html)).imagesWithoutAlt).toBe(count);
});

// §d.audits.8
test.each([
  ['0; url=/new', 'https://shop.example/new'],
  ['3;URL="https://other.example/"', 'https://other.example/'],
  ['30; url=/later', null],
  ['5', null],
])('a page that sends its readers on says where: %s', (content, to) => {
  expect(facts(page(`<meta http-equiv="Refresh" content='${content}'>`, '')).refresh).toBe(to);
});

// §d.audits.8
test('menus, forms and the foot of a page are no words of it', () => {
  const body = '<h1>Two words</h1><ul><li><a href="/x">A menu of four</a></li></ul>';
  const html = `<html lang="en"><body><header>Name of the shop</header>${body}<form>Your name</form><footer>Imprint</footer></body></html>`;
  expect(facts(html).words).toBe(2);
});

// §d.audits.8
test.each([
  ['Page not found', true],
  ['404 | Shop', true],
  ['Seite nicht gefunden', true],
  ['Esta página no existe', true],
  ['Page introuvable', true],
  ['Roofs of old houses', false],
  ['Peugeot 404 estate', false],
])('a page says that it is not there: %s', (title, says) => {
  expect(facts(page(`<title>${title}</title>`, '')).saysMissing).toBe(says);
});

const ARTICLE =
  '{"@context":"https://schema.org","@type":"Article","headline":"a","datePublished":"2026-03-01"}';
// §d.pages.4
test.each([
  [ARTICLE, 'application/ld+json; charset=utf-8'],
  [ARTICLE, 'application/LD+JSON'],
  [`<!-- ${ARTICLE} -->`, 'application/ld+json'],
  [`//<![CDATA[\n${ARTICLE}\n//]]>`, 'application/ld+json'],
  [ARTICLE.replace('"a"', '"a\nb\tc"'), 'application/ld+json'],
  [ARTICLE.replace('"a"', '"a\u0001b\u000bc\fd"'), 'application/ld+json'],
  [ARTICLE.replace('"a"', '"a\\\nb"'), 'application/ld+json'],
  [`${ARTICLE};`, 'application/ld+json'],
  [`{"@graph":${ARTICLE}}`, 'application/ld+json'],
  [`{"@graph":[${ARTICLE}]}`, 'application/ld+json'],
])('JSON-LD is read as it was meant: %s', (script, type) => {
  const head = `<meta property="article:published_time" content=""><script type="${type}">${script}</script>`;
  const text = collectedPage({ url, html: page(head, '<h1>H</h1>') });
  expect(text).toMatchObject({ schemaTypes: ['Article'], publishedAt: '2026-03-01T00:00:00.000Z' });
});

// §d.pages.4
test('a date that may be two days is none', () => {
  const published = (said: string) =>
    collectedPage({
      url,
      html: page(`<meta property="article:published_time" content="${said}">`, ''),
    })?.publishedAt;
  expect(['01.03.2026', '03/04/2026'].map(published)).toEqual(['2026-03-01T00:00:00.000Z', null]);
});

// §d.audits.2 §d.audits.8
test('a template says nothing of a page, unless it is the inside of its element', () => {
  const tags = `<title>Of a row</title><meta name="description" content="Row"><meta name="robots" content="noindex"><link rel="canonical" href="/row"><script type="application/ld+json">${ARTICLE}</script>`;
  const inner = `<template>${tags}<h1>Of a row</h1><p>${'Hidden words of a row. '.repeat(40)}</p></template>`;
  const shown =
    '<x-note><template shadowrootmode="open"><p>Words of a note.</p></template></x-note>';
  const { facts: said, text } = read(
    page(`${inner}<title>Roofs</title>`, `${inner}<h1>Roofs of houses</h1>${shown}`),
  );
  expect(said).toMatchObject({ title: 'Roofs', titles: 1, h1s: 1, robots: [], canonicals: [] });
  expect(said.words).toBe(3 + 4 + 13 * 6);
  expect(text).toMatchObject({ searchTitle: 'Roofs', description: null, schemaTypes: [] });
  const headings = text?.blocks.filter((block) => block.startsWith('<h1'));
  expect(headings).toEqual(['<h1>Roofs of houses</h1>']);
  expect(text?.blocks.join('')).toContain('Words of a note.');
  expect(text?.blocks.join('')).not.toContain('of a row');
});

// §d.audits.8
test.each([
  'NAME="description" CONTENT',
  "Name='description' Content",
  'nAME = "description" cONTENT ',
])('names of attributes in any letters: %s', (meta) => {
  expect(facts(page(`<title>T</title><meta ${meta}="All of it.">`, '')).description).toBe(
    'All of it.',
  );
});
