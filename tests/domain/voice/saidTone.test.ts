import { expect, test } from '@jest/globals';
import { saidTone } from '#domain/voice/saidTone.ts';

const ADVICE = 'Speak to the reader, and keep sentences short.';

// §d.voice.13
test('a tone is some words and advice', () => {
  expect(saidTone({ words: ['**calm**', 'direct ', 'calm.'], advice: ` ${ADVICE} ` }, 'en')).toBe(
    `Calm, direct. ${ADVICE}`,
  );
});

// §d.voice.13
test.each([
  ['no words', { words: [], advice: ADVICE }],
  ['one word, twice', { words: ['calm', 'calm'], advice: ADVICE }],
  ['too many words', { words: ['a', 'b', 'c', 'd', 'e', 'f'], advice: ADVICE }],
  ['a sentence as word', { words: ['calm', 'speaks to the reader'], advice: ADVICE }],
  ['an empty word', { words: ['calm', ' ', 'warm'], advice: ADVICE }],
  ['no advice', { words: ['calm', 'warm'], advice: ' . ' }],
  ['too long', { words: ['calm', 'warm'], advice: 'Speak. '.repeat(60) }],
  ['a figure', { words: ['calm', 'warm'], advice: 'Write 14 words in a sentence.' }],
  ['a quotation', { words: ['calm', 'warm'], advice: 'As it says: “We love jars.”' }],
])('%s is no tone', (_, said) => {
  expect(saidTone(said, 'en')).toBeNull();
});

test('quotation marks are those of the language', () => {
  expect(
    saidTone({ words: ['ruhig', 'warm'], advice: 'Wie in ‚Wir mögen Gläser‘.' }, 'de'),
  ).toBeNull();
});
