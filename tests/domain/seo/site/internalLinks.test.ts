import { describe, expect, test } from '@jest/globals';
import { incomingLinks, outgoingLinks } from '#domain/seo/site/internalLinks.ts';
import { pageKeyOf } from '#domain/seo/text/site.ts';
import { textToolsOf } from '#language/textTools.ts';

const english = textToolsOf('en');
const pageOf = (title: string) => ({ url: `https://a.example/${title.length}`, title });
const blocksOf = (...htmls: readonly string[]) => htmls.map((html, at) => ({ id: `b${at}`, html }));
const outgoing = (htmls: readonly string[], titles: readonly string[], tools = english) =>
  outgoingLinks(blocksOf(...htmls), titles.map(pageOf), tools).map(
    ({ blockId: block, title, text }) => [block, title, text],
  );

// §d.links.1
describe('links from an article', () => {
  const TITLES = ['Cleaning a burr grinder', 'Water for espresso | Bean Blog', 'About us'];

  test('words that stand for the title of a page are found in any form', () => {
    const htmls = ['<p>How often do you clean your burr grinders?</p>', '<p>Nothing here.</p>'];
    expect(outgoing(htmls, TITLES)).toEqual([
      ['b0', 'Cleaning a burr grinder', 'clean your burr grinders'],
    ]);
  });

  test('the name of the site is no part of a title', () => {
    const htmls = ['<ul><li>Choose the water for your espresso with care.</li></ul>'];
    expect(outgoing(htmls, TITLES)).toEqual([
      ['b0', 'Water for espresso | Bean Blog', 'water for your espresso'],
    ]);
  });

  test.each([
    ['a heading', '<h2>Clean a burr grinder</h2>'],
    ['code', '<pre>clean burr grinder</pre>'],
    ['a link', '<p>We <a href="https://b.example/">clean a burr grinder</a> here.</p>'],
    ['a part of a link', '<p>We clean a <a href="https://b.example/">burr grinder</a>.</p>'],
    ['two sentences', '<p>We have a burr. Grinder and all.</p>'],
    ['text that is partly bold', '<p>We clean a <strong>burr</strong> grinder.</p>'],
    ['one word of a title', '<p>A grinder.</p>'],
  ])('%s is no place for a link', (_, html) => {
    expect(outgoing([html], TITLES.slice(0, 1))).toEqual([]);
  });

  test('links from an article use each page and each block once, the closest title first', () => {
    const titles = ['Burr grinder', 'Burr grinder for espresso', 'Steam wand'];
    const htmls = [
      '<p>A burr grinder for espresso and a burr grinder.</p>',
      '<p>Another burr grinder for espresso.</p>',
      '<p>The steam wand and the burr grinder.</p>',
    ];
    expect(outgoing(htmls, titles)).toEqual([
      ['b0', 'Burr grinder for espresso', 'burr grinder for espresso'],
      ['b2', 'Steam wand', 'steam wand'],
      ['b1', 'Burr grinder', 'burr grinder'],
    ]);
  });

  test('the place is that of the words', () => {
    const html = '<p>Tea &amp; more: a burr grinder.</p>';
    const [found] = outgoingLinks(blocksOf(html), [pageOf('Burr grinder')], english);
    expect(found).toMatchObject({ unit: 0, start: 14, end: 26, text: 'burr grinder' });
    expect(found?.sentence).toBe('Tea & more: a burr grinder.');
  });

  test('German compounds and cases', () => {
    const htmls = ['<p>Die Kaffeemühlen reinigen wir täglich.</p>'];
    expect(outgoing(htmls, ['Kaffeemühle reinigen'], textToolsOf('de'))).toEqual([
      ['b0', 'Kaffeemühle reinigen', 'Kaffeemühlen reinigen'],
    ]);
  });

  test('a long text takes time in proportion', () => {
    const htmls = [`<p>${'a burr grinder for espresso '.repeat(20_000)}</p>`];
    expect(outgoing(htmls, ['Burr grinder'])).toHaveLength(1);
  });
});

// §d.links.2
describe('links to an article', () => {
  const page = (...blocks: readonly string[]) => ({ ...pageOf('Page'), blocks });

  test('the first sentence that says the subject closely', () => {
    const found = incomingLinks(
      'burr grinder cleaning',
      [
        page('<h2>Cleaning burr grinders</h2>', '<p>One. Clean the burr grinder weekly. Two.</p>'),
        page('<p>A grinder has a burr. Cleaning is for later.</p>'),
      ],
      english,
    );
    expect(found).toEqual([
      {
        ...pageOf('Page'),
        text: 'Clean the burr grinder',
        sentence: 'Clean the burr grinder weekly.',
      },
    ]);
  });

  test('a subject with one telling word is found with all of its words, outside of links', () => {
    const found = incomingLinks(
      'Coffee at home',
      [
        page('<p>Coffee is good. So is coffee, even at a home.</p>'),
        page('<p><a href="https://b.example/">Coffee at home</a> is good.</p>'),
      ],
      english,
    );
    expect(found.map(({ text }) => text)).toEqual(['coffee, even at a home']);
  });

  test('a subject of function words alone is in no page', () => {
    expect(incomingLinks('how to', [page('<p>How to do it.</p>')], english)).toEqual([]);
  });
});

test.each([
  ['https://www.a.example/x/?y#z', 'a.example/x'],
  ['http://a.example', 'a.example'],
  ['//A.example/X', 'a.example/X'],
  ['imported:file.html', null],
  ['/x', null],
])('the key of %s is %s', (address, key) => {
  expect(pageKeyOf(address)).toBe(key);
});
