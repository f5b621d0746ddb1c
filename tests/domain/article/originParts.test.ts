import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Origins } from '#domain/article/origin.ts';
import { lostBy, originsOfPart, withNeeded } from '#domain/article/originParts.ts';
import { shareOf } from '#domain/article/originShare.ts';

const pasted = (text: string | null): Origins => [{ kind: 'pasted', text }];

// §d.origins.3 §d.origins.6
test('a copy of a part has as many foreign words with its part of the origin, and no longer text', () => {
  const text = fc.lorem({ maxCount: 12 });
  fc.assert(
    fc.property(text, text, (original, now) => {
      const html = `<p>${now}</p>`;
      const part = originsOfPart(pasted(original), html);
      expect(shareOf(html, part)).toEqual(shareOf(html, pasted(original)));
      expect(part[0]?.text?.length ?? 0).toBeLessThanOrEqual(Math.max(original.length, now.length));
    }),
  );
});

test('an origin whose text is not known stays unknown', () => {
  expect(originsOfPart(pasted(null), '<p>one</p>')).toEqual(pasted(null));
});

// §d.origins.2
test('the same text inserted twice is the origin of both', () => {
  const change = { before: '<p>Cold brew.</p>', html: '<p>Cold brew.Cold brew.</p>' };
  const twice = withNeeded(pasted('Cold brew.'), pasted('Cold brew.'), change);
  expect(twice).toEqual(pasted('Cold brew.\nCold brew.'));
  const again = { before: change.html, html: change.html };
  expect(withNeeded(twice, pasted('Cold brew.'), again)).toEqual(twice);
});

test('a change takes out the words that are not there any more', () => {
  expect(lostBy({ before: '<p>one two three</p>', html: '<p>one three</p>' })).toEqual(['two']);
  expect(lostBy({ before: '<p>one two</p>', html: '' })).toEqual(['one', 'two']);
  expect(lostBy({ before: '<p>cat hat</p>', html: '<p>bat</p>' })).toEqual(['cat', 'hat']);
});
