/**
 * A block of an article as flat data, without DOM and editor: a list is a sequence of items, each with its depth.
 * `dom/read.ts` reads it from HTML, `write.ts` writes it as HTML.
 */
import type { InlineStyle, ParagraphType } from './vocabulary.ts';

/** The style of a piece of text. */
export interface TextStyle {
  readonly styles: readonly InlineStyle[];
  readonly href: string | null;
}

/** Text of one style. */
export interface Span extends TextStyle {
  readonly text: string;
}

/** A paragraph, a heading, an item of a list, a paragraph of a quote, a line of code. */
export interface Paragraph {
  readonly type: ParagraphType;
  /** The depth of an item, from 0. */
  readonly depth: number;
  /** Starts a list, quote or code block, even directly below another one. */
  readonly startsRun: boolean;
  /** The number of an item of an ordered list; without one it is the next. */
  readonly number?: number;
  readonly spans: readonly Span[];
}

/** A table, a figure or a divider, as its HTML. */
export interface Atomic {
  readonly type: 'atomic';
  readonly html: string;
}

export type FlatBlock = Paragraph | Atomic;

export const textOf = ({ spans }: Paragraph): string => spans.map(({ text }) => text).join('');

/** Returns the spans between two offsets of their text. */
export function cutSpans(spans: readonly Span[], start: number, end: number): Span[] {
  const cut: Span[] = [];
  let at = 0;
  for (const span of spans) {
    const text = span.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    if (text !== '') cut.push(text === span.text ? span : { ...span, text });
    at += span.text.length;
  }
  return cut;
}

/** Types whose adjacent blocks form one block of the article. */
const RUNS: Readonly<Record<string, 'list' | 'quote' | 'code'>> = {
  'unordered-list-item': 'list',
  'ordered-list-item': 'list',
  blockquote: 'quote',
  'code-block': 'code',
};

export const runOfType = (type: string): 'list' | 'quote' | 'code' | null => RUNS[type] ?? null;

/** Whether a block belongs to the same top-level block as a run whose first block has the type `firstType`. */
export function joinsRunOf(
  firstType: string,
  type: string,
  depth: number,
  startsRun: boolean,
): boolean {
  const run = RUNS[firstType];
  if (run === undefined || run !== RUNS[type] || startsRun) return false;
  return run !== 'list' || depth > 0 || type === firstType;
}

export const joinsRun = (first: FlatBlock, block: FlatBlock): boolean =>
  block.type !== 'atomic' && joinsRunOf(first.type, block.type, block.depth, block.startsRun);

/** Splits a sequence into the blocks of an article. */
export function cutIntoRuns<Block>(
  blocks: readonly Block[],
  joins: (first: Block, block: Block) => boolean,
): Block[][] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && joins(run[0], block)) run.push(block);
    else runs.push([block]);
  }
  return runs;
}

export const runsOf = (blocks: readonly FlatBlock[]): FlatBlock[][] =>
  cutIntoRuns(blocks, joinsRun);
