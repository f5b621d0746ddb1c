/** The style rules of a voice, looked for in a text. What stands in quotation marks is somebody else's, and stays. */
import type { VoiceRules } from '#contract/voice/brandVoice.schema.ts';
import { capitalised } from '../capitalised.ts';
import type { RuleFinding, RuleName } from '../seo/report/voiceReport.ts';
import { type PlacedProse, type ReadProse, unitsOf } from '../seo/text/prose.ts';

/** Of a rule. More of them help nobody: the rule does not fit the text. */
const FINDINGS_MOST = 200;

export const NO_RULES: VoiceRules = {
  banned: [],
  names: [],
  oxfordComma: null,
  noExclamations: false,
};

/** What the rules find, in the order of the text; each place once. */
export function ruleFindings(blocks: readonly ReadProse[], rules: VoiceRules): RuleFinding[] {
  const looks = looksOf(rules);
  const units = unitsOf(blocks).filter(({ kind }) => kind !== 'other');
  return units.flatMap((unit) => findingsIn(unit, looks)).slice(0, FINDINGS_MOST);
}

/** A place in the text of a unit, and what may stand there instead; null: nothing is offered. */
interface Found {
  readonly rule: RuleName;
  readonly start: number;
  readonly end: number;
  readonly now: string | null;
}
type Look = (text: string) => readonly Found[];

function findingsIn({ blockId, unit, text }: PlacedProse, looks: readonly Look[]): RuleFinding[] {
  const quotes = quotesIn(text);
  let quote = 0;
  // Of finds in their order: each quotation is looked at once.
  const isQuoted = ({ start, end }: Found) => {
    while ((quotes[quote]?.end ?? Infinity) <= start) quote += 1;
    return (quotes[quote]?.start ?? end) < end;
  };
  let reached = 0;
  return looks
    .flatMap((look) => look(text))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((found) => !isQuoted(found))
    .filter(({ start, end }) => {
      const isFree = start >= reached;
      if (isFree) reached = end;
      return isFree;
    })
    .map((found) => ({ ...found, blockId, unit, was: text.slice(found.start, found.end) }));
}

const QUOTED = /“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|"[^"]*"/g;

const quotesIn = (text: string) =>
  [...text.matchAll(QUOTED)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));

const looksOf = ({ banned, names, oxfordComma, noExclamations }: VoiceRules): Look[] => [
  ...banned.map(({ term, instead }) => lookForBanned(term, instead)),
  ...names.map(lookForName),
  ...(oxfordComma === null ? [] : [OXFORD[oxfordComma]]),
  ...(noExclamations ? [lookForExclamations] : []),
];

/** A term as a whole, in any case, with any space between its words. */
function termPattern(term: string): RegExp {
  const words = term.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
}

function lookForBanned(term: string, instead: string): Look {
  const pattern = termPattern(term);
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      rule: 'banned',
      start: index,
      end: index + found.length,
      now: instead === '' ? null : inCaseOf(found, instead),
    }));
}

/** At the beginning of a sentence, what stands instead is written large too. */
const inCaseOf = (found: string, instead: string): string =>
  /^\p{Lu}/u.test(found) ? capitalised(instead) : instead;

/** A name in another case; in a text of capitals every name is one. */
function lookForName(name: string): Look {
  const pattern = termPattern(name);
  return (text) =>
    text === text.toUpperCase()
      ? []
      : [...text.matchAll(pattern)]
          .filter(({ 0: found }) => found !== name)
          .map(({ 0: found, index }) => ({
            rule: 'name',
            start: index,
            end: index + found.length,
            now: name,
          }));
}

const lookForExclamations: Look = (text) =>
  [...text.matchAll(/[!！]+(\?*)/g)].map(({ 0: found, 1: asks, index }) => ({
    rule: 'exclamation',
    start: index,
    end: index + found.length,
    now: asks === '' && text[index - 1] !== '?' ? '.' : (asks ?? ''),
  }));

const ITEM = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*(?: [\\p{L}\\p{N}'’-]+){0,2}";
/**
 * Lists of at least three items of one to three words, the last one behind "and" or "or". A clause in front of a sentence
 * looks like a list of three, so such a list counts only where its first item is one word and no clause: at the start,
 * unless it is a word that opens a sentence, or behind a verb or preposition.
 */
const LONG = new RegExp(`${ITEM}, (?:${ITEM}, )+${ITEM}(,?) (?:and|or) [\\p{L}\\p{N}]`, 'gu');
const SHORT =
  /(?:^(?!(?:however|therefore|today|tomorrow|yesterday|now|then|thus|instead|otherwise|besides|still|also|first|second|third|finally|next|overall|often|sometimes|here|there|yes|no|well|meanwhile|\p{L}+ly),)|\b(?:are|is|of|with|for|need|needs|has|have|includes?|like|between|from|by) )[\p{L}'’-]+, [\p{L}'’-]+(,?) (?:and|or) [\p{L}\p{N}]/giu;

/** The patterns of lists try each place of a text; nobody writes a longer paragraph. */
const LIST_TEXT_MAX_CHARS = 5000;

const LIST_TAIL = /,? (?:and|or) [\p{L}\p{N}]$/iu;

const oxford =
  (isWanted: boolean): Look =>
  (text) =>
    (text.length > LIST_TEXT_MAX_CHARS ? [] : [LONG, SHORT])
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter(({ 1: comma }) => (comma === ',') !== isWanted)
      .map(({ 0: list, index }) => {
        const tail = list.search(LIST_TAIL);
        const end = index + tail;
        if (!isWanted) return { rule: 'oxfordComma', start: end, end: end + 1, now: '' };
        const start = index + list.lastIndexOf(' ', tail - 1) + 1;
        return { rule: 'oxfordComma', start, end, now: `${text.slice(start, end)},` };
      });

const OXFORD = { always: oxford(true), never: oxford(false) } as const;
