/** What was changed from one text to another, change by change, so that each can be made or left. */
import { diffArrays } from 'diff';
import type { BlockId } from '#domain/article/body.ts';
import type { TextEdit } from '#domain/article/textEdit.ts';
import { textUnitsOf } from '#html/units.ts';
import { wordSegmenter } from '#html/words.ts';

/** Texts with more changes have so little in common that no single one can be made. */
const EDITS_LIMIT = 1500;

/**
 * The changes of a block, in order, apart from each other. Null if it can only be taken as a whole: its paragraphs or items
 * are others now, a line begins elsewhere, or only its formatting has changed.
 */
export function editsBetween(
  blockId: BlockId,
  before: string,
  after: string,
): readonly TextEdit[] | null {
  const [was, is] = [textUnitsOf(before), textUnitsOf(after)];
  if (was.length !== is.length || was.some(({ kind }, at) => kind !== is[at]?.kind)) return null;
  const edits: TextEdit[] = [];
  for (const [unit, { text }] of was.entries()) {
    const now = is[unit]?.text ?? '';
    const found = changesBetween(text, now);
    const changes = found && (keepsWord(text, found) ? found : asOne(text, now, found));
    if (changes === null || changes.some(isOverLines)) return null;
    edits.push(...changes.map((change) => ({ blockId, unit, ...change })));
  }
  return edits.length === 0 && before !== after ? null : edits;
}

/** Whether a word stays whichever of the changes are made: a text without one has no place. */
function keepsWord(text: string, changes: readonly Change[]): boolean {
  const starts = [0, ...changes.map(({ end }) => end)];
  const kept = starts.map((start, at) => text.slice(start, changes[at]?.start));
  return kept.some((part) => /[\p{L}\p{N}]/u.test(part));
}

/** All changes of a text, and what stays between them, as one. */
function asOne(text: string, now: string, changes: readonly Change[]): Change[] {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { start } = first;
  const rest = text.length - last.end;
  return [
    {
      start,
      end: last.end,
      was: text.slice(start, last.end),
      now: now.slice(start, now.length - rest),
    },
  ];
}

const isOverLines = ({ was, now }: Change): boolean => /\n/.test(was) || /\n/.test(now);

/** An edit where it stands now; the text around it may have changed since. */
export interface RemainingEdit extends TextEdit {
  /** Its number among all. */
  readonly at: number;
}

/** Those of the edits whose words still stand in the block, wherever that is now. */
export function remainingEdits(
  edits: readonly TextEdit[],
  before: string,
  now: string,
): RemainingEdit[] {
  const [was, is] = [textUnitsOf(before), textUnitsOf(now)];
  if (was.length !== is.length) return [];
  const changes = was.map(({ text }, unit) => changesBetween(text, is[unit]?.text ?? ''));
  return edits.flatMap((edit, at) => {
    const made = changes[edit.unit] ?? null;
    const isTouched = made?.some((one) => one.start < edit.end && one.end > edit.start) ?? true;
    if (made === null || isTouched) return [];
    const moved = made
      .filter(({ end }) => end <= edit.start)
      .reduce((sum, one) => sum + one.now.length - one.was.length, 0);
    return [{ ...edit, at, start: edit.start + moved, end: edit.end + moved }];
  });
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly now: string;
}

/** A run of words in place of another; positions count the segments of both texts. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

function changesBetween(before: string, after: string): readonly Change[] | null {
  const [was, is] = [segmentsOf(before), segmentsOf(after)];
  const hunks = hunksBetween(was, is);
  if (hunks === null) return null;
  const starts = [0];
  for (const text of was) starts.push((starts.at(-1) ?? 0) + text.length);
  return hunks.map(({ from, to, newFrom, newTo }) => ({
    start: starts[from] ?? 0,
    end: starts[to] ?? 0,
    was: was.slice(from, to).join(''),
    now: is.slice(newFrom, newTo).join(''),
  }));
}

const segmentsOf = (text: string): string[] =>
  [...wordSegmenter().segment(text)].map(({ segment }) => segment);

function hunksBetween(was: readonly string[], is: readonly string[]): readonly Hunk[] | null {
  const found = diffArrays([...was], [...is], { maxEditLength: EDITS_LIMIT });
  if (found === undefined) return null;
  const hunks: Hunk[] = [];
  let [at, newAt] = [0, 0];
  for (const { value, added, removed } of found) {
    const to = at + (added ? 0 : value.length);
    const newTo = newAt + (removed ? 0 : value.length);
    if (added || removed) hunks.push({ from: at, to, newFrom: newAt, newTo });
    [at, newAt] = [to, newTo];
  }
  const joined = joinedHunks(hunks, was);
  return joinedHunks(
    joined.map((hunk) => anchored(trimmed(hunk, was, is), was)),
    was,
  );
}

/** Changes with nothing but a space between them, on one line, are one: no reader tells them apart. */
function joinedHunks(hunks: readonly Hunk[], was: readonly string[]): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const between = last === undefined ? 'none' : was.slice(last.to, hunk.from).join('');
    if (last === undefined || between.trim() !== '' || between.includes('\n')) joined.push(hunk);
    else {
      const [to, newTo] = [Math.max(last.to, hunk.to), Math.max(last.newTo, hunk.newTo)];
      joined.splice(-1, 1, { ...last, to, newTo });
    }
  }
  return joined;
}

/** Without the space at its end, which stays. */
function trimmed(hunk: Hunk, was: readonly string[], is: readonly string[]): Hunk {
  const { from, to, newFrom, newTo } = hunk;
  const isSpace = to > from && newTo > newFrom && was[to - 1]?.trim() === '';
  if (!isSpace || was[to - 1] !== is[newTo - 1]) return hunk;
  return trimmed({ ...hunk, to: to - 1, newTo: newTo - 1 }, was, is);
}

/** Words that come in are put beside a word that stays, by which their place is found again. */
function anchored(hunk: Hunk, was: readonly string[]): Hunk {
  if (hunk.to > hunk.from || was.length === 0) return hunk;
  const isWord = (at: number) => was[at]?.trim() !== '';
  let back = 1;
  while (back < hunk.from && !isWord(hunk.from - back)) back += 1;
  if (hunk.from - back >= 0)
    return { ...hunk, from: hunk.from - back, newFrom: hunk.newFrom - back };
  let ahead = 1;
  while (hunk.to + ahead < was.length && !isWord(hunk.to + ahead - 1)) ahead += 1;
  return { ...hunk, to: hunk.to + ahead, newTo: hunk.newTo + ahead };
}
