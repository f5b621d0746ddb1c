/**
 * The facts of one block, which are the costly part of a score: words, syllables, stems, style. Unchanged blocks are not
 * read again. Code and cells count as words but not as prose, and code has no terms.
 */
import { imagesIn, tableIn } from '#html/media.ts';
import { isSlot } from '#html/slot.ts';
import { type TextLink, type TextUnit, textUnitsOf, type UnitKind } from '#html/units.ts';
import { figuresIn } from '../../sources/figures.ts';
import { quotationsIn } from '../../sources/quotations.ts';
import { ANSWER } from '../report/thresholds.ts';
import { detailsIn } from './details.ts';
import { measuredStems } from './measures.ts';
import { hostOf } from './site.ts';
import type { Span, TextTools, Token } from './textTools.ts';

/** Its place is in the text of its unit. */
export interface SentenceFacts extends Span {
  readonly words: number;
  readonly syllables: number;
  /** `plainWord` and `stem` of each word (textTools.ts). */
  readonly plain: readonly string[];
  readonly stems: readonly string[];
  /** The stems as terms have them: those of a measure are one (measures.ts). */
  readonly termStems: readonly string[];
  /** Which of the words stand in code; null if none does. */
  readonly code: ReadonlySet<number> | null;
  /** Which of the words belong to no term, because they stand in a link or in code; null if none does. */
  readonly termless: ReadonlySet<number> | null;
  /** Which of the words stand in a quotation; null if none does. */
  readonly quoted: ReadonlySet<number> | null;
  readonly isPassive: boolean;
  readonly hasTransition: boolean;
  /** How many of the words are function words. */
  readonly small: number;
  /** How often words stand side by side that cannot, and how often they would by chance (textTools.ts); both 0 without lists for the language. */
  readonly byChance: number;
  readonly broken: number;
}

export interface LinkFacts extends TextLink {
  /** Of another page; null for a mail address. */
  readonly host: string | null;
  /** Stems of its content words. */
  readonly stems: readonly string[];
}

/** The facts of a text unit (html/units.ts). */
export interface UnitFacts {
  readonly kind: UnitKind;
  /** Of a heading; 0 for everything else. */
  readonly level: number;
  /** Of its text, in UTF-16 code units. */
  readonly length: number;
  readonly words: number;
  /** How many of the words stand in code. */
  readonly codeWords: number;
  readonly sentences: readonly SentenceFacts[];
  /** How many figures it has (sources/figures.ts); none in a heading. */
  readonly figures: number;
  /** Figures, names and quotations (details.ts); none in a heading. */
  readonly details: number;
  /** How many notes of the writer to themselves it has; none in code. */
  readonly notes: number;
  /** Ends with a mark that ends a sentence, or leads to what comes next. */
  readonly isEnded: boolean;
  readonly links: readonly LinkFacts[];
  /** A heading that asks something. */
  readonly isQuestion: boolean;
  /** Begins with the name of a summary. */
  readonly isSummary: boolean;
  /** Where the first sentence says "is"; -1 if it does not. */
  readonly copulaAt: number;
  /** Stems of the words that a paragraph begins with (ANSWER.chars), without those in code. */
  readonly lead: readonly string[];
}

export interface ImageFacts {
  /** Stems of its description; null if it has none. */
  readonly alt: readonly string[] | null;
}

export interface BlockFacts {
  /** A gap that says what is yet to be written. */
  readonly isSlot: boolean;
  readonly units: readonly UnitFacts[];
  readonly images: readonly ImageFacts[];
  readonly table: { readonly rows: number; readonly columns: number } | null;
  /** The words of a block of prose, equal for one that repeats it; empty for other blocks. */
  readonly wording: string;
}

/** Reads a block of sanitised HTML (html/allowedHtml.ts). */
export function blockFactsOf(html: string, tools: TextTools): BlockFacts {
  const isQuotation = html.startsWith('<blockquote');
  const units = textUnitsOf(html).map((unit) => unitFacts(unit, isQuotation, tools));
  const isProse = units.every(({ kind }) => kind === 'paragraph' || kind === 'item');
  return {
    isSlot: isSlot(html),
    units,
    images: imagesIn(html).map(({ alt }) => ({
      alt: alt === null ? null : tools.words(alt).map(tools.stem),
    })),
    table: tableIn(html),
    wording: isProse ? units.flatMap(wordingOf).join(' ') : '',
  };
}

const wordingOf = ({ sentences }: UnitFacts): readonly string[] =>
  sentences.flatMap(({ plain }) => plain);

/** Fewer words in quotation marks are a term, not what somebody said. */
const QUOTED_LEAST_WORDS = 3;

const quotedIn = ({ text }: TextUnit, { language, words }: TextTools): Span[] =>
  quotationsIn(text, language).filter(
    (quotation) => words(quotation.text).length >= QUOTED_LEAST_WORDS,
  );

const END_MARK = /[.!?…:;)"”»“›。！？]\s*$/u;
const QUESTION_MARK = /[?？؟]\s*$/u;

function unitFacts(unit: TextUnit, isQuotation: boolean, tools: TextTools): UnitFacts {
  const { kind, level, text, links, code } = unit;
  const tokens = tools.tokens(text);
  const marked = quotedIn(unit, tools);
  const quoted = isQuotation ? [{ start: 0, end: text.length }] : marked;
  const sentences = sentencesOf(unit, { tokens, quoted }, tools);
  const { plain: opening = [] } = sentences[0] ?? {};
  const { cues } = tools;
  const asks = () => QUESTION_MARK.test(text) || cues?.isQuestion(opening) === true;
  return {
    kind,
    level,
    length: text.length,
    words: sentences.reduce((sum, { words }) => sum + words, 0),
    codeWords: sentences.reduce((sum, { code }) => sum + (code?.size ?? 0), 0),
    sentences,
    figures: kind === 'heading' ? 0 : figureCount(text, sentences, tools),
    details:
      kind === 'heading' ? 0 : detailsIn(unit, { tokens, sentences, quotations: marked }, tools),
    isEnded: END_MARK.test(text),
    notes: code.length === 0 ? tools.notesIn(text) : 0,
    links: links.map((link) => ({
      ...link,
      host: hostOf(link.href),
      stems: contentStems(text, link, tools),
    })),
    isQuestion: kind === 'heading' && asks(),
    isSummary: cues?.isSummary(opening) === true,
    copulaAt: kind === 'paragraph' ? (cues?.copulaAt?.(opening) ?? -1) : -1,
    lead: kind === 'paragraph' ? leadStems(unit, tools) : [],
  };
}

const figureCount = (text: string, sentences: readonly Span[], { language }: TextTools): number =>
  sentences
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => /\d/.test(sentence))
    .reduce((sum, sentence) => sum + figuresIn(sentence, language).length, 0);

function leadStems({ text, code }: TextUnit, tools: TextTools): string[] {
  const tokens = tools.tokens(text.slice(0, LEAD_CHARS));
  const inCode = tokensWithin(code, tokens);
  return tokens
    .filter((token) => token.start < ANSWER.chars && !inCode.has(token))
    .map(({ word }) => tools.stem(word));
}

/** Long enough that the last word is whole. */
const LEAD_CHARS = 2 * ANSWER.chars;

const contentStems = (text: string, { start, end }: Span, tools: TextTools): string[] =>
  tools
    .words(text.slice(start, end))
    .filter((word) => !tools.isStopWord(word))
    .map(tools.stem);

interface Marked {
  readonly tokens: readonly Token[];
  /** The quotations of the unit. */
  readonly quoted: readonly Span[];
}

function sentencesOf(
  unit: TextUnit,
  { tokens, quoted }: Marked,
  tools: TextTools,
): SentenceFacts[] {
  const inCode = tokensWithin(unit.code, tokens);
  const inLink = tokensWithin(unit.links, tokens);
  const inQuotation = tokensWithin(quoted, tokens);
  let at = 0;
  return tools.sentenceSpans(unit.text).map((span) => {
    const first = at;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < span.end) at += 1;
    const words = tokens.slice(first, at);
    return {
      ...sentenceFacts(unit, span, words, tools),
      code: placesOf(words, (word) => inCode.has(word)),
      termless: placesOf(words, (word) => inCode.has(word) || inLink.has(word)),
      quoted: placesOf(words, (word) => inQuotation.has(word)),
    };
  });
}

function sentenceFacts(
  { kind, text, code }: TextUnit,
  { start, end }: Span,
  tokens: readonly Token[],
  tools: TextTools,
): Omit<SentenceFacts, 'code' | 'termless' | 'quoted'> {
  const plain = tokens.map(({ word }) => tools.plainWord(word));
  const stems = tokens.map(({ word }) => tools.stem(word));
  const isProse = kind === 'paragraph' || kind === 'item';
  return {
    start,
    end,
    words: tokens.length,
    syllables: tokens.reduce((sum, { word }) => sum + tools.syllables(word), 0),
    plain,
    small: tokens.reduce((sum, { word }) => sum + (tools.isStopWord(word) ? 1 : 0), 0),
    ...(isProse && code.length === 0 && tools.wordOrder
      ? tools.wordOrder(text, tokens)
      : { byChance: 0, broken: 0 }),
    stems,
    termStems: measuredStems({ text, tokens, plain, stems }, tools),
    isPassive: isProse && tools.isPassive?.(clausesOf(text, tokens)) === true,
    hasTransition: isProse && tools.hasTransition?.(tokens.map(({ word }) => word)) === true,
  };
}

/** The words that stand in one of the spans, be it in part. Both are in order, so each is looked at once. */
function tokensWithin(spans: readonly Span[], tokens: readonly Token[]): ReadonlySet<Token> {
  let at = 0;
  const isWithin = ({ start, end }: Token) => {
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return end > (spans[at]?.start ?? Number.POSITIVE_INFINITY);
  };
  return new Set(spans.length === 0 ? [] : tokens.filter(isWithin));
}

/** Which of the words are such; null if none is. */
function placesOf(
  words: readonly Token[],
  isSuch: (word: Token) => boolean,
): ReadonlySet<number> | null {
  const places = words.flatMap((word, at) => (isSuch(word) ? [at] : []));
  return places.length === 0 ? null : new Set(places);
}

const CLAUSE_BREAK = /[,;:()–—]/;

/** The words as written, divided at punctuation within the sentence. */
function clausesOf(text: string, tokens: readonly Token[]): string[][] {
  const clauses: string[][] = [];
  let clause: string[] = [];
  let end: number | null = null;
  for (const token of tokens) {
    if (end !== null && CLAUSE_BREAK.test(text.slice(end, token.start))) {
      clauses.push(clause);
      clause = [];
    }
    clause.push(token.word);
    end = token.end;
  }
  return [...clauses, clause];
}
