import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FIELD_LIMITS_CHARS, SLUG } from '#contract/article/searchFields.ts';
import {
  fieldText,
  fittingFields,
  slugOf,
  suggestedSlug,
  takenBack,
} from '#domain/article/fieldText.ts';
import { FIELD_NAMES, NO_FIELDS } from '#domain/article/searchFields.ts';

describe('a slug', () => {
  // §d.fields.4
  test.each([
    ['Ways to brew Coffee', 'en', 'ways-to-brew-coffee'],
    ['Größe & Maß: 3,5 %', 'de', 'groesse-mass-3-5'],
    ['Straße nach Österreich', 'en', 'strasse-nach-oesterreich'],
    ['Hyvää päivää', 'fi', 'hyvaa-paivaa'],
    ['Crème brûlée à l’œuf', 'fr', 'creme-brulee-a-loeuf'],
    ['İstanbul’da kış', 'tr', 'istanbulda-kis'],
    ['Tiếng Việt', 'vi', 'tieng-viet'],
    ['Łódź – smørrebrød', 'pl', 'lodz-smorrebrod'],
    ['Ǽrø', 'da', 'aero'],
    ['Кофе дома', 'ru', 'кофе-дома'],
    ['コーヒーの淹れ方', 'ja', 'コーヒーの淹れ方'],
    ['ｶﾞ½', 'ja', 'ガ1-2'],
    ['--a__b--', 'en', 'a-b'],
    ['!?', 'en', ''],
  ])('the slug of %j in %s is %j', (text, language, slug) => {
    expect(slugOf(text, language)).toBe(slug);
  });

  test('a slug is accepted by the server, whatever it is made of, and is its own slug', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom('en', 'fi', 'de-AT'),
        (text, language) => {
          for (const slug of [slugOf(text, language), suggestedSlug(text, language)]) {
            expect(slug).toMatch(SLUG);
            expect(slug.length).toBeLessThanOrEqual(FIELD_LIMITS_CHARS.slug);
            expect(slugOf(slug, language)).toBe(slug);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('the slug of a long title ends with a whole word', () => {
    const title =
      'Everything that you have ever wanted to know about brewing coffee without a machine';
    expect(suggestedSlug(title, 'en')).toBe(
      'everything-that-you-have-ever-wanted-to-know-about-brewing-coffee-without-a',
    );
    expect(suggestedSlug('あ'.repeat(90), 'ja')).toHaveLength(FIELD_LIMITS_CHARS.slug);
  });
});

test('a field is one line, without space in front, and never longer than the server accepts', () => {
  expect(fieldText('seoTitle', ' One\nline ', 'en')).toBe('One line ');
  fc.assert(
    fc.property(fc.constantFrom(...FIELD_NAMES), fc.string({ unit: 'binary' }), (name, text) => {
      const long = text.repeat(300);
      expect(fieldText(name, long, 'en').length).toBeLessThanOrEqual(FIELD_LIMITS_CHARS[name]);
    }),
  );
  expect(fieldText('seoTitle', '😀'.repeat(151).slice(1), 'en')).not.toMatch(/[\uD800-\uDBFF]$/);
});

test('of the fields of a document, empty ones are left out', () => {
  expect(fittingFields({ seoTitle: ' ', description: ' Why. ', slug: 'Für Dich' }, 'de')).toEqual({
    description: 'Why.',
    slug: 'fuer-dich',
  });
});

test('a change is taken back only where nobody has changed the field since', () => {
  const before = { ...NO_FIELDS, seoTitle: 'Mine', slug: 's' };
  const done = { seoTitle: 'Suggested', description: 'Suggested too' };
  const now = { ...before, ...done, description: 'Suggested too, and more', slug: 't' };
  expect(takenBack(now, done, before)).toEqual({ seoTitle: 'Mine' });
});
