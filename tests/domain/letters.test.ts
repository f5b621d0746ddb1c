import { expect, test } from '@jest/globals';
import { hasLetters, inAlphabet, lettersOf } from '#domain/letters.ts';

// §d.api.6
test.each([
  ['Café', 'CAFE\u0301', true],
  ['Cafe\u0301', 'café', true],
  ['İstanbul', 'istanbul', true],
  ['Größe', ' GRÖ', true],
  ['Größe', 'große', false],
  ['anything', '  ', true],
  ['Kranken\u00adversicherung', 'krankenv', true],
  ['Krankenversicherung', 'kranken\u200bversi', true],
  ['Brain’s reward', "brain's", true],
  ['Ёлка', 'елка', true],
  ['Œuvre', 'oeuv', true],
  ['ΟΔΟΣ', 'οδοσ', true],
  ['ΟΔΟΣΗΜΑ', 'ΟΔΟΣ', true],
])('%j has the letters %j: %s', (text, sought, expected) => {
  expect(hasLetters(text, lettersOf(sought))).toBe(expected);
});

// §d.api.6
test('texts are sorted as in a dictionary, the same in every system', () => {
  const all = ['Ähre', 'apfel', 'Äpfel', 'éclair', 'Öl', 'Tip 9', 'Tip 10', 'Zebra', 'Ёж', 'Жук'];
  expect(all.toReversed().toSorted(inAlphabet)).toEqual(all);
  expect(new Intl.Collator('en').resolvedOptions().locale).toBe('en');
});
