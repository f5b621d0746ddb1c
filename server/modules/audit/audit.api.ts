/** What other modules ask about audits. */
import type { Orm } from '#db/database.ts';
import type { AuditPageRow } from '#db/schema/audit.ts';
import type { AuditId, WorkspaceId } from '#db/schema/ids.ts';
import { type GroundChange, groundChange, hasLostGround } from '#domain/audit/lostGround.ts';
import { comparablePeriod, periodKey } from '#domain/audit/periods.ts';
import { listAudits, listPages } from './audit.repo.ts';

export interface LostPage extends GroundChange, Pick<AuditPageRow, 'key' | 'articleId'> {
  readonly auditId: AuditId;
  /** BCP 47, that of the audit. */
  readonly language: string;
  /** The last day of the later period: YYYY-MM-DD. */
  readonly until: string;
}

const AUDITS_MOST = 3;

/** The pages of the newest audits, examples left out, that are found less than before, those that have lost most clicks first. */
export async function pagesThatLostGround(orm: Orm, workspaceId: WorkspaceId): Promise<LostPage[]> {
  const audits = await listAudits(orm, workspaceId, {
    limit: AUDITS_MOST,
    offset: 0,
    isOwn: true,
  });
  const lost: LostPage[] = [];
  for (const { row } of audits) {
    const [last, before] = [row.periods.at(-1), comparablePeriod(row.periods)];
    if (last === undefined || before === null) continue;
    const of = { auditId: row.id, language: row.language, until: last.until };
    for (const { key, articleId, figures } of await listPages(orm, row.id)) {
      const [is = null, was = null] = [figures[periodKey(last)], figures[periodKey(before)]];
      const page = { figures: [is], earlier: was };
      const change = groundChange(page);
      if (change !== null && hasLostGround(page)) lost.push({ ...of, key, articleId, ...change });
    }
  }
  return lost.toSorted((a, b) => clicksLost(b) - clicksLost(a));
}

const clicksLost = ({ was, is }: GroundChange): number => (was.clicks ?? 0) - (is.clicks ?? 0);
