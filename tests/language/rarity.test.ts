import { expect, test } from '@jest/globals';
import { frequentWordsOf } from '#language/rarity.ts';
import { textToolsOf } from '#language/textTools.ts';

test('each stem is as rare as the most frequent word that has it', () => {
  const { stem, rarity } = textToolsOf('en');
  const words = frequentWordsOf('en');
  const ranks = new Map<string, number>();
  words.forEach((word, rank) => {
    if (!ranks.has(stem(word))) ranks.set(stem(word), rank);
  });
  expect(ranks.size).toBeGreaterThan(2000);
  const scale = Math.log(1 + words.length);
  for (const [one, rank] of ranks)
    expect(rarity(one)).toBeCloseTo(0.25 + 0.75 * (Math.log(1 + rank) / scale), 10);
  expect(rarity(stem('grinders'))).toBe(1);
});
