import { describe, expect, test } from '@jest/globals';
import { wordpressMarkup } from '#html/wordpress/blocks.ts';
import { delimited } from '#html/wordpress/comment.ts';
import type { UploadedImages } from '#html/wordpress/images.ts';

const NONE: UploadedImages = new Map();
const markup = (html: string): string => wordpressMarkup(html, NONE);
/** The HTML of the only block. */
const inBlock = (html: string): string => markup(html).split('\n').slice(1, -1).join('\n');

test.each([
  [
    '<h2>Two</h2>',
    '<!-- wp:heading -->\n<h2 class="wp-block-heading">Two</h2>\n<!-- /wp:heading -->',
  ],
  [
    '<h3>Three</h3>',
    '<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">Three</h3>\n<!-- /wp:heading -->',
  ],
  ['<p></p>', '<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->'],
  [
    '<hr>',
    '<!-- wp:separator -->\n<hr class="wp-block-separator has-alpha-channel-opacity"/>\n<!-- /wp:separator -->',
  ],
  [
    '<ol start="4"><li>One<ul><li>Below</li></ul></li></ol>',
    '<!-- wp:list {"ordered":true,"start":4} -->\n<ol start="4" class="wp-block-list"><!-- wp:list-item -->\n<li>One<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>Below</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list --></li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->',
  ],
  [
    '<blockquote><p>Once</p><p>twice</p></blockquote>',
    '<!-- wp:quote -->\n<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>Once</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>twice</p>\n<!-- /wp:paragraph --></blockquote>\n<!-- /wp:quote -->',
  ],
  [
    '<table><caption>Prices</caption><tr><th scope="row">Tea</th><td scope="x" colspan="2">1</td></tr></table>',
    '<!-- wp:table {"hasFixedLayout":false} -->\n<figure class="wp-block-table"><table><tbody><tr><th scope="row">Tea</th><td colspan="2">1</td></tr></tbody></table><figcaption class="wp-element-caption">Prices</figcaption></figure>\n<!-- /wp:table -->',
  ],
  ['<aside>Which year?</aside>', ''],
])('%s', (html, expected) => {
  expect(markup(html)).toBe(expected);
});

// §d.wordpress.3
describe('images', () => {
  const image =
    '<figure><img src="/api/a.png" alt="The sea" width="90" height="60"><figcaption>Off <em>Sylt</em></figcaption></figure>';
  const caption = '<figcaption class="wp-element-caption">Off <em>Sylt</em></figcaption>';

  test('keep their address, alternative text and caption', () => {
    expect(markup(image)).toBe(
      `<!-- wp:image -->\n<figure class="wp-block-image"><img src="/api/a.png" alt="The sea"/>${caption}</figure>\n<!-- /wp:image -->`,
    );
  });

  test('get the address and id that they have in the media library, also within a text', () => {
    const uploaded = new Map([['/api/a.png', { url: 'https://blog.example/a-1.png', id: 12 }]]);
    expect(wordpressMarkup(image, uploaded)).toBe(
      `<!-- wp:image {"id":12,"sizeSlug":"full","linkDestination":"none"} -->\n<figure class="wp-block-image size-full"><img src="https://blog.example/a-1.png" alt="The sea" class="wp-image-12"/>${caption}</figure>\n<!-- /wp:image -->`,
    );
    expect(wordpressMarkup('<ul><li>a <img src="/api/a.png"></li></ul>', uploaded)).toContain(
      '<li>a <img src="https://blog.example/a-1.png" alt="" class="wp-image-12"></li>',
    );
  });

  test('have no text that WordPress would read as an entity', () => {
    expect(
      markup('<img src="https://a.example/?a&amp;copy;=1" alt="&amp;lt; &amp; R&amp;D">'),
    ).toContain(
      '<img src="https://a.example/?a&amp;copy%3B=1" alt="&amp;\u2060lt; &amp; R&amp;D"/>',
    );
  });

  test('within a paragraph stand between what is before and behind them', () => {
    const names = markup('<p>a<img src="/b.png">c</p>').match(/(?<=<!-- wp:)\w+/g);
    expect(names).toEqual(['paragraph', 'image', 'paragraph']);
  });
});

describe('text', () => {
  test.each([
    ['is in one line', '<p>a\nb\r\n\tc</p>', '<p>a b c</p>'],
    ['keeps its breaks', '<h2>a<br>b</h2>', '<h2 class="wp-block-heading">a<br>b</h2>'],
    [
      'is written as browsers write it',
      '<p>1 < 2 > 0 & \u00a0"&amp;lt;"</p>',
      '<p>1 &lt; 2 &gt; 0 &amp; &nbsp;"&amp;lt;"</p>',
    ],
    [
      'keeps its styles and links alone',
      '<p data-channel="x"><strong>a</strong><u>b</u><s>c</s><a href="https://a.example/?a=1&amp;b=2">d</a><a>e</a></p>',
      '<p><strong>a</strong><u>b</u><s>c</s><a href="https://a.example/?a=1&amp;b=2">d</a>e</p>',
    ],
    ['has no characters that HTML may not contain', '<p>a\u0001b</p>', '<p>ab</p>'],
    [
      'in code runs no shortcode',
      '<p>[a] <code>[gallery]</code></p>',
      '<p>[a] <code>&#91;gallery]</code></p>',
    ],
  ])('%s', (_what, html, expected) => {
    expect(inBlock(html)).toBe(expected);
  });
});

test.each([
  // §d.wordpress.2
  [
    'a code block keeps its lines; nothing in it is run or embedded',
    '<pre><code>[gallery]\n  https://a.example/?a&amp;b\n\nhttps://b.example<br>see https://c.example\n</code></pre>',
    '<pre class="wp-block-code"><code>&#91;gallery]\n  https:&#47;&#47;a.example/?a&amp;b\n\nhttps:&#47;&#47;b.example\nsee https://c.example\n</code></pre>',
  ],
  [
    'other text in lines is preformatted',
    '<pre>\n\n  a [b]\nc <code>d</code></pre>',
    '<pre class="wp-block-preformatted">  a &#91;b]\nc <code>d</code></pre>',
  ],
])('%s', (_what, html, expected) => {
  expect(inBlock(html)).toBe(expected);
});

describe('lists', () => {
  const starts = (html: string) => [...markup(html).matchAll(/<[uo]l[^>]*>/g)].map(([tag]) => tag);

  test('that do not count on go on in another list', () => {
    expect(starts('<ol><li>a</li><li value="2">b</li><li value="9">c</li><li>d</li></ol>')).toEqual(
      ['<ol class="wp-block-list">', '<ol start="9" class="wp-block-list">'],
    );
    expect(starts('<ol start="0"><li value="7">a</li></ol>')).toEqual([
      '<ol start="7" class="wp-block-list">',
    ]);
    expect(starts('<ul><li value="4">a</li><li value="9">b</li></ul>')).toEqual([
      '<ul class="wp-block-list">',
    ]);
  });

  test('have the blocks in an item as lines of it, which alone WordPress allows there', () => {
    expect(
      markup(
        '<ul> <li> <p>a</p> <p>b</p><pre><code>c\nd</code></pre><table><tr><td>e</td></tr></table></li> </ul>',
      ),
    ).toContain('<li>a<br>b<br><code>c<br>d</code><br>e</li>');
  });

  test('keep what stands beside their items', () => {
    const both = markup('<ul>a<li>b</li><ul><li>c</li></ul></ul>');
    expect(both.match(/<li>\w/g)).toEqual(['<li>a', '<li>b', '<li>c']);
  });
});

test('what no block is made for is written in its place', () => {
  expect(markup('a <strong>b</strong><figure><p>c</p><figcaption>d</figcaption></figure>')).toBe(
    ['a <strong>b</strong>', 'c', 'd']
      .map((text) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`)
      .join('\n\n'),
  );
  expect(inBlock('<table><caption>alone</caption></table>')).toBe('<p>alone</p>');
});

test('nothing in an attribute of a block ends its comment', () => {
  expect(delimited('x', '<p></p>', { a: '--> <b> & "c" \\d' })).toBe(
    '<!-- wp:x {"a":"\\u002d\\u002d\\u003e \\u003cb\\u003e \\u0026 \\u0022c\\u0022 \\u005cd"} -->\n<p></p>\n<!-- /wp:x -->',
  );
});
