import { expect, test } from '@jest/globals';
import {
  beginningOf,
  materialOf,
  mergedLosses,
  ownTitle,
  withImage,
  withTitle,
} from '#domain/transfer/importedText.ts';

const blocks = (...html: string[]) => html.map((each) => ({ html: each }));

test('the title of a text is its first level-1 heading', () => {
  expect(ownTitle(blocks('<h2>No</h2>', '<h1> </h1>', '<h1>A <em>b</em> &amp; c</h1>'))).toBe(
    'A b & c',
  );
  expect(ownTitle(blocks('<p>No</p>'))).toBe('');
});

test.each([
  [
    'a heading that says so already',
    blocks('<h1>A <em>b</em></h1>'),
    'A b',
    blocks('<h1>A <em>b</em></h1>'),
  ],
  ['no title', blocks('<p>x</p>'), '', blocks('<p>x</p>')],
  ['no heading', blocks('<p>x</p>'), 'A < b', blocks('<h1>A &lt; b</h1>', '<p>x</p>')],
  [
    'another heading',
    blocks('<p>x</p>', '<h1>Old</h1>'),
    'New',
    blocks('<p>x</p>', '<h1>New</h1>'),
  ],
])('under its title, with %s', (_what, before, title, after) => {
  expect(withTitle(before, title)).toEqual(after);
});

test('material is written in the format of notes', () => {
  const html = [
    '<h2>Why &amp; how</h2>',
    '<p>One<br>two</p>',
    '<ol><li>a<ul><li>below</li></ul></li><li><strong>b</strong></li></ol>',
    '<blockquote><p>x</p><p>y</p></blockquote>',
    '<pre><code>a\nb</code></pre>',
    '<hr>',
    '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<figure><img src="https://example.org/a.png" alt="x"><figcaption>Seen</figcaption></figure>',
  ];
  expect(materialOf(blocks(...html))).toBe(
    ['## Why & how', 'One\ntwo', '1. a\n- below\n2. b', 'x\ny', 'a\nb', 'A B\n1 2', 'Seen'].join(
      '\n\n',
    ),
  );
});

test('losses of one kind are counted together, with the first example', () => {
  expect(
    mergedLosses([
      { kind: 'style', count: 1, example: 'Aside' },
      { kind: 'image', count: 2 },
      { kind: 'style', count: 3, example: 'Other' },
    ]),
  ).toEqual([
    { kind: 'style', count: 4, example: 'Aside' },
    { kind: 'image', count: 2 },
  ]);
});

test('an image without an upload is removed, and so is a block without other content', () => {
  const src = 'https://imported.invalid/1.';
  expect(withImage(blocks(`<figure><img src="${src}"></figure>`, '<p>x</p>'), src, null)).toEqual(
    blocks('<p>x</p>'),
  );
});

test('the beginning of a text ends in a block that is too long, between its elements', () => {
  const text = blocks('<p>one</p>', '<ul><li>two</li><li>three</li></ul>', '<p>four</p>');
  expect(beginningOf(text, 1000)).toEqual({ blocks: text, isWhole: true });
  expect(beginningOf(text, 28)).toEqual({
    blocks: blocks('<p>one</p>', '<ul><li>two</li>'),
    isWhole: false,
  });
  expect(beginningOf(blocks(`<p>${'a'.repeat(99)}</p>`), 10)).toEqual({
    blocks: blocks('<p>aaaaaaa'),
    isWhole: false,
  });
});
