/** What a reader would send back, whatever else a text has. Each takes its part of both scores (FAULT_COSTS). */
import type { FaultName, Place } from '../report/report.ts';
import { KEYPHRASE_DENSITY, WORD_LIST } from '../report/thresholds.ts';
import { FAULT_COSTS, FAULT_IS_SLIGHT } from '../report/weights.ts';
import type { BlockFacts } from '../text/blockFacts.ts';
import {
  blockPlaces,
  outlineOf,
  type PlacedUnit,
  spanPlaces,
  unitPlaces,
} from '../text/outline.ts';
import { repeatingIn } from '../text/repetition.ts';
import { stemsIn } from '../text/stemSets.ts';
import { usesIn } from '../text/stuffing.ts';
import {
  type CheckRow,
  type Finding,
  inLanguage,
  percentOf,
  type Subject,
  UNMEASURED,
} from './checkRow.ts';
import { copiedIn } from './copiedWords.ts';
import { emptySectionsOf, sectionsOf } from './depthChecks.ts';

/** What a fault leaves of the scores, 0 to 1. */
export function keptOf(name: FaultName, value: number): number {
  const { from, to, most } = FAULT_COSTS[name];
  return 1 - most * Math.min(1, Math.max(0, (value - from) / (to - from)));
}

function faultOf(name: FaultName, value: number, places: readonly Place[]): Finding {
  const kept = keptOf(name, value);
  const rating = kept === 1 ? 'good' : kept >= FAULT_IS_SLIGHT ? 'ok' : 'bad';
  return { rating, value, places: rating === 'good' ? [] : places };
}

/** A fault of texts that have words. */
const ofText =
  (examine: (subject: Subject) => Finding) =>
  (subject: Subject): Finding =>
    subject.text.words === 0 ? UNMEASURED : examine(subject);

const openSlots = ofText(({ text: { blocks } }) => {
  const slots = blocks.filter(({ facts }) => facts.isSlot);
  return faultOf('openSlots', slots.length, blockPlaces(slots.map(({ id }) => ({ blockId: id }))));
});

const ownNotes = ofText(({ text: { units } }) => {
  const noted = units.filter(({ notes }) => notes > 0);
  const notes = noted.reduce((sum, unit) => sum + unit.notes, 0);
  return faultOf('ownNotes', notes, unitPlaces(noted));
});

/** Percentage of the words that stand in a competing page or a source in the same order. */
function copied({ text, context: { competition, sources, site } }: Subject): Finding {
  const found = copiedIn(text.blocks, [competition?.wording ?? NONE, sources], site);
  if (found === null) return UNMEASURED;
  return faultOf('copied', found.percent, blockPlaces(found.blocks));
}

const NONE = [] as const;

/** Percentage of the keyphrase's words that the text below its title never uses, be it within a longer word. */
function offSubject({ text, phrase, tools }: Subject): Finding {
  if (phrase === null || phrase.contentWords === 0 || text.sentences.length === 0)
    return UNMEASURED;
  const sets = text.blocks.map(({ facts }) => stemsIn(facts).belowTitle);
  const missing = phrase.stems.filter(
    (stem) =>
      !sets.some((set) => set.has(stem)) &&
      (stem.length < longStemIn(tools.language) || !sets.some((set) => isWithinOne(stem, set))),
  );
  return faultOf('offSubject', percentOf(missing.length, phrase.stems.length), []);
}
const isWithinOne = (stem: string, words: ReadonlySet<string>): boolean =>
  [...words].some((word) => word.startsWith(stem) || word.endsWith(stem));
/** "pumpe" in "Wärmepumpe". A shorter stem begins or ends other words: "appart" of "appartement" is no part of "appartenir". */
const longStemIn = (language: string): number => (WRITES_COMPOUNDS.has(language) ? 4 : 8);
const WRITES_COMPOUNDS: ReadonlySet<string> = new Set(['de', 'nl']);

/** Percentage of the words that are uses of the whole keyphrase. */
function overusedKeyphrase({ text, phrase }: Subject): Finding {
  if (phrase === null || phrase.contentWords === 0) return UNMEASURED;
  if (text.wordsOutsideCode < KEYPHRASE_DENSITY.minWords) return UNMEASURED;
  const { size } = new Set(phrase.stems);
  const using = text.blocks
    .map(({ id, facts }) => ({ blockId: id, uses: usesIn(phrase, facts) }))
    .filter(({ uses }) => uses > 0);
  const uses = using.reduce((sum, block) => sum + block.uses, 0);
  const often = using.filter((block) => block.uses > 1);
  const value = percentOf(uses * size, text.wordsOutsideCode);
  return faultOf('overusedKeyphrase', value, blockPlaces(often.length > 0 ? often : using));
}

/** Percentage of the words that stand in sentences, or whole blocks, that an earlier one has in almost the same words. */
function repeatedSentences({ text: { sentences }, repeated }: Subject): Finding {
  const again = outlineOf(repeated).sentences;
  const words = wordsOf(sentences) + wordsOf(again);
  if (words === 0) return UNMEASURED;
  const repeating = [...repeatingIn(sentences), ...again];
  return faultOf('repeatedSentences', percentOf(wordsOf(repeating), words), spanPlaces(repeating));
}

const wordsOf = (parts: readonly { readonly words: number }[]): number =>
  parts.reduce((sum, { words }) => sum + words, 0);

const isProse = ({ kind, codeWords }: PlacedUnit): boolean =>
  (kind === 'paragraph' || kind === 'item') && codeWords === 0;

/** Percentage of the words that stand in lines without the small words of a sentence. */
const wordLists = inLanguage(({ text: { units }, tools }) => {
  const prose = units.filter(isProse);
  const words = wordsOf(prose);
  if (words === 0 || tools.wordOrder === null) return UNMEASURED;
  const lists = prose.filter(
    (unit) => smallWordsIn(unit) * 100 < WORD_LIST.smallPercent * unit.words,
  );
  return faultOf('wordLists', percentOf(wordsOf(lists), words), unitPlaces(lists));
});

/** Percentage of the words that stand in lines without an end mark, as in notes. */
function unfinishedLines({ text: { units } }: Subject): Finding {
  const prose = units.filter(isProse);
  const words = wordsOf(prose);
  if (words === 0) return UNMEASURED;
  const open = prose.filter(({ isEnded }) => !isEnded);
  return faultOf('unfinishedLines', percentOf(wordsOf(open), words), unitPlaces(open));
}

const smallWordsIn = ({ sentences }: Pick<BlockFacts['units'][number], 'sentences'>): number =>
  sentences.reduce((sum, { small }) => sum + small, 0);

/** Words side by side that cannot be, as a percentage of what there would be if the words stood in any order. */
const brokenSentences = inLanguage(({ text: { sentences }, tools }) => {
  if (tools.wordOrder === null || sentences.length === 0) return UNMEASURED;
  const byChance = sentences.reduce((sum, sentence) => sum + sentence.byChance, 0);
  const broken = sentences.filter((sentence) => sentence.broken > 0);
  const count = broken.reduce((sum, sentence) => sum + sentence.broken, 0);
  const counted = Math.max(0, count - 1); // one may be a slip, or right
  const value = Math.min(100, percentOf(counted, Math.max(byChance, WORD_LIST.leastByChance)));
  return faultOf('brokenSentences', value, spanPlaces(broken));
});

function emptySections({ text }: Subject): Finding {
  const sections = sectionsOf(text);
  if (sections.length === 0) return UNMEASURED;
  const empty = emptySectionsOf(text).map(({ heading }) => heading);
  return faultOf('emptySections', percentOf(empty.length, sections.length), unitPlaces(empty));
}

const row = (name: FaultName, examine: CheckRow['examine']): CheckRow => ({
  group: 'fault',
  wanted: { most: FAULT_COSTS[name].from },
  examine,
});

export const FAULT_CHECKS: Readonly<Record<FaultName, CheckRow>> = {
  openSlots: row('openSlots', openSlots),
  ownNotes: row('ownNotes', ownNotes),
  copied: row('copied', copied),
  offSubject: row('offSubject', offSubject),
  overusedKeyphrase: row('overusedKeyphrase', overusedKeyphrase),
  repeatedSentences: row('repeatedSentences', repeatedSentences),
  wordLists: row('wordLists', wordLists),
  unfinishedLines: row('unfinishedLines', unfinishedLines),
  brokenSentences: row('brokenSentences', brokenSentences),
  emptySections: row('emptySections', emptySections),
};
