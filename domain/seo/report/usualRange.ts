/** What most of several values are. */
import type { UsualRange } from './competition.ts';

/** The value below which a share of the values is, between two values in proportion; `sorted` is not empty. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

const [LOW, MIDDLE, HIGH] = [0.25, 0.5, 0.75];

/** The quartiles of the values; null if there are none. */
export function usualRangeOf(values: readonly number[]): UsualRange | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return {
    low: quantile(sorted, LOW),
    median: quantile(sorted, MIDDLE),
    high: quantile(sorted, HIGH),
  };
}

/** What so few values are says little about others. */
const FEW = 6;
const WIDER = 2;

/** As `usualRangeOf`; of six values or fewer broad: from half of the least to twice the most. */
export function termRangeOf(values: readonly number[]): UsualRange | null {
  const range = usualRangeOf(values);
  if (range === null || values.length > FEW) return range;
  const [low, high] = [Math.min(...values) / WIDER, Math.max(...values) * WIDER];
  return { low, median: range.median, high };
}
