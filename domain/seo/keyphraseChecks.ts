import type { BlockId } from '../article/body.ts';
import { type Keyphrase, occurrencesIn, placeIn, shareIn } from './keyphrase.ts';
import { blockIdsOf, type PlacedUnit, type TextOutline } from './outline.ts';
import type { Check, CheckName } from './report.ts';
import {
  KEYPHRASE_DENSITY,
  KEYPHRASE_GAP,
  KEYPHRASE_SUBHEADINGS,
  KEYPHRASE_WORDS,
  rated,
  STUFFED,
} from './thresholds.ts';

export type Finding = Omit<Check, 'name'>;
type Examine = (phrase: Keyphrase, text: TextOutline, knowsWordForms: boolean) => Finding;

export const UNMEASURED: Finding = { rating: 'unmeasured', value: null, blockIds: [] };

/** Good if one sentence of the first paragraph has all content words; the value is their percentage in the paragraph. */
const inIntroduction: Examine = (phrase, { paragraphs: [first] }) => {
  if (first === undefined) return UNMEASURED;
  const value = shareIn(phrase, first.sentences) * 100;
  const isTogether = first.sentences.some((sentence) => occurrencesIn(phrase, sentence) > 0);
  const rating = isTogether ? 'good' : value === 100 ? 'ok' : 'bad';
  return { rating, value, blockIds: [first.blockId] };
};

const length: Examine = ({ contentWords }) =>
  contentWords === 0
    ? UNMEASURED
    : { rating: rated(contentWords, KEYPHRASE_WORDS), value: contentWords, blockIds: [] };

/** Uses in a stuffed paragraph count as too many, never as enough: stuffing must not improve the rating. */
const density: Examine = (phrase, text, knowsWordForms) => {
  const { least, most, mostWithForms, worst, minWords } = KEYPHRASE_DENSITY;
  if (text.words < minWords) return UNMEASURED;
  const using = text.units.map((unit) => useOf(phrase, unit)).filter(({ uses }) => uses > 0);
  const percentOf = (units: readonly Use[]) =>
    (units.reduce((sum, { uses }) => sum + uses, 0) * 100) / text.words;
  const all = percentOf(using);
  if (all > (knowsWordForms ? mostWithForms : most))
    return { rating: all > worst ? 'worst' : 'bad', value: all, blockIds: blockIdsOf(using) };
  const value = percentOf(using.filter(({ isStuffed }) => !isStuffed));
  if (value >= least) return { rating: 'good', value, blockIds: [] };
  return { rating: 'bad', value, blockIds: blockIdsOf(using.filter(({ isStuffed }) => isStuffed)) };
};

interface Use {
  readonly blockId: BlockId;
  readonly uses: number;
  readonly isStuffed: boolean;
}

function useOf(phrase: Keyphrase, { blockId, sentences, words }: PlacedUnit): Use {
  const uses = sentences.reduce((sum, sentence) => sum + occurrencesIn(phrase, sentence), 0);
  return { blockId, uses, isStuffed: uses >= STUFFED.uses && uses * 100 > STUFFED.percent * words };
}

/** Percentage of the headings of level 2 and 3 with all content words; a single heading may have them. */
const inSubheadings: Examine = (phrase, { headings }) => {
  const subheadings = headings.filter(({ level }) => level === 2 || level === 3);
  if (subheadings.length === 0) return UNMEASURED;
  const using = subheadings.filter(({ sentences }) => shareIn(phrase, sentences) === 1);
  const value = (using.length * 100) / subheadings.length;
  const { least, most } = KEYPHRASE_SUBHEADINGS;
  const isTooMany = subheadings.length > 1 && value > most;
  const rating = value >= least && !isTooMany ? 'good' : 'bad';
  const others = subheadings.filter((heading) => !using.includes(heading));
  return { rating, value, blockIds: blockIdsOf(isTooMany ? using : others) };
};

/** Percentage of its content words in the title of the text. */
const inTitle: Examine = (phrase, { headings }) => {
  const title = headings.find(({ level }) => level === 1);
  if (title === undefined) return UNMEASURED;
  const value = shareIn(phrase, title.sentences) * 100;
  const isAtStart = placeIn(phrase, title.wording) === 0;
  const rating = isAtStart ? 'good' : value === 100 ? 'ok' : 'bad';
  return { rating, value, blockIds: [title.blockId] };
};

/** The longest gap without it, as a share of all sentences. */
const distribution: Examine = (phrase, { sentences }) => {
  const { good, ok, minSentences } = KEYPHRASE_GAP;
  if (sentences.length < minSentences) return UNMEASURED;
  let gap = { from: 0, length: 0 };
  let from = 0;
  for (let at = 0; at <= sentences.length; at += 1) {
    const sentence = sentences[at];
    if (sentence !== undefined && occurrencesIn(phrase, sentence) === 0) continue;
    if (at - from > gap.length) gap = { from, length: at - from };
    from = at + 1;
  }
  const value = gap.length / sentences.length;
  const rating = value < good ? 'good' : value <= ok ? 'ok' : 'bad';
  return { rating, value, blockIds: blockIdsOf(sentences.slice(gap.from, gap.from + 1)) };
};

const EXAMINE = {
  keyphraseInIntroduction: inIntroduction,
  keyphraseLength: length,
  keyphraseDensity: density,
  keyphraseInSubheadings: inSubheadings,
  keyphraseInTitle: inTitle,
  keyphraseDistribution: distribution,
} as const satisfies Partial<Record<CheckName, Examine>>;

/** Without a keyphrase every check is unmeasured. */
export function keyphraseChecks(
  phrase: Keyphrase | null,
  text: TextOutline,
  knowsWordForms: boolean,
): Check[] {
  return Object.entries(EXAMINE).map(([name, examine]) => ({
    name: name as CheckName,
    ...(phrase === null || phrase.stems.length === 0
      ? UNMEASURED
      : examine(phrase, text, knowsWordForms)),
  }));
}
