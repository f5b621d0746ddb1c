/**
 * Values as JSON and back. What JSON would lose is written as an object with the key `$`; of a long
 * string only what differs from the last one at the same place is written. Reader and writer keep
 * the same last strings, so a log is read from its first line, each line once.
 */
import { isError, isPlainObject } from './kinds.ts';

const LONG_TEXT = 80;

type Tagged =
  | { readonly $: 'undefined' }
  | { readonly $: 'number'; readonly text: string }
  | { readonly $: 'error'; readonly name: string; readonly message: string; readonly own: unknown }
  /** `kept` characters from the start of the last string, `text`, and `rest` from its end. */
  | { readonly $: 'text'; readonly kept: number; readonly text: string; readonly rest: number }
  /** An object that has a key `$` of its own. */
  | { readonly $: 'object'; readonly own: readonly (readonly [string, unknown])[] }
  /** A function or an instance of a class: nothing that a log can carry. */
  | { readonly $: 'opaque' };

/** Stands for what was not plain data. */
export const OPAQUE = Object.freeze({ opaque: true });

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

/** The last long string at each place. */
type Texts = Map<string, string>;

function encodeText(text: string, path: string, texts: Texts): unknown {
  if (text.length < LONG_TEXT) return text;
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

function encodeObject(value: object, path: string, texts: Texts): unknown {
  const inner = (item: unknown, key: string | number) => encode(item, `${path}.${key}`, texts);
  if (Array.isArray(value)) return Array.from(value, inner);
  const fields = () => Object.keys(value).map((key) => [key, inner(Reflect.get(value, key), key)]);
  if (isError(value)) {
    const { name, message } = value;
    return { $: 'error', name, message, own: Object.fromEntries(fields()) };
  }
  if (!isPlainObject(value)) return { $: 'opaque' };
  return Object.hasOwn(value, '$') ? { $: 'object', own: fields() } : Object.fromEntries(fields());
}

function encode(value: unknown, path: string, texts: Texts): unknown {
  if (value === null) return value;
  switch (typeof value) {
    case 'string':
      return encodeText(value, path, texts);
    case 'number':
      return encodeNumber(value);
    case 'boolean':
      return value;
    case 'undefined':
      return { $: 'undefined' };
    case 'object':
      return encodeObject(value, path, texts);
    default:
      return { $: 'opaque' };
  }
}

type Inner = (item: unknown, key: string | number) => unknown;

function decodeError({ name, message, own }: Extract<Tagged, { $: 'error' }>, inner: Inner): Error {
  const fields = Object.entries(own as object).map(([key, item]) => [key, inner(item, key)]);
  const hidden = { configurable: true, writable: true };
  const error = Object.defineProperties(new Error(message), {
    name: { value: name, ...hidden },
    message: { value: message, ...hidden },
  });
  return Object.assign(error, Object.fromEntries(fields));
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
      const end = tagged.rest === 0 ? '' : last.slice(-tagged.rest);
      return decodeText(last.slice(0, tagged.kept) + tagged.text + end, path, texts);
    }
    case 'object':
      return Object.fromEntries(tagged.own.map(([key, item]) => [key, inner(item, key)]));
    case 'opaque':
      return OPAQUE;
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

/** Turns a value of one place of the log into JSON, or back. */
export type Transcriber = (value: unknown, path: string) => unknown;

export function createEncoder(): Transcriber {
  const texts: Texts = new Map();
  return (value, path) => encode(value, path, texts);
}

export function createDecoder(): Transcriber {
  const texts: Texts = new Map();
  return (value, path) => decode(value, path, texts);
}
