/** From the lines of a text to its scores. docs/scoring.md has the formulas. */
import type { Subject } from '../checks/checkRow.ts';
import { aiSearchChecks, depthChecks, ruleChecks, scoreOf } from '../checks/checkTable.ts';
import { coverageOf } from '../competitors/coverage.ts';
import type { Coverage } from '../report/competition.ts';
import type { Check, SeoScore } from '../report/report.ts';
import { SEO_PARTS, SEO_WEIGHTS } from '../report/weights.ts';
import { readabilityIn, readabilityMatch } from '../text/readability.ts';

export interface Scores {
  readonly rules: {
    readonly checks: readonly Check[];
    readonly coverage: Coverage | null;
    readonly seo: SeoScore;
  };
  readonly aiSearch: { readonly checks: readonly Check[]; readonly score: number | null };
}

/** The lines of a text and what they come to. `kept`: what its faults leave of both scores, 0 to 1. */
export function scoresOf(subject: Subject, kept: number): Scores {
  const { text, context } = subject;
  const [rules, depth, aiChecks] = [
    ruleChecks(subject),
    depthChecks(subject),
    aiSearchChecks(subject),
  ];
  const { competition } = context;
  const coverage = competition === null ? null : coverageOf(text.blocks, competition);
  const readability = readabilityIn(text, context.language);
  const parts = {
    coverage: coverage?.score ?? null,
    depth: scoreOf(depth),
    rules: scoreOf(rules),
    readability:
      readability === null
        ? null
        : readabilityMatch(readability.score, competition?.readability ?? null),
  };
  // Title and description alone are no text: one that is nothing but stuffing scores nothing.
  const left = text.words === 0 ? 0 : kept;
  const ofChecks = scoreOf(aiChecks);
  return {
    rules: { checks: [...rules, ...depth], coverage, seo: seoScoreOf(parts, coverage, left) },
    aiSearch: { checks: aiChecks, score: ofChecks && ofChecks * left },
  };
}

/** A part that was not measured leaves its weight to the others. */
function seoScoreOf(parts: SeoScore['parts'], coverage: Coverage | null, kept: number): SeoScore {
  const weights = SEO_WEIGHTS[coverage === null ? 'withoutCompetitors' : 'withCompetitors'];
  let [sum, all] = [0, 0];
  for (const name of SEO_PARTS) {
    const part = parts[name];
    if (part === null) continue;
    sum += weights[name] * part;
    all += weights[name];
  }
  const score = all === 0 ? 0 : (kept * sum) / all;
  return { score, parts, kept, competitionId: coverage?.competitionId ?? null };
}

/** Returns the lower of both values for each score, so that a stuffed block can only lower a score. */
export function lower(whole: Scores, clean: Scores): Scores {
  return {
    rules: whole.rules.seo.score <= clean.rules.seo.score ? whole.rules : clean.rules,
    aiSearch:
      (whole.aiSearch.score ?? 0) <= (clean.aiSearch.score ?? 0) ? whole.aiSearch : clean.aiSearch,
  };
}
