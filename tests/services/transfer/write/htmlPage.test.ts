/** @jest-environment #tests/support/pageEnvironment.js */
/** A web page that we have written is valid, and a browser finds in it what the article has. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { contentOf } from '#services/transfer/write/contentOf.ts';
import { outlineOf, outlineOfBlocks } from '../support/outline.ts';
import { articleOf, REAL_BLOCKS, someBlocks } from '../support/someArticle.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'heading-level': 'off' }, // which headings follow one another is the writer's
});

test('a web page is valid, and has each block as it was, whatever stands in it', async () => {
  await fc.assert(
    fc.asyncProperty(someBlocks, async (blocks) => {
      const { content } = await contentOf('html', articleOf(blocks));
      const page = new DOMParser().parseFromString(String(content), 'text/html');
      expect(outlineOf(page.querySelector('article')?.children ?? [])).toEqual(
        outlineOfBlocks(blocks),
      );
      const { results } = await validator.validateString(String(content));
      expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    }),
    { numRuns: 50, examples: [[REAL_BLOCKS]] },
  );
});

test('a web page says its title, language and description', async () => {
  const { content } = await contentOf('html', articleOf(['<p>مرحبا</p>'], 'ar'));
  const page = new DOMParser().parseFromString(String(content), 'text/html');
  expect(page.title).toBe('SEO "title"');
  expect(page.documentElement.lang).toBe('ar');
  expect(page.querySelector('article')?.dir).toBe('auto');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'said  <of> it',
  );
});
