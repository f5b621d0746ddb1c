/** Changes of wording that are safe without a model. What stays as it is, they do not touch. */
import { HUMANIZER_LIMITS, type SignName } from '#contract/humanizer/humanizer.route.ts';
import type { SignPlace } from '#contract/humanizer/humanizer.schema.ts';
import { capitalised } from '../capitalised.ts';
import type { Span, TextTools, Token, Wording } from '../seo/text/textTools.ts';
import { overlapsAny, type Passage, type Sentence } from './prose.ts';

/** A place in the text of a passage; `now` as in `SignPlace`. */
export interface Found extends Span {
  readonly now: string | null;
}

/** Returns the place of a finding. `now` is null if the change would touch a protected span. */
export function placeOf(passage: Passage, { now, ...span }: Found): SignPlace {
  const { blockId, unit, text, kept, verbatim } = passage;
  const end = Math.min(span.end, span.start + HUMANIZER_LIMITS.placeChars);
  const isSafe = end === span.end && !overlapsAny(kept, span) && !overlapsAny(verbatim, span);
  const was = text.slice(span.start, end);
  return { blockId, unit, start: span.start, end, was, now: isSafe ? now : null };
}

export interface WordingFound {
  readonly sign: SignName;
  readonly found: Found;
}

const JOINED = /^[\s\u00a0]$|^-$/u;
/** "A rope of", "an hour": which article a word wants, by its first letter; words that deceive are left to a person. */
const DECEIVING = /^(?:hour|honest|heir|honou?r|uni|use|usu|euro|one|once)/iu;
const VOWEL = /^[aeiou]/iu;

/** The wordings of a passage that models write more often; none of them in what is quoted. */
export function wordingsIn(passage: Passage, tools: TextTools): WordingFound[] {
  const quotes = passage.kept.filter(({ kind }) => kind === 'quote');
  return passage.sentences.flatMap((sentence) =>
    inSentence(passage, sentence, tools).filter(({ found }) => !overlapsAny(quotes, found)),
  );
}

function inSentence(passage: Passage, sentence: Sentence, tools: TextTools): WordingFound[] {
  const { plain } = sentence;
  const all: WordingFound[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const possible = tools.wordings?.get(plain[at] ?? '') ?? [];
    const wording = possible.find((one) => isAt(passage.text, sentence, one, at));
    if (wording === undefined) continue;
    all.push({ sign: wording.kind, found: foundAt(passage.text, sentence, wording, at) });
    at += wording.words.length - 1;
  }
  return all;
}

function isAt(text: string, { plain, tokens }: Sentence, wording: Wording, at: number): boolean {
  if (wording.kind === 'markers' && at > 0) return false;
  return wording.words.every((word, n) => {
    const [before, token] = [tokens[at + n - 1], tokens[at + n]];
    if (plain[at + n] !== word || token === undefined) return false;
    return n === 0 || (before !== undefined && JOINED.test(text.slice(before.end, token.start)));
  });
}

function foundAt(text: string, sentence: Sentence, { words, now }: Wording, at: number): Found {
  const { tokens } = sentence;
  const first = tokens[at];
  const last = tokens[at + words.length - 1];
  if (first === undefined || last === undefined) throw new Error('a wording has words');
  const span = { start: first.start, end: last.end };
  if (now === null) return { ...span, now };
  return now === ''
    ? removal(text, sentence, at, span, last)
    : replacement(text, sentence, at, span, now);
}

/** With the punctuation and space after it; what then begins the sentence is written large. */
function removal(text: string, { tokens }: Sentence, at: number, span: Span, last: Token): Found {
  const next = tokens.find(({ start }) => start >= span.end);
  const isFirst = at === 0;
  // "Overall costs", "In addition to cats": without a comma the sentence may need the words, unless they end with "that".
  const gap = isFirst && last.word.toLowerCase() !== 'that' ? /^,\s$/u : /^,?\s$/u;
  if (next === undefined || !gap.test(text.slice(span.end, next.start)))
    return { ...span, now: null };
  if (!isFirst) {
    // "and, in addition, we": the comma in front would be left alone.
    const hasSign = /[,;:(–—-]\s*$/u.test(text.slice(Math.max(0, span.start - 2), span.start));
    return hasSign ? { ...span, now: null } : { start: span.start, end: next.start, now: '' };
  }
  const letter = next.word.slice(0, [...next.word][0]?.length ?? 0);
  const end = next.start + letter.length;
  const large = capitalised(next.word);
  return {
    start: span.start,
    end,
    now: large.slice(0, large.length - next.word.length + letter.length),
  };
}

/** In the case of what it replaces, with the article that it wants. */
function replacement(
  text: string,
  { tokens, plain }: Sentence,
  at: number,
  span: Span,
  now: string,
): Found {
  const isLarge = /^\p{Lu}/u.test(text.slice(span.start, span.end));
  const cased = isLarge ? capitalised(now) : now;
  const article = tokens[at - 1];
  const isBehindArticle = plain[at - 1] === 'a' || plain[at - 1] === 'an';
  if (article === undefined || !isBehindArticle) return { ...span, now: cased };
  if (DECEIVING.test(now) || now === 'many') return { ...span, now: null };
  const wanted = VOWEL.test(now) ? 'an' : 'a';
  const written = /^\p{Lu}/u.test(article.word) ? capitalised(wanted) : wanted;
  return { start: article.start, end: span.end, now: `${written} ${cased}` };
}

/** A sentence of more words may be divided. */
const LONG_WORDS = 26;
const LEAST_PART_WORDS = 6;
const SUBJECTS = new Set('it they we you he she this these that there'.split(' '));

/** Where a long English sentence may end and another begin: at a semicolon, or where "and" or "but" brings a new subject. */
export function divisionOf(
  text: string,
  { tokens, plain }: Sentence,
  tools: TextTools,
): Found | null {
  if (tools.language !== 'en' || tokens.length < LONG_WORDS) return null;
  for (let at = LEAST_PART_WORDS; at < tokens.length - LEAST_PART_WORDS; at += 1) {
    const [before, token, next] = tokens.slice(at - 1, at + 2);
    const words = plain.slice(at, at + 2);
    const division = before && token && next && dividedAt(text, [before, token, next], words);
    if (division) return division;
  }
  return null;
}

function dividedAt(
  text: string,
  [before, token, next]: readonly [Token, Token, Token],
  [word = '', subject = '']: readonly string[],
): Found | null {
  const gap = text.slice(before.end, token.start);
  const start = before.end;
  if (gap === '; ' && SUBJECTS.has(word))
    return { start, end: token.end, now: `. ${capitalised(token.word)}` };
  const isNext = gap === ', ' && text.slice(token.end, next.start) === ' ';
  if (!isNext || !SUBJECTS.has(subject)) return null;
  if (word === 'but') return { start, end: token.end, now: '. But' };
  return word === 'and' ? { start, end: next.end, now: `. ${capitalised(next.word)}` } : null;
}

const SHORT_WORDS = 14;
const SAME_STARTS = new Set('it they we you he she'.split(' '));

/** Joins two short English sentences with one subject: "You mix. You wait." becomes "You mix, and you wait." */
export function joinOf(
  text: string,
  one: Sentence,
  next: Sentence,
  tools: TextTools,
): Found | null {
  const [first] = next.tokens;
  const last = one.tokens.at(-1);
  if (tools.language !== 'en' || first === undefined || last === undefined) return null;
  const isSame = one.plain[0] === next.plain[0] && SAME_STARTS.has(next.plain[0] ?? '');
  const isShort = one.tokens.length <= SHORT_WORDS && next.tokens.length <= SHORT_WORDS;
  const isPlain = [one, next].every(({ plain }) => !plain.some((word) => CONNECTED.has(word)));
  if (!isSame || !isShort || !isPlain || text.slice(last.end, first.start) !== '. ') return null;
  return { start: last.end, end: first.end, now: `, and ${first.word.toLowerCase()}` };
}
const CONNECTED = new Set(['and', 'or', 'but', 'because', 'so', 'if', 'when', 'while']);
