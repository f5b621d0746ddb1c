/** What has changed on a page since the round before. */
import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';

export interface PageDifference {
  /** Points; null if one of the rounds has no score. */
  readonly seo: number | null;
  readonly aiSearch: number | null;
  /** Checks that were not good and are now, and the other way round. */
  readonly fixed: readonly string[];
  readonly appeared: readonly string[];
}

/**
 * Compares the scores of a page with the round before. Null if there is no such round, if either round has not read the page, or
 * if the page was scored for another keyphrase.
 */
export function differenceOf({
  before,
  ...now
}: Pick<
  AuditedPage,
  'before' | 'state' | 'seo' | 'aiSearch' | 'bad' | 'fair'
>): PageDifference | null {
  if (before?.state !== 'read' || now.state !== 'read' || !before.isSameKeyphrase) return null;
  const issues = [...now.bad, ...now.fair];
  const earlier = [...before.bad, ...before.fair];
  return {
    seo: lessOf(now.seo, before.seo),
    aiSearch: lessOf(now.aiSearch, before.aiSearch),
    fixed: earlier.filter((name) => !issues.includes(name)),
    appeared: issues.filter((name) => !earlier.includes(name)),
  };
}

const lessOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before;
