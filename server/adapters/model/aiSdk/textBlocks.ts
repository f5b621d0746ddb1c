import type { Prompt } from '../../../prompts/prompt.ts';
import { EngineError, type Piece } from '../engine.ts';
import { type BlockChange, markdownReader } from './markdownBlocks.ts';
import { type AskedModel, askText } from './questions.ts';

export type Block = Extract<Piece, { type: 'block' }>;

interface Place {
  readonly heading: { readonly text: string; readonly level: number };
  /** Number of the first block. */
  readonly from: number;
  readonly signal: AbortSignal;
}

/** Yields the blocks that change as the answer grows. */
export async function* textBlocks(
  asked: AskedModel,
  prompt: Prompt,
  { heading, from, signal }: Place,
): AsyncGenerator<Block> {
  const reader = markdownReader(heading);
  let isEmpty = true;
  const blocksOf = (changes: readonly BlockChange[]): Block[] => {
    if (changes.length > 0) isEmpty = false;
    return changes.map(({ at, html }) => ({ type: 'block', at: from + at, html }));
  };
  for await (const words of askText(asked, prompt, signal)) yield* blocksOf(reader.add(words));
  yield* blocksOf(reader.end());
  if (isEmpty) throw new EngineError('model_answer_unusable', { isTransient: true });
}

/** Behind as many changes, several are shown together. */
const SHOWN_ONE_BY_ONE = 200;

/**
 * Decides at which lengths a growing text is rendered as a whole again. The longer the text, the rarer, so that the total cost
 * stays linear.
 */
export class Showing {
  #changes = 0;
  #due = 0;

  isDue(): boolean {
    this.#changes += 1;
    if (this.#changes < this.#due) return false;
    this.#due = this.#changes + this.#changes / SHOWN_ONE_BY_ONE;
    return true;
  }
}
