/** Pages that are found less than before, by two periods of Search Console. */
import type { PageFigures } from '#contract/contentAudit.schema.ts';

type Pages = readonly (PageFigures | null)[];

export interface GroundChange {
  readonly was: PageFigures;
  readonly is: PageFigures;
}

/** The last two periods; null unless both are known of the page. */
export function groundChange(figures: Pages): GroundChange | null {
  const is = figures.at(-1) ?? null;
  const was = figures.at(-2) ?? null;
  return is === null || was === null ? null : { was, is };
}

/** Fewer clicks by a fifth, and by ten at least; or two places further down, where a hundred people have seen it, without more clicks. */
const LOST = { clickShare: 0.2, clicks: 10, places: 2, impressions: 100 } as const;

/** Whether a page has lost ground; null: not known. */
export function hasLostGround(figures: Pages): boolean | null {
  const change = groundChange(figures);
  if (change === null) return null;
  const { was, is } = change;
  const fell =
    was.clicks === null || is.clicks === null
      ? null
      : was.clicks - is.clicks >= Math.max(LOST.clicks, LOST.clickShare * was.clicks);
  const isSeen = Math.min(was.impressions ?? 0, is.impressions ?? 0) >= LOST.impressions;
  const hasMore = was.clicks !== null && is.clicks !== null && is.clicks > was.clicks;
  const sank =
    was.position === null || is.position === null
      ? null
      : !hasMore && isSeen && is.position - was.position >= LOST.places;
  if (fell === null && sank === null) return null;
  return fell === true || sank === true;
}
