/** The sentences of a line of notes, cut so that no character is lost or changed. */
import { baseLanguage } from '#html/words.ts';
import { textToolsOf } from '#language/textTools.ts';
import { introducesQuote, namesSpeaker } from './quotes.ts';

/** A sentence that begins like this speaks of the one before it and stays with it. */
const REFERS_BACK: Readonly<Record<string, RegExp>> = {
  en: /^(?:it|its|it's|this|that|these|those|they|their|them|he|his|she|her|but|and|so|or|then|however|also|otherwise|there)\b/i,
  de: /^(?:er|sie|es|dies|diese[rsmn]?|das|dieser|ihr|sein|aber|und|doch|dann|dort|deshalb|daher|auch|sonst|so)\b/i,
  es: /^(?:este|esta|esto|estos|estas|ese|esa|eso|él|ella|ellos|ellas|su|sus|pero|y|así|entonces|también|además|allí)\b/i,
  fr: /^(?:il|elle|ils|elles|ce|c['’]est|cela|ça|cette|ces|son|sa|ses|leur|mais|et|ainsi|alors|aussi|puis|donc)\b/i,
};
const QUESTION = /[?？؟]\s*$/;
const NEVER = /^\b$/;
/** German closes a quote with the mark that opens one in English. */
const OPENING_QUOTES = /[„«]|“(?![\s,.;:!?)]|$)/g;
const CLOSING_QUOTES = /[”»]|“(?=[\s,.;:!?)]|$)/g;
/** "Price: 29 euros", and "Poids : 2 kg". */
const PAIR = /^([^:.!?]{1,40}?\s?:)\s+(\S.*)$/s;
const MOST_LABEL_WORDS = 5;

export interface Pair {
  /** With its colon. */
  readonly label: string;
  readonly value: string;
}

/** Label and value of a line that has both; null for any other. */
export function pairOf(line: string): Pair | null {
  const [, label = '', value = ''] = PAIR.exec(line) ?? [];
  const isPair = label !== '' && label.split(/\s+/).length <= MOST_LABEL_WORDS;
  return isPair ? { label, value } : null;
}

/** Label and value stay together, a quote with its speaker, a question with its answer, and a sentence with the one it refers to. */
export function sentencesOf(line: string, language: string): string[] {
  if (pairOf(line) !== null) return [line];
  const sentences: string[][] = [];
  const refersBack = REFERS_BACK[baseLanguage(language)] ?? NEVER;
  let quotes = NO_QUOTES;
  for (const piece of piecesOf(line, language)) {
    const last = sentences.at(-1);
    const before = last?.at(-1) ?? '';
    const belongs =
      isQuoting(quotes) ||
      QUESTION.test(before) ||
      refersBack.test(piece.trimStart()) ||
      namesSpeaker(before, piece, language) ||
      introducesQuote(before, piece);
    if (last !== undefined && belongs) last.push(piece);
    else sentences.push([piece]);
    quotes = withQuotesOf(piece, last !== undefined && belongs ? quotes : NO_QUOTES);
  }
  return sentences.map((pieces) => pieces.join('').trim());
}

/** Of a sentence, piece by piece: looking at all of it again for each piece would take quadratic time. */
interface Quotes {
  /** Opening marks less closing ones. */
  readonly open: number;
  /** Marks that are both. */
  readonly plain: number;
}
const NO_QUOTES: Quotes = { open: 0, plain: 0 };

function withQuotesOf(piece: string, { open, plain }: Quotes): Quotes {
  const count = (marks: RegExp) => piece.match(marks)?.length ?? 0;
  return { open: open + count(OPENING_QUOTES) - count(CLOSING_QUOTES), plain: plain + count(/"/g) };
}

/** An opened quote is not closed yet. */
const isQuoting = ({ open, plain }: Quotes): boolean => open > 0 || plain % 2 === 1;

/** The line cut where its sentences end: joined, they are the line. */
function piecesOf(line: string, language: string): string[] {
  const sentences = textToolsOf(language).sentences(line);
  if (sentences.length < 2) return [line];
  const ends: number[] = [];
  const shown = [...line.matchAll(/\S/gu)].map(({ index, 0: char }) => index + char.length);
  const squeezed = line.replace(/\s+/gu, '');
  let from = 0;
  let chars = 0;
  for (const sentence of sentences) {
    const text = sentence.replace(/\s+/gu, '');
    const start = squeezed.indexOf(text, from);
    if (start < 0) continue;
    chars += [...squeezed.slice(from, start + text.length)].length;
    from = start + text.length;
    ends.push(shown[chars - 1] ?? line.length);
  }
  const cuts = [0, ...ends.slice(0, -1), line.length];
  return cuts.slice(1).map((end, at) => line.slice(cuts[at], end));
}
