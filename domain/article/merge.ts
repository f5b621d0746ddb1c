import { type ArticleText, editBetween, opsOfEdit } from './edit.ts';
import { type ArticleBody, applyOps, type BlockId, type BlockOp, htmlIn } from './body.ts';

/** What is to become of something that two people have written differently. */
export type Choice = 'mine' | 'theirs' | 'both';
/** By block id; the title's is `TITLE`, of which there can be only one. */
export type Choices = Readonly<Record<BlockId, Choice>>;

/** Stands for the title among block ids, none of which looks like this. */
export const TITLE = '#title';

/** One thing that two people have written differently; null where one of them removed it. */
export interface TextConflict {
  readonly id: BlockId | typeof TITLE;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/**
 * Both changes of one text in one, or null when they touch the same block (or the title) differently
 * and no choice is made for it: that is for the writer to decide. Three ways by block, as diff3 does
 * by line; the order is theirs, with what is new or moved in mine put behind the same block as in
 * mine. Two states of a block that grows, as an AI stream makes them in two tabs, are one text: the longer.
 */
export function mergedText(
  base: ArticleText,
  mine: ArticleText,
  theirs: ArticleText,
  choices: Choices = {},
): ArticleText | null {
  const title = mergedTitle(base, mine, theirs, choices);
  const ops: BlockOp[] = [];
  for (const op of opsOfEdit(base.body, editBetween(base, mine))) {
    const merged = mergedOps(op, base.body, theirs.body) ?? chosenOps(op, theirs.body, choices);
    if (merged === null) return null;
    ops.push(...merged);
  }
  return title === null ? null : { title, body: applyOps(theirs.body, ops) };
}

/** What a merge would have to ask the writer about, in the order of the text; the title first. */
export function conflictsBetween(
  base: ArticleText,
  mine: ArticleText,
  theirs: ArticleText,
): readonly TextConflict[] {
  const title = { id: TITLE, mine: mine.title, theirs: theirs.title };
  return [
    ...(mergedTitle(base, mine, theirs, {}) === null ? [title] : []),
    ...opsOfEdit(base.body, editBetween(base, mine))
      .filter((op) => mergedOps(op, base.body, theirs.body) === null)
      .map(({ id }) => ({
        id,
        mine: htmlIn(mine.body, id) ?? null,
        theirs: htmlIn(theirs.body, id) ?? null,
      })),
  ];
}

function mergedTitle(
  base: ArticleText,
  mine: ArticleText,
  theirs: ArticleText,
  choices: Choices,
): string | null {
  if (theirs.title === base.title || theirs.title === mine.title) return mine.title;
  if (mine.title === base.title) return theirs.title;
  const choice = choices[TITLE];
  if (choice === undefined) return null;
  return choice === 'theirs' ? theirs.title : mine.title;
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

/** The same with the writer's choice; a block that one side removed is kept by `both`. */
function chosenOps(op: BlockOp, theirs: ArticleBody, choices: Choices): readonly BlockOp[] | null {
  const choice = Object.hasOwn(choices, op.id) ? choices[op.id] : undefined;
  const their = htmlIn(theirs, op.id);
  if (choice === undefined) return null;
  if (choice === 'mine') return [op];
  if (op.op === 'remove') return [];
  if (choice === 'theirs') return their === undefined ? [] : [{ ...op, html: their }];
  if (their === undefined) return [op];
  const copy = { ...op, id: freeId(op.id, theirs), after: op.id };
  return [{ ...op, html: their }, copy];
}

/** An id for my version beside theirs. */
function freeId(id: BlockId, body: ArticleBody): BlockId {
  let free = `${id.slice(0, 56)}-mine`;
  for (let n = 2; htmlIn(body, free) !== undefined; n += 1) free = `${id.slice(0, 56)}-mine${n}`;
  return free;
}

const CLOSING_TAGS = /(?:<\/[a-z0-9]+>)+$/i;

/** The longer text begins with all of the other, its markup included. */
function contains(longer: string, other: string): boolean {
  return longer.startsWith(other.replace(CLOSING_TAGS, ''));
}
