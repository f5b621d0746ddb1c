/**
 * Encodes values as JSON and decodes them. What JSON would lose is written as an object with the key `$`. A long
 * string is written as its difference from the last one at the same path. Reader and writer keep the same last
 * strings, so a log is read from its first line, each line once.
 */
import { LEFT_OUT, MAX_DEPTH, MAX_TEXT, type Parts, partsOf } from './plainData.ts';
import { masked } from './secrets.ts';

const LONG_TEXT = 80;
/** The most characters of one entry, more than the largest article needs. Values other than strings count as VALUE_ROOM. */
const ENTRY_ROOM = 8_000_000;
const VALUE_ROOM = 16;

type Tagged =
  | { readonly $: 'undefined' }
  | { readonly $: 'number'; readonly text: string }
  | { readonly $: 'error'; readonly name: unknown; readonly message: unknown; readonly own: object }
  /** `kept` characters from the start of the last string, `text`, and `rest` characters from its end. */
  | { readonly $: 'text'; readonly kept: number; readonly text: string; readonly rest: number }
  /** An object that itself has a key `$`. */
  | { readonly $: 'object'; readonly own: readonly (readonly [string, unknown])[] }
  /** A value that a log cannot hold (plainData.ts). */
  | { readonly $: 'leftOut' };

function commonStart(a: string, b: string, limit: number): number {
  let length = 0;
  while (length < limit && a[length] === b[length]) length += 1;
  return length;
}

function commonEnd(a: string, b: string, limit: number): number {
  let length = 0;
  while (length < limit && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

/** The last long string at each path. */
type Texts = Map<string, string>;

/** The progress of encoding one entry. */
interface Reading {
  readonly texts: Texts;
  room: number;
  /** The objects around the one that is encoded: one that is in itself is left out there. */
  readonly around: Set<object>;
}

const leftOut = (): Tagged => ({ $: 'leftOut' });

function encodeText(raw: string, path: string, reading: Reading): unknown {
  if (raw.length > Math.min(MAX_TEXT, reading.room)) return leftOut();
  reading.room -= raw.length;
  const text = masked(raw);
  if (text.length < LONG_TEXT) return text;
  const { texts } = reading;
  const last = texts.get(path);
  texts.set(path, text);
  if (last === undefined) return text;
  const shorter = Math.min(last.length, text.length);
  const kept = commonStart(last, text, shorter);
  const rest = commonEnd(last, text, shorter - kept);
  const isWorthIt = kept + rest > text.length / 2;
  return isWorthIt ? { $: 'text', kept, text: text.slice(kept, text.length - rest), rest } : text;
}

function decodeText(text: string, path: string, texts: Texts): string {
  if (text.length >= LONG_TEXT) texts.set(path, text);
  return text;
}

const encodeNumber = (value: number): unknown =>
  Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : { $: 'number', text: Object.is(value, -0) ? '-0' : String(value) };

function encodeObject(value: object, path: string, reading: Reading): unknown {
  const { around } = reading;
  if (around.size >= MAX_DEPTH || around.has(value)) return leftOut();
  const parts = partsOf(value);
  if (parts === null) return leftOut();
  around.add(value);
  const encoded = encodeParts(parts, (item, key) => encode(item, `${path}.${key}`, reading));
  around.delete(value);
  return encoded;
}

function encodeParts(parts: Parts, inner: Inner): unknown {
  if (parts.is === 'list') return parts.elements.map(inner);
  const fields = parts.fields.map(([name, item]) => [name, inner(item, name)] as const);
  const own = Object.fromEntries(fields);
  if (parts.is === 'object') return Object.hasOwn(own, '$') ? { $: 'object', own: fields } : own;
  return {
    $: 'error',
    name: inner(parts.name, '$name'),
    message: inner(parts.message, '$message'),
    own,
  };
}

function encode(value: unknown, path: string, reading: Reading): unknown {
  reading.room -= VALUE_ROOM;
  if (value === null) return value;
  switch (typeof value) {
    case 'string':
      return encodeText(value, path, reading);
    case 'number':
      return encodeNumber(value);
    case 'boolean':
      return value;
    case 'undefined':
      return { $: 'undefined' };
    case 'object':
      return reading.room > 0 ? encodeObject(value, path, reading) : leftOut();
    default:
      return leftOut();
  }
}

type Inner = (item: unknown, key: string | number) => unknown;

function decodeError(tagged: Extract<Tagged, { $: 'error' }>, inner: Inner): Error {
  const hidden = (text: unknown, key: string) => ({
    value: String(inner(text, key)),
    configurable: true,
    writable: true,
  });
  const error = Object.defineProperties(new Error(), {
    name: hidden(tagged.name, '$name'),
    message: hidden(tagged.message, '$message'),
  });
  const own = Object.entries(tagged.own).map(([key, item]) => [key, inner(item, key)]);
  return Object.assign(error, Object.fromEntries(own));
}

function decodeTagged(tagged: Tagged, path: string, texts: Texts, inner: Inner): unknown {
  switch (tagged.$) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(tagged.text);
    case 'error':
      return decodeError(tagged, inner);
    case 'text': {
      const last = texts.get(path) ?? '';
      if (last.length < tagged.kept + tagged.rest)
        throw new Error('it continues a text that is not above it. Lines are missing.');
      const end = tagged.rest === 0 ? '' : last.slice(-tagged.rest);
      return decodeText(last.slice(0, tagged.kept) + tagged.text + end, path, texts);
    }
    case 'object':
      return Object.fromEntries(tagged.own.map(([key, item]) => [key, inner(item, key)]));
    case 'leftOut':
      return LEFT_OUT;
  }
}

function decode(value: unknown, path: string, texts: Texts): unknown {
  if (typeof value === 'string') return decodeText(value, path, texts);
  if (typeof value !== 'object' || value === null) return value;
  const inner: Inner = (item, key) => decode(item, `${path}.${key}`, texts);
  if (Array.isArray(value)) return value.map(inner);
  if (Object.hasOwn(value, '$')) return decodeTagged(value as Tagged, path, texts, inner);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item, key)]));
}

/** Encodes or decodes a value at a path of the log. */
export type Transcriber = (value: unknown, path: string) => unknown;

export function createEncoder(): Transcriber {
  const texts: Texts = new Map();
  return (value, path) => encode(value, path, { texts, room: ENTRY_ROOM, around: new Set() });
}

export function createDecoder(): Transcriber {
  const texts: Texts = new Map();
  return (value, path) => decode(value, path, texts);
}
