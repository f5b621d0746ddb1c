import { expect, test } from '@jest/globals';
import { wordpressPost } from '#domain/publishing/wordpressPost.ts';

const blocksOf = (...html: string[]) => html.map((each) => ({ html: each }));
const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

// §d.wordpress.1
test('the title of an article is that of the post, and no block of it', () => {
  const blocks = blocksOf(
    '<p>a</p>',
    '<h1> </h1>',
    '<h1>Fish &amp; <em>chips</em></h1>',
    '<p>b</p>',
  );
  const { title, content } = wordpressPost(blocks);
  expect(title).toBe('Fish & chips');
  expect(content).toBe(
    [
      paragraph('a'),
      '<!-- wp:heading {"level":1} -->\n<h1 class="wp-block-heading"></h1>\n<!-- /wp:heading -->',
      paragraph('b'),
    ].join('\n\n'),
  );
});

test('a second heading of the first level stays', () => {
  const { title, content } = wordpressPost(blocksOf('<h1>One</h1>', '<h1>Two</h1>'));
  expect(title).toBe('One');
  expect(content).toContain('<h1 class="wp-block-heading">Two</h1>');
});

test('slots are left out, and images that are on the site are those of the site', () => {
  const { title, content } = wordpressPost(
    blocksOf('<aside>Which year?</aside>', '<figure><img src="/a.png"></figure>'),
    new Map([['/a.png', { url: 'https://blog.example/a.png', id: 3 }]]),
  );
  expect(title).toBe('');
  expect(content).toMatch(/^<!-- wp:image \{"id":3,.*\n.*src="https:\/\/blog\.example\/a\.png"/);
  expect(content).not.toContain('year');
});
