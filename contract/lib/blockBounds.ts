/** What a request may say in blocks, checked before anything reads their HTML. What is stored already is not measured. */
import { depthOf } from '#html/openTags.ts';
import type { ProblemCode } from './problems.ts';

/** Blocks of an article, and operations of a save. */
export const MOST_BLOCKS = 20_000;
/** HTML of one block: about 160,000 words in one paragraph, list or table. */
export const BLOCK_MAX_CHARS = 1024 * 1024;
/** Elements in one another. The deepest list of the editor takes 10, and of what is pasted 50 are kept. */
export const BLOCK_MAX_DEPTH = 100;

export type BlockProblem = Extract<
  ProblemCode,
  'block_too_long' | 'block_too_deep' | 'too_many_blocks'
>;

/** A bound that HTML exceeds, and what was given. */
export interface ExceededBound {
  readonly problem: BlockProblem;
  readonly most: number;
  readonly given: number;
}

/** Null: the HTML is within the bounds. The depth of one that is too long is not measured. */
export function exceededBy(html: string, mostChars = BLOCK_MAX_CHARS): ExceededBound | null {
  if (html.length > mostChars)
    return { problem: 'block_too_long', most: mostChars, given: html.length };
  const depth = depthOf(html);
  if (depth > BLOCK_MAX_DEPTH)
    return { problem: 'block_too_deep', most: BLOCK_MAX_DEPTH, given: depth };
  return null;
}
