import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import {
  openingOf,
  RESULT_LIMITS_PX,
  resultText,
  textsFound,
} from '#domain/seo/result/searchResult.ts';
import { fittingText, widthPx } from '#domain/seo/result/textWidth.ts';

describe('the width of a text', () => {
  // The advances of Arial, 2048 units per em: https://learn.microsoft.com/typography/font-list/arial
  test.each([
    ['', 0],
    ['W', 1933],
    ['i', 455],
    ['Coffee', 1479 + 1139 + 569 + 569 + 1139 + 1139],
    ['é', 1139],
    ['e\u0301', 1139], // composed before it is measured
    ['Ж', 1891],
    ['漢', 2048],
  ])('the width of %j is that of Arial', (text, units) => {
    expect(widthPx(text, 2048)).toBe(units);
  });

  test('the width of a text is the sum of its parts, and grows with the size', () => {
    const text = fc.stringMatching(/^[a-zA-Z0-9 ,.]*$/);
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(widthPx(one + other, 20)).toBeCloseTo(widthPx(one, 20) + widthPx(other, 20));
        expect(widthPx(one, 40)).toBeCloseTo(2 * widthPx(one, 20));
      }),
    );
  });
});

test('a text that does not fit is cut behind a word and fits then', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 100, max: 900 }), (text, limit) => {
      const shown = fittingText(text, 14, limit);
      expect(widthPx(shown, 14)).toBeLessThanOrEqual(limit);
      if (shown === text) return;
      expect(shown.endsWith('…')).toBe(true);
      const words = shown.slice(0, -1);
      expect(text.startsWith(words)).toBe(true);
      expect(text.slice(words.length)).toMatch(/^[\s.,]|^$/);
    }),
  );
});

// §d.fields.6
test('a title may be cut on every device, a description on a small screen first', () => {
  const title = 'W'.repeat(40);
  expect(resultText('seoTitle', title, 'desktop')).toMatchObject({ isCut: true, widthPx: 755 });
  const description = 'Coffee is brewed at home in many ways. '.repeat(3).trim();
  const { widthPx: width } = resultText('description', description, 'desktop');
  expect(width).toBeGreaterThan(RESULT_LIMITS_PX.mobile.description);
  expect(width).toBeLessThan(RESULT_LIMITS_PX.desktop.description);
  expect(resultText('description', description, 'desktop').isCut).toBe(false);
  expect(resultText('description', description, 'mobile').isCut).toBe(true);
});

// §d.fields.2
test('an empty field leaves it to the title and the first sentences', () => {
  const fallbacks = { title: 'Coffee', opening: 'It is hot.' };
  expect(textsFound({ ...NO_FIELDS, seoTitle: ' ' }, fallbacks)).toEqual({
    seoTitle: 'Coffee',
    description: 'It is hot.',
  });
  const own = { ...NO_FIELDS, seoTitle: 'Own', description: 'Own too' };
  expect(textsFound(own, fallbacks)).toEqual({ seoTitle: 'Own', description: 'Own too' });
});

test('an article begins with its paragraphs, not with headings or tables', () => {
  const html = [
    '<h1>Title</h1>',
    '<p></p>',
    '<p>One <b>bold</b></p>',
    '<table></table>',
    '<p>Two.</p>',
  ];
  const body = bodyOf(html.map((block, at) => ({ id: `b${at}`, html: block })));
  expect(openingOf(body)).toBe('One bold Two.');
  expect(openingOf(bodyOf([{ id: 'a', html: `<p>${'long '.repeat(500)}</p>` }]))).toHaveLength(400);
});
