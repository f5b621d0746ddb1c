import { keyphraseOf } from './keyphrase.ts';
import { blockPlaces, outlineOf, type ReadBlock, type TextOutline } from './outline.ts';
import { readabilityIn } from './readability.ts';
import type { Place, ReportContext, TextReport } from './report.ts';
import { lower, type Scores, scoresOf } from './scores.ts';
import { isStuffed, repeatedIn } from './stuffing.ts';
import { notScoredFor } from './textLanguage.ts';
import type { TextTools } from './textTools.ts';
import { withoutUnwanted } from './watchedTerms.ts';
import { SCORER_VERSION } from './weights.ts';

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
  const text = outlineOf(blocks);
  const phrase = keyphrase === null ? null : keyphraseOf(keyphrase, tools);
  const notScored = notScoredFor(text, context.language, tools);
  const knowsLanguage = notScored === null || notScored === 'empty';
  const repeated = repeatedIn(blocks);
  const counted = without(blocks, repeated);
  const stuffed = new Set(counted.filter((block) => isStuffed(block, phrase, competition)));
  const scored = (kept: readonly ReadBlock[]): Scores => {
    const keptText = kept === blocks ? text : outlineOf(kept);
    return scoresOf({
      text: keptText,
      phrase,
      context: { ...context, competition },
      tools,
      knowsLanguage,
    });
  };
  const whole = scored(counted);
  const { rules, aiSearch } =
    stuffed.size === 0 ? whole : lower(whole, scored(without(counted, stuffed)));
  const isScored = notScored === null;
  return {
    ...figuresOf(text),
    scorerVersion: SCORER_VERSION,
    readability: knowsLanguage ? readabilityIn(text, context.language) : null,
    keyphrase,
    checks: [...rules.checks, ...aiSearch.checks],
    coverage: rules.coverage,
    notScored,
    seo: isScored ? rules.seo : null,
    aiSearch: isScored ? aiSearch.score : null,
    stuffed: placesOf(stuffed),
    repeated: placesOf(repeated),
  };
}

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
