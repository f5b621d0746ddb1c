/** How a text stands beside the pages of its competitors: what it is built of, and the goal. docs/scoring.md has the formulas. */
import {
  type Competition,
  type CompetitorComparison,
  type Goal,
  MEASURES,
  type Measure,
  type PageFeatures,
} from '../report/competition.ts';
import type { TextReport } from '../report/report.ts';
import { usualRangeOf } from '../report/usualRange.ts';
import { SEO_WEIGHTS } from '../report/weights.ts';
import { outlineOf, type ReadBlock } from '../text/outline.ts';
import { readabilityMatch } from '../text/readability.ts';
import { repeatedIn } from '../text/stuffing.ts';
import { coverageOfPage } from './coverage.ts';

/** Compares a text with the pages of its competitors: measures beside their usual ranges, and the goal. */
export function compareWithCompetitors(
  blocks: readonly ReadBlock[],
  report: Pick<TextReport, 'seo' | 'readability'>,
  { competition, pages }: CompetingPages,
): CompetitorComparison {
  const mine = countsOf(blocks);
  const outliers = new Set(competition.outliers);
  const usual = pages.filter(({ id }) => !outliers.has(id));
  const measures = MEASURES.map((name): Measure => {
    const counted = name === 'readability' ? pages : usual; // as in the score
    const values = counted.flatMap((page) => page[name] ?? []);
    const ofText = name === 'readability' ? (report.readability?.score ?? null) : mine[name];
    return { name, mine: ofText, usual: usualRangeOf(values) };
  });
  const goal = goalOf(report, { competition, pages });
  return { pages: pages.length, outliers: competition.outliers, measures, goal };
}

export interface CompetingPages {
  readonly competition: Competition;
  /** Those that were read and are not ignored. */
  readonly pages: readonly PageFeatures[];
}

/** What a text repeats counts once, as it does on a page. */
function countsOf(blocks: readonly ReadBlock[]) {
  const repeated = repeatedIn(blocks);
  const counted = repeated.size === 0 ? blocks : blocks.filter((block) => !repeated.has(block));
  const { words, headings, paragraphs, images, links } = outlineOf(counted);
  return {
    words,
    headings: headings.length,
    paragraphs: paragraphs.length,
    images: images.length,
    links: links.length,
  };
}

function goalOf(
  { seo }: Pick<TextReport, 'seo'>,
  { competition, pages }: CompetingPages,
): Goal | null {
  const together = seo === null ? null : togetherOf(seo.parts);
  const mine = seo === null || together === null ? null : together * seo.kept;
  const theirs = pages.flatMap((page) => togetherOf(partsOf(page, competition)) ?? []);
  const usual = usualRangeOf(theirs);
  if (mine === null || usual === null) return null;
  const below = theirs.filter((score) => score < mine).length;
  return { mine, usual, below, pages: theirs.length };
}

interface Parts {
  readonly coverage: number | null;
  readonly readability: number | null;
}

const partsOf = (page: PageFeatures, competition: Competition): Parts => ({
  coverage: coverageOfPage(competition, page)?.score ?? null,
  readability:
    page.readability === null ? null : readabilityMatch(page.readability, competition.readability),
});

/** Null without coverage: readability alone says nothing about a topic. */
function togetherOf({ coverage, readability }: Parts): number | null {
  if (coverage === null) return null;
  if (readability === null) return coverage;
  const weights = SEO_WEIGHTS.withCompetitors;
  const sum = weights.coverage * coverage + weights.readability * readability;
  return sum / (weights.coverage + weights.readability);
}
