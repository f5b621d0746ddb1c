/** What becomes of origins when a writer divides, joins or brings back blocks. */
import { type ArticleBody, type BlockId, type BlockOp, htmlIn } from './body.ts';
import { NO_ORIGINS, type Origins } from './origin.ts';
import { joinedOrigins, originText } from './originText.ts';

type Put = Extract<BlockOp, { readonly op: 'put' }>;

interface Donor {
  readonly id: BlockId;
  readonly text: string;
  readonly origins: Origins;
  readonly isRemoved: boolean;
}

/**
 * The origins that edits of a writer give to blocks, where they differ from those the blocks have. `before` needs only
 * the blocks that the edits touch; `known` returns the origins of a block, also of one that was removed earlier.
 *
 * A new block whose text stood in a block that changed has the origins of that one: it was divided. A block that takes
 * in the text of a removed one has the origins of both. A block that comes back has its own again.
 */
export function originsAfterEdits(
  before: ArticleBody,
  ops: readonly BlockOp[],
  known: (id: BlockId) => Origins,
): ReadonlyMap<BlockId, Origins> {
  const donors = donorsOf(before, ops, known);
  const changed = new Map<BlockId, Origins>();
  for (const op of ops) {
    if (op.op === 'remove') continue;
    const isNew = htmlIn(before, op.id) === undefined;
    const own = known(op.id);
    const origins = isNew ? originsOfNew(op, own, donors) : originsOfJoined(op, own, donors);
    if (isNew ? origins.length > 0 : origins !== own) changed.set(op.id, origins);
  }
  return changed;
}

function donorsOf(
  before: ArticleBody,
  ops: readonly BlockOp[],
  known: (id: BlockId) => Origins,
): Donor[] {
  return ops.flatMap(({ id, op }) => {
    const origins = known(id);
    const text = originText(htmlIn(before, id) ?? '') ?? '';
    return text === '' || origins.length === 0
      ? []
      : [{ id, text, origins, isRemoved: op === 'remove' }];
  });
}

function originsOfNew({ html }: Put, own: Origins, donors: readonly Donor[]): Origins {
  const text = originText(html) ?? '';
  if (own.length > 0 || text === '') return own;
  return donors
    .filter((donor) => donor.text.includes(text))
    .reduce((origins, donor) => joinedOrigins(origins, donor.origins), NO_ORIGINS);
}

function originsOfJoined({ id, html }: Put, own: Origins, donors: readonly Donor[]): Origins {
  const text = originText(html) ?? '';
  return donors
    .filter((donor) => donor.isRemoved && donor.id !== id && text.includes(donor.text))
    .reduce((origins, donor) => joinedOrigins(origins, donor.origins), own);
}
