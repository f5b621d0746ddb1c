import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { wordsAt } from '#domain/seo/report/placeWords.ts';
import { scored } from '#tests/support/scored.ts';

const BLOCKS = [
  '<p>One &amp; two.</p>',
  '<ul><li>First item</li><li>Second item</li></ul>',
  '<figure><img src="/a.png" alt=""></figure>',
];
const body = bodyOf(BLOCKS.map((html, at) => ({ id: `b${at}`, html })));

// §d.scorePanel.4
test('the words of a place are those that it was found at, within their unit', () => {
  const range = { unit: 1, start: 0, end: 6 };
  expect(wordsAt(body, { blockId: 'b1', range })).toEqual([
    { blockId: 'b1', text: 'Second', within: 'Second item' },
  ]);
});

test('a whole block has the words of each unit, and an image none', () => {
  const whole = (blockId: string) =>
    wordsAt(body, { blockId, range: null }).map(({ text }) => text);
  expect(whole('b0')).toEqual(['One & two.']);
  expect(whole('b1')).toEqual(['First item', 'Second item']);
  expect(whole('b2')).toEqual([]);
});

test('what is no longer there has no words', () => {
  expect(wordsAt(body, { blockId: 'gone', range: null })).toEqual([]);
  expect(wordsAt(body, { blockId: 'b0', range: { unit: 3, start: 0, end: 2 } })).toEqual([]);
});

test('every range of a report has words in the text that the report is about', () => {
  const long = `<p>${'Mills were built by people who were asked to grind it very slowly again and again for the whole town every day. '.repeat(8)}</p>`;
  const blocks = [
    '<h1>A mill</h1>',
    long,
    '<h2>Mill</h2>',
    '<p>The <a href="https://a.example">mill</a> turns.</p>',
  ];
  const text = bodyOf(blocks.map((html, at) => ({ id: `b${at}`, html })));
  const places = scored(blocks, { keyphrase: 'mill' }).checks.flatMap((check) => check.places);
  const ranges = places.filter(({ range }) => range !== null);
  expect(ranges.length).toBeGreaterThan(5);
  for (const place of ranges) {
    const [words] = wordsAt(text, place);
    expect(words?.text.length).toBe((place.range?.end ?? 0) - (place.range?.start ?? 0));
  }
});
