/**
 * What has changed from one JSON value to the next, as JSON. A changed part is an object with the key `$`; a part
 * without one is written as it is. Both values are of the codec, which writes an own key `$` otherwise (codec.ts).
 */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

type Change =
  | { readonly $: 'same' }
  /** Fields that have another value, or come behind the others; `gone` are removed. */
  | { readonly $: 'fields'; readonly to: JsonObject; readonly gone?: readonly string[] }
  /** `kept` elements from the start, `items`, and `rest` elements from the end. As many items as before continue those. */
  | {
      readonly $: 'list';
      readonly kept: number;
      readonly items: readonly Json[];
      readonly rest: number;
    }
  /** The same of the characters of a text. */
  | { readonly $: 'text'; readonly kept: number; readonly text: string; readonly rest: number };

/** Nothing has changed. */
export const SAME = { $: 'same' } as const satisfies Change;

/** Shorter texts are written as they are. */
const LONG_TEXT = 80;
/** The characters that a change itself takes, about. */
const COST = 32;

/** Returns what `applied` makes `now` of, behind `last`. Neither is changed. */
export function difference(last: Json, now: Json): Json {
  if (last === now) return SAME;
  if (typeof now === 'string' && typeof last === 'string') return ofTexts(last, now);
  if (typeof now !== 'object' || typeof last !== 'object' || !now || !last) return now;
  if (isList(now)) return isList(last) ? ofLists(last, now) : now;
  return isList(last) ? now : ofObjects(last, now);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const isSame = (change: Json): boolean => change === SAME;

/** A part that is neither the same nor written as it is. */
const isShorter = (change: Json, now: Json): boolean => change !== now;

/** The characters of a part, about. */
function sizeOf(value: Json): number {
  if (typeof value === 'string') return value.length + 2;
  return typeof value === 'object' && value !== null ? 2 + 8 * Object.keys(value).length : 4;
}

function ofTexts(last: string, now: string): Json {
  if (now.length < LONG_TEXT) return now;
  const shorter = Math.min(last.length, now.length);
  const kept = sameFromStart(shorter, (at) => last[at] === now[at]);
  const rest = sameFromStart(
    shorter - kept,
    (at) => last[last.length - 1 - at] === now[now.length - 1 - at],
  );
  if (kept + rest <= now.length / 2) return now;
  return { $: 'text', kept, text: now.slice(kept, now.length - rest), rest };
}

function sameFromStart(most: number, isSameAt: (at: number) => boolean): number {
  let count = 0;
  while (count < most && isSameAt(count)) count += 1;
  return count;
}

function ofLists(last: readonly Json[], now: readonly Json[]): Json {
  const shorter = Math.min(last.length, now.length);
  const isSameAt = (before: number, at: number) => isEqual(last[before] as Json, now[at] as Json);
  const kept = sameFromStart(shorter, (at) => isSameAt(at, at));
  if (kept === now.length && kept === last.length) return SAME;
  const rest = sameFromStart(shorter - kept, (at) =>
    isSameAt(last.length - 1 - at, now.length - 1 - at),
  );
  const changed = now.slice(kept, now.length - rest);
  const continues = last.length === now.length;
  const items = continues
    ? changed.map((item, at) => difference(last[kept + at] as Json, item))
    : changed;
  const same = [...now.slice(0, kept), ...now.slice(now.length - rest)];
  const saved = same.reduce((sum: number, item) => sum + sizeOf(item), 0);
  const isWorthIt = saved > COST || items.some((item, at) => isShorter(item, changed[at] as Json));
  return isWorthIt ? { $: 'list', kept, items, rest } : now;
}

function ofObjects(last: JsonObject, now: JsonObject): Json {
  const names = Object.keys(now);
  const before = Object.keys(last);
  const gone = before.filter((name) => !Object.hasOwn(now, name));
  const kept = gone.length === 0 ? before : before.filter((name) => Object.hasOwn(now, name));
  const isMarked = Object.hasOwn(now, '$');
  if (isMarked || kept.some((name, at) => names[at] !== name))
    return isEqual(last, now) ? SAME : now;
  const changes = names.map((name, at) =>
    at < kept.length ? difference(last[name] as Json, now[name] as Json) : (now[name] as Json),
  );
  const to = names.flatMap((name, at): [string, Json][] => {
    const change = changes[at] as Json;
    return isSame(change) ? [] : [[name, change]];
  });
  if (to.length === 0 && gone.length === 0) return SAME;
  if (savedBy(changes, names, now) <= COST) return now;
  return { $: 'fields', to: Object.fromEntries(to), ...(gone.length > 0 && { gone }) };
}

/** The characters that are not written, at least. */
function savedBy(changes: readonly Json[], names: readonly string[], now: JsonObject): number {
  const each = changes.map((change, at) => {
    const name = names[at] ?? '';
    const part = now[name] as Json;
    if (isSame(change)) return name.length + sizeOf(part);
    return isShorter(change, part) ? COST + 1 : 0;
  });
  return each.reduce((sum, one) => sum + one, 0);
}

/** With fields in the same order. */
function isEqual(last: Json, now: Json): boolean {
  if (last === now) return true;
  if (typeof now !== 'object' || typeof last !== 'object' || !now || !last) return false;
  if (isList(now) !== isList(last)) return false;
  const [before, after] = [Object.entries(last), Object.entries(now)];
  const isSameAt = ([name, part]: [string, Json], at: number) =>
    before[at]?.[0] === name && isEqual(before[at][1], part);
  return before.length === after.length && after.every(isSameAt);
}

const LOST = 'it continues a value that is not above it. Lines are missing.';

/** Returns the value that a change leads to. Throws where it does not continue `last`. */
export function applied(last: Json | undefined, change: Json): Json {
  if (typeof change !== 'object' || change === null || isList(change)) return change;
  switch (change.$) {
    case 'same':
      return known(last);
    case 'fields':
      return withFields(known(last), change as Extract<Change, { $: 'fields' }>);
    case 'list':
      return withItems(known(last), change as Extract<Change, { $: 'list' }>);
    case 'text':
      return withText(known(last), change as Extract<Change, { $: 'text' }>);
    default:
      return change;
  }
}

function known(last: Json | undefined): Json {
  if (last === undefined) throw new Error(LOST);
  return last;
}

function withFields(last: Json, { to, gone = [] }: Extract<Change, { $: 'fields' }>): Json {
  if (typeof last !== 'object' || last === null || isList(last)) throw new Error(LOST);
  const without = new Set(gone);
  const kept = Object.entries(last).filter(([name]) => !without.has(name));
  const changed = kept.map(([name, part]): [string, Json] => [
    name,
    Object.hasOwn(to, name) ? applied(part, to[name] as Json) : part,
  ]);
  const added = Object.entries(to).filter(([name]) => !Object.hasOwn(last, name));
  return Object.fromEntries([...changed, ...added]);
}

/** A log may come from anybody. */
const isWithin = (kept: number, rest: number, length: number): boolean =>
  Number.isInteger(kept) &&
  Number.isInteger(rest) &&
  Math.min(kept, rest) >= 0 &&
  kept + rest <= length;

function withItems(last: Json, { kept, items, rest }: Extract<Change, { $: 'list' }>): Json {
  if (last === null || !isList(last) || !isWithin(kept, rest, last.length)) throw new Error(LOST);
  const continues = kept + items.length + rest === last.length;
  const changed = continues ? items.map((item, at) => applied(last[kept + at], item)) : items;
  return [...last.slice(0, kept), ...changed, ...last.slice(last.length - rest)];
}

function withText(last: Json, { kept, text, rest }: Extract<Change, { $: 'text' }>): Json {
  if (typeof last !== 'string' || !isWithin(kept, rest, last.length)) throw new Error(LOST);
  return last.slice(0, kept) + text + last.slice(last.length - rest);
}
