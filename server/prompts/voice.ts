/** What a model is told of a brand voice: figures, words and rules, and a paragraph that sounds like it. */
import type { VoiceProfile, VoiceRules } from '#contract/voice/brandVoice.schema.ts';
import type { MeasureName } from '#contract/voice/voice.ts';
import type { VoiceMaterial } from '#domain/writing/writingTask.ts';

/** How each measure is said; those that a writer cannot aim at are left out. */
const SAID: Readonly<Partial<Record<MeasureName, (mean: number) => string>>> = {
  sentenceWords: (mean) => `about ${Math.round(mean)} words in a sentence`,
  sentenceVariation: (mean) => `sentence length varies by ${Math.round(mean)} %`,
  paragraphSentences: (mean) => `about ${Math.round(mean)} sentences in a paragraph`,
  firstPerson: (mean) => often('"I"', mean),
  firstPlural: (mean) => often('"we"', mean),
  reader: (mean) => often('"you"', mean),
  contractions: (mean) => often('contractions', mean),
  passives: (mean) => `${Math.round(mean)} % of the sentences are passive`,
  questions: (mean) => `${Math.round(mean)} % of the sentences are questions`,
  exclamations: (mean) => `${Math.round(mean)} % of the sentences are exclamations`,
  semicolons: (mean) => often('semicolons', mean),
  dashes: (mean) => often('dashes', mean),
  parentheses: (mean) => often('parentheses', mean),
  listItems: (mean) => `${Math.round(mean)} % of the text is in lists`,
};

const often = (what: string, per100: number): string =>
  per100 < 0.05 ? `no ${what}` : `${what} ${per100.toFixed(1)} times in 100 words`;

const listed = (name: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${name}: ${words.join(', ')}`];

const measuredLines = ({ measures, use, avoid, spelling }: VoiceProfile): string[] => [
  ...measures.flatMap(({ name, mean }) => (mean === null ? [] : (SAID[name]?.(mean) ?? []))),
  ...listed(
    'words it uses, where they fit',
    use.map(({ word }) => word),
  ),
  ...listed(
    'words it avoids',
    avoid.map(({ word }) => word),
  ),
  ...(spelling === null || spelling.variant === 'mixed'
    ? []
    : [`${spelling.variant === 'us' ? 'American' : 'British'} spelling`]),
];

const ruleLines = ({ banned, names, oxfordComma, noExclamations }: VoiceRules): string[] => [
  ...banned.map(({ term, instead }) =>
    instead === '' ? `never write: ${term}` : `never write: ${term}; write: ${instead}`,
  ),
  ...listed('names, exactly as they are written', names),
  ...(oxfordComma === null ? [] : [`the comma before the last item of a list: ${oxfordComma}`]),
  ...(noExclamations ? ['no exclamation marks'] : []),
];

/** The voice as lines of material. */
export const voiceLines = ({ tone, sample, profile, rules }: VoiceMaterial): string =>
  [
    ...(tone === '' ? [] : [`tone: ${tone}`]),
    ...measuredLines(profile),
    ...ruleLines(rules),
    ...(sample === '' ? [] : [`it sounds like this: ${sample}`]),
  ].join('\n');

export const VOICE =
  'Of <brand_voice> take how to write, never what to say: what its sample tells is not part of the material.';
