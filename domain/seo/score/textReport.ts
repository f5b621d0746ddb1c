import type { Subject } from '../checks/checkRow.ts';
import { faultsOf, worse } from '../checks/checkTable.ts';
import { withoutUnwanted } from '../competitors/watchedTerms.ts';
import type { Competition } from '../report/competition.ts';
import type { NotScored, Place, ReportContext, TextReport } from '../report/report.ts';
import { SCORER_VERSION } from '../report/weights.ts';
import { type Keyphrase, keyphraseOf } from '../text/keyphrase.ts';
import { blockPlaces, outlineOf, type ReadBlock, type TextOutline } from '../text/outline.ts';
import { readabilityIn } from '../text/readability.ts';
import { isStuffed, repeatedIn } from '../text/stuffing.ts';
import { notScoredFor } from '../text/textLanguage.ts';
import { enoughWordsFor } from '../text/textLength.ts';
import type { TextTools } from '../text/textTools.ts';
import { lower, scoresOf } from './scores.ts';

/** Silent reading of English non-fiction, words a minute (Brysbaert, J. Mem. Lang. 109, 2019). */
const READING_WPM = 238;

/** Combines the facts of all blocks. Takes time by the number of sentences; no text is read again. */
export function textReportOf(
  blocks: readonly ReadBlock[],
  context: ReportContext,
  tools: TextTools,
): TextReport {
  const { keyphrase, fields } = context;
  const competition =
    context.competition && withoutUnwanted(context.competition, fields.bannedTerms, tools);
  const phrase = keyphrase === null ? null : keyphraseOf(keyphrase, tools);
  const { text, readings, repeated, stuffed } = readingsOf(blocks, phrase, competition);
  const least = Math.min(...readings.map(({ wordsOutsideCode }) => wordsOutsideCode));
  const length = { words: least, enough: enoughWordsFor({ ...context, competition }) };
  const notScored = notScoredFor(text, context.language, tools) ?? shortOf(length);
  const isScored = notScored === null;
  const isRead = isScored || notScored === 'empty' || notScored === 'tooShort';
  const subjects = readings.map(
    (reading): Subject => ({
      text: reading,
      repeated: [...repeated],
      phrase,
      tools,
      knowsLanguage: isRead,
      context: { ...context, competition },
    }),
  );
  const faults = subjects.map(faultsOf).reduce(worse);
  const { rules, aiSearch } = subjects.map((one) => scoresOf(one, faults.kept)).reduce(lower);
  return {
    ...figuresOf(text),
    scorerVersion: SCORER_VERSION,
    length,
    readability: isRead ? readabilityIn(text, context.language) : null,
    keyphrase,
    checks: [...faults.checks, ...rules.checks, ...aiSearch.checks],
    coverage: rules.coverage,
    notScored,
    seo: isScored ? rules.seo : null,
    aiSearch: isScored ? aiSearch.score : null,
    stuffed: placesOf(stuffed),
    repeated: placesOf(repeated),
  };
}

interface Readings {
  readonly text: TextOutline;
  /** Without what it repeats; and, if there is any, without what is stuffed. */
  readonly readings: readonly TextOutline[];
  readonly repeated: ReadonlySet<ReadBlock>;
  readonly stuffed: ReadonlySet<ReadBlock>;
}

function readingsOf(
  blocks: readonly ReadBlock[],
  phrase: Keyphrase | null,
  competition: Competition | null,
): Readings {
  const text = outlineOf(blocks);
  const repeated = repeatedIn(blocks);
  const counted = without(blocks, repeated);
  const whole = counted === blocks ? text : outlineOf(counted);
  const stuffed = new Set(counted.filter((block) => isStuffed(block, phrase, competition)));
  const readings = stuffed.size === 0 ? [whole] : [whole, outlineOf(without(counted, stuffed))];
  return { text, readings, repeated, stuffed };
}

const shortOf = ({ words, enough }: TextReport['length']): NotScored | null =>
  words < enough ? 'tooShort' : null;

const without = (
  blocks: readonly ReadBlock[],
  those: ReadonlySet<ReadBlock>,
): readonly ReadBlock[] =>
  those.size === 0 ? blocks : blocks.filter((block) => !those.has(block));

const placesOf = (blocks: ReadonlySet<ReadBlock>): Place[] =>
  blockPlaces([...blocks].map(({ id }) => ({ blockId: id })));

const figuresOf = ({ words, sentences, paragraphs }: TextOutline) => ({
  words,
  sentences: sentences.length,
  paragraphs: paragraphs.length,
  readingMinutes: Math.ceil(words / READING_WPM),
});
