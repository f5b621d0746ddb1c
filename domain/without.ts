/** Returns a copy of an object without these keys. */
export function without<T extends object, K extends keyof T>(
  from: T,
  ...keys: readonly K[]
): Omit<T, K> {
  const dropped: ReadonlySet<PropertyKey> = new Set(keys);
  return Object.fromEntries(Object.entries(from).filter(([key]) => !dropped.has(key))) as Omit<
    T,
    K
  >;
}
