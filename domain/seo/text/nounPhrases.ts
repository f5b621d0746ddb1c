/** The noun phrases of a text: which of its words belong together, and whether they are nouns where they stand. */
import { TERMS } from '../report/weights.ts';
import type { SentenceFacts, UnitFacts } from './blockFacts.ts';
import type { TermWords, TextTools, Token } from './textTools.ts';

/** A use of a term. */
export interface FoundTerm {
  /** Its stems, with spaces between them. */
  readonly key: string;
  /** As written; a first word of a sentence that is written with a capital elsewhere too may be none. */
  readonly form: string;
  /** Whether its place shows that it is a noun with what belongs to it. */
  readonly isNoun: boolean;
}

/** Between the words of one term. */
const JOINED = /^[\s\u00ad'’‘`-]*$/u;
const LETTERS = /\p{L}.*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A measure, or a part of one. */
const MEASURED = /^(?:$|\p{N})/u;
const CAPITAL = /^\p{Lu}/u;
const MARK = /^(?:[B-HJ-NP-Z]|\p{Lu}\d{1,2})$/u;

/** A `mark` is part of a term behind a word: the C of "vitamin C". */
type Kind = 'word' | 'mark' | 'link' | 'other';

interface Word extends Token {
  readonly plain: string;
  readonly stem: string;
  readonly kind: Kind;
  /** Nothing but a space or a hyphen stands before it. */
  readonly isJoined: boolean;
}

/** The terms of a unit of text: one to three words that begin and end with a content word, and without punctuation inside. */
export function termsInUnit(
  text: string,
  { sentences, kind }: Pick<UnitFacts, 'sentences' | 'kind'>,
  tools: TextTools,
): FoundTerm[] {
  const tokens = tools.tokens(text);
  const isHeading = kind === 'heading';
  let at = 0;
  return sentences.flatMap((sentence) => {
    const first = at;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < sentence.end) at += 1;
    return termsOfWords(
      { words: wordsOf(text, sentence, tokens.slice(first, at), tools), text, isHeading },
      tools,
    );
  });
}

function wordsOf(
  text: string,
  { plain, termStems, termless }: SentenceFacts,
  tokens: readonly Token[],
  tools: TextTools,
): Word[] {
  const { termWords, isStopWord } = tools;
  const row = { plain, tokens, isStopWord };
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    const stem = termStems[at] ?? '';
    const isNone = termless?.has(at) === true || MEASURED.test(stem);
    return {
      ...token,
      plain: plain[at] ?? '',
      stem,
      kind: isNone ? 'other' : kindOf(row, at, termWords),
      isJoined: before !== undefined && JOINED.test(text.slice(before.end, token.start)),
    };
  });
}

/** The words of a sentence. */
interface Row extends Pick<SentenceFacts, 'plain'>, Pick<TextTools, 'isStopWord'> {
  readonly tokens: readonly Token[];
}

function kindOf(row: Row, at: number, termWords: TermWords | null): Kind {
  const plain = row.plain[at] ?? '';
  if (termWords?.isLink(plain)) return 'link';
  if (MARK.test(row.tokens[at]?.word ?? '') && at > 0) return 'mark';
  if (!LETTERS.test(plain)) return 'other';
  if (termWords?.isKept(plain) || termWords?.isAttribute(plain)) return 'word';
  if (row.isStopWord(plain)) return 'other';
  return termWords === null || isContent(row, at, termWords) ? 'word' : 'other';
}

/** Whether a word that is none of grammar says something about a subject. */
function isContent(row: Row, at: number, termWords: TermWords): boolean {
  const plain = row.plain[at] ?? '';
  if (termWords.isEmpty(plain)) return false;
  if (termWords.isVerb(plain) && !isAfterArticle(row, at, termWords)) return false;
  const isLower = termWords.hasCapitalNouns && !CAPITAL.test(row.tokens[at]?.word ?? '');
  return !isLower || isInflected(row, at, termWords);
}

/** "the move", "a call": a noun with the form of a verb. */
function isAfterArticle({ plain, tokens }: Row, at: number, termWords: TermWords): boolean {
  const [before = '', word = ''] = [plain[at - 1], plain[at]];
  const isElided = word.length < (tokens[at]?.word.length ?? 0);
  return (isElided || termWords.isBeforeNoun(before)) && !/ing$/.test(word);
}

/** In a language whose nouns have capitals: an adjective before a noun, "hydraulische Bremse". */
function isInflected(
  { plain, tokens, isStopWord }: Row,
  at: number,
  termWords: TermWords,
): boolean {
  const [before = '', word = ''] = [plain[at - 1], plain[at]];
  if (!CAPITAL.test(tokens[at + 1]?.word ?? '') || !/e[mnrs]?$/.test(word)) return false;
  return (isStopWord(before) && termWords.isBeforeNoun(before)) || ATTRIBUTE.test(word);
}

/** How German adjectives end that no verb ends as. */
const ATTRIBUTE = /(?:ig|lich|isch|bar|sam|los|haft|iv|al|ell|ent|ant|är|iert)e[mnrs]?$/;

/** Words in a row without punctuation or a function word between them. */
interface Run {
  readonly from: number;
  readonly to: number;
}

function runsOf(words: readonly Word[]): Run[] {
  const runs: { from: number; to: number }[] = [];
  for (const [at, { kind, isJoined }] of words.entries()) {
    if (kind !== 'word' && kind !== 'mark') continue;
    const last = runs.at(-1);
    if (last?.to === at - 1 && isJoined) last.to = at;
    else if (kind === 'word') runs.push({ from: at, to: at });
  }
  return runs;
}

function termsOfWords(written: Written, tools: TextTools): FoundTerm[] {
  const { words } = written;
  const runs = runsOf(words);
  return runs.flatMap((run, at) => {
    const alone = partsOf(words, run).map((part) => ({
      part,
      isNoun: isNounAt(words, run, part, tools),
    }));
    const next = runs[at + 1];
    const linked = next === undefined ? [] : linkedParts(words, run, next, tools);
    return [...alone, ...linked].map(({ part: { from, to }, isNoun }) => ({
      key: words
        .slice(from, to + 1)
        .map(({ stem }) => stem)
        .join(' '),
      form: formOf(written, { from, to }, tools),
      isNoun,
    }));
  });
}

const lengthOf = ({ from, to }: Run): number => to - from + 1;

function partsOf(words: readonly Word[], { from, to }: Run): Run[] {
  const parts: Run[] = [];
  for (let first = from; first <= to; first += 1) {
    if (words[first]?.kind === 'mark') continue;
    for (let last = first; last <= Math.min(to, first + TERMS.mostWords - 1); last += 1)
      parts.push({ from: first, to: last });
  }
  return parts;
}

interface Part {
  readonly part: Run;
  readonly isNoun: boolean;
}

/** "cost of living": the end of a run, one function word that links, and the beginning of the next run. */
function linkedParts(words: readonly Word[], run: Run, next: Run, tools: TextTools): Part[] {
  const { termWords } = tools;
  const links = words.slice(run.to + 1, next.from + 1);
  const isLinked =
    termWords !== null &&
    links.every(({ isJoined }) => isJoined) &&
    links.slice(0, -1).every(({ kind }) => kind === 'link');
  if (!isLinked) return [];
  const parts: Part[] = [];
  for (let { to: from } = run; from >= run.from; from -= 1) {
    for (let { from: to } = next; to <= next.to; to += 1) {
      if (to - from + 1 > TERMS.mostLinkedWords) break;
      const isBoth = from === run.from && to === next.to;
      parts.push({
        part: { from, to },
        isNoun:
          isBoth &&
          !isVerbAt(words, run, { from, to }, tools) &&
          !isAmount(words, { from, to }, tools),
      });
    }
  }
  return parts;
}

/** What stands before a word says that it is no noun: "we [repair] pumps". */
function isVerbAt(words: readonly Word[], run: Run, { from }: Run, { termWords }: TextTools) {
  const before = words[from]?.isJoined === true ? words[from - 1] : undefined;
  if (termWords === null || before === undefined || from > run.from) return false;
  return termWords.isBeforeVerb(before.plain) && !termWords.isBeforeNoun(before.plain);
}

/** Whether the place of a part of a run shows a noun with what belongs to it. */
function isNounAt(words: readonly Word[], run: Run, part: Run, tools: TextTools): boolean {
  const { termWords } = tools;
  if (termWords === null) return true;
  if (isVerbAt(words, run, part, tools) || isAmount(words, part, tools)) return false;
  const at = headOf(words, part, termWords);
  const head = words[at]?.plain ?? '';
  if (termWords.isAdjective(head) || termWords.isAttribute(head)) return false;
  if (part.from !== part.to) return isWhole(run, part) || isPairAtEnd(run, part, termWords);
  return at === headOf(words, run, termWords) && isNounAlone(words, run, at, termWords);
}

/** The place of the noun of a phrase: its last word, or the first that is no adjective. */
function headOf(words: readonly Word[], { from, to }: Run, termWords: TermWords): number {
  if (termWords.head === 'last') return to;
  let at = from;
  while (at < to && termWords.isAttribute(words[at]?.plain ?? '')) at += 1;
  return at;
}

const isWhole = (run: Run, part: Run): boolean => part.from === run.from && part.to === run.to;

/** Of the noun of a run: what stands before it, or around it, tells it from a verb. */
function isNounAlone(words: readonly Word[], run: Run, at: number, termWords: TermWords): boolean {
  if (termWords.hasCapitalNouns) return at > 0;
  if (at > run.from || isListed(words, at, termWords)) return true;
  const [before, noun] = [words[at - 1], words[at]];
  if (noun === undefined || noun.plain.length < noun.word.length) return true; // behind an elided article
  if (before === undefined || !noun.isJoined) return false;
  return termWords.isBeforeNoun(before.plain) || /^\d/.test(before.plain);
}

/** Where runs are long, their first two words and their last two. */
const isPairAtEnd = (run: Run, part: Run, { hasLongRuns }: TermWords): boolean =>
  hasLongRuns &&
  lengthOf(run) > TERMS.mostWords &&
  lengthOf(part) === 2 &&
  (part.from === run.from || part.to === run.to);

/** Alone, or between commas and words such as "and": "gloves, goggles and a mask". */
function isListed(
  words: readonly Word[],
  at: number,
  { isLink, isBeforeNoun }: TermWords,
): boolean {
  const isOpen = (word: Word | undefined, isNear: boolean | undefined) =>
    word === undefined || isNear === false || (isLink(word.plain) && !isBeforeNoun(word.plain));
  const next = words[at + 1];
  return isOpen(words[at - 1], words[at]?.isJoined) && isOpen(next, next?.isJoined);
}

/** "200 grams of salt": the first word measures the others. */
function isAmount(words: readonly Word[], { from, to }: Run, { termWords }: TextTools): boolean {
  const first = words[from];
  if (termWords === null || from === to || first === undefined) return false;
  if (!termWords.isMeasure(first.plain)) return false;
  const before = words[from - 1]?.plain ?? '';
  return termWords.head === 'first' || termWords.hasCapitalNouns || /^\d/.test(before);
}

/** Capitals that are the word's own: "VAT", "iPhone". */
const OWN_CAPITALS = /^.+\p{Lu}/u;

interface Written {
  readonly words: readonly Word[];
  readonly text: string;
  /** In a heading, words have capitals that they do not have elsewhere. */
  readonly isHeading: boolean;
}

/** As written; a capital that a heading or the beginning of a sentence gives is left out. */
function formOf({ words, text, isHeading }: Written, { from, to }: Run, tools: TextTools): string {
  return words
    .slice(from, to + 1)
    .map(({ word, plain, start }, offset) => {
      const at = from + offset;
      const isOwn =
        OWN_CAPITALS.test(word) ||
        tools.termWords?.hasCapitalNouns === true ||
        (at > 0 && !isHeading);
      if (offset === 0) return isOwn && word.length === plain.length ? word : plain;
      const between = text.slice(words[at - 1]?.end, start).replace(/\s+/gu, ' ');
      return between + (isOwn ? word : word.toLocaleLowerCase(tools.language));
    })
    .join('');
}
