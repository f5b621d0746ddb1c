import { describe, expect, test } from '@jest/globals';
import { MOST_ORIGINS, ORIGIN_TEXT_MAX_CHARS } from '#contract/origins.ts';
import type { Origin } from '#domain/article/origin.ts';
import { broughtIn, joinedOrigins, originText, withOrigin } from '#domain/article/originText.ts';

const pasted = (text: string | null): Origin => ({ kind: 'pasted', text });
const ai = (text: string | null, model = 'm'): Origin => ({ kind: 'ai', model, text });

describe('the text of an origin', () => {
  test('separates items and cells, and leaves slots out', () => {
    expect(originText('<ul><li>one</li><li>two</li></ul>')).toBe('one\ntwo');
    expect(originText('<aside>What?</aside>')).toBe('');
  });

  // §d.origins.6
  test('is not kept if it is too long', () => {
    expect(originText(`<p>${'a'.repeat(ORIGIN_TEXT_MAX_CHARS)}</p>`)).not.toBeNull();
    expect(originText(`<p>${'a'.repeat(ORIGIN_TEXT_MAX_CHARS + 1)}</p>`)).toBeNull();
  });
});

describe('origins that come together', () => {
  test('of one source are one, with both texts', () => {
    expect(withOrigin([pasted('a')], pasted('b'))).toEqual([pasted('a\nb')]);
    expect(withOrigin([pasted('a b')], pasted('a'))).toEqual([pasted('a b')]);
  });

  test('of a text that grows are that text', () => {
    expect(withOrigin([ai('We')], ai('We roast'))).toEqual([ai('We roast')]);
  });

  test('of different sources stay apart', () => {
    const both = joinedOrigins([ai('a')], [ai('b', 'other'), pasted('a')]);
    expect(both).toEqual([ai('a'), ai('b', 'other'), pasted('a')]);
  });

  test('have no known text once that of one of them is unknown', () => {
    expect(withOrigin([pasted(null)], pasted('b'))).toEqual([pasted(null)]);
    expect(withOrigin([pasted('a')], pasted(null))).toEqual([pasted(null)]);
    const long = 'a '.repeat(ORIGIN_TEXT_MAX_CHARS / 2 - 1);
    expect(withOrigin([pasted(long)], pasted('other'))).toEqual([pasted(null)]);
  });

  // §d.origins.6
  test('are bounded, the newest ones stay', () => {
    const models = Array.from({ length: MOST_ORIGINS + 2 }, (_, at) => ai('a', `m${at}`));
    expect(joinedOrigins([], models)).toEqual(models.slice(2));
  });

  test('without text are none', () => {
    expect(withOrigin([], pasted(''))).toEqual([]);
  });
});

// §d.origins.2
test('a rewrite brings in only the words that were not there', () => {
  expect(broughtIn('We sleap well at night.', 'We sleep well at night.')).toBe('sleep');
  expect(broughtIn('', 'All of it.')).toBe('All of it');
});
