/**
 * Describes a JSON value as data. The page checks every answer against a shape, because it ships no schema
 * library; the shapes of the contract are generated from its schemas.
 */
export type Shape =
  | keyof typeof LEAVES
  /** Exactly this string; discriminates a union. */
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
  time: (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value),
  number: (value: unknown) => Number.isFinite(value),
  amount: (value: unknown) => Number.isFinite(value) && Number(value) >= 0,
  natural: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0,
  positive: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 1,
} as const;

/** The path of the first part of a value that has another shape, or null when all of it fits. */
export function misfit(shape: Shape, value: unknown, path = 'answer'): string | null {
  if (typeof shape === 'string') return LEAVES[shape](value) ? null : path;
  if ('is' in shape) return value === shape.is ? null : path;
  if ('oneOf' in shape) {
    const isOne = shape.oneOf.some((one) => misfit(one, value, path) === null);
    return isOne ? null : path;
  }
  const isList = 'list' in shape;
  const isContainer =
    typeof value === 'object' && value !== null && Array.isArray(value) === isList;
  return isContainer ? misfitWithin(shape, value, path) : path;
}

/**
 * Returns only the parts of a value that the shape names; a part that does not fit becomes undefined. For
 * answers of another server that go into the store.
 */
export function fitting(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'object' && 'oneOf' in shape) {
    const one = shape.oneOf.find((option) => misfit(option, value) === null);
    return one && fitting(one, value);
  }
  const isLeaf = typeof shape === 'string' || 'is' in shape;
  if (isLeaf) return misfit(shape, value) === null ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = partsOf(shape, value).map(([key, part, wanted]) => [key, fitting(wanted, part)]);
  if ('list' in shape) return parts.map(([, part]) => part);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

type Container = Extract<Shape, { list: Shape } | { record: Shape } | { fields: object }>;

function misfitWithin(shape: Container, value: object, path: string): string | null {
  for (const [key, part, wanted] of partsOf(shape, value)) {
    const found = misfit(wanted, part, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** The parts that have to fit: each element, or each field of the shape. A newer server may send more fields. */
function partsOf(shape: Container, value: object): [key: string, part: unknown, wanted: Shape][] {
  if ('fields' in shape) {
    const parts: Readonly<Record<string, unknown>> = { ...value };
    return Object.entries(shape.fields).map(([key, wanted]) => [key, parts[key], wanted]);
  }
  const wanted = 'list' in shape ? shape.list : shape.record;
  return Object.entries(value).map(([key, part]) => [key, part, wanted]);
}
