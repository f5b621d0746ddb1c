/** What a page of an audit is to be found for, changed after the start. */
import { Problem } from '#contract/lib/problem.ts';
import type { AuditPageRow } from '#db/schema/audit.ts';
import type { Deps } from '../../deps.ts';
import { changeKeyphrase, findAudit, findPage, forgetGroups, lockAudit } from './audit.repo.ts';
import { isRoundRunning, type OfAudit } from './audit.service.ts';
import { readWebPage } from './auditedPage.service.ts';
import { listHistory, replaceResult } from './auditResult.repo.ts';
import { readingOf } from './exampleAudit.service.ts';

type Call = OfAudit & { readonly body: Pick<AuditPageRow, 'position' | 'keyphrase'> };

/**
 * Stores it, then scores the page for it. What is stored stays if the page cannot be read now: the next round scores it. Throws
 * `not_found` for an article, whose keyphrase is one of its fields.
 */
export async function putKeyphrase(deps: Deps, { auditId, body }: Call) {
  const page = await deps.orm.transaction(async (tx) => {
    const row = await lockAudit(tx, auditId);
    if (row === null || row.deletedAt !== null) throw new Problem('not_found');
    const changed = await changeKeyphrase(tx, auditId, body);
    if (changed === null) throw new Problem('not_found');
    if (changed.was !== changed.page.keyphrase) await forgetGroups(tx, auditId);
    return changed.page;
  });
  const { position, keyphrase } = page;
  return { id: auditId, position, keyphrase, problem: await scoreAgain(deps, page) };
}

/** Resolves with why it could not. A page that a round is about to read is left to it. */
async function scoreAgain(deps: Deps, page: AuditPageRow): Promise<string | null> {
  const found = await findAudit(deps.orm, page.auditId);
  const [before] = await listHistory(deps.orm, page.auditId, page.position);
  if (found === null || before === undefined || before.keyphrase === page.keyphrase) return null;
  if (isRoundRunning(found) && before.round < found.round.round) return null;
  const of = { audit: found.row, round: before.round, page };
  const { result } = await readWebPage(readingOf(deps, found.row), of, null);
  if (result.problem !== null) return result.problem;
  await deps.orm.transaction(async (tx) => {
    await lockAudit(tx, page.auditId);
    const now = await findPage(tx, page.auditId, page.key);
    if (now?.keyphrase !== page.keyphrase) return; // somebody has changed it since
    await replaceResult(tx, { ...result, faults: before.faults });
    await forgetGroups(tx, page.auditId); // they were made of what it has said before
  });
  return null;
}
