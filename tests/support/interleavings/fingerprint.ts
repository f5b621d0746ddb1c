/** Short texts that are equal for equal plain data, by which the search knows a state again. */

const known = new WeakMap<object, string>();

/** 53 bits of a text (cyrb53): of ten million texts, two share one with a chance of 1 in 180. */
export function digestOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

function digestOfObject(value: object): string {
  const kept = known.get(value);
  if (kept !== undefined) return kept;
  const digest = digestOf(JSON.stringify(value));
  known.set(value, digest);
  return digest;
}

/** The digest of plain data that nobody changes; of a function, its name. */
export function fingerprintOf(value: unknown): string {
  if (typeof value === 'function') return value.name;
  if (typeof value !== 'object' || value === null) return String(value);
  return digestOfObject(value);
}
