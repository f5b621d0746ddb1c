import { runsOf } from '../flatBlocks.ts';
import type { ImportLoss } from '../losses.ts';
import { htmlParts } from '../parts.ts';
import type { Accounted } from '../wordLaw.ts';
import { writeBlocks } from '../write.ts';
import { isOurs, type ReadHtml, readAny, readForeign } from './read.ts';

export interface Converted extends Accounted {
  /** The blocks in order, as an article stores them. */
  readonly blocks: readonly { readonly id?: never; readonly html: string }[];
  readonly losses: readonly ImportLoss[];
}

const converted = ({ blocks, ...read }: ReadHtml): Converted => ({
  ...read,
  blocks: runsOf(blocks).map((run) => ({ html: writeBlocks(run) })),
});

/** Converts HTML of any program into the blocks of an article, and reports what an article cannot hold. */
export const convertForeign = (html: string): Converted => converted(readAny(html));

export interface ConvertedPart extends Converted {
  /** The share of the document that is converted, from 0 to 1. */
  readonly share: number;
}

/** Converts a long document part by part; `longChars`: what is shorter is one part. */
export function* convertParts(html: string, longChars?: number): Generator<ConvertedPart> {
  if (isOurs(html)) yield { ...convertForeign(html), share: 1 };
  else {
    let chars = 0;
    for (const part of htmlParts(html, longChars)) {
      chars += part.length;
      yield { ...converted(readForeign(part)), share: Math.min(1, chars / html.length) };
    }
  }
}
