/** The outline, the questions and what is out of scope, as the pages suggest them. */
import type { BriefData, BriefResult } from '#contract/brief.schema.ts';
import type { TextTools } from '../seo/textTools.ts';
import { type HeadingGroup, headingGroups, likeness, stemsOf } from './headingGroups.ts';

export interface BriefSection {
  readonly heading: string;
  /** A part of the section before it. */
  readonly isPart: boolean;
  /** The pages that have it; empty: it comes from the kind of the topic. */
  readonly urls: readonly string[];
  /** Terms that belong here. */
  readonly terms: readonly string[];
}

export interface PlannedBrief {
  readonly sections: readonly BriefSection[];
  /** Questions that no section answers. */
  readonly faq: readonly { readonly text: string; readonly url: string }[];
  /** What only one page has a section on. */
  readonly outOfScope: readonly string[];
}

const SECTIONS_MOST = 12;
const FAQ_MOST = 6;
const OUT_OF_SCOPE_MOST = 8;
const TERMS_PER_SECTION = 6;
const QUESTIONS_MOST = 15;
/** With fewer pages, what one of them has is all that is known. */
const LEAST_PAGES = 3;

type Pages = readonly Pick<BriefResult, 'url' | 'headings'>[];

interface Plan {
  readonly keyphrase: string;
  readonly results: Pages;
  readonly questions: BriefData['questions'];
  readonly terms: BriefData['terms'];
  /** Headings for a topic of this kind, where the pages have none in common. */
  readonly usual: readonly string[];
}

export function plannedBrief(plan: Plan, tools: TextTools): PlannedBrief {
  const { keyphrase, results, terms, usual } = plan;
  const known = results.filter(({ headings }) => headings !== null);
  const groups = headingGroups(known, keyphrase, tools);
  const least = known.length < LEAST_PAGES ? 1 : 2;
  const shared = groups.filter(({ urls }) => urls.length >= least);
  const best = shared
    .toSorted((a, b) => b.urls.length - a.urls.length || a.place - b.place)
    .slice(0, SECTIONS_MOST)
    .toSorted((a, b) => a.place - b.place);
  const sections = best.length > 0 ? best.map(sectionOf(terms, tools)) : usual.map(ofTopic);
  return {
    sections,
    faq: unanswered(plan.questions ?? [], sections, tools),
    outOfScope: groups
      .filter((group) => least > 1 && group.urls.length < least && group.level === 2)
      .slice(0, OUT_OF_SCOPE_MOST)
      .map(({ text }) => text),
  };
}

const ofTopic = (heading: string): BriefSection => ({
  heading,
  isPart: false,
  urls: [],
  terms: [],
});

const sectionOf =
  (terms: BriefData['terms'], tools: TextTools) =>
  ({ text, stems, level, urls }: HeadingGroup, at: number): BriefSection => ({
    heading: text,
    isPart: level > 2 && at > 0,
    urls,
    terms: (terms ?? [])
      .filter(({ term }) => stemsOf(term, tools).some((stem) => stems.has(stem)))
      .slice(0, TERMS_PER_SECTION)
      .map(({ term }) => term),
  });

/** Two texts with so many of their content words in common are about the same. */
const ALIKE = 0.6;

function unanswered(
  questions: PlannedBrief['faq'],
  sections: readonly BriefSection[],
  tools: TextTools,
): PlannedBrief['faq'] {
  const known = sections.map(({ heading }) => new Set(stemsOf(heading, tools)));
  return questions
    .filter(({ text }) => {
      const stems = new Set(stemsOf(text, tools));
      return known.every((one) => likeness(one, stems) < ALIKE);
    })
    .slice(0, FAQ_MOST);
}

/** The headings that ask something, each once. Null: no heading is known. */
export function questionsIn(results: Pages, tools: TextTools): BriefData['questions'] {
  const known = results.filter(({ headings }) => headings !== null);
  if (known.length === 0) return null;
  const asked = known.flatMap(({ url, headings }) =>
    (headings ?? [])
      .filter(({ text, level }) => level > 1 && isQuestion(text, tools)) // the title is what the page answers
      .map(({ text }) => ({ text, url, stems: new Set(stemsOf(text, tools)) })),
  );
  const found: (typeof asked)[number][] = [];
  for (const one of asked) {
    if (found.length === QUESTIONS_MOST) break;
    const isNew = found.every(({ stems }) => likeness(stems, one.stems) < ALIKE);
    if (one.stems.size > 0 && isNew) found.push(one);
  }
  return found.map(({ text, url }) => ({ text, url }));
}

const isQuestion = (text: string, tools: TextTools): boolean =>
  text.endsWith('?') || tools.cues?.isQuestion(tools.words(text).map(tools.plainWord)) === true;
