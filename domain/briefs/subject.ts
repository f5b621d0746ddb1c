/** The words of a brief: by them a text is told to be about its subject, or about something else. */
import type { BriefGuide } from '../seo/report/briefReport.ts';
import type { TextTools } from '../seo/text/textTools.ts';

/** A phrase that is wanted, and its stems. */
export interface WantedWords {
  readonly text: string;
  /** Of the content words; of all words, if it has no others. */
  readonly stems: ReadonlySet<string>;
  /** Of all words. */
  readonly all: ReadonlySet<string>;
}

export interface WantedSection extends WantedWords {
  /** Terms of the brief with a word of the heading. */
  readonly terms: readonly WantedWords[];
  readonly facts: readonly WantedWords[];
}

export interface Subject {
  readonly sections: readonly WantedSection[];
  readonly questions: readonly WantedWords[];
  /** The keyphrase. */
  readonly about: WantedWords;
  /** Whether words are about it. False of a few words. */
  isAbout(stems: ReadonlySet<string>): boolean;
  /** Whether one of them is of the brief, and neither of what is wanted nor of the keyphrase: those are only said again. */
  saysMore(stems: ReadonlySet<string>, wanted: WantedWords): boolean;
}

const TERMS_PER_SECTION = 6;
/** So much of what the words of a passage say is said with words of the brief; in unrelated texts it is an eighth at most. */
const LEAST_SHARE = 0.13;
const LEAST_WORDS = 3;
/** A brief with fewer words cannot tell that way; then one of them is enough. */
const LEAST_KNOWN = 20;

interface Known {
  readonly tools: TextTools;
  readonly subject: Subject;
}
const subjects = new WeakMap<BriefGuide, Known>();

/** Read once for each guide, however often a text is compared with it. */
export function subjectOf(guide: BriefGuide, tools: TextTools): Subject {
  const known = subjects.get(guide);
  if (known?.tools === tools) return known.subject;
  const subject = made(guide, tools);
  subjects.set(guide, { tools, subject });
  return subject;
}

function made({ keyphrase, sections, questions, terms }: BriefGuide, tools: TextTools): Subject {
  const read = (text: string) => wantedWords(text, tools);
  const about = read(keyphrase);
  const wantedTerms = terms.map(({ term }) => read(term));
  const wanted = sections.map(({ heading, facts }): WantedSection => {
    const own = read(heading);
    const isTelling = (stem: string) => own.stems.has(stem) && !about.stems.has(stem);
    const ofHeading = wantedTerms.filter(({ stems }) => [...stems].some(isTelling));
    return { ...own, terms: ofHeading.slice(0, TERMS_PER_SECTION), facts: facts.map(read) };
  });
  const said = [about, ...wantedTerms, ...wanted, ...wanted.flatMap(({ facts }) => facts)];
  const vocabulary = new Set(said.flatMap(({ stems }) => [...stems]));
  return {
    sections: wanted,
    questions: questions.map(read),
    about,
    isAbout: (stems) => isAbout(stems, vocabulary, tools),
    saysMore: (stems, asked) => saysMore(stems, vocabulary, [asked.stems, about.stems]),
  };
}

/** A brief with few words has no others. */
const saysMore = (
  stems: ReadonlySet<string>,
  vocabulary: ReadonlySet<string>,
  known: readonly ReadonlySet<string>[],
): boolean =>
  vocabulary.size < LEAST_KNOWN ||
  [...stems].some((stem) => vocabulary.has(stem) && !known.some((asked) => asked.has(stem)));

function wantedWords(text: string, { words, stem, isStopWord }: TextTools): WantedWords {
  const said = words(text);
  const all = new Set(said.map(stem));
  const content = said.filter((word) => !isStopWord(word)).map(stem);
  return { text, stems: content.length > 0 ? new Set(content) : all, all };
}

const NUMBER = /^\p{N}+$/u;

/** Rare words say more than common ones. */
function isAbout(
  stems: ReadonlySet<string>,
  vocabulary: ReadonlySet<string>,
  { rarity, isStopWord }: TextTools,
): boolean {
  let [shared, all, count] = [0, 0, 0];
  for (const stem of stems) {
    if (isStopWord(stem) || NUMBER.test(stem)) continue;
    const weight = rarity(stem) ** 2;
    all += weight;
    if (!vocabulary.has(stem)) continue;
    shared += weight;
    count += 1;
  }
  if (vocabulary.size < LEAST_KNOWN) return count > 0;
  return count >= LEAST_WORDS && shared >= all * LEAST_SHARE;
}
