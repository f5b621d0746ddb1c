import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Origins } from '#domain/article/origin.ts';
import { originReportOf, percentYours, shareOf } from '#domain/article/originShare.ts';
import { countWordsOfHtml } from '#html/words.ts';

const AI: Origins = [{ kind: 'ai', model: 'm', text: 'Coffee is brewed in cold water' }];

describe('the words of a block', () => {
  // §d.origins.1
  test('the words of a block are the writer’s own without an origin', () => {
    expect(shareOf('<p>All mine here</p>', [])).toEqual({
      yours: 3,
      ai: 0,
      pasted: 0,
      imported: 0,
    });
  });

  // §d.origins.2
  test('the words of a block are the writer’s own if no origin has them', () => {
    const share = shareOf('<p>Coffee is slowly brewed in water of mine</p>', AI);
    expect(share).toEqual({ yours: 3, ai: 5, pasted: 0, imported: 0 });
  });

  test('the words of a block count for the first origin that has them', () => {
    const origins: Origins = [...AI, { kind: 'pasted', text: 'cold water, slowly' }];
    expect(shareOf('<p>cold water slowly poured</p>', origins)).toEqual({
      yours: 1,
      ai: 2,
      pasted: 1,
      imported: 0,
    });
  });

  test('the words of a block all count for an origin whose text is not known', () => {
    const origins: Origins = [{ kind: 'imported', text: null }];
    expect(shareOf('<p>one two</p>', origins)).toMatchObject({ yours: 0, imported: 2 });
  });

  test('the words of a block are the writer’s own if nothing is left of its origin', () => {
    expect(shareOf('<p>Something else</p>', AI)).toMatchObject({ yours: 2, ai: 0 });
  });

  test('the words of a block add up to the words that the panel counts', () => {
    const text = fc.lorem({ maxCount: 12 });
    fc.assert(
      fc.property(text, text, (now, before) => {
        const html = `<p>${now}</p>`;
        const share = shareOf(html, [{ kind: 'pasted', text: before }]);
        const sum = Object.values(share).reduce((all, count) => all + count, 0);
        expect(sum).toBe(countWordsOfHtml(html));
      }),
    );
  });
});

describe('the report', () => {
  const blocks = [
    { id: 'a', share: { yours: 2, ai: 1, pasted: 0, imported: 0 } },
    { id: 'b', share: { yours: 0, ai: 1, pasted: 2, imported: 0 } },
    { id: 'c', share: { yours: 3, ai: 0, pasted: 0, imported: 0 } },
  ];

  // §d.origins.5
  test('the report adds the blocks up, and lists those that are not all of the writer', () => {
    const report = originReportOf(blocks);
    expect(report).toMatchObject({
      words: 9,
      share: { yours: 5, ai: 2, pasted: 2, imported: 0 },
      blocks: [
        { id: 'a', kind: 'ai' },
        { id: 'b', kind: 'pasted' },
      ],
    });
    expect(percentYours(report)).toBe(55);
  });

  test('the report of a text without words has no percentage', () => {
    expect(percentYours(originReportOf([]))).toBeNull();
  });

  test('the report says 100 percent only if all words are the writer’s', () => {
    const share = { yours: 999, ai: 1, pasted: 0, imported: 0 };
    expect(percentYours(originReportOf([{ id: 'a', share }]))).toBe(99);
  });
});
