import { FIELD_LIMITS_CHARS } from '#contract/article/searchFields.ts';
import { tokensOf } from '#html/tokens.ts';
import {
  type ArticleBody,
  applyOps,
  type BlockId,
  type BlockOp,
  htmlIn,
  originsIn,
} from './body.ts';
import { type ArticleText, editBetween, opsOfEdit } from './edit.ts';
import { fittingList, mergedList } from './fieldList.ts';
import { NO_ORIGINS } from './origin.ts';
import { type FieldName, fieldsBy, type ListField } from './searchFields.ts';

type Put = Extract<BlockOp, { readonly op: 'put' }>;

/** How to resolve a conflict between two versions. */
export type Choice = 'mine' | 'theirs' | 'both';
/** Keyed by block id, or by the name of a field beside the text. */
export type Choices = Readonly<Record<BlockId, Choice>>;

/** Each is one text that only one side can win. No block id begins with #. */
const BESIDE_TEXT: Readonly<Record<BesideText, (text: ArticleText) => string>> = {
  '#title': ({ title }) => title,
  '#seoTitle': ({ fields }) => fields.seoTitle,
  '#description': ({ fields }) => fields.description,
  '#slug': ({ fields }) => fields.slug,
  '#keyphrase': ({ fields }) => fields.keyphrase,
  '#place': ({ fields }) => fields.place,
  '#city': ({ fields }) => fields.city,
  '#wantedWords': ({ fields }) => fields.wantedWords,
};
/** Lists are merged by their entries, so that nobody is asked about them. */
export type BesideText = '#title' | `#${Exclude<FieldName, ListField>}`;

export const isBesideText = (id: string): id is BesideText => Object.hasOwn(BESIDE_TEXT, id);

/** One thing that two people have written differently; null where one of them removed it. */
export interface TextConflict {
  readonly id: BlockId | BesideText;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/**
 * Both changes of one text in one, or null when they touch the same block, field or title differently
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
  const beside = mergedBeside({ base, mine, theirs }, choices);
  const ops: BlockOp[] = [];
  for (const op of opsOfEdit(base.body, editBetween(base, mine))) {
    const merged =
      mergedOps(op, base.body, theirs.body) ?? chosenOps(op, mine.body, theirs.body, choices);
    if (merged === null) return null;
    ops.push(...merged.map((one) => withMyOrigins(one, mine.body, theirs.body)));
  }
  return beside && { ...beside, body: applyOps(theirs.body, ops) };
}

/** What a merge would have to ask the writer about, in the order of the text; first what is beside it. */
export function conflictsBetween(
  base: ArticleText,
  mine: ArticleText,
  theirs: ArticleText,
): readonly TextConflict[] {
  const beside = (Object.keys(BESIDE_TEXT) as BesideText[]).filter(
    (id) => mergedOne(id, { base, mine, theirs }, {}) === null,
  );
  return [
    ...beside.map((id) => ({ id, mine: BESIDE_TEXT[id](mine), theirs: BESIDE_TEXT[id](theirs) })),
    ...opsOfEdit(base.body, editBetween(base, mine))
      .filter((op) => mergedOps(op, base.body, theirs.body) === null)
      .map(({ id }) => ({
        id,
        mine: htmlIn(mine.body, id) ?? null,
        theirs: htmlIn(theirs.body, id) ?? null,
      })),
  ];
}

/** A block that they do not have comes with the origins that it has here. */
function withMyOrigins(op: BlockOp, mine: ArticleBody, theirs: ArticleBody): BlockOp {
  const origins = originsIn(mine, op.id);
  const isNew = htmlIn(theirs, op.id) === undefined;
  return op.op === 'put' && isNew && origins !== undefined ? { origins, ...op } : op;
}

interface Sides {
  readonly base: ArticleText;
  readonly mine: ArticleText;
  readonly theirs: ArticleText;
}

function mergedBeside(
  sides: Sides,
  choices: Choices,
): Pick<ArticleText, 'title' | 'fields'> | null {
  const merged = mapOf((id) => mergedOne(id, sides, choices));
  if ([...merged.values()].includes(null)) return null;
  const { base, mine, theirs } = sides;
  return {
    title: merged.get('#title') ?? '',
    fields: fieldsBy(
      (name) =>
        merged.get(`#${name}`) ??
        fittingList(
          mergedList(base.fields[name], mine.fields[name], theirs.fields[name]),
          FIELD_LIMITS_CHARS[name],
        ),
    ),
  };
}

const mapOf = <T>(of: (id: BesideText) => T): ReadonlyMap<string, T> =>
  new Map((Object.keys(BESIDE_TEXT) as BesideText[]).map((id) => [id, of(id)]));

/** The title or a field; null where both have written something else and nothing is chosen. */
function mergedOne(id: BesideText, sides: Sides, choices: Choices): string | null {
  const read = BESIDE_TEXT[id];
  const [base, mine, theirs] = [read(sides.base), read(sides.mine), read(sides.theirs)];
  if (theirs === base || theirs === mine) return mine;
  if (mine === base) return theirs;
  const choice = choices[id];
  if (choice === undefined) return null;
  return choice === 'theirs' ? theirs : mine;
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
  return contains(their, op.html) ? [asTheirs(op, their)] : null;
}

/** The same with the writer's choice; a block that one side removed is kept by `both`. */
function chosenOps(
  op: BlockOp,
  mine: ArticleBody,
  theirs: ArticleBody,
  choices: Choices,
): readonly BlockOp[] | null {
  const choice = Object.hasOwn(choices, op.id) ? choices[op.id] : undefined;
  const their = htmlIn(theirs, op.id);
  if (choice === undefined) return null;
  if (op.op === 'remove') return choice === 'mine' ? [op] : [];
  if (choice === 'mine') return [{ ...op, origins: originsIn(mine, op.id) ?? NO_ORIGINS }];
  if (choice === 'theirs') return their === undefined ? [] : [asTheirs(op, their)];
  if (their === undefined) return [op];
  const origins = originsIn(mine, op.id);
  const copy = { ...op, id: freeId(op.id, theirs), after: op.id, ...(origins && { origins }) };
  return [asTheirs(op, their), copy];
}

/** Their text at my place, with their origins. */
const asTheirs = ({ op, id, after }: Put, html: string): BlockOp => ({ op, id, after, html });

/** An id for my version beside theirs. */
function freeId(id: BlockId, body: ArticleBody): BlockId {
  let free = `${id.slice(0, 56)}-mine`;
  for (let n = 2; htmlIn(body, free) !== undefined; n += 1) free = `${id.slice(0, 56)}-mine${n}`;
  return free;
}

/** The longer text begins with all of the other, its markup included; it may go on within the elements at the end. */
function contains(longer: string, other: string): boolean {
  const tokens = tokensOf(other);
  const end = tokens.findLastIndex(({ isEnd }) => !isEnd) + 1;
  return longer.startsWith(other.slice(0, tokens[end]?.at));
}
