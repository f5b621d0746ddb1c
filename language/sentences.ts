/**
 * Splits text into sentences. Intl.Segmenter (UAX #29) breaks after every full stop before a capital, also after
 * abbreviations, initials and ordinals, so those pieces are joined again.
 */
import type { Span } from '#domain/seo/text/textTools.ts';

/** Abbreviations that precede something, so no sentence ends with them. */
const OPENING: Readonly<Record<string, string>> = {
  any: 'e.g. i.e. vs. cf. ca. dr. prof. st.',
  de: `z.b. d.h. u.a. s.o. s.u. d.r. u.u. hr. fr. bzw. ggf. evtl. inkl. exkl. vgl. sog. bspw. allg. dipl.
    ing. mind. max. zzgl. tel.`,
  en: 'mr. mrs. ms. gen. gov. sen. rep. rev. hon. capt. sgt. lt. col. mt. approx.',
  es: 'sr. sra. srta. dra. ud. uds. p.ej. ej. avda. aprox.',
  fr: 'm. mm. mme. mlle. p.ex. env. c.-à-d.',
  it: 'sig. sig.ra dott. ing. avv. p.es. es.',
  nl: 'dhr. mevr. mw. drs. ir. bijv. bv. resp. d.w.z. o.a. m.a.w. t.o.v. i.v.m. m.b.t.',
  pt: 'sr. sra. dra. eng. p.ex. ex. av.',
  ru: 'т.е. т.к. ул. им. гр. проф. напр. см.',
  tr: 'av. doç. yrd. bkz. örn. sn. hz.',
};
/** Abbreviations only before a number: "No. 5" continues, "No." may be a sentence. */
const BEFORE_NUMBER: Readonly<Record<string, string>> = {
  any: 'no. nr. núm. num. p. pp. fig. vol. art. cap. oct. nov. dec. sept.',
  de: `bd. abb. kap. abs. str. ziff. rn. anm. jan. feb. febr. mär. mrz. apr. jun. jul. aug. sep. okt. dez. tsd. mio.`,
  en: 'ch. sec. para. apt. ext. jan. feb. mar. apr. jun. jul. aug. sep.',
  es: 'cap. pág. págs. ene. feb. abr. ago. dic. tel.',
  fr: 'chap. janv. févr. avr. juil. déc. tél.',
  it: 'pag. pagg. gen. feb. apr. giu. lug. sett. ott. dic. tel.',
  nl: 'blz. hfst. jan. feb. mrt. apr. jun. jul. aug. sep. okt. tel.',
  pt: 'pág. págs. jan. fev. abr. ago. dez. tel.',
  ru: 'стр. рис. гл. ст. янв. февр. апр. авг. сент. окт. нояб. дек. тел.',
  tr: 'bkz. oca. şub. nis. haz. tem. ağu. eyl. tel.',
};
/** Languages that write "the 3rd" as "3." */
const ORDINAL_DOT = new Set('cs da de et fi hr hu lv nb nn no pl sk sl sr tr'.split(' '));

const HAS_WORD = /[\p{L}\p{N}]/u;
/** But for names such as "iPhone". */
const STARTS_LOWER = /^[^\p{L}\p{N}]*\p{Ll}(?!\p{Lu})/u;
const STARTS_WITH_NUMBER = /^[^\p{L}\p{N}]*\p{N}/u;
const FIRST_WORD = /^[^\p{L}\p{N}]*([\p{L}\p{N}'’]+)(\.?)/u;
const LAST_TOKENS = /(?<=^|[\s([{"'„“‘«¿¡])([^\s([{"'„“‘«¿¡]\S*)\s+$/u;
const LAST_TWO_TOKENS = /(\p{L}\.)\s(\p{L}\.)\s+$/u;
/** "J.", "U.S.", and the "z." of "z. B." */
const INITIALS = /^(?:\p{L}\.)+$/u;
const LIST_NUMBER = /^\s*\(?\p{N}{1,3}[.)]\s+$/u;
const ORDINAL = /^\p{N}{1,2}\.$/u;
/** Longer than any abbreviation. Bounds the work for a text of any length. */
const LOOK_BACK = 24;

interface Knowledge {
  readonly language: string;
  isStopWord(word: string): boolean;
}

/** A function word after the full stop starts a sentence: "vitamin C. It is …". */
function startsLikeSentence(next: string, isStopWord: (word: string) => boolean): boolean {
  const [, word, dot] = FIRST_WORD.exec(next) ?? [];
  if (word === undefined) return false;
  return isStopWord(word) && !(word.length === 1 && dot === '.');
}

function splitterOf({ language, isStopWord }: Knowledge) {
  const opening = new Set(`${OPENING['any']} ${OPENING[language] ?? ''}`.split(/\s+/));
  const beforeNumber = new Set(
    `${BEFORE_NUMBER['any']} ${BEFORE_NUMBER[language] ?? ''}`.split(/\s+/),
  );
  const hasOrdinals = ORDINAL_DOT.has(language);
  return (before: string, next: string): boolean => {
    const token = LAST_TOKENS.exec(before)?.[1] ?? '';
    const [, first = '', second = ''] = LAST_TWO_TOKENS.exec(before) ?? [];
    const lower = token.toLowerCase();
    if (opening.has(lower) || opening.has((first + second).toLowerCase())) return false;
    if (beforeNumber.has(lower) && STARTS_WITH_NUMBER.test(next)) return false;
    if (INITIALS.test(token) || (hasOrdinals && ORDINAL.test(token)))
      return startsLikeSentence(next, isStopWord);
    return true;
  };
}

/**
 * Returns a function that finds the sentences of a text, each from its first to its last character. A piece without a
 * letter or digit is not a sentence.
 */
export function sentencesIn(knowledge: Knowledge): (text: string) => Span[] {
  const segmenter = new Intl.Segmenter(knowledge.language, { granularity: 'sentence' });
  const isBreak = splitterOf(knowledge);
  return (text) => {
    // A line break is no sentence break. Character for character, so that places stay what they are.
    const line = text.replace(/\s/gu, ' ');
    const starts = [0];
    for (const { segment, index } of piecesOf(line, segmenter)) {
      const from = starts.at(-1) ?? 0;
      const goesOn =
        index === 0 ||
        !HAS_WORD.test(segment) ||
        STARTS_LOWER.test(segment) ||
        LIST_NUMBER.test(line.slice(from, Math.min(index, from + LOOK_BACK))) ||
        !isBreak(line.slice(Math.max(0, index - LOOK_BACK), index), segment);
      if (!goesOn) starts.push(index);
    }
    return starts
      .map((start, at) => trimmed(line, start, starts[at + 1] ?? line.length))
      .filter(({ start, end }) => HAS_WORD.test(line.slice(start, end)));
  };
}

/**
 * The rules of Unicode see the first letter behind a full stop and go on before a small one. A figure before it, and a name such as
 * "iPhone", may begin a sentence as well. Dots in a row leave something out.
 */
const BEGINS_OTHERWISE =
  /(?<=(?<!\.)[.!?]["'”’»)\]]{0,3} +)["'“„‘«(¿¡$€£]{0,3}(?:\p{N}|\p{Ll}\p{Lu})/gu;

function piecesOf(line: string, segmenter: Intl.Segmenter) {
  const starts = new Set<number>();
  for (const { index } of segmenter.segment(line)) starts.add(index);
  for (const { index } of line.matchAll(BEGINS_OTHERWISE)) starts.add(index);
  const inOrder = [...starts].sort((a, b) => a - b);
  return inOrder.map((index, at) => ({ index, segment: line.slice(index, inOrder[at + 1]) }));
}

function trimmed(text: string, from: number, to: number): Span {
  const piece = text.slice(from, to);
  const start = from + piece.length - piece.trimStart().length;
  return { start, end: Math.max(start, from + piece.trimEnd().length) };
}
