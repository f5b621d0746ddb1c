import { type ArticleText, editBetween, opsOfEdit } from './articleEdit.ts';
import { type ArticleBody, applyOps, type BlockOp, htmlIn } from './body.ts';

/**
 * Both changes of one text in one, or null when they touch the same block (or the title) differently:
 * that is for the writer to decide. Three ways by block, as diff3 does by line; the order is theirs,
 * with what is new or moved in mine put behind the same block as in mine. Two states of a block that
 * grows, as an AI stream makes them in two tabs, are one text: the longer.
 */
export function mergedText(
  base: ArticleText,
  mine: ArticleText,
  theirs: ArticleText,
): ArticleText | null {
  const titleIsMine = theirs.title === base.title || theirs.title === mine.title;
  if (!titleIsMine && mine.title !== base.title) return null;
  const ops: BlockOp[] = [];
  for (const op of opsOfEdit(base.body, editBetween(base, mine))) {
    const merged = mergedOps(op, base.body, theirs.body);
    if (merged === null) return null;
    ops.push(...merged);
  }
  return { title: titleIsMine ? mine.title : theirs.title, body: applyOps(theirs.body, ops) };
}

/** What an operation of mine becomes beside theirs; null where both have written something else. */
function mergedOps(op: BlockOp, base: ArticleBody, theirs: ArticleBody): readonly BlockOp[] | null {
  const before = htmlIn(base, op.id);
  const their = htmlIn(theirs, op.id);
  const isTheirs = their !== before;
  if (op.op === 'remove') return isTheirs && their !== undefined ? null : [op];
  if (op.html === before) return their === undefined ? [] : [{ ...op, html: their }]; // only moved
  if (!isTheirs || their === op.html) return [op];
  if (their === undefined) return null;
  if (contains(op.html, their)) return [op];
  return contains(their, op.html) ? [{ ...op, html: their }] : null;
}

const CLOSING_TAGS = /(?:<\/[a-z0-9]+>)+$/i;

/** The longer text begins with all of the other, its markup included. */
function contains(longer: string, other: string): boolean {
  return longer.startsWith(other.replace(CLOSING_TAGS, ''));
}
