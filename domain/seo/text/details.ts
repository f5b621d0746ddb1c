/** What makes a text concrete: figures in digits, names and quotations. Counted without a model, in every language. */
import type { TextUnit } from '#html/units.ts';
import type { Span, TextTools, Token } from './textTools.ts';

const LARGE = /^\p{Lu}[\p{L}\p{M}'’]/u;
/** "GSA", "iPhone": no word is written like this because a sentence begins. */
const LARGE_WITHIN = /\p{L}\p{Lu}/u;
const DIGIT = /\p{N}/u;
/** Languages that write nouns large: there a name is two large words in a row. */
const LARGE_NOUNS: ReadonlySet<string> = new Set(['de']);
const ONLY_SPACE = /^\s+$/u;
/** Behind one of these a word may be large without being a name. */
const OPENS = /[:“”„"«»(—–•]\s*$/u;

/** Capitals say nothing where most words have them: "HOW TO SEASON", "How To Season A Pan In Your Oven". */
const isWrittenLarge = (tokens: readonly Token[]): boolean =>
  tokens.length >= LOUD.leastWords &&
  tokens.filter(({ word }) => STARTS_LARGE.test(word)).length * 100 > LOUD.percent * tokens.length;
const LOUD = { leastWords: 8, percent: 60 };
const STARTS_LARGE = /^\p{Lu}/u;

type Text = Pick<TextUnit, 'text' | 'code'>;

interface Divided {
  readonly tokens: readonly Token[];
  readonly sentences: readonly Span[];
  readonly quotations: readonly Span[];
}

/** How many details a text has. A number and what is written with it are one, and so are the words of a name. */
export function detailsIn(
  { text, code }: Text,
  { tokens, sentences, quotations }: Divided,
  { language }: TextTools,
): number {
  if (code.length > 0 && code[0]?.end === text.length) return 0;
  const starts = new Set(sentences.map(({ start }) => start));
  const isLoud = isWrittenLarge(tokens);
  let [count, isInDetail] = [0, false];
  for (const [at, token] of tokens.entries()) {
    const isDetail = DIGIT.test(token.word) || (!isLoud && LARGE.test(token.word) && isName(at));
    if (isDetail && !isInDetail) count += 1;
    isInDetail = isDetail;
  }
  return count + quotations.length;

  function isName(at: number): boolean {
    const [before, token] = tokens.slice(Math.max(0, at - 1), at + 1);
    if (LARGE_WITHIN.test(tokens[at]?.word ?? '')) return true;
    if (before === undefined || token === undefined || starts.has(token.start)) return false;
    const between = text.slice(before.end, token.start);
    const isPair = LARGE.test(before.word) && ONLY_SPACE.test(between) && !starts.has(before.start);
    return LARGE_NOUNS.has(language) ? isPair : !OPENS.test(between);
  }
}
