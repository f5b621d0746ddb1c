/** The largest value that a schema of a request allows. */
import { z } from 'zod';

/** Makes a value: `index` tells the elements of a list apart, `chars` is how long a text may be. */
export type Meant = (index: number, chars: number) => unknown;

export interface Wanted {
  /** Values by the name of their field, wherever in a request it stands. */
  readonly meant: Readonly<Record<string, Meant>>;
  /** 1: everything as large as its bound; less: lists and texts are shortened by this, so that the request fits. */
  readonly scale: number;
  /** Which option of each union. */
  readonly choice: number;
}

/** Of a list or a text without a bound of its own; the size of the whole request bounds it. */
const UNBOUNDED = { elements: 20_000, chars: 1_900_000 };
const FIXED = [
  `chrome-extension://${'a'.repeat(32)}`,
  '2026-01-01T00:00:00Z',
  '2026-01-01',
  'en',
  'GB',
  '#14344f',
  'some-text',
  1000,
  50,
  1,
  true,
  null,
];
const WORDS = 'Roasted beans keep their aroma for three weeks, says the report of 2024. ';

export const wordsOf = (chars: number): string =>
  WORDS.repeat(Math.ceil(chars / WORDS.length))
    .slice(0, chars)
    .trimEnd()
    .padEnd(chars, '.');

export function largest(
  schema: z.core.$ZodType,
  wanted: Wanted,
  name = 'body',
  index = 0,
): unknown {
  const meant = meantFor(schema, name, wanted);
  if (schema instanceof z.ZodArray) return listOf(schema, wanted, name);
  const options = innerOf(schema);
  const inner = options[wanted.choice % options.length];
  if (inner !== undefined && meant === undefined) return largest(inner, wanted, name, index);
  if (meant !== undefined) return meant(index, scaled(boundOf(schema, UNBOUNDED.chars), wanted));
  if (schema instanceof z.ZodObject) return fieldsOf(schema, wanted, index);
  return plain(schema, name, wanted);
}

/** Names of words that are one of a few, and of objects, mean something else. */
function meantFor(schema: z.core.$ZodType, name: string, { meant }: Wanted): Meant | undefined {
  const inner = bare(schema);
  if (inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral) return undefined;
  const isFor = !(inner instanceof z.ZodObject) || typeof meant[name]?.(0, 1) === 'object';
  return isFor ? meant[name] : undefined;
}

const scaled = (most: number, { scale }: Wanted) => Math.max(1, Math.floor(most * scale));

function listOf(schema: z.ZodArray, wanted: Wanted, name: string): unknown[] {
  const most = boundOf(schema, UNBOUNDED.elements);
  const length = isFixed(schema) || most <= 100 ? most : scaled(most, wanted);
  const element = name.replace(/s$/, '');
  return Array.from({ length }, (_, at) => largest(schema.element, wanted, element, at));
}

function fieldsOf({ shape }: z.ZodObject, wanted: Wanted, index: number): object {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    largest(field, wanted, name, index),
  ]);
  return Object.fromEntries(fields);
}

/** The options of a union, or what is wrapped. */
function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options;
  const { innerType } = schema._zod.def as { readonly innerType?: z.core.$ZodType };
  return innerType === undefined ? [] : [innerType];
}

/** The options of the union that has the most. */
export function choicesIn(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): number {
  if (seen.has(schema)) return 1;
  seen.add(schema);
  const options = innerOf(schema);
  const parts = schema instanceof z.ZodArray ? [schema.element] : options;
  const fields = schema instanceof z.ZodObject ? Object.values<z.core.$ZodType>(schema.shape) : [];
  return Math.max(1, options.length, ...[...parts, ...fields].map((part) => choicesIn(part, seen)));
}

interface Bounds {
  readonly maximum?: number;
  readonly length?: number;
}

const checksOf = (schema: z.core.$ZodType): Bounds[] =>
  ((schema._zod.def as z.core.$ZodTypeDef & { checks?: z.core.$ZodCheck[] }).checks ?? []).map(
    (check) => check._zod.def as Bounds,
  );

const boundOf = (schema: z.core.$ZodType, otherwise: number): number =>
  Math.min(
    otherwise,
    ...checksOf(bare(schema)).flatMap(({ maximum, length }) => maximum ?? length ?? []),
  );

const isFixed = (schema: z.core.$ZodType) =>
  checksOf(schema).some(({ length }) => length !== undefined);

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const [inner] = innerOf(schema);
  return inner === undefined ? schema : bare(inner);
}

const known = new Map<string, Map<z.core.$ZodType, unknown>>();

/** Looked for once: a list may have 20,000 of them. */
function plain(schema: z.core.$ZodType, name: string, wanted: Wanted): unknown {
  const key = `${wanted.scale}`;
  const values = known.get(key) ?? new Map<z.core.$ZodType, unknown>();
  known.set(key, values);
  if (!values.has(schema)) values.set(schema, plainValue(schema, name, wanted));
  return values.get(schema);
}

function plainValue(schema: z.core.$ZodType, name: string, wanted: Wanted): unknown {
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  const text = wordsOf(scaled(boundOf(schema, UNBOUNDED.chars), wanted));
  const value = [text, ...FIXED].find((one) => z.safeParse(schema, one).success);
  if (value === undefined)
    throw new Error(`Nothing fits ${name}: add a row to the table of what is meant.`);
  return value;
}
