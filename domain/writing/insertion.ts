/** Puts an answer of a conversation into the article. */
import type { ArticleBody, Block, BlockOp } from '../article/body.ts';
import type { Source } from '../article/origin.ts';
import { withoutCitations } from './citations.ts';
import type { PassagePlace } from './passage.ts';
import { isText, opsOfAcceptance } from './proposals.ts';

/** An answer that is offered for a place, to compare and accept. */
export interface Insertion {
  readonly place: PassagePlace;
  /** The blocks of the place as they were when it was offered. */
  readonly was: readonly Block[];
  /** Without citations; running text for a place within a block. */
  readonly blocks: readonly string[];
  /** HTML of the text that is replaced; empty if there is none. */
  readonly before: string;
  readonly source?: Source | undefined;
}

const PARAGRAPH = /^<p>([\s\S]*)<\/p>$/;

/** Offers an answer for a place. Lists, tables and quotes have none within a paragraph: they go behind it. */
export function insertionOf(
  answer: { readonly blocks: readonly string[]; readonly source?: Source | undefined },
  place: PassagePlace,
  was: readonly Block[],
): Insertion {
  const blocks = answer.blocks.map(withoutCitations);
  const of = { was, ...(answer.source && { source: answer.source }) };
  if (place.type !== 'within') {
    const before = was.filter(isText).map(({ html }) => html);
    return { ...of, place, blocks, before: before.join('') };
  }
  const lines = blocks.map((html) => PARAGRAPH.exec(html)?.[1]);
  if (lines.includes(undefined))
    return { ...of, place: { type: 'behind', blockId: place.blockId }, blocks, before: '' };
  return { ...of, place, blocks: [lines.join(' ')], before: place.selected };
}

/** The changes of an accepted answer, or null if its place has changed since. */
export const opsOfInsertion = (
  body: ArticleBody,
  { place, was, blocks, source }: Insertion,
  idPrefix: string,
): BlockOp[] | null =>
  // Like any task that replaces what is at its place.
  opsOfAcceptance(body, { name: 'rephrase', place, was, blocks, source, idPrefix });
