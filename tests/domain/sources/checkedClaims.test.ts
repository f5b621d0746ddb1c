import { expect, test } from '@jest/globals';
import type { StoredClaim } from '#contract/pages/url.schema.ts';
import {
  checkedClaims,
  claimsCsv,
  openPointsOf,
  withVouched,
} from '#domain/sources/checkedClaims.ts';
import type { PlacedClaim } from '#domain/sources/claims.ts';
import { openPointsText } from '#src/kit/copy/claims.ts';

const aClaim = (change: Partial<PlacedClaim> = {}): PlacedClaim => ({
  kind: 'figure',
  key: 'k',
  text: '12 %',
  statement: 'Sales grew by 12 %.',
  figure: { value: 12, unit: 'percent' },
  words: 0,
  blockIds: ['b'],
  ...change,
});
const known = (change: Partial<StoredClaim> = {}): StoredClaim => ({
  kind: 'figure',
  key: 'k',
  state: 'unsupported',
  isMine: false,
  url: null,
  quoted: null,
  blockId: null,
  checkedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});
const stateOf = (stored: StoredClaim[]) => checkedClaims([aClaim()], stored)[0]?.state;

// §d.claims.6
test.each([
  [[], 'unchecked'],
  [[known({ key: 'another' })], 'unchecked'],
  [[known({ kind: 'quote' })], 'unchecked'],
  [[known({ state: 'unknown' })], 'unchecked'],
  [[known()], 'unsupported'],
  [[known({ isMine: true })], 'mine'],
  [[known({ state: 'unknown', isMine: true })], 'mine'],
  [[known({ state: 'verified', isMine: true })], 'verified'],
])('what is known as %j is %s', (stored, state) => {
  expect(stateOf(stored)).toBe(state);
});

// §d.claims.8
test.each([
  ['<ul><li>Not here.</li><li>It is <b>word for</b> word.</li></ul>', 1],
  ['<p>It was word by word.</p>', 0],
])('a passage that stands in a source is open while %j has its words', (html, count) => {
  const stored = [known({ kind: 'copied', key: 'c', quoted: 'word for word', blockId: 'b' })];
  expect(checkedClaims([], stored)).toHaveLength(1);
  expect(checkedClaims([], stored, { order: ['b'], html: { b: html } })).toHaveLength(count);
  expect(checkedClaims([], stored, { order: ['c'], html: { c: html } })).toEqual([]);
});

test('the word of the writer is stored for a claim that nobody has checked, and can be taken back', () => {
  const empty = { articleId: 'a', sources: [], claims: [] };
  const vouched = withVouched(empty, { kind: 'figure', key: 'k', isMine: true });
  expect(stateOf(vouched.claims)).toBe('mine');
  const back = withVouched(vouched, { kind: 'figure', key: 'k', isMine: false });
  expect(stateOf(back.claims)).toBe('unchecked');
  expect(back.claims).toHaveLength(1);
});

// §d.claims.7
test('open points are counted and said in one sentence; nothing to say is nothing', () => {
  const claims = [
    aClaim({ key: '1' }),
    aClaim({ key: '2' }),
    aClaim({ kind: 'quote', key: 'q', words: 26 }),
    aClaim({ kind: 'link', key: 'l' }),
    aClaim({ kind: 'link', key: 'unknown' }),
  ];
  const stored = [
    known({ key: '1', state: 'verified' }),
    known({ kind: 'quote', key: 'q', isMine: true }),
    known({ kind: 'link', key: 'l', state: 'dead' }),
    known({ kind: 'copied', key: 'c', quoted: 'word for word', blockId: 'b' }),
  ];
  const points = openPointsOf(checkedClaims(claims, stored));
  expect(points).toEqual({ figures: 1, quotes: 0, deadLinks: 1, longQuotes: 1, copied: 1 });
  expect(openPointsText(points)).toBe(
    '1 figure without a source, 1 dead link, 1 quote of more than 25 words, and 1 passage that stands in a source.',
  );
  expect(openPointsText(openPointsOf([]))).toBeNull();
});

// §d.claims.9
test('the list of claims as a file has the claim, its source and when it was checked', () => {
  const stored = known({ state: 'verified', url: 'https://a.example/', quoted: 'It said: 12 %' });
  expect(claimsCsv(checkedClaims([aClaim()], [stored]))).toBe(
    'kind,claim,statement,state,source,quoted,checked\r\n' +
      'figure,12 %,Sales grew by 12 %.,verified,https://a.example/,It said: 12 %,2026-01-01T00:00:00.000Z\r\n',
  );
});
