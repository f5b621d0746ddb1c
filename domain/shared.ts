/**
 * Returns `now`, reusing the objects of `before` wherever both are deeply equal; `before` itself if all is (structural sharing).
 * For plain data without cycles. Comparisons by identity then see only what changed.
 */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  const kept: Record<string, unknown> = Object.fromEntries(
    keys.map((key) => [key, shared(before[key], now[key])]),
  );
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && Object.is(before[key], kept[key]));
  if (isSame) return before as T;
  return (Array.isArray(now) ? keys.map((key) => kept[key]) : kept) as T;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
