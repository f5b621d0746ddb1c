/** What Search Console says of the pages of an audit. */
import type { AuditFiguresRequest, PageFigures } from '#contract/audit/contentAudit.schema.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { AuditId } from '#db/schema/ids.ts';
import { addressKey } from '#domain/audit/addressKey.ts';
import { summedFigures } from '#domain/audit/figureSums.ts';
import { periodKey, withPeriods } from '#domain/audit/periods.ts';
import type { Deps } from '../../deps.ts';
import { inSlices } from '../../lib/slices.ts';
import { addFigures, changeAudit, keepFigures, listPages, lockAudit } from './audit.repo.ts';
import type { OfAudit } from './audit.service.ts';

type Call = OfAudit & { readonly body: AuditFiguresRequest };

/** Rows of one page are added up. What is no longer listed, or said anew, goes from all pages. */
export async function putFigures(
  { orm }: Pick<Deps, 'orm'>,
  { auditId, body: { periods, rows } }: Call,
): Promise<{ readonly id: AuditId; readonly matched: number }> {
  const keys = periods.map(periodKey);
  const rowsOf = new Map<string, (typeof rows)[number][]>();
  await inSlices(rows, (row) => {
    const key = addressKey(row.url);
    rowsOf.set(key, [...(rowsOf.get(key) ?? []), row]);
  });
  const said = new Map<string, Record<string, PageFigures>>();
  await inSlices([...rowsOf], ([key, all]) => {
    const known = keys.flatMap((period, at) => {
      const one = summedFigures(all.flatMap(({ figures }) => figures[at] ?? []));
      return one === null ? [] : [[period, one] as const];
    });
    said.set(key, Object.fromEntries(known));
  });
  return orm.transaction(async (tx) => {
    const row = await lockAudit(tx, auditId);
    if (row === null || row.deletedAt !== null) throw new Problem('not_found');
    const pages = await listPages(tx, auditId);
    const placed = await inSlices(pages, ({ position, key }) => {
      const figures = said.get(addressKey(key));
      return figures === undefined ? [] : [{ position, figures }];
    });
    const places = placed.flat();
    const all = withPeriods(row.periods, periods, BOUNDS.auditPeriods.most);
    const untouched = row.periods.filter((period) => all.includes(period)).map(periodKey);
    await keepFigures(tx, auditId, untouched);
    await addFigures(tx, auditId, places);
    await changeAudit(tx, auditId, { periods: all });
    return { id: auditId, matched: places.length };
  });
}
