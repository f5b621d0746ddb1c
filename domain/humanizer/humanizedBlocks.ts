import { SIGN_NAMES } from '#contract/humanizer/humanizer.route.ts';
import { editedBlocks } from '../seo/text/editedBlocks.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import { proseOf } from './prose.ts';
import { SIGNS } from './signs.ts';

/** The blocks with every change that is safe without a model. Of two that overlap, the first is made. */
export const humanizedBlocks = (blocks: readonly string[], tools: TextTools): string[] =>
  editedBlocks(blocks, tools, (read) => {
    const prose = proseOf(read, tools);
    return SIGN_NAMES.flatMap((name) => SIGNS[name](prose)?.places ?? []);
  });
