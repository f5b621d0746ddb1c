/** What becomes of origins when a writer divides, joins or brings back blocks. */
import { type ArticleBody, type BlockId, type BlockOp, htmlIn } from './body.ts';
import { NO_ORIGINS, type Origins } from './origin.ts';
import { type Lost, lostBy, withNeeded, withTaken } from './originParts.ts';

interface Donor extends Lost {
  readonly id: BlockId;
}

/**
 * The origins that edits of a writer give to blocks, where they differ from those the blocks have. `before` needs only
 * the blocks that the edits touch; `known` returns the origins of a block, also of one that was removed earlier;
 * `inserted` those of what was inserted into it.
 *
 * Words that left one block and are new in another take their part of the origins along: the block was divided, or
 * joined with what is left of one that was removed. A block that comes back has its own again.
 */
export function originsAfterEdits(
  before: ArticleBody,
  ops: readonly BlockOp[],
  known: (id: BlockId) => Origins,
  inserted: (id: BlockId) => Origins = () => NO_ORIGINS,
): ReadonlyMap<BlockId, Origins> {
  const donors = donorsOf(before, ops, known);
  const changed = new Map<BlockId, Origins>();
  for (const op of ops) {
    if (op.op === 'remove') continue;
    const own = known(op.id);
    const old = htmlIn(before, op.id);
    const isBack = old === undefined && own.length > 0;
    const change = { before: old ?? '', html: op.html };
    const explained = withNeeded(own, inserted(op.id), change);
    const others = isBack ? [] : donors.filter(({ id }) => id !== op.id);
    const origins = withTaken(explained, others, change);
    if (isBack || origins !== own) changed.set(op.id, origins);
  }
  return changed;
}

function donorsOf(
  before: ArticleBody,
  ops: readonly BlockOp[],
  known: (id: BlockId) => Origins,
): Donor[] {
  return ops.flatMap((op) => {
    const origins = known(op.id);
    if (origins.length === 0) return [];
    const html = op.op === 'put' ? op.html : '';
    const words = lostBy({ before: htmlIn(before, op.id) ?? '', html });
    return words.length === 0 ? [] : [{ id: op.id, words, origins }];
  });
}
