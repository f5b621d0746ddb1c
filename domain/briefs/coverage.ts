/** How much of a brief a text covers: its sections, its questions, its terms. */
import type { BriefData, SeoBrief } from '#contract/brief.schema.ts';
import { OUTLINE_LIMITS } from '#contract/content.route.ts';
import type { Block } from '../article/body.ts';
import type { BriefCoverage, BriefGuide, CoveredPart, CoveredTerm } from '../seo/briefReport.ts';
import { outlineOf, type PlacedUnit, type ReadBlock } from '../seo/outline.ts';
import { type CountedTerms, termCounterOf } from '../seo/termCounts.ts';
import type { TextTools } from '../seo/textTools.ts';
import { writtenBrief } from './briefBody.ts';
import { stemsOf } from './headingGroups.ts';

type WithText = Pick<SeoBrief, 'data'> & { readonly blocks: readonly Block[] };
const guides = new WeakMap<WithText, BriefGuide>();

/** More sections or questions than an outline can have are looked for by nobody. */
const PARTS_MOST = OUTLINE_LIMITS.sections;

/** The same brief is the same guide. */
export function guideOf(brief: WithText): BriefGuide {
  const known = guides.get(brief);
  if (known !== undefined) return known;
  const { outline, questions } = writtenBrief(brief.blocks);
  const data: BriefData | null = brief.data;
  const guide: BriefGuide = {
    sections: outline.slice(0, PARTS_MOST).map(({ heading }) => heading),
    questions: questions.slice(0, PARTS_MOST).map(({ heading }) => heading),
    terms: data?.terms ?? [],
    words: data?.words?.median ?? null,
  };
  guides.set(brief, guide);
  return guide;
}

/** A heading with so many of the words of another one is about the same. */
const SAME_HEADING = 0.6;
/** A paragraph with so many of the words of a question answers it. */
const ANSWERED = 0.8;

export function briefCoverageOf(
  blocks: readonly ReadBlock[],
  guide: BriefGuide,
  tools: TextTools,
): BriefCoverage {
  const { headings, units, words } = outlineOf(blocks);
  const prose = units.filter(({ kind }) => kind !== 'heading');
  const wanted = [...guide.sections, ...guide.questions];
  const stems = new Map(wanted.map((text) => [text, [...new Set(stemsOf(text, tools))]]));
  const there = new Map(units.map((unit) => [unit, stemsIn(unit)]));
  const has = (all: readonly PlacedUnit[], text: string, share: number) =>
    all.find((unit) => shareOf(stems.get(text) ?? [], there.get(unit)) >= share)?.blockId;
  return {
    sections: guide.sections.map((text) => ({
      text,
      blockId: has(headings, text, SAME_HEADING) ?? null,
    })),
    questions: guide.questions.map((text) => ({
      text,
      blockId: has(headings, text, SAME_HEADING) ?? has(prose, text, ANSWERED) ?? null,
    })),
    terms: termsIn(blocks, guide, { words, tools }),
  };
}

const stemsIn = ({ sentences }: PlacedUnit): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ stems }) => stems));

/** The share of the content words of a text that a unit has, 0 to 1. */
function shareOf(wanted: readonly string[], there: ReadonlySet<string> = new Set()): number {
  return wanted.length === 0 ? 0 : wanted.filter((stem) => there.has(stem)).length / wanted.length;
}

interface CountedGuide extends CountedTerms {
  readonly tools: TextTools;
}
const counted = new WeakMap<BriefGuide, CountedGuide>();

/** The same object for the same guide, so that each block is counted once. */
function countedOf(guide: BriefGuide, tools: TextTools): CountedTerms {
  const known = counted.get(guide);
  if (known?.tools === tools) return known;
  const terms = guide.terms.map(({ term }) => ({ stems: tools.words(term).map(tools.stem) }));
  const made = { terms, tools };
  counted.set(guide, made);
  return made;
}

interface Length {
  readonly words: number;
  readonly tools: TextTools;
}

function termsIn(
  blocks: readonly ReadBlock[],
  guide: BriefGuide,
  { words, tools }: Length,
): CoveredTerm[] {
  const countOf = termCounterOf(countedOf(guide, tools));
  const uses = guide.terms.map(() => 0);
  for (const { facts } of blocks)
    for (const [at, { count }] of countOf(facts).uses) uses[at] = (uses[at] ?? 0) + count;
  const scale = guide.words === null || guide.words === 0 ? 1 : words / guide.words;
  return guide.terms.map(({ term, tier, low, high }, at) => {
    const least = Math.max(1, Math.round(low * scale));
    return {
      ...{ term, tier, uses: uses[at] ?? 0 },
      low: least,
      high: Math.max(least, Math.round(high * scale)),
    };
  });
}

/** How many are covered, of all that are wanted. */
export function coveredCounts({ sections, questions, terms }: BriefCoverage) {
  const there = (parts: readonly CoveredPart[]) => ({
    covered: parts.filter(({ blockId }) => blockId !== null).length,
    all: parts.length,
  });
  return {
    sections: there(sections),
    questions: there(questions),
    terms: {
      covered: terms.filter(({ uses, low, high }) => uses >= low && uses <= high).length,
      all: terms.length,
    },
  };
}
