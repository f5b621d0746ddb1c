/**
 * Returns `now`, with every part that says the same as in `before` being the object of `before`; `before` itself if all does. For plain
 * data without cycles. What compares by identity then sees only what has changed.
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
