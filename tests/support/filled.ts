/** Values for any schema of a request. */
import { z } from 'zod';

/** Values by field name, wherever in a request the field occurs. */
export type Known = Readonly<Record<string, unknown>>;

/** Candidates for plain values; a field gets the first one that it accepts. */
const CANDIDATES = [
  'some text',
  'en',
  'GB',
  'b1',
  'http://127.0.0.1/',
  'a@example.com',
  `chrome-extension://${'a'.repeat(32)}`,
  '2026-01-01T00:00:00Z',
  '2026-01-01',
  '0.15',
  '/nowhere/model.gguf',
  '#14344f',
  '1200',
  1,
  2,
  1000,
  true,
  null,
  '0e6f5a3c-5a0e-4f0b-9d9c-2f8f6f0d9a11', // of something that is made with it
];

/** Ids that a page makes up; they are nobody's. */
const MADE_UP: ReadonlySet<string> = new Set(['requestId', 'deviceId', 'visitId']);

/**
 * A valid value of a schema, with the known values in their places. Throws for an id without a known owner,
 * and for a field that accepts no candidate. `choice` selects the option of each union.
 */
export function filled(schema: z.core.$ZodType, known: Known, name = 'body', choice = 0): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (MADE_UP.has(name)) return crypto.randomUUID();
  if (schema instanceof z.ZodObject) return filledFields(schema, known, choice);
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodArray)
    return Array.from({ length: leastOf(schema) }, () =>
      filled(schema.element, known, name.replace(/s$/, ''), choice),
    );
  const options = innerOf(schema);
  const inner = options[choice % options.length];
  if (inner !== undefined) return filled(inner, known, name, choice);
  if (/Id$/.test(name)) throw new Error(`Nobody has told whose ${name} to put`);
  return plainValue(schema, name);
}

/** One element, unless the list has to have more. */
function leastOf({ _zod: { def } }: z.ZodArray): number {
  const wanted = (def.checks ?? []).map((check) => {
    const { length, minimum } = check._zod.def as { length?: number; minimum?: number };
    return length ?? minimum ?? 1;
  });
  return Math.max(1, ...wanted);
}

/** What an endpoint cannot do without in its query, from "?" on; empty if it needs nothing. */
export function neededQuery(schema: z.ZodObject | undefined, known: Known): string {
  const needed = Object.entries(schema?.shape ?? {}).filter(
    ([, field]) => !z.safeParse(field, undefined).success,
  );
  const values = needed.map(([name, field]) => [name, String(filled(field, known, name))]);
  return values.length === 0 ? '' : `?${new URLSearchParams(values)}`;
}

function filledFields({ shape }: z.ZodObject, known: Known, choice: number): object {
  const fields = Object.entries(shape);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, filled(field, known, name, choice)]),
  );
}

const MOST_OPTIONS = 3;

/** Values as from `filled`, which together cover every option of every union. */
export function filledEachWay(schema: z.core.$ZodType, known: Known): unknown[] {
  const values = Array.from({ length: MOST_OPTIONS }, (_, choice) =>
    filled(schema, known, 'body', choice),
  );
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return [...texts].map((text) => JSON.parse(text));
}

/** The options of a union, or the inner schema of an optional, nullable or otherwise wrapped one. */
function innerOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options;
  const { innerType } = schema._zod.def as { readonly innerType?: z.core.$ZodType };
  return innerType === undefined ? [] : [innerType];
}

function plainValue(schema: z.core.$ZodType, name: string): unknown {
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  const value = CANDIDATES.find((one) => z.safeParse(schema, one).success);
  if (value === undefined) throw new Error(`No candidate fits ${name}`);
  return value;
}

/** A path with the known values filled in. Throws if one is missing. */
export function filledPath(path: string, known: Known): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => {
    if (!Object.hasOwn(known, name)) throw new Error(`Nobody has told whose ${name} to put`);
    return String(known[name]);
  });
}
