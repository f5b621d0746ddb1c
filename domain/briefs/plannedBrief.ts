/** The outline, the questions and what is out of scope, as the pages suggest them. */
import type { BriefData, BriefResult } from '#contract/briefs/brief.schema.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import type { BriefLanguage } from './briefLanguage.ts';
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
  readonly words: Pick<BriefLanguage, 'explains'> | null;
}

export function plannedBrief(plan: Plan, tools: TextTools): PlannedBrief {
  const { keyphrase, results, terms, usual, words } = plan;
  const known = results.filter(({ headings }) => headings !== null);
  const groups = headingGroups(known, keyphrase, words, tools);
  const least = known.length < LEAST_PAGES ? 1 : 2;
  const shared = groups.filter(({ urls }) => urls.length >= least);
  const best = shared
    .toSorted((a, b) => b.urls.length - a.urls.length || a.place - b.place)
    .slice(0, SECTIONS_MOST);
  const planned = inOrder(best, groups).map((one) => sectionOf(one, terms, tools));
  const sections = planned.length > 0 ? planned : usual.map(ofTopic);
  const faq = unanswered(plan, sections, tools);
  const isAsked = (text: string) => faq.some((question) => question.text === text);
  const isRare = ({ urls, parent }: HeadingGroup) => urls.length < least && parent === null;
  return {
    sections,
    faq,
    outOfScope: groups
      .filter((group) => least > 1 && isRare(group) && !isAsked(group.text))
      .slice(0, OUT_OF_SCOPE_MOST)
      .map(({ text }) => text),
  };
}

interface Placed extends HeadingGroup {
  readonly isPart: boolean;
}

/** What the keyphrase is comes first; a part stands below the section that the pages have it in, and alone where that is missing. */
function inOrder(best: readonly HeadingGroup[], groups: readonly HeadingGroup[]): Placed[] {
  const parentOf = ({ parent }: HeadingGroup) => (parent === null ? undefined : groups[parent]);
  const isPart = (one: HeadingGroup) => {
    const parent = parentOf(one);
    return parent !== undefined && parent.parent === null && best.includes(parent);
  };
  const ordered = best.toSorted(
    (a, b) => Number(b.isDefinition) - Number(a.isDefinition) || a.place - b.place,
  );
  const [parts, sections] = [ordered.filter(isPart), ordered.filter((one) => !isPart(one))];
  return sections.flatMap((section) => [
    { ...section, isPart: false },
    ...parts.filter((one) => parentOf(one) === section).map((one) => ({ ...one, isPart: true })),
  ]);
}

const ofTopic = (heading: string): BriefSection => ({
  heading,
  isPart: false,
  urls: [],
  terms: [],
});

const sectionOf = (
  { text, stems, isPart, urls }: Placed,
  terms: BriefData['terms'],
  tools: TextTools,
): BriefSection => ({
  heading: text,
  isPart,
  urls,
  terms: (terms ?? [])
    .filter(({ term }) => stemsOf(term, tools).some((stem) => stems.has(stem)))
    .slice(0, TERMS_PER_SECTION)
    .map(({ term }) => term),
});

/** Two texts with so many of their content words in common are about the same. */
const ALIKE = 0.6;

/** The stems of a text that tell it from others on the keyphrase; empty: it asks or says what that is. */
function ownStemsOf(keyphrase: string, tools: TextTools): (text: string) => ReadonlySet<string> {
  const about = new Set(stemsOf(keyphrase, tools));
  return (text) => new Set(stemsOf(text, tools).filter((stem) => !about.has(stem)));
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  (one.size === 0 && other.size === 0) || likeness(one, other) >= ALIKE;

function unanswered(
  { keyphrase, questions }: Plan,
  sections: readonly BriefSection[],
  tools: TextTools,
): PlannedBrief['faq'] {
  const ownOf = ownStemsOf(keyphrase, tools);
  const known = sections.map(({ heading }) => ownOf(heading));
  return (questions ?? [])
    .filter(({ text }) => !known.some((own) => isSame(own, ownOf(text))))
    .slice(0, FAQ_MOST);
}

/** Returns the headings that are questions, without duplicates; null if no heading is known. */
export function questionsIn(
  results: Pages,
  keyphrase: string,
  tools: TextTools,
): BriefData['questions'] {
  const known = results.filter(({ headings }) => headings !== null);
  if (known.length === 0) return null;
  const ownOf = ownStemsOf(keyphrase, tools);
  const asked = known.flatMap(({ url, headings }) =>
    (headings ?? [])
      .filter(({ text, level }) => level > 1 && isQuestion(text, tools)) // the title is what the page answers
      .map(({ text }) => ({ text, url, own: ownOf(text) })),
  );
  const found: (typeof asked)[number][] = [];
  for (const one of asked) {
    if (found.length === QUESTIONS_MOST) break;
    const isNew = !found.some(({ own }) => isSame(own, one.own));
    if (isNew && stemsOf(one.text, tools).length > 0) found.push(one);
  }
  return found.map(({ text, url }) => ({ text, url }));
}

const isQuestion = (text: string, tools: TextTools): boolean =>
  text.endsWith('?') || tools.cues?.isQuestion(tools.words(text).map(tools.plainWord)) === true;
