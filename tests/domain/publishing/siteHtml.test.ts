import { expect, test } from '@jest/globals';
import { siteHtmlOf } from '#domain/publishing/siteHtml.ts';

test.each([
  [
    'blocks',
    '<!-- wp:paragraph {"align":"left"} -->\n<p>One.</p>\n<!-- /wp:paragraph -->',
    '\n<p>One.</p>\n',
  ],
  ['paragraphs of a classic text', 'One\nline.\n\nTwo.', '<p>One<br>line.</p>\n<p>Two.</p>'],
  ['elements in a classic text', '<h2>Tea</h2>\n \nGreen.', '<h2>Tea</h2>\n<p>Green.</p>'],
  [
    'structured data',
    '<!-- wp:html --><script type="application/ld+json">{"name":"Tea"}</script><!-- /wp:html --><p>One.</p>',
    '<p>One.</p>',
  ],
  ['nothing', '', ''],
])('%s', (_title, content, html) => {
  expect(siteHtmlOf(content)).toBe(html);
});
