/** Writes plain data as TypeScript. */
import { isError, isObject } from '../core/kinds.ts';

/** A piece of source that stands for itself, such as a call. */
export class Source {
  readonly before: string;
  readonly values: readonly unknown[];

  /** `before(values…)`; only `before` if there are no values. */
  constructor(before: string, ...values: readonly unknown[]) {
    this.before = before;
    this.values = values;
  }
}

/** Texts that have a name, such as ids. */
export type Names = ReadonlyMap<string, string>;

const WIDTH = 96;

const keyOf = (key: string, names: Names): string => {
  const name = names.get(key);
  if (name !== undefined) return `[${name}]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
};

const quoted = (text: string): string =>
  /['\\\n\r\u2028\u2029]/.test(text) ? JSON.stringify(text) : `'${text}'`;

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

function enclosed(open: string, parts: readonly string[], close: string, room: string): string {
  if (parts.length === 0) return open + close;
  const short = `${open}${room}${parts.join(', ')}${room}${close}`;
  if (short.length <= WIDTH && !short.includes('\n')) return short;
  return `${open}\n${parts.map((part) => `  ${indented(part)},`).join('\n')}\n${close}`;
}

function ofSource({ before, values }: Source, names: Names): string {
  if (values.length === 0) return before;
  const args = values.map((item) => literal(item, names));
  const alone = args.length === 1 && /^[[{]/.test(args[0] ?? '');
  return alone ? `${before}(${args[0]})` : enclosed(`${before}(`, args, ')', '');
}

function ofError(error: Error, names: Names): string {
  const { name: _name, message: _message, ...own } = error;
  const made = new Source(`new Error(${quoted(error.message)})`);
  return literal(new Source('Object.assign', made, own), names);
}

function ofObject(value: object, names: Names): string {
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  const parts = fields.map(([key, item]) => {
    const [name, text] = [keyOf(key, names), literal(item, names)];
    return name === text ? name : `${name}: ${text}`;
  });
  return enclosed('{', parts, '}', ' ');
}

/** Returns the expression of a value. What is undefined in an object is left out. */
export function literal(value: unknown, names: Names = new Map()): string {
  if (typeof value === 'string') return names.get(value) ?? quoted(value);
  if (!isObject(value)) return Object.is(value, -0) ? '-0' : String(value);
  if (value instanceof Source) return ofSource(value, names);
  if (isError(value)) return ofError(value, names);
  if (!Array.isArray(value)) return ofObject(value, names);
  const items = value.map((item) => literal(item, names));
  return enclosed('[', items, ']', '');
}

/** Shorter texts are as readable as their names. */
const NAMED_LENGTH = 16;

const GENERAL = new Set([
  'answer',
  'content',
  'data',
  'id',
  'message',
  'payload',
  'state',
  'value',
]);

/** What the ids of operations on a text, and what they stand behind, are of. */
const OF_BLOCKS = new Set(['after', 'ops', 'blocks']);

function nameIn(field: string, key: string): string {
  if (key !== 'id') return OF_BLOCKS.has(key) && key === 'after' ? 'blockId' : key;
  if (OF_BLOCKS.has(field)) return 'blockId';
  return GENERAL.has(field) ? key : `${field}Id`;
}

/** Every text in a value, with the field that it is in, or is the name of. */
function* textsIn(value: unknown, field: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [value, field];
  if (!isObject(value)) return;
  const items = value instanceof Source ? value.values : value;
  for (const [key, item] of Object.entries(items)) {
    const isName = /^[a-z]\w*$/i.test(key) && key.length < NAMED_LENGTH;
    if (!isName && !Array.isArray(items)) yield [key, field];
    yield* textsIn(item, isName ? nameIn(field, key) : field);
  }
}

const isNameable = (text: string): boolean =>
  text.length >= NAMED_LENGTH && /^[\w:.-]+$/.test(text) && /\d/.test(text);

const named = (field: string): string => {
  const name = field
    .replace(/\W/g, '')
    .replace(/s$/, '')
    .replace(/s?Ids?Id$/, 'Id');
  return /^[a-z]/i.test(name) ? name : 'text';
};

const mostFrequent = (words: readonly string[]): string | undefined =>
  [...Map.groupBy(words, (word) => word)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];

/** Names the ids and other such texts that occur more than once, after the field that they are in. */
export function namesOf(values: readonly unknown[], taken: readonly string[]): Names {
  const fields = new Map<string, string[]>();
  for (const [text, field] of textsIn(values, 'id'))
    if (isNameable(text)) fields.set(text, [...(fields.get(text) ?? []), field]);
  const names = new Map<string, string>();
  const used = new Set(taken);
  for (const [text, all] of fields) {
    if (all.length < 2) continue;
    const base = named(mostFrequent(all.filter((field) => field !== 'id')) ?? 'id');
    const free = [base, ...Array.from({ length: 99 }, (_, at) => `${base}${at + 2}`)];
    const name = free.find((one) => !used.has(one));
    if (name === undefined) continue;
    used.add(name);
    names.set(text, name);
  }
  return names;
}
