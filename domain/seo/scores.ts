/** From the lines of a text to its scores. docs/scoring.md has the formulas. */
import type { Subject } from './checkRow.ts';
import { aiSearchChecks, ruleChecks, scoreOf } from './checkTable.ts';
import type { Coverage } from './competition.ts';
import { coverageOf } from './coverage.ts';
import { readabilityIn, readabilityMatch } from './readability.ts';
import type { Check, SeoScore } from './report.ts';
import { SEO_WEIGHTS } from './weights.ts';

export interface Scores {
  readonly rules: {
    readonly checks: readonly Check[];
    readonly coverage: Coverage | null;
    readonly seo: SeoScore;
  };
  readonly aiSearch: { readonly checks: readonly Check[]; readonly score: number | null };
}

/** The lines of a text and what they come to. */
export function scoresOf(subject: Subject): Scores {
  const { text, context } = subject;
  const checks = ruleChecks(subject);
  const aiChecks = aiSearchChecks(subject);
  const { competition } = context;
  const coverage = competition === null ? null : coverageOf(text.blocks, competition);
  const readability = readabilityIn(text, context.language);
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
export function lower(whole: Scores, clean: Scores): Scores {
  return {
    rules: whole.rules.seo.score <= clean.rules.seo.score ? whole.rules : clean.rules,
    aiSearch:
      (whole.aiSearch.score ?? 0) <= (clean.aiSearch.score ?? 0) ? whole.aiSearch : clean.aiSearch,
  };
}
