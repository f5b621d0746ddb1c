/** Whether a section or a question of a brief is in a text: by what stands below its heading, never by the heading alone. */
import type { BlockId } from '../article/body.ts';
import type { CoverageFlaw, CoveredPart } from '../seo/report/briefReport.ts';
import type { Subject, WantedSection, WantedWords } from './subject.ts';
import type { TextSection } from './textSections.ts';

/** A heading with so many of the words of another one is about the same. */
const SAME_HEADING = 0.6;
/** A paragraph with so many of the words that a question has beside the keyphrase answers it; */
const ANSWERED = 0.8;
/** if these are fewer, one with all of its words. */
const LEAST_ASKED = 2;
/** Fewer words are no section, and no answer. */
const SECTION_WORDS = 20;
const ANSWER_WORDS = 8;
/** So many words of a fact are in what states it. */
const STATED = 0.6;

export function coveredSection(
  wanted: WantedSection,
  sections: readonly TextSection[],
  subject: Subject,
): CoveredPart {
  const { text, terms, facts } = wanted;
  const section = sectionNamed(wanted, sections);
  if (section === undefined) return missing(text);
  const { blockId } = section;
  const there = stemsIn(section);
  const flaw = flawOf(section, SECTION_WORDS, { subject, wanted });
  const isMeant = flaw === 'offSubject' && facts.some((fact) => states(there, fact));
  if (flaw !== null && !isMeant) return { ...missing(text), blockId, flaw };
  const unused = terms.filter((term) => shareOf(term.stems, there) < 1);
  const unsaid = facts.filter((fact) => shareOf(fact.stems, there) < STATED);
  const lacks = [...(unused.length * 2 > terms.length ? unused : []), ...unsaid];
  const state = lacks.length > 0 ? 'partly' : 'covered';
  return { text, blockId, state, flaw, lacks: lacks.map((one) => one.text) };
}

export function coveredQuestion(
  wanted: WantedWords,
  sections: readonly TextSection[],
  subject: Subject,
): CoveredPart {
  const { text, all } = wanted;
  const named = sectionNamed(wanted, sections);
  // "How often should you season a pan?" is not asked by "Season a pan in the oven".
  const isNamed = askedIn(wanted, subject).size > 0 || shareOf(named?.heading ?? NONE, all) >= HALF;
  const section = isNamed ? named : undefined;
  const flaw = section === undefined ? null : flawOf(section, ANSWER_WORDS, { subject, wanted });
  const isBelow = section !== undefined && flaw === null;
  const blockId = isBelow ? section.blockId : answerIn(wanted, sections, subject);
  if (blockId === null) return { ...missing(text), blockId: section?.blockId ?? null, flaw };
  return { text, blockId, state: 'covered', flaw: null, lacks: [] };
}

const missing = (text: string): CoveredPart => ({
  text,
  state: 'missing',
  blockId: null,
  flaw: null,
  lacks: [],
});

interface Meant {
  readonly subject: Subject;
  readonly wanted: WantedWords;
}

function flawOf(
  section: TextSection,
  least: number,
  { subject, wanted }: Meant,
): CoverageFlaw | null {
  if (section.words === 0) return 'empty';
  if (section.words < least) return 'short';
  const there = stemsIn(section);
  return subject.isAbout(there) && subject.saysMore(there, wanted) ? null : 'offSubject';
}

/** The block of a paragraph that answers, in a section on the subject. */
function answerIn(
  wanted: WantedWords,
  sections: readonly TextSection[],
  subject: Subject,
): BlockId | null {
  const asked = askedIn(wanted, subject);
  if (asked.size === 0 || wanted.stems.size < LEAST_ASKED) return null;
  const isAnswer = (there: ReadonlySet<string>) =>
    asked.size < LEAST_ASKED
      ? shareOf(wanted.stems, there) === 1
      : shareOf(asked, there) >= ANSWERED;
  for (const section of sections.filter((one) => subject.isAbout(stemsIn(one))))
    for (const { blockId, stems } of section.units) {
      const there = new Set(stems);
      if (isAnswer(there) && subject.saysMore(there, wanted)) return blockId;
    }
  return null;
}

/** Of a single word it cannot be told. */
const states = (there: ReadonlySet<string>, { stems }: WantedWords): boolean =>
  stems.size >= LEAST_ASKED && shareOf(stems, there) >= STATED;

const NONE: ReadonlySet<string> = new Set();
const HALF = 0.5;

/** What a question has beside the keyphrase. */
const askedIn = ({ stems }: WantedWords, { about }: Subject): ReadonlySet<string> =>
  new Set([...stems].filter((stem) => !about.stems.has(stem)));

/** The section whose heading has most of the words; of several the one that has fewest others. A title is the heading of no section. */
function sectionNamed(
  { stems, all }: WantedWords,
  sections: readonly TextSection[],
): TextSection | undefined {
  const named = sections
    .filter(({ isTitled }) => !isTitled)
    .map((section) => ({ section, share: shareOf(stems, section.heading) }));
  const most = Math.max(SAME_HEADING, ...named.map(({ share }) => share));
  return named
    .filter(({ share }) => share === most)
    .map(({ section }) => ({ section, closeness: shareOf(section.heading, all) }))
    .reduce<{ section: TextSection; closeness: number } | undefined>(
      (best, one) => (best !== undefined && best.closeness >= one.closeness ? best : one),
      undefined,
    )?.section;
}

const known = new WeakMap<TextSection, ReadonlySet<string>>();

function stemsIn(section: TextSection): ReadonlySet<string> {
  const found = known.get(section) ?? new Set(section.units.flatMap(({ stems }) => stems));
  known.set(section, found);
  return found;
}

/** The share of the wanted stems that are there, 0 to 1. */
function shareOf(wanted: ReadonlySet<string>, there: ReadonlySet<string>): number {
  let count = 0;
  for (const stem of wanted) count += there.has(stem) ? 1 : 0;
  return wanted.size === 0 ? 0 : count / wanted.size;
}
