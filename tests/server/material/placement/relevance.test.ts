import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  FEATURES,
  featuresIn,
  IN_WORDS,
  WEIGHTS,
  weighted,
} from '#server/material/placement/relevance.ts';
import { readSheet } from '#server/material/placement/sheet.ts';

const read = (headings: string[], units: string[]) =>
  readSheet({ topic: 'x', language: 'en', headings, units });

test('every kind of evidence has a learned weight, and none speaks against a heading', () => {
  const file = 'server/material/placement/weights.json';
  const { weights } = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(weights)).toEqual([...FEATURES]);
  for (const weight of Object.values(weights)) expect(weight).toBeGreaterThan(0);
});

test('a word that nobody knows is no evidence for any heading', () => {
  const sheet = read(['Price', 'Weight'], ['Qwertz', 'Costs 29 euros', 'Weighs 3 kg']);
  for (const matrix of Object.values(featuresIn(sheet))) expect(matrix[0]).toEqual([0, 0]);
});

// §d.placement.3
test('meaning alone is not said in words', () => {
  const features = featuresIn(read(['Melodies', 'Ladders'], ['The violin', 'A step']));
  const relevance = weighted(features, WEIGHTS);
  const inWords = weighted(features, IN_WORDS);
  expect(relevance[0]?.[0]).toBeGreaterThan(0.5);
  expect(inWords[0]).toEqual([0, 0]);
});
