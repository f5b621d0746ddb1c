/** Keeps what writers noted for themselves out of everything that is written from their notes. */
import type { Outline } from '#contract/writing/content.schema.ts';
import type { AnyTask, Material } from '#domain/writing/writingTask.ts';
import { ownNotesIn } from '#language/ownNotes.ts';

interface Parted {
  /** What is left for readers. */
  readonly text: string;
  /** What was taken out, as written. */
  readonly own: readonly string[];
}

const AROUND = /^[\s\-–—*+•#]+/;

/** Linear in the length of the text. What stood around a remark closes up; a line that is empty now is gone. */
export function withoutOwnNotes(text: string, language: string): Parted {
  const spans = ownNotesIn(text, language);
  if (spans.length === 0) return { text, own: [] };
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    const before = skipped(text, start, -1);
    const behind = skipped(text, end, 1);
    const isLine = isLineEnd(text[before - 1]) && isLineEnd(text[behind]);
    kept.push(text.slice(from, before));
    from = isLine ? behind + 1 : end;
  }
  kept.push(text.slice(from));
  const own = spans.map(({ start, end }) => text.slice(start, end).replace(AROUND, '').trim());
  return { text: kept.join(''), own };
}

const BLANKS = new Set([' ', '\t', '\r']);

/** The place from which on there are no blanks in that direction. */
function skipped(text: string, from: number, by: 1 | -1): number {
  let at = from;
  while (BLANKS.has(text[by > 0 ? at : at - 1] ?? '')) at += by;
  return at;
}

const isLineEnd = (char: string | undefined): boolean => char === undefined || char === '\n';

/** The task without them in its notes and in the points of its outline; they are kept beside. */
export function withOwnNotesApart<Task extends AnyTask>(task: Task): Task {
  if (task.kind === 'chat') return task;
  const { notes, language } = task as Material;
  const parted = withoutOwnNotes(notes, language);
  const planned =
    task.kind === 'draft' && task.outline ? partedOutline(task.outline, language) : null;
  const ownNotes = [...((task as Material).ownNotes ?? []), ...parted.own, ...(planned?.own ?? [])];
  if (ownNotes.length === 0) return task;
  return { ...task, notes: parted.text, ownNotes, ...(planned && { outline: planned.outline }) };
}

function partedOutline(outline: Outline, language: string) {
  const own: string[] = [];
  const sections = outline.map((section) => {
    const points = section.points.map((point) => withoutOwnNotes(point, language));
    own.push(...points.flatMap((point) => point.own));
    return {
      ...section,
      points: points.map(({ text }) => text).filter((text) => text.trim() !== ''),
    };
  });
  return { outline: sections, own };
}
