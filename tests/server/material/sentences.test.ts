import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { pairOf, sentencesOf } from '#server/material/sentences.ts';

describe('the sentences of a line', () => {
  test.each([
    ['en', 'Clean it. Dry the shoes, e.g. Monday.', ['Clean it.', 'Dry the shoes, e.g. Monday.']],
    ['de', 'Fett hilft, z. B. Butter. Mehl auch.', ['Fett hilft, z. B. Butter.', 'Mehl auch.']],
    ['en', 'Mud is soft. It sticks.', ['Mud is soft. It sticks.']],
    [
      'de',
      'Die Form fetten. Sonst klebt der Kuchen.',
      ['Die Form fetten. Sonst klebt der Kuchen.'],
    ],
    [
      'en',
      '“Wait. Then turn,” says Ana. Mud is soft.',
      ['“Wait. Then turn,” says Ana.', 'Mud is soft.'],
    ],
    [
      'de',
      '„Warten. Drehen“, sagt Ana. Ton ist weich.',
      ['„Warten. Drehen“, sagt Ana.', 'Ton ist weich.'],
    ],
    ['en', 'Too wet? Wait a day. Mud is soft.', ['Too wet? Wait a day.', 'Mud is soft.']],
    ['fr', 'Prix : 29 euros. Neuf ou non.', ['Prix : 29 euros. Neuf ou non.']],
    ['en', 'Weight: 2.6 kg. Packed, that is.', ['Weight: 2.6 kg. Packed, that is.']],
  ])(
    'the sentences of a line stay with their speaker, label and reference (%s: %s)',
    (language, line, sentences) => {
      expect(sentencesOf(line, language)).toEqual(sentences);
    },
  );

  test('the sentences of a line have every character of it, once and in order', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('One. ', 'It is. ', '“', '”', '"', ' z. B. ', '\u00a0', '!', '… ', 'A: b'),
    );
    const lines = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(lines, fc.constantFrom('en', 'de', 'es', 'fr', 'ja'), (line, language) => {
        expect(squeezed(sentencesOf(line, language).join(''))).toBe(squeezed(line));
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['many sentences', 'Clean it well. '.repeat(500)],
  ['a quotation that never ends', `"${'Clean it well. '.repeat(500)}`],
])('%s take linear time: no part of the line is read again for each', (_what, line) => {
  const [cuts, counts] = (['slice', 'match'] as const).map((name) =>
    jest.spyOn(String.prototype, name as 'slice'),
  );
  sentencesOf(line, 'en');
  const read = [
    ...(cuts?.mock.results ?? []).map(({ value }) => String(value).length),
    ...(counts?.mock.contexts ?? []).map((text) => String(text).length),
  ].reduce((sum, chars) => sum + chars, 0);
  jest.restoreAllMocks();
  expect(read).toBeLessThan(20 * line.length);
});

test.each([
  ['Weight: 2.6 kg', { label: 'Weight:', value: '2.6 kg' }],
  ['Poids : 2 kg', { label: 'Poids :', value: '2 kg' }],
  ['You need:', null],
  ['At 10:30 we start', null],
  ['There is one thing that nobody tells you: wait', null],
])('a label and its value: %s', (line, pair) => {
  expect(pairOf(line)).toEqual(pair);
});
