import type { Subject } from './checkRow.ts';
import { aiSearchChecks, ruleChecks, scoreOf } from './checkTable.ts';
import type { Coverage } from './competition.ts';
import { coverageOf } from './coverage.ts';
import { keyphraseOf } from './keyphrase.ts';
import { blockPlaces, outlineOf, type ReadBlock, type TextOutline } from './outline.ts';
import { readabilityMatch, readabilityOf, totalsOf } from './readability.ts';
import type { Check, Place, Readability, ReportContext, SeoScore, TextReport } from './report.ts';
import { isStuffed, repeatedIn } from './stuffing.ts';
import { notScoredFor } from './textLanguage.ts';
import type { TextTools } from './textTools.ts';
import { SCORER_VERSION, SEO_WEIGHTS } from './weights.ts';

/** Silent reading of English non-fiction, words a minute (Brysbaert, J. Mem. Lang. 109, 2019). */
const READING_WPM = 238;

/** Combines the facts of all blocks. Takes time by the number of sentences; no text is read again. */
export function textReportOf(
  blocks: readonly ReadBlock[],
  context: ReportContext,
  tools: TextTools,
): TextReport {
  const { keyphrase, competition } = context;
  const text = outlineOf(blocks);
  const phrase = keyphrase === null ? null : keyphraseOf(keyphrase, tools);
  const notScored = notScoredFor(text, context.language, tools);
  const knowsLanguage = notScored === null || notScored === 'empty';
  const repeated = repeatedIn(blocks);
  const counted = without(blocks, repeated);
  const stuffed = new Set(counted.filter((block) => isStuffed(block, phrase, competition)));
  const scored = (kept: readonly ReadBlock[]) =>
    scoredText({
      text: kept === blocks ? text : outlineOf(kept),
      phrase,
      context,
      tools,
      knowsLanguage,
    });
  const whole = scored(counted);
  const { rules, aiSearch } =
    stuffed.size === 0 ? whole : lower(whole, scored(without(counted, stuffed)));
  const isScored = notScored === null;
  return {
    ...figuresOf(text),
    scorerVersion: SCORER_VERSION,
    readability: knowsLanguage ? readabilityIn(text, context) : null,
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

const readabilityIn = (
  { sentences }: TextOutline,
  { language }: ReportContext,
): Readability | null => readabilityOf(language, totalsOf(sentences));

interface Scored {
  readonly rules: {
    readonly checks: readonly Check[];
    readonly coverage: Coverage | null;
    readonly seo: SeoScore;
  };
  readonly aiSearch: { readonly checks: readonly Check[]; readonly score: number | null };
}

function scoredText(subject: Subject): Scored {
  const { text, context } = subject;
  const checks = ruleChecks(subject);
  const aiChecks = aiSearchChecks(subject);
  const { competition } = context;
  const coverage = competition === null ? null : coverageOf(text.blocks, competition);
  const readability = readabilityIn(text, context);
  const parts = {
    coverage: coverage?.score ?? null,
    rules: scoreOf(checks),
    readability:
      readability === null
        ? null
        : readabilityMatch(readability.score, competition?.readability ?? null),
  };
  // Title and description alone are no text: one that is nothing but stuffing scores nothing.
  const isEmpty = text.words === 0;
  const seo = seoScoreOf(parts, coverage);
  return {
    rules: { checks, coverage, seo: isEmpty ? { ...seo, score: 0 } : seo },
    aiSearch: { checks: aiChecks, score: isEmpty ? 0 : scoreOf(aiChecks) },
  };
}

/** A part that was not measured leaves its weight to the others. */
function seoScoreOf(parts: SeoScore['parts'], coverage: Coverage | null): SeoScore {
  const weights = SEO_WEIGHTS[coverage === null ? 'withoutCompetitors' : 'withCompetitors'];
  let [sum, all] = [0, 0];
  for (const name of ['coverage', 'rules', 'readability'] as const) {
    const part = parts[name];
    if (part === null) continue;
    sum += weights[name] * part;
    all += weights[name];
  }
  const score = all === 0 ? 0 : sum / all;
  return { score, parts, competitionId: coverage?.competitionId ?? null };
}

/** The lower one, for each score: a stuffed block can take away, but never add. */
function lower(whole: Scored, clean: Scored): Scored {
  return {
    rules: whole.rules.seo.score <= clean.rules.seo.score ? whole.rules : clean.rules,
    aiSearch:
      (whole.aiSearch.score ?? 0) <= (clean.aiSearch.score ?? 0) ? whole.aiSearch : clean.aiSearch,
  };
}
