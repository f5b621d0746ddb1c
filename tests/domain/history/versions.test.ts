import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ArticleBody, bodyOf } from '#domain/article/body.ts';
import {
  hasContent,
  isWorthKeeping,
  KEPT_APART_MS,
  KEPT_EVERY_MS,
  LARGE_REMOVAL_SHARE,
  RESTED_MS,
  removedShareOf,
  type SaveMoment,
  thinnedBefore,
  tooManyOf,
} from '#domain/history/versions.ts';
import { someBody } from '#tests/support/arbitraries.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describe('the state before a save', () => {
  const NOW = 1_000_000_000;
  /** In the middle of writing: no reason to keep it. */
  const WRITING: SaveMoment = {
    keptAt: NOW - KEPT_EVERY_MS + 1,
    createdAt: 0,
    updatedAt: NOW - 1,
    now: NOW,
    isSameAuthor: true,
    removedShare: 0,
  };

  test.each<[string, boolean, Partial<SaveMoment>]>([
    ['is not kept while somebody writes on', false, {}],
    ['is kept when it has rested', true, { updatedAt: NOW - RESTED_MS }],
    ['is not kept just before that', false, { updatedAt: NOW - RESTED_MS + 1 }],
    ['is kept when the last kept one is old', true, { keptAt: NOW - KEPT_EVERY_MS }],
    ['is kept when none was kept since long', true, { keptAt: null }],
    ['is not kept in a young article', false, { keptAt: null, createdAt: NOW - 1000 }],
    ['is kept when somebody else begins to write', true, { isSameAuthor: false }],
    ['is kept when much of it is removed', true, { removedShare: LARGE_REMOVAL_SHARE }],
    ['is not kept when a little is', false, { removedShare: LARGE_REMOVAL_SHARE - 0.01 }],
    [
      'is kept when much is removed of a young article',
      true,
      { keptAt: null, createdAt: NOW - 1, removedShare: 1 },
    ],
  ])('the state before a save: %s', (_what, kept, change) => {
    expect(isWorthKeeping({ ...WRITING, ...change })).toBe(kept);
  });

  test('the state before a save is never kept right after another one', () => {
    const keptAt = NOW - KEPT_APART_MS + 1;
    const moment = { ...WRITING, keptAt, isSameAuthor: false, removedShare: 1 };
    expect(isWorthKeeping(moment)).toBe(false);
    expect(isWorthKeeping({ ...moment, keptAt: keptAt - 1 })).toBe(true);
  });
});

const charsOf = ({ html }: ArticleBody) => Object.values(html).join('').length;

describe('the removed share', () => {
  const text = bodyOf([
    { id: 'a', html: '<p>one two three</p>' },
    { id: 'b', html: '<p>four five six</p>' },
  ]);
  const withA = (html: string) => ({ ...text, html: { ...text.html, a: html } });

  test('the removed share is 0 if text is only added or moved', () => {
    expect(removedShareOf(text, withA('<p>one two and a half three</p>'), 40)).toBe(0);
    expect(removedShareOf(text, { ...text, order: ['b', 'a'] }, 40)).toBe(0);
    expect(removedShareOf(bodyOf([]), text, 0)).toBe(0);
  });

  test('the removed share counts text that was removed or replaced', () => {
    expect(removedShareOf(text, bodyOf([]), 40)).toBe(1);
    expect(removedShareOf(text, bodyOf([{ id: 'a', html: '<p>one two three</p>' }]), 40)).toBe(0.5);
    expect(removedShareOf(text, withA('<p>one three</p>'), 40)).toBeCloseTo(4 / 40);
    expect(removedShareOf(text, withA('<p>xxx yyy zzzzz</p>'), 40)).toBeCloseTo(13 / 40);
  });

  test('the removed share is between 0 and 1, and 0 for an unchanged text', () => {
    fc.assert(
      fc.property(someBody, someBody, (before, after) => {
        const share = removedShareOf(before, after, charsOf(before));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(removedShareOf(before, before, charsOf(before))).toBe(0);
      }),
    );
  });
});

test.each<[boolean, string[]]>([
  [false, []],
  [false, ['<p> </p>', '<h1><br></h1>']],
  [true, ['<p></p>', '<p>a</p>']],
  [true, ['<figure><img src="/a" alt=""></figure>']],
  [true, ['<hr>']],
])('has content: %s for %j', (expected, htmls) => {
  expect(hasContent(bodyOf(htmls.map((html, id) => ({ id: `b${id}`, html }))))).toBe(expected);
});

describe('an aging history', () => {
  const NOW = 100 * DAY + 5 * HOUR + 12_345;
  /** Versions count up with time. */
  const someHistory = fc
    .uniqueArray(fc.integer({ min: 80 * DAY, max: NOW }), { maxLength: 60 })
    .map((times) => times.sort((a, b) => a - b))
    .map((times) => times.map((createdAt, place) => ({ version: place + 1, createdAt })));
  const left = (history: readonly { version: number; createdAt: number }[], now: number) => {
    const tooMany = new Set(tooManyOf(history, now));
    return history.filter(({ version }) => !tooMany.has(version));
  };

  test('an aging history keeps every version for a day, then the newest of each hour, and after a week the newest of each day', () => {
    const at = (age: number, version: number) => ({ version, createdAt: NOW - age });
    const history = [
      at(20 * DAY + 2 * HOUR, 1),
      at(20 * DAY, 2),
      at(3 * DAY + 1000, 3),
      at(3 * DAY, 4),
      at(3 * DAY - 2 * HOUR, 5),
      at(2000, 6),
      at(1000, 7),
    ];
    expect(tooManyOf(history, NOW).sort()).toEqual([1, 3]);
    expect(tooManyOf([...history].reverse(), NOW).sort()).toEqual([1, 3]);
  });

  test('an aging history loses no recent version, and keeps one for each hour or day', () => {
    fc.assert(
      fc.property(someHistory, (history) => {
        const kept = left(history, NOW);
        const young = history.filter(({ createdAt }) => createdAt > thinnedBefore(NOW));
        expect(kept).toEqual(expect.arrayContaining(young));
        const old = kept.filter(({ createdAt }) => createdAt <= NOW - 7 * DAY);
        expect(new Set(old.map((one) => Math.floor(one.createdAt / DAY))).size).toBe(old.length);
        const days = (all: typeof history) =>
          new Set(all.map((one) => Math.floor(one.createdAt / DAY)));
        expect(days(kept)).toEqual(days(history)); // no day is lost
      }),
    );
  });

  test('an aging history is the same however often it was thinned before', () => {
    fc.assert(
      fc.property(someHistory, fc.nat(30 * DAY), fc.nat(30 * DAY), (history, first, second) => {
        const once = left(history, NOW + first + second);
        const twice = left(left(history, NOW + first), NOW + first + second);
        expect(twice).toEqual(once);
        expect(tooManyOf(once, NOW + first + second)).toEqual([]);
      }),
    );
  });
});
