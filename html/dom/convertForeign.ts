import { runsOf } from '../flatBlocks.ts';
import type { ImportLoss } from '../losses.ts';
import type { Accounted } from '../wordLaw.ts';
import { writeBlocks } from '../write.ts';
import { readAny } from './read.ts';

export interface Converted extends Accounted {
  /** The blocks in order, as an article stores them. */
  readonly blocks: readonly { readonly id?: never; readonly html: string }[];
  readonly losses: readonly ImportLoss[];
}

/** Converts HTML of any program into the blocks of an article, and reports what an article cannot hold. */
export function convertForeign(html: string): Converted {
  const { blocks, ...read } = readAny(html);
  return { ...read, blocks: runsOf(blocks).map((run) => ({ html: writeBlocks(run) })) };
}
