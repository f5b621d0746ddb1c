/** How much a text sounds like a voice, 0 to 100, explained by the features of the voice. */
import type { VoiceProfile } from '#contract/voice/brandVoice.schema.ts';
import type { MatchLine, VoiceMatch } from '../seo/report/voiceReport.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { MEASURES, type Sample } from './measures.ts';
import { meanOf, shareOf, spellingOf } from './profile.ts';

/** A text of fewer words has no score: every number of it would be chance. */
export const MATCH_LEAST_WORDS = 50;
/** So many deviations away nothing is left of a fit. */
const FAR = 3;
const WEIGHT = { smallWords: 18, vocabulary: 4, spelling: 1 };
const EXPLAINING_WORDS = 5;

const fitOf = (distance: number): number => Math.max(0, 1 - Math.abs(distance) / FAR);

/** Compares a text with a voice. A voice in another language has no score. */
export function matchOf(sample: Sample, profile: VoiceProfile, tools: TextTools): VoiceMatch {
  if (sample.words < MATCH_LEAST_WORDS || profile.language !== tools.language)
    return { score: null, lines: [] };
  const lines = [
    ...profile.measures.map((measure) => measureLine(measure, sample, tools)),
    smallWordsLine(profile, sample),
    vocabularyLine(profile, sample),
    spellingLine(profile, sample, tools),
  ];
  const known = lines.flatMap(({ fit, weight }) => (fit === null ? [] : [{ fit, weight }]));
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const fits = known.reduce((sum, { fit, weight }) => sum + fit * weight, 0);
  return { score: weights === 0 ? null : (100 * fits) / weights, lines };
}

function measureLine(
  { name, mean, deviation }: VoiceProfile['measures'][number],
  sample: Sample,
  tools: TextTools,
): MatchLine {
  const { weight, floor, value: measure } = MEASURES[name];
  const value = measure(sample, tools);
  if (value === null || mean === null)
    return { name, fit: null, weight, value, wanted: null, words: [] };
  const spread = Math.max(deviation, floor);
  const wanted = { least: Math.max(0, mean - spread), most: mean + spread };
  return { name, fit: fitOf((value - mean) / spread), weight, value, wanted, words: [] };
}

/**
 * Hellinger's distance between the shares of small words, less what a text of this length differs by chance: the square
 * of it is about one for each word by eight times the words of the text.
 */
function smallWordsLine({ smallWords }: VoiceProfile, sample: Sample): MatchLine {
  const differences = smallWords.map(({ word, mean }) => {
    const away = Math.sqrt(shareOf(word, sample) / 100) - Math.sqrt(mean / 100);
    return { word, square: away ** 2 };
  });
  const squares = differences.reduce((sum, { square }) => sum + square, 0) / 2;
  const byChance = smallWords.length / (8 * sample.words);
  const distance = Math.sqrt(Math.max(0, squares - byChance));
  const fit = smallWords.length === 0 ? null : (UNLIKE - distance) / (UNLIKE - NEAR);
  const words = differences
    .toSorted((a, b) => b.square - a.square)
    .slice(0, EXPLAINING_WORDS)
    .map(({ word }) => word);
  const weight = WEIGHT.smallWords;
  const bounded = fit === null ? null : Math.min(1, Math.max(0, fit));
  return { name: 'smallWords', fit: bounded, weight, value: null, wanted: null, words };
}

/** Texts of one writer are about as near as the first, those of two writers as far as the second. */
const NEAR = 0.1;
const UNLIKE = 0.32;

/** A text has the voice's words about as often as its texts have them, and none of those to avoid. */
function vocabularyLine(
  { use, avoid, words: voiceWords }: VoiceProfile,
  sample: Sample,
): MatchLine {
  const { vocabulary: weight } = WEIGHT;
  const value = use.reduce((sum, { word }) => sum + shareOf(word, sample), 0);
  const usual =
    voiceWords === 0 ? 0 : (100 * use.reduce((sum, one) => sum + one.times, 0)) / voiceWords;
  const found = avoid.filter(({ word }) => shareOf(word, sample) > 0);
  const wanted = use.length === 0 ? null : { least: usual / 2, most: usual * 2 };
  const shared = usual === 0 ? null : Math.min(1, value / usual);
  const avoided = avoid.length === 0 ? null : 1 - found.length / avoid.length;
  const known = [shared, avoided].filter((one) => one !== null);
  const fit = known.length === 0 ? null : meanOf(known);
  const words = found.slice(0, EXPLAINING_WORDS).map(({ word }) => word);
  return { name: 'vocabulary', fit, weight, value: wanted && value, wanted, words };
}

function spellingLine({ spelling }: VoiceProfile, sample: Sample, tools: TextTools): MatchLine {
  const own = spellingOf(sample.sentences, tools);
  const variant = spelling === null || spelling.variant === 'mixed' ? null : spelling.variant;
  const fit = own === null || variant === null ? null : own[variant] / (own.us + own.uk);
  const { spelling: weight } = WEIGHT;
  return { name: 'spelling', fit, weight, value: null, wanted: null, words: [] };
}
