/** What a change of wording leaves as it is: figures, names, quotations and links. */
import type { ProtectedKind } from '#contract/lib/tasks.ts';
import type { Span, TextTools, Token } from '../seo/text/textTools.ts';
import { quotationsIn } from '../sources/quotations.ts';
import { figuresWithin } from './figureSpans.ts';

export interface ProtectedSpan extends Span {
  readonly kind: ProtectedKind;
  readonly text: string;
  /** What makes two of a kind the same. */
  readonly key: string;
}

interface Text {
  readonly text: string;
  readonly links: readonly Span[];
}

const STARTS_LARGE = /^\p{Lu}/u;
/** "GSA", "iPhone", "McDonald": no word is written like this because a sentence begins. */
const LARGE_WITHIN = /^\P{L}*\p{L}+\p{Lu}|^\p{Lu}[\p{Lu}\d]+$/u;
const SELF = /^I(?:['’]\p{L}+)?$/u;
/** Languages that write nouns large. There a name is known by two large words in a row. */
export const LARGE_NOUNS: ReadonlySet<string> = new Set(['de']);

/** The names that stand within the sentences of a text, where no word is large without a reason. */
export function namesWithin(texts: readonly Pick<Text, 'text'>[], tools: TextTools): Set<string> {
  return new Set(
    texts.flatMap(({ text }) =>
      largeWords(text, tools)
        .filter(({ isFirst }) => !isFirst)
        .map(({ word }) => word),
    ),
  );
}

/**
 * Returns the parts of a text that no edit may change, in order and without overlaps: where two would overlap, the second is cut.
 * `names` are known from other texts.
 */
export function protectedSpans(
  { text, links }: Text,
  tools: TextTools,
  names: ReadonlySet<string> = namesWithin([{ text }], tools),
): ProtectedSpan[] {
  const found = (kind: ProtectedKind, spans: readonly (Span & { readonly key?: string })[]) =>
    spans.map(({ start, end, key }) => {
      const written = text.slice(start, end);
      return { kind, start, end, text: written, key: key ?? written };
    });
  const all = [
    ...found('quote', quotationsIn(text, tools.language)),
    ...found('link', links),
    ...found('figure', figuresWithin(text, tools)),
    ...found('name', namesIn(text, tools, names)),
  ].filter(({ start, end }) => end > start);
  let reached = 0;
  return all
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .flatMap((span) => {
      const start = Math.max(span.start, reached);
      if (span.end <= start) return [];
      reached = span.end;
      if (start === span.start) return [span];
      const written = text.slice(start, span.end);
      return [{ ...span, start, text: written, key: written }];
    });
}

interface LargeWord extends Token {
  readonly isFirst: boolean;
  /** The word in front of it, or behind it, is large too and only a space away. */
  readonly hasNeighbour: boolean;
}

const isLarge = (token: Token | undefined): token is Token =>
  token !== undefined && STARTS_LARGE.test(token.word) && !SELF.test(token.word);

function largeWords(text: string, tools: TextTools): LargeWord[] {
  const tokens = tools.tokens(text);
  const starts = startsOf(text, tokens, tools);
  const isPair = (one: Token | undefined, next: Token | undefined) =>
    isLarge(one) && isLarge(next) && text.slice(one.end, next.start) === ' ';
  const large = tokens.flatMap((token, at): LargeWord[] => {
    const isSure = LARGE_WITHIN.test(token.word);
    if (!isLarge(token) && !isSure) return [];
    const hasNeighbour = isPair(tokens[at - 1], token) || isPair(token, tokens[at + 1]);
    return [{ ...token, isFirst: starts.has(token) && !isSure, hasNeighbour }];
  });
  return LARGE_NOUNS.has(tools.language)
    ? large.filter((one) => (one.hasNeighbour ? !one.isFirst : LARGE_WITHIN.test(one.word)))
    : large;
}

const OPENS = /[:"“„«(—–-]\s*$/u;

/** The first words of sentences, and of what may be one behind a colon, a dash or a quotation mark. */
function startsOf(text: string, tokens: readonly Token[], tools: TextTools): ReadonlySet<Token> {
  const sentences = tools.sentenceSpans(text);
  let next = 0;
  return new Set(
    tokens.filter(({ start }) => {
      const isFirst = start >= (sentences[next]?.start ?? Number.POSITIVE_INFINITY);
      while (start >= (sentences[next]?.start ?? Number.POSITIVE_INFINITY)) next += 1;
      return isFirst || OPENS.test(text.slice(Math.max(0, start - 3), start));
    }),
  );
}

/** Large words in a row are one name. At the start of a sentence a word is one only if it is known as one. */
function namesIn(text: string, tools: TextTools, names: ReadonlySet<string>): Span[] {
  const spans: { start: number; end: number }[] = [];
  for (const { word, start, end, isFirst } of largeWords(text, tools)) {
    if (isFirst && (!names.has(word) || tools.isStopWord(word))) continue;
    const last = spans.at(-1);
    if (last !== undefined && text.slice(last.end, start) === ' ') last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}
