// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what this is about
const NUL = /\u0000/g;

/**
 * Removes from text what PostgreSQL cannot store: NUL and halves of surrogate pairs. Neither can be typed,
 * and one of them in a paste or on a web page must not make the whole write fail.
 */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replace(NUL, '') as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storable(key), storable(inner)]),
  ) as T;
}
