/** Returns a function that makes the value on its first call and returns the same one after that, so that unused lists are never parsed. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
