/**
 * Hashes plain data as a Merkle tree. The hash of an object is cached, so only the changed parts of a new state
 * are walked; nothing in a store or at a port is mutated. What a log leaves out or masks does not affect a hash.
 */
import { textAt } from './kinds.ts';
import { MAX_DEPTH, MAX_TEXT, partsOf } from './plainData.ts';
import { masked } from './secrets.ts';

const known = new WeakMap<object, number>();

const KIND = { undefined: 17, null: 19, true: 11, false: 13, leftOut: 23, array: 29, object: 31 };

export const mixed = (hash: number, next: number): number =>
  Math.imul(hash ^ next, 0x9e3779b1) ^ (hash >>> 15);

/** FNV-1a. */
function ofCharacters(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mixed(hash, text.length);
}

const LONG_TEXT = 64;
/** Texts are cached: those of an edit are those of the one before, names of fields, and paragraphs. */
const KEPT_TEXTS = 8192;
let texts = new Map<string, number>();

function ofText(text: string): number {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (text.length > MAX_TEXT) return KIND.leftOut;
  const hash = ofCharacters(masked(text));
  if (texts.size === KEPT_TEXTS) texts = new Map();
  texts.set(text, hash);
  return hash;
}

const ofNumber = (value: number): number =>
  Number.isInteger(value)
    ? mixed(mixed(7, value | 0), Math.floor(value / 2 ** 32) | 0)
    : ofText(String(value));

function ofParts(value: object, depth: number): number {
  const parts = depth < MAX_DEPTH ? partsOf(value) : null;
  switch (parts?.is) {
    case 'list':
      return parts.elements.reduce(
        (hash: number, item) => mixed(hash, numberOf(item, depth + 1)),
        KIND.array,
      );
    case 'error':
      return mixed(ofText(parts.name), ofText(parts.message));
    case 'object': {
      // A sum: the order of keys does not matter.
      const sum = parts.fields.reduce(
        (hash, [key, item]) => (hash + mixed(ofText(key), numberOf(item, depth + 1))) | 0,
        0,
      );
      return mixed(KIND.object, sum);
    }
    default:
      return KIND.leftOut;
  }
}

function ofObject(value: object, depth: number): number {
  const kept = known.get(value);
  if (kept !== undefined) return kept;
  known.set(value, KIND.leftOut); // a circle ends here
  const hash = ofParts(value, depth);
  known.set(value, hash);
  return hash;
}

function numberOf(value: unknown, depth: number): number {
  if (value === null) return KIND.null;
  switch (typeof value) {
    case 'string':
      return ofText(value);
    case 'number':
      return ofNumber(value);
    case 'boolean':
      return value ? KIND.true : KIND.false;
    case 'undefined':
      return KIND.undefined;
    case 'object':
      return ofObject(value, depth);
    default:
      return KIND.leftOut;
  }
}

/** Returns the same hash for equal plain data; everything that a log leaves out has the same hash. */
export const hashOf = (value: unknown): number => numberOf(value, 0);

/** Returns the type of an action; a log has no more of it than this. */
export const typeOf = (action: unknown): string =>
  (textAt(Object(action), 'type') ?? 'unnamed').slice(0, LONG_TEXT);

/** Returns a function that returns the slices that changed since its last call, with their hashes. */
export function createStateCheck(initial: object) {
  let last = initial as Readonly<Record<string, unknown>>;
  return (state: object): (readonly [slice: string, hash: number])[] => {
    const now = state as Readonly<Record<string, unknown>>;
    const changed = Object.keys(now)
      .filter((slice) => now[slice] !== last[slice])
      .map((slice) => [slice, hashOf(now[slice]), hashOf(last[slice])] as const)
      .filter(([, hash, before]) => hash !== before)
      .map(([slice, hash]) => [slice, hash] as const);
    last = now;
    return changed;
  };
}
