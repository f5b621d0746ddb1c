/** What a turn has changed in the state: old and new, as short JSON. */
import type { StateChange } from '#domain/support/sessionReplay.ts';

const MOST_CHANGES = 40;
const MAX_DEPTH = 8;
const VALUE_CHARS = 240;
/** Of two long texts, what is shown before the first letter that differs. */
const CONTEXT_CHARS = 24;

type Known = Readonly<Record<string, unknown>>;

/** Collects the changes up to a limit, and counts the others. */
class Changes {
  readonly found: StateChange[] = [];
  leftOut = 0;

  add(change: () => StateChange): void {
    if (this.found.length < MOST_CHANGES) this.found.push(change());
    else this.leftOut += 1;
  }
}

const isWalked = (value: unknown): value is Known => typeof value === 'object' && value !== null;

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** The state is never mutated, so what is the same object has not changed. */
export function changedPaths(before: object, after: object) {
  const changes = new Changes();
  const [from, to] = [before as Known, after as Known];
  for (const slice of Object.keys(to))
    if (from[slice] !== to[slice])
      walk(changes, { slice, path: '', depth: 0 }, from[slice], to[slice]);
  return { changes: changes.found, leftOut: changes.leftOut };
}

interface At {
  readonly slice: string;
  readonly path: string;
  readonly depth: number;
}

function walk(changes: Changes, at: At, before: unknown, after: unknown): void {
  if (Object.is(before, after)) return;
  if (!isWalked(before) || !isWalked(after) || at.depth === MAX_DEPTH) {
    changes.add(() => ({ slice: at.slice, path: at.path, ...shortened(before, after) }));
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    walk(
      changes,
      { ...at, path: join(at.path, key), depth: at.depth + 1 },
      Object.hasOwn(before, key) ? before[key] : undefined,
      Object.hasOwn(after, key) ? after[key] : undefined,
    );
}

/** Two values so short that both are read at a glance, from shortly before where they differ. */
function shortened(before: unknown, after: unknown): Pick<StateChange, 'before' | 'after'> {
  if (typeof before !== 'string' || typeof after !== 'string')
    return { before: shortJson(before), after: shortJson(after) };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - CONTEXT_CHARS);
  return { before: excerpt(before, from), after: excerpt(after, from) };
}

function excerpt(text: string, from: number): string {
  const part = JSON.stringify(text.slice(from, from + VALUE_CHARS)).slice(1, -1);
  return `"${from > 0 ? '…' : ''}${part}${from + VALUE_CHARS < text.length ? '…' : ''}"`;
}

/** JSON of a value, cut after some characters without writing the rest; null for `undefined`. */
export function shortJson(value: unknown, chars = VALUE_CHARS): string | null {
  if (value === undefined) return null;
  const text = written(value, chars, 0);
  return text.length > chars ? `${text.slice(0, chars)}…` : text;
}

function written(value: unknown, room: number, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room + 1));
  if (!isWalked(value)) return String(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  if (depth === MAX_DEPTH) return `${open}…${close}`;
  let text = '';
  for (const key in value) {
    const comma = text === '' ? '' : ',';
    const name = isList ? '' : `${JSON.stringify(key.slice(0, room))}:`;
    text += `${comma}${name}${written(value[key], room, depth + 1)}`;
    if (text.length > room) return `${open}${text}`;
  }
  return `${open}${text}${close}`;
}
