/** Pages that are found less than before, by two periods of Search Console. */
import type { AuditedPage, PageFigures } from '#contract/audit/contentAudit.schema.ts';

type OfPage = Pick<AuditedPage, 'figures' | 'earlier'>;

export interface GroundChange {
  readonly was: PageFigures;
  readonly is: PageFigures;
}

/** Returns the newest period and the one that it can be compared with; null unless both are known for the page. */
export function groundChange({ figures, earlier }: OfPage): GroundChange | null {
  const is = figures.at(-1) ?? null;
  return is === null || earlier === null ? null : { was: earlier, is };
}

/** Fewer clicks by a fifth, and by ten at least; or two places further down, where a hundred people have seen it, without more clicks. */
const LOST = { clickShare: 0.2, clicks: 10, places: 2, impressions: 100 } as const;

/** Whether a page has lost ground; null: not known. */
export function hasLostGround(page: OfPage): boolean | null {
  const change = groundChange(page);
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
