/**
 * What a JSON value has to look like, as data. The page checks every answer against such a shape, since
 * it carries no schema library; the shapes of the contract are generated from its schemas.
 */
export type Shape =
  | keyof typeof LEAVES
  /** Exactly this text: tells the members of a union apart. */
  | { readonly is: string }
  | { readonly list: Shape }
  | { readonly record: Shape }
  | { readonly oneOf: readonly Shape[] }
  | { readonly fields: Readonly<Record<string, Shape>> };

/** The shape of an object with a row for each field of `T`. */
export interface FieldsOf<T> {
  readonly fields: { readonly [field in keyof T]-?: Shape };
}

const LEAVES = {
  absent: (value: unknown) => value === undefined,
  null: (value: unknown) => value === null,
  any: (value: unknown) => value !== undefined,
  boolean: (value: unknown) => typeof value === 'boolean',
  string: (value: unknown) => typeof value === 'string',
  id: (value: unknown) => typeof value === 'string' && value !== '',
  time: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  natural: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0,
  positive: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 1,
} as const;

/** The path of the first part of a value that has another shape, or null when all of it fits. */
export function misfit(shape: Shape, value: unknown, path = 'answer'): string | null {
  if (typeof shape === 'string') return LEAVES[shape](value) ? null : path;
  if ('is' in shape) return value === shape.is ? null : path;
  if ('oneOf' in shape)
    return shape.oneOf.some((one) => misfit(one, value, path) === null) ? null : path;
  if ('list' in shape) return Array.isArray(value) ? misfitIn(value, () => shape.list, path) : path;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path;
  return 'record' in shape
    ? misfitIn(value, () => shape.record, path)
    : misfitIn({ ...absentOf(shape.fields), ...value }, (field) => shape.fields[field], path);
}

/** Every field by name: one that is missing has to be looked at too. */
const absentOf = (fields: Readonly<Record<string, Shape>>) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));

/** What no shape is known for may be anything: a newer server says more. */
function misfitIn(
  value: object,
  shapeOf: (key: string) => Shape | undefined,
  path: string,
): string | null {
  for (const [key, part] of Object.entries(value)) {
    const shape = shapeOf(key);
    const found = shape === undefined ? null : misfit(shape, part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
