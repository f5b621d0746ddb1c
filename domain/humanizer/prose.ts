/** The running text that is looked at, sentence by sentence, each with its place. */
import { isRunningText, type PlacedProse, type ReadProse, unitsOf } from '../seo/text/prose.ts';
import type { Span, TextTools, Token } from '../seo/text/textTools.ts';
import { namesWithin, type ProtectedSpan, protectedSpans } from './spans.ts';

export interface Sentence extends Span {
  /** In order; positions are those of the text of the unit. */
  readonly tokens: readonly Token[];
  readonly plain: readonly string[];
}

export interface Passage
  extends Pick<PlacedProse, 'blockId' | 'unit' | 'kind' | 'text' | 'links' | 'verbatim'> {
  readonly sentences: readonly Sentence[];
  readonly words: number;
  /** What stays as it is. */
  readonly kept: readonly ProtectedSpan[];
}

export interface Prose {
  readonly passages: readonly Passage[];
  readonly sentences: readonly Sentence[];
  readonly words: number;
  readonly tools: TextTools;
}

/** Reads the running text of blocks; headings, tables and code are left out. */
export function proseOf(blocks: readonly ReadProse[], tools: TextTools): Prose {
  const units = unitsOf(blocks).filter(isRunningText);
  const names = namesWithin(units, tools);
  const passages = units.map(({ blockId, unit, kind, text, links, verbatim }): Passage => {
    const sentences = sentencesIn(text, tools);
    const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
    const kept = protectedSpans({ text, links }, tools, names);
    return { blockId, unit, kind, text, links, verbatim, sentences, words, kept };
  });
  return {
    passages,
    sentences: passages.flatMap(({ sentences }) => sentences),
    words: passages.reduce((sum, { words }) => sum + words, 0),
    tools,
  };
}

function sentencesIn(text: string, tools: TextTools): Sentence[] {
  const all = tools.tokens(text);
  let at = 0;
  return tools.sentenceSpans(text).map(({ start, end }) => {
    const first = at;
    while (at < all.length && (all[at]?.start ?? 0) < end) at += 1;
    const tokens = all.slice(first, at).filter((token) => token.start >= start);
    return { start, end, tokens, plain: tokens.map(({ word }) => tools.plainWord(word)) };
  });
}

/** Whether a place overlaps any of the spans, which must be sorted and must not overlap. Takes logarithmic time. */
export function overlapsAny(spans: readonly Span[], { start, end }: Span): boolean {
  return (spans[firstEndingBehind(spans, start)]?.start ?? end) < end;
}

/** Returns the index of the first span that ends after a position. The spans must be sorted and must not overlap. */
export function firstEndingBehind(spans: readonly Span[], position: number): number {
  let [from, to] = [0, spans.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((spans[middle]?.end ?? 0) <= position) from = middle + 1;
    else to = middle;
  }
  return from;
}
