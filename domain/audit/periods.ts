/** The times for which Search Console has said something. */
import type { AuditPeriod } from '#contract/contentAudit.schema.ts';

/** The same for the same period, and in the order of time. */
export const periodKey = ({ until, rank }: Pick<AuditPeriod, 'until' | 'rank'>): string =>
  `${until}/${rank}`;

/** All of them, each once, the oldest first; only the newest are kept. */
export function withPeriods(
  known: readonly AuditPeriod[],
  added: readonly AuditPeriod[],
  most: number,
): AuditPeriod[] {
  const all = new Map([...known, ...added].map((period) => [periodKey(period), period]));
  return [...all.values()].sort((a, b) => (periodKey(a) < periodKey(b) ? -1 : 1)).slice(-most);
}
