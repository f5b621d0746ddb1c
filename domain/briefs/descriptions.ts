/** Meta descriptions of a brief: sentences about what its outline has, and nothing that the article will not say. */
import { capitalised } from '../capitalised.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import type { BriefLanguage } from './briefLanguage.ts';
import type { PlannedBrief } from './plannedBrief.ts';

const MAX_CHARS = 156;
/** Longer headings are sentences of their own. */
const PART_MAX_WORDS = 4;
const LEAST_PARTS = 2;
const NO_PART = /[?!:.;,]|\p{N}/u;

/** Suggests descriptions made from headings of the outline; empty if they give no whole sentence. */
export function descriptionsOf(
  keyphrase: string,
  { sections, faq }: PlannedBrief,
  language: BriefLanguage | null,
  tools: TextTools,
): string[] {
  if (language === null) return [];
  const phrase = capitalised(keyphrase);
  const parts = sections
    .filter(({ heading, isPart }) => !isPart && isNoun(heading, tools))
    .map(({ heading }) => inSentence(heading, language));
  const covered = longest(parts, LEAST_PARTS, (some) => language.covers(phrase, some));
  const asked = longest(
    faq.map(({ text }) => text).filter((text) => text.endsWith('?')),
    1,
    (some) => [...some, language.answers].join(' '),
  );
  return [covered, asked].filter((text) => text !== null);
}

/** "Noise", "Costs and grants"; no question, no clause. */
function isNoun(heading: string, { words, cues, plainWord }: TextTools): boolean {
  const all = words(heading);
  const isShort = all.length > 0 && all.length <= PART_MAX_WORDS && !NO_PART.test(heading);
  return isShort && cues?.isQuestion(all.map(plainWord)) !== true;
}

const CAPITAL = /\p{Lu}/u;

/** A name keeps its capital: one with another capital behind its first letter. */
function inSentence(heading: string, { writesNounsBig }: BriefLanguage): string {
  const [first = ''] = heading;
  const rest = heading.slice(first.length);
  return writesNounsBig || CAPITAL.test(rest) ? heading : `${first.toLowerCase()}${rest}`;
}

/** With as many parts from the beginning as fit; null if too few do. */
function longest(
  parts: readonly string[],
  least: number,
  write: (parts: readonly string[]) => string,
): string | null {
  for (let count = parts.length; count >= least; count -= 1) {
    const text = write(parts.slice(0, count));
    if (text.length <= MAX_CHARS) return text;
  }
  return null;
}
