import { runsOf } from '../model/blocks.ts';
import type { Loss } from './losses.ts';
import { parseOurs, parsePasted } from './parse.ts';
import { htmlOfBlocks } from './serialise.ts';
import { OURS } from './vocabulary.ts';

export interface Converted {
  /** The top-level blocks in order, as an article stores them. */
  readonly blocks: readonly { readonly id?: never; readonly html: string }[];
  readonly losses: readonly Loss[];
}

/** HTML of any program as the blocks of an article, and what of it an article cannot hold. */
export function convertForeign(html: string): Converted {
  const { blocks, losses } = html.includes(OURS)
    ? { blocks: parseOurs(html), losses: [] }
    : parsePasted(html);
  return { blocks: runsOf(blocks).map((run) => ({ html: htmlOfBlocks(run) })), losses };
}
