/** What a brand voice consists of, and how much of it there may be. */

/** What is measured of a voice; each has a row in `MEASURES` (domain/voice/measures.ts). */
export const MEASURE_NAMES = [
  'sentenceWords',
  'sentenceVariation',
  'paragraphSentences',
  'firstPerson',
  'firstPlural',
  'reader',
  'contractions',
  'syllables',
  'passives',
  'transitions',
  'questions',
  'exclamations',
  'semicolons',
  'dashes',
  'parentheses',
  'colons',
  'listItems',
  'emphasis',
] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];

/** What a voice may hold. */
export const VOICE_LIMITS = {
  nameChars: 80,
  toneChars: 600,
  sampleChars: 2000,
  /** Of one example, word for word. */
  exampleChars: 400,
  examples: 3,
  /** Words to use, and words to avoid. */
  words: 20,
  wordChars: 40,
  /** Small words whose share is kept. */
  smallWords: 100,
  bannedTerms: 100,
  names: 100,
  termChars: 80,
  /** All texts of which a voice is made, together; fewer words than the least say too little. */
  materialChars: 400_000,
  texts: 20,
  leastWords: 150,
} as const;

/** What a model says of a tone. */
export const TONE_LIMITS = { words: 5, wordChars: 30, adviceChars: 320 } as const;

/** Which voice an article has. */
export const VOICE_CHOICES = ['default', 'none', 'voice'] as const;
