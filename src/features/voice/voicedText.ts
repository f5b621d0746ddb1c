/** What of a rewrite in a voice can still be chosen, as the text is now. */
import type { TextEdit } from '#domain/article/textEdit.ts';
import type { Alternative } from '#domain/writing/proposals.ts';
import { editsBetween, type RemainingEdit, remainingEdits } from '#src/kit/diff/editsBetween.ts';
import type { Proposal } from '#store/writing/proposal.slice.ts';

/** A passage in the voice, and the changes that can be made one by one; null: only as a whole. */
export interface VoicedText {
  readonly proposal: Proposal;
  readonly edits: readonly RemainingEdit[] | null;
  /** How many changes the writer has left that still could be made. */
  readonly left: number;
  /** Whether the passage has changed so that some change, or the whole, can no longer be made. */
  readonly isChanged: boolean;
}

/** The changes of a rewrite, and those that stand in the text that was looked at last. */
interface Read {
  readonly edits: readonly TextEdit[] | null;
  readonly html: string;
  readonly remaining: readonly RemainingEdit[];
  readonly isChanged: boolean;
}

/** Texts are compared once, and again only where the passage has changed. */
const known = new WeakMap<Alternative, Read>();

/** `now` is the HTML of the passage; empty if it is gone. */
export function voicedText(of: Proposal, now: string): VoicedText {
  const [text] = of.alternatives;
  const [block] = of.was;
  if (block === undefined || text?.isComplete !== true)
    return { proposal: of, edits: [], left: 0, isChanged: false };
  let read = known.get(text);
  if (read?.html !== now) {
    read = readAgain(read?.edits, text, block, now);
    known.set(text, read);
  }
  const { edits, remaining, isChanged } = read;
  const open = remaining.filter(({ at }) => !of.left.includes(at));
  return {
    proposal: of,
    edits: edits && open,
    left: remaining.length - open.length,
    isChanged,
  };
}

function readAgain(
  before: Read['edits'] | undefined,
  text: Alternative,
  { id, html }: Proposal['was'][number],
  now: string,
): Read {
  const [written = '', ...more] = text.blocks;
  const edits =
    before === undefined && more.length === 0 ? editsBetween(id, html, written) : (before ?? null);
  if (edits === null) return { edits, html: now, remaining: [], isChanged: now !== html };
  const remaining = remainingEdits(edits, html, now);
  const made = remainingEdits(turned(edits), written, now);
  const isThere = new Set([...remaining, ...made].map(({ at }) => at));
  return { edits, html: now, remaining, isChanged: isThere.size < edits.length };
}

/** The way back from the rewrite: where it stands, the change was made. */
function turned(edits: readonly TextEdit[]): TextEdit[] {
  const moved = new Map<number, number>();
  return edits.map((edit) => {
    const by = moved.get(edit.unit) ?? 0;
    const now = edit.now ?? '';
    moved.set(edit.unit, by + now.length - edit.was.length);
    const start = edit.start + by;
    return { ...edit, start, end: start + now.length, was: now, now: edit.was };
  });
}
