import { z } from 'zod';
import { BLOCK_MAX_CHARS, type ExceededBound, exceededBy, MOST_BLOCKS } from './blockBounds.ts';

const MESSAGES = {
  block_too_long: ({ most, given }) => `At most ${most} characters of HTML; these are ${given}.`,
  block_too_deep: ({ most, given }) =>
    `At most ${most} elements in one another; these are ${given}.`,
  too_many_blocks: ({ most, given }) => `At most ${most} blocks; these are ${given}.`,
} as const satisfies Record<ExceededBound['problem'], (bound: ExceededBound) => string>;

const refuse = (context: z.RefinementCtx, bound: ExceededBound): void =>
  context.addIssue({
    code: 'custom',
    message: MESSAGES[bound.problem](bound),
    params: { problem: bound.problem },
  });

/** HTML of a block, or of a part of one, in a request. */
export const sentHtmlSchema = (mostChars = BLOCK_MAX_CHARS) =>
  z
    .string()
    .superRefine((html, context) => {
      const bound = exceededBy(html, mostChars);
      if (bound !== null) refuse(context, bound);
    })
    .meta({ title: 'HTML of a block', maxLength: mostChars });

/** Blocks, or operations on them, in a request. */
export const sentBlocksSchema = <Block extends z.ZodType>(block: Block) =>
  z
    .array(block)
    .superRefine(({ length }, context) => {
      if (length > MOST_BLOCKS)
        refuse(context, { problem: 'too_many_blocks', most: MOST_BLOCKS, given: length });
    })
    .meta({ maxItems: MOST_BLOCKS });
