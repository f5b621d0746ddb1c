/** Makes the profile of a voice from texts, without a model. The same texts always give the same profile. */
import type { VoiceProfile } from '#contract/voice/brandVoice.schema.ts';
import { MEASURE_NAMES, VOICE_LIMITS } from '#contract/voice/voice.ts';
import type { ProseSentence, ReadProse } from '../seo/text/prose.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { examplesOf } from './examples.ts';
import { MEASURES, type Sample } from './measures.ts';
import { piecesOf, wholeOf } from './samples.ts';
import { vocabularyOf } from './vocabulary.ts';

export const PROFILE_VERSION = 1;

export function profileOf(blocks: readonly ReadProse[], tools: TextTools): VoiceProfile {
  const whole = wholeOf(blocks);
  const pieces = piecesOf(blocks);
  const { use, avoid } = vocabularyOf(pieces, tools);
  return {
    version: PROFILE_VERSION,
    language: tools.language,
    words: whole.words,
    sentences: whole.sentences.length,
    measures: MEASURE_NAMES.map((name) => measured(name, whole, pieces, tools)),
    use: [...use],
    avoid: [...avoid],
    smallWords: smallWordsOf(whole, tools),
    spelling: spellingOf(whole.sentences, tools),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

function measured(
  name: (typeof MEASURE_NAMES)[number],
  whole: Sample,
  pieces: readonly Sample[],
  tools: TextTools,
): VoiceProfile['measures'][number] {
  const { value, shownBy } = MEASURES[name];
  const mean = value(whole, tools);
  if (mean === null) return { name, mean, deviation: 0, examples: [] };
  const values = pieces.flatMap((piece) => value(piece, tools) ?? []);
  const middle = medianWords(whole);
  const typical = ({ words }: ProseSentence) => 1 / (1 + Math.abs(words - middle));
  const shows = shownBy === null ? typical : (one: ProseSentence) => shownBy(one, tools);
  return {
    name,
    mean: rounded(mean),
    deviation: rounded(deviationOf(values)),
    examples: examplesOf(whole.sentences, shows),
  };
}

function medianWords({ sentences }: Sample): number {
  const sorted = sentences.map(({ words }) => words).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The share of a word among all words, in percent. */
export const shareOf = (word: string, { sentences, words }: Sample): number =>
  words === 0
    ? 0
    : (100 *
        sentences.reduce(
          (sum, { plain }) => sum + plain.reduce((own, one) => own + Number(one === word), 0),
          0,
        )) /
      words;

/** The most frequent function words: nobody chooses them, and each writer has shares of their own. */
function smallWordsOf(whole: Sample, tools: TextTools): VoiceProfile['smallWords'] {
  const words = tools.smallWords.length > 0 ? tools.smallWords : ownSmallWords(whole, tools);
  return words
    .slice(0, VOICE_LIMITS.smallWords)
    .map((word) => ({ word, mean: rounded(shareOf(word, whole)) }));
}

/** Of a language without a list by frequency. */
function ownSmallWords({ sentences }: Sample, tools: TextTools): string[] {
  const counts = new Map<string, number>();
  const small = sentences.flatMap(({ plain }) => plain.filter((word) => tools.isStopWord(word)));
  for (const word of small) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([word]) => word);
}

/** One variant has to be this much of what tells, or the spelling is mixed. */
const CLEAR_SHARE = 0.8;

export function spellingOf(
  sentences: readonly ProseSentence[],
  { voice }: TextTools,
): VoiceProfile['spelling'] {
  const spellings = voice?.spellings ?? null;
  if (spellings === null) return null;
  const found = { us: 0, uk: 0 };
  for (const { plain } of sentences)
    for (const word of plain) {
      const variant = spellings.get(word);
      if (variant !== undefined) found[variant] += 1;
    }
  const all = found.us + found.uk;
  if (all === 0) return null;
  const leading = found.us >= found.uk ? 'us' : 'uk';
  const variant = found[leading] / all >= CLEAR_SHARE ? leading : 'mixed';
  const examples = examplesOf(
    sentences,
    ({ plain }) => plain.filter((word) => spellings.has(word)).length,
  );
  return { variant, ...found, examples };
}
