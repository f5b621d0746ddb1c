import { describe, expect, test } from '@jest/globals';
import { MOST_ORIGINS, ORIGIN_TEXT_MAX_CHARS } from '#contract/article/origins.ts';
import type { Origin, Origins } from '#domain/article/origin.ts';
import {
  broughtIn,
  joinedOrigins,
  originText,
  withGrown,
  withOrigin,
} from '#domain/article/originText.ts';

const pasted = (text: string | null): Origin => ({ kind: 'pasted', text });
const ai = (text: string | null, model = 'm'): Origin => ({ kind: 'ai', model, text });

describe('the text of an origin', () => {
  test('the text of an origin separates items and cells, and leaves slots out', () => {
    expect(originText('<ul><li>one</li><li>two</li></ul>')).toBe('one\ntwo');
    expect(originText('<aside>What?</aside>')).toBe('');
  });

  // §d.origins.6
  test('the text of an origin is not kept if it is too long', () => {
    expect(originText(`<p>${'a'.repeat(ORIGIN_TEXT_MAX_CHARS)}</p>`)).not.toBeNull();
    expect(originText(`<p>${'a'.repeat(ORIGIN_TEXT_MAX_CHARS + 1)}</p>`)).toBeNull();
  });
});

describe('origins that come together', () => {
  test('origins of one source that come together are one, with both texts', () => {
    expect(withOrigin([pasted('a')], pasted('b'))).toEqual([pasted('a\nb')]);
    expect(withOrigin([pasted('start here')], pasted('art'))).toEqual([pasted('start here\nart')]);
    expect(withOrigin([pasted('a')], pasted('a'))).toEqual([pasted('a\na')]);
  });

  test('origins of a text that grows are that text', () => {
    expect(withGrown([ai('We')], ai('We roast'))).toEqual([ai('We roast')]);
    expect(withGrown([ai('We')], ai('We'))).toEqual([ai('We')]);
  });

  test('origins of a text that grows behind or before another one are both, once each', () => {
    const states = [ai('We'), ai('We roast'), ai('We roast.')];
    expect(states.reduce(withGrown, [ai('Older')] as Origins)).toEqual([ai('Older\nWe roast.')]);
    const joined = withOrigin([ai('We')], ai('Below'));
    expect(states.reduce(withGrown, joined)).toEqual([ai('We\nBelow\nWe roast.')]);
  });

  test('origins of different sources that come together stay apart', () => {
    const both = joinedOrigins([ai('a')], [ai('b', 'other'), pasted('a')]);
    expect(both).toEqual([ai('a'), ai('b', 'other'), pasted('a')]);
  });

  test('origins that come together have no known text once that of one of them is unknown', () => {
    expect(withOrigin([pasted(null)], pasted('b'))).toEqual([pasted(null)]);
    expect(withOrigin([pasted('a')], pasted(null))).toEqual([pasted(null)]);
    const long = 'a '.repeat(ORIGIN_TEXT_MAX_CHARS / 2 - 1);
    expect(withOrigin([pasted(long)], pasted('other'))).toEqual([pasted(null)]);
  });

  // §d.origins.6
  test('origins that come together are bounded: the oldest becomes part of another of its kind', () => {
    const [first, ...others] = Array.from({ length: MOST_ORIGINS }, (_, at) =>
      ai(`${at}`, `m${at}`),
    );
    const imported: Origin = { kind: 'imported', text: 'i' };
    const [second, third, ...rest] = others;
    expect(joinedOrigins([], [first, ...others, pasted('p')] as Origins)).toEqual([
      { ...second, text: '0\n1' },
      third,
      ...rest,
      pasted('p'),
    ]);
    const all = joinedOrigins([], [pasted('p'), imported, first, ...others] as Origins);
    expect(all).toHaveLength(MOST_ORIGINS);
    expect(all.slice(0, 3)).toEqual([pasted('p'), imported, { ...third, text: '0\n1\n2' }]);
  });

  test('origins without text that come together are none', () => {
    expect(withOrigin([], pasted(''))).toEqual([]);
  });
});

// §d.origins.2
test('a rewrite brings in only the words that were not there', () => {
  expect(broughtIn('We sleap well at night.', 'We sleep well at night.')).toBe('sleep');
  expect(broughtIn('', 'All of it.')).toBe('All of it');
});
