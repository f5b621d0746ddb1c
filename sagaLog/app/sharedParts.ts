/** Returns the same value with equal objects and lists as one, as in a store, where selectors compare them by identity. */
export function sharedParts<T>(value: T): T {
  return new Sharing().of(value) as T;
}

class Sharing {
  readonly #known = new Map<string, object>();
  readonly #ids = new WeakMap<object, number>();

  of(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(([key, item]) => [key, this.of(item)] as const);
    const key = JSON.stringify([
      Array.isArray(value),
      parts.map(([name, item]) => [name, this.#keyOf(item)]),
    ]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const items = parts.map(([, item]) => item);
    const shared = Array.isArray(value) ? items : Object.fromEntries(parts);
    this.#known.set(key, shared);
    this.#ids.set(shared, this.#known.size);
    return shared;
  }

  #keyOf(item: unknown): unknown {
    if (typeof item === 'object' && item !== null) return { is: this.#ids.get(item) };
    return item === undefined ? { is: 'undefined' } : item;
  }
}
