import { type ArticleText, editBetween, opsOfEdit } from './articleEdit.ts';
import { type ArticleBody, applyOps, type BlockId, htmlIn } from './body.ts';

/**
 * Both changes of one text in one, or null when they touch the same block (or the title) differently:
 * that is for the writer to decide. Three ways by block, as diff3 does by line; the order is theirs,
 * with what is new or moved in mine put behind the same block as in mine.
 */
export function mergedText(
  base: ArticleText,
  mine: ArticleText,
  theirs: ArticleText,
): ArticleText | null {
  const titleIsMine = theirs.title === base.title || theirs.title === mine.title;
  if (!titleIsMine && mine.title !== base.title) return null;
  const changes = editBetween(base, mine);
  const touched = Object.keys(changes.blocks ?? {});
  if (touched.some((id) => isConflict(id, base.body, mine.body, theirs.body))) return null;
  return {
    title: titleIsMine ? mine.title : theirs.title,
    body: applyOps(theirs.body, opsOfEdit(base.body, changes)),
  };
}

function isConflict(id: BlockId, base: ArticleBody, mine: ArticleBody, theirs: ArticleBody) {
  const their = htmlIn(theirs, id);
  return their !== htmlIn(base, id) && their !== htmlIn(mine, id);
}
