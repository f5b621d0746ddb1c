/** @jest-environment #tests/support/pageEnvironment.js */
import { beforeAll, expect, test } from '@jest/globals';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { contentOf } from '#services/transfer/write/contentOf.ts';
import { articleOf } from '../support/someArticle.ts';

const figure = (src: string) => `<figure><img src="${src}" alt="The sea" width="90"></figure>`;

beforeAll(() => {
  globalThis.fetch = async (src) =>
    ({ ok: `${src}`.endsWith('/sea'), blob: async () => new Blob(['sea']) }) as Response;
});

// §d.wordpress.1
test('a file of WordPress has the blocks below the title, and says that no word is missing', async () => {
  const blocks = ['<h1>Tea</h1>', '<h2>Green \u0001 tea</h2>', '<p>hot</p>'];
  expect(await contentOf('wordpress', articleOf(blocks))).toEqual({
    content: [
      '<!-- wp:heading -->\n<h2 class="wp-block-heading">Green  tea</h2>\n<!-- /wp:heading -->\n',
      '<!-- wp:paragraph -->\n<p>hot</p>\n<!-- /wp:paragraph -->\n',
    ].join('\n'),
    missing: 0,
    losses: [],
  });
});

// §d.wordpress.3
test('images of ours are in it, and those that cannot be read are counted', async () => {
  const blocks = [figure(`${ASSETS_PATH}/sea`), figure(`${ASSETS_PATH}/gone`)];
  const { content, missing } = await contentOf('wordpress', articleOf(blocks));
  expect(missing).toBe(1);
  expect(String(content).match(/<img[^>]*>/g)).toEqual([
    `<img src="data:application/octet-stream;base64,${btoa('sea')}" alt="The sea"/>`,
    `<img src="${location.origin}${ASSETS_PATH}/gone" alt="The sea"/>`,
  ]);
});
