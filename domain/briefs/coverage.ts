/** How much of a brief a text covers: its sections and questions by what stands below their headings, and its terms. */
import type { BriefData, SeoBrief } from '#contract/briefs/brief.schema.ts';
import { OUTLINE_LIMITS } from '#contract/writing/content.route.ts';
import type { Block } from '../article/body.ts';
import type {
  BriefCoverage,
  BriefGuide,
  CoveredPart,
  CoveredTerm,
} from '../seo/report/briefReport.ts';
import { TERMS } from '../seo/report/weights.ts';
import { termStemsOf } from '../seo/text/measures.ts';
import { outlineOf, type ReadBlock } from '../seo/text/outline.ts';
import { type CountedTerms, termCounterOf } from '../seo/text/termCounts.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { writtenBrief } from './briefBody.ts';
import { coveredQuestion, coveredSection } from './coveredParts.ts';
import { subjectOf } from './subject.ts';
import { textSections } from './textSections.ts';

type WithText = Pick<SeoBrief, 'data' | 'keyphrase'> & { readonly blocks: readonly Block[] };
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
    keyphrase: brief.keyphrase,
    sections: outline.slice(0, PARTS_MOST).map(({ heading, notes }) => {
      return { heading, facts: notes.slice(0, OUTLINE_LIMITS.points) };
    }),
    questions: questions.slice(0, PARTS_MOST).map(({ heading }) => heading),
    terms: data?.terms ?? [],
    words: data?.words?.median ?? null,
  };
  guides.set(brief, guide);
  return guide;
}

export function briefCoverageOf(
  blocks: readonly ReadBlock[],
  guide: BriefGuide,
  tools: TextTools,
): BriefCoverage {
  const subject = subjectOf(guide, tools);
  const { words } = outlineOf(blocks);
  const sections = textSections(blocks);
  return {
    sections: subject.sections.map((wanted) => coveredSection(wanted, sections, subject)),
    questions: subject.questions.map((wanted) => coveredQuestion(wanted, sections, subject)),
    terms: termsIn(blocks, guide, { words, tools }),
  };
}

interface CountedGuide extends CountedTerms {
  readonly tools: TextTools;
}
const counted = new WeakMap<BriefGuide, CountedGuide>();

/** The same object for the same guide, so that each block is counted once. */
function countedOf(guide: BriefGuide, tools: TextTools): CountedTerms {
  const known = counted.get(guide);
  if (known?.tools === tools) return known;
  const terms = guide.terms.map(({ term }) => ({ stems: termStemsOf(term, tools) }));
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
      term,
      tier,
      uses: uses[at] ?? 0,
      low: least,
      high: Math.max(least, Math.round(high * scale)),
    };
  });
}

/** Above its range is a term only where it is used more than twice as often as usual at most: it reads as stuffing. */
export function stateOfTerm({
  uses,
  low,
  high,
}: Pick<CoveredTerm, 'uses' | 'low' | 'high'>): 'below' | 'within' | 'above' {
  if (uses < low) return 'below';
  return uses > TERMS.stuffed.times * high && uses > TERMS.stuffed.leastUses ? 'above' : 'within';
}

/** Returns how many sections, questions and terms are covered, and how many are wanted. */
export function coveredCounts({ sections, questions, terms }: BriefCoverage) {
  const there = (parts: readonly CoveredPart[]) => ({
    covered: parts.filter(({ state }) => state === 'covered').length,
    partly: parts.filter(({ state }) => state === 'partly').length,
    all: parts.length,
  });
  return {
    sections: there(sections),
    questions: there(questions),
    terms: {
      covered: terms.filter((term) => stateOfTerm(term) === 'within').length,
      all: terms.length,
    },
  };
}
