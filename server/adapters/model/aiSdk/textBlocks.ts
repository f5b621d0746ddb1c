import { storable } from '#db/storable.ts';
import type { Prompt } from '../../../prompts/prompt.ts';
import { EngineError, type Piece } from '../engine.ts';
import { markdownBlocks } from './markdownBlocks.ts';
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
  let markdown = '';
  let shown: readonly string[] = [];
  const changes = (isComplete: boolean): Block[] => {
    const blocks = markdownBlocks(storable(markdown), heading, isComplete);
    const changed = [...blocks.keys()].filter((at) => blocks[at] !== shown[at]);
    shown = blocks;
    return changed.map((at) => ({ type: 'block', at: from + at, html: blocks[at] ?? '' }));
  };
  for await (const words of askText(asked, prompt, signal)) {
    markdown += words;
    yield* changes(false);
  }
  yield* changes(true);
  if (shown.length === 0) throw new EngineError('model_answer_unusable', { isTransient: true });
}
