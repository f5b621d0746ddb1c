/** Figures of one page that a list has in several rows: of its queries, devices, days or parts. */
import type { PageFigures } from '#contract/audit/contentAudit.schema.ts';

type Known = number | null;

/** What is not known of one of them is not known of all. */
const total = (values: readonly Known[]): Known =>
  values.reduce<Known>((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/**
 * Their sum; null: of none. The position is the mean by impressions, as Search Console counts it; where nobody has seen the page, it has
 * none.
 */
export function summedFigures(all: readonly PageFigures[]): PageFigures | null {
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return first ?? null;
  return {
    clicks: total(all.map(({ clicks }) => clicks)),
    impressions: total(all.map(({ impressions }) => impressions)),
    position: meanPosition(all.filter(({ impressions }) => impressions !== 0)),
  };
}

function meanPosition(seen: readonly PageFigures[]): Known {
  const weight = total(seen.map(({ impressions }) => impressions));
  const weighted = total(
    seen.map(({ position, impressions }) =>
      position === null || impressions === null ? null : position * impressions,
    ),
  );
  return weight === null || weight === 0 || weighted === null ? null : weighted / weight;
}
