/** Values for any schema of a request. */
import { z } from 'zod';

/** What stands behind the name of a field, wherever in a request it occurs. */
export type Known = Readonly<Record<string, unknown>>;

/** Every plain value that some field takes; a field gets the first that it takes. */
const CANDIDATES = [
  ...['some text', 'en', 'GB', 'b1', 'http://127.0.0.1/', 'a@example.com', '2026-01-01T00:00:00Z'],
  ...[1, true, null],
];

/**
 * A value that a schema takes, with the known ones in their places. Throws at an id that nobody has
 * told whose it is, and at a field that no candidate fits. `choice` says which option of each union.
 */
export function filled(schema: z.core.$ZodType, known: Known, name = 'body', choice = 0): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (schema instanceof z.ZodObject) return filledFields(schema, known, choice);
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodArray)
    return [filled(schema.element, known, name.replace(/s$/, ''), choice)];
  const options = innerOf(schema);
  const inner = options[choice % options.length];
  if (inner !== undefined) return filled(inner, known, name, choice);
  if (/Id$/.test(name)) throw new Error(`Nobody has told whose ${name} to put`);
  return plainValue(schema, name);
}

function filledFields({ shape }: z.ZodObject, known: Known, choice: number): object {
  const fields = Object.entries(shape);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, filled(field, known, name, choice)]),
  );
}

const MOST_OPTIONS = 3;

/** Values as of `filled`, with every option of every union in one of them. */
export function filledEachWay(schema: z.core.$ZodType, known: Known): unknown[] {
  const values = Array.from({ length: MOST_OPTIONS }, (_, choice) =>
    filled(schema, known, 'body', choice),
  );
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return [...texts].map((text) => JSON.parse(text));
}

/** The options of a union; what an optional, nullable or otherwise wrapped value is when it is there. */
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

/** A path with the known values in it. Throws where one is missing. */
export function filledPath(path: string, known: Known): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => {
    if (!Object.hasOwn(known, name)) throw new Error(`Nobody has told whose ${name} to put`);
    return String(known[name]);
  });
}
