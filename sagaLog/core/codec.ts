/**
 * Encodes values as JSON and decodes them. What JSON would lose is written as an object with the key `$`. A value is
 * written as its difference from the last one of its source. Reader and writer keep the same last values, so a log
 * is read from its first line, each line once.
 */
import { applied, difference, type Json, type JsonObject } from './difference.ts';
import { LEFT_OUT, MAX_DEPTH, MAX_TEXT, type Parts, partsOf } from './plainData.ts';
import { masked } from './secrets.ts';

/** The most characters of one entry, more than the largest article needs. Values other than strings count as VALUE_ROOM. */
const ENTRY_ROOM = 8_000_000;
const VALUE_ROOM = 16;

type Tagged =
  | { readonly $: 'undefined' }
  | { readonly $: 'number'; readonly text: string }
  | { readonly $: 'error'; readonly name: Json; readonly message: Json; readonly own: JsonObject }
  /** An object that itself has a key `$`. */
  | { readonly $: 'object'; readonly own: readonly (readonly [string, Json])[] }
  /** A value that a log cannot hold (plainData.ts). */
  | { readonly $: 'leftOut' };

/** The progress of encoding one entry. */
interface Reading {
  room: number;
  /** The objects around the one that is encoded: one that is in itself is left out there. */
  readonly around: Set<object>;
}

const leftOut = (): Json => ({ $: 'leftOut' });

function encodeText(raw: string, reading: Reading): Json {
  if (raw.length > Math.min(MAX_TEXT, reading.room)) return leftOut();
  reading.room -= raw.length;
  return masked(raw);
}

const encodeNumber = (value: number): Json =>
  Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : { $: 'number', text: Object.is(value, -0) ? '-0' : String(value) };

function encodeObject(value: object, reading: Reading): Json {
  const { around } = reading;
  if (around.size >= MAX_DEPTH || around.has(value)) return leftOut();
  const parts = partsOf(value);
  if (parts === null) return leftOut();
  around.add(value);
  const encoded = encodeParts(parts, (item) => encode(item, reading));
  around.delete(value);
  return encoded;
}

function encodeParts(parts: Parts, inner: (item: unknown) => Json): Json {
  if (parts.is === 'list') return parts.elements.map(inner);
  const fields = parts.fields.map(([name, item]) => [name, inner(item)] as const);
  const own = Object.fromEntries(fields);
  if (parts.is === 'object') return Object.hasOwn(own, '$') ? { $: 'object', own: fields } : own;
  return { $: 'error', name: inner(parts.name), message: inner(parts.message), own };
}

function encode(value: unknown, reading: Reading): Json {
  reading.room -= VALUE_ROOM;
  if (value === null) return value;
  switch (typeof value) {
    case 'string':
      return encodeText(value, reading);
    case 'number':
      return encodeNumber(value);
    case 'boolean':
      return value;
    case 'undefined':
      return { $: 'undefined' };
    case 'object':
      return reading.room > 0 ? encodeObject(value, reading) : leftOut();
    default:
      return leftOut();
  }
}

function decodeError(tagged: Extract<Tagged, { $: 'error' }>): Error {
  const hidden = (text: Json) => ({
    value: String(decode(text)),
    configurable: true,
    writable: true,
  });
  const error = Object.defineProperties(new Error(), {
    name: hidden(tagged.name),
    message: hidden(tagged.message),
  });
  return Object.assign(error, decodeFields(Object.entries(tagged.own)));
}

function decodeTagged(tagged: Tagged): unknown {
  switch (tagged.$) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(tagged.text);
    case 'error':
      return decodeError(tagged);
    case 'object':
      return decodeFields(tagged.own);
    case 'leftOut':
      return LEFT_OUT;
  }
}

const decodeFields = (fields: readonly (readonly [string, Json])[]): object =>
  Object.fromEntries(fields.map(([name, item]) => [name, decode(item)]));

function decode(value: Json): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(decode);
  if (Object.hasOwn(value, '$')) return decodeTagged(value as unknown as Tagged);
  return decodeFields(Object.entries(value));
}

/** Encodes a value of a source, such as a port, as it is written. */
export type Encoder = (value: unknown, source: string) => Json;

export function createEncoder(): Encoder {
  const lasts = new Map<string, Json>();
  return (value, source) => {
    const now = encode(value, { room: ENTRY_ROOM, around: new Set() });
    const last = lasts.get(source);
    lasts.set(source, now);
    return last === undefined ? now : difference(last, now);
  };
}

/** Decodes what was written of a source. Throws if it continues what is not known. */
export type Decoder = (written: Json, source: string) => unknown;

export function createDecoder(): Decoder {
  const lasts = new Map<string, Json>();
  return (written, source) => {
    const now = applied(lasts.get(source), written);
    lasts.set(source, now);
    return decode(now);
  };
}
