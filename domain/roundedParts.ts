/** Parts of a whole that are shown rounded. */

/**
 * Rounds the parts so that they add up to the rounded `whole` (largest remainders, Hamilton's method). Without `whole`, the sum of
 * the parts is used. A difference that rounding does not explain is spread over the parts.
 */
export function roundedParts(
  parts: readonly number[],
  digits: number,
  whole = parts.reduce((sum, part) => sum + part, 0),
): number[] {
  const unit = 10 ** digits;
  const floors = parts.map((part) => Math.floor(part * unit));
  const missing = Math.round(whole * unit) - floors.reduce((sum, part) => sum + part, 0);
  const [each, left] = [Math.floor(missing / parts.length), missing % parts.length];
  const remainders = parts.map((part, at) => part * unit - (floors[at] ?? 0));
  const order = remainders
    .map((_, at) => at)
    .sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  const first = new Set(order.slice(0, left < 0 ? left + parts.length : left));
  return floors.map((part, at) => (part + each + (first.has(at) ? 1 : 0)) / unit);
}
