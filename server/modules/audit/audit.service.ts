/** Audits: started, listed, done again, deleted and brought back. */
import { AUDITS_LISTED } from '#contract/audit/contentAudit.route.ts';
import type { Audit, AuditRequest } from '#contract/audit/contentAudit.schema.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { lockRoom, requireRoom } from '#db/room.ts';
import type { AuditRoundRow } from '#db/schema/audit.ts';
import type { AuditId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { inSlices } from '../../lib/slices.ts';
import { webAddress } from '../../lib/webAddress.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { lockJob, requestStop } from '../work/job.api.ts';
import { startSteps, stopJob } from '../work/work.service.ts';
import {
  addPages,
  changeAudit,
  changeRound,
  cutOffRound,
  type FoundAudit,
  findAudit,
  insertAudit,
  insertRound,
  listAudits,
  lockAudit,
  newestRoundOf,
  purgeAudits,
  removeResults,
  roundOfJob,
} from './audit.repo.ts';
import { auditing } from './auditing.service.ts';

type InWorkspace = { readonly workspaceId: WorkspaceId };
export type OfAudit = InWorkspace & { readonly auditId: AuditId };

export function presentAudit(found: FoundAudit): Audit {
  const { row, round, pages, read, failed, seo } = found;
  const { id, workspaceId, name, language, sitemap, ofArticles, leftOut } = row;
  return {
    id,
    workspaceId,
    name,
    language,
    sitemap,
    ofArticles,
    leftOut,
    pages,
    read,
    failed,
    seo,
    round: round.round,
    jobId: round.jobId,
    problem: round.problem,
    state: stateOf(found),
    ...(row.example !== null && { isExample: true }),
    createdAt: row.createdAt.toISOString(),
    startedAt: round.startedAt.toISOString(),
  };
}

export const isRoundRunning = ({ jobState }: FoundAudit): boolean =>
  jobState !== null && !isJobOver(jobState);

function stateOf(found: FoundAudit): Audit['state'] {
  if (isRoundRunning(found)) return 'running';
  if (found.jobState === 'stopped') return 'stopped';
  return found.jobState === 'failed' && found.failed === 0 ? 'failed' : 'ready';
}

/** Throws `not_found` if there is none, or it is deleted. */
export async function requireAudit(orm: Orm, id: AuditId): Promise<FoundAudit> {
  const found = await findAudit(orm, id);
  if (found === null) throw new Problem('not_found');
  return found;
}

export async function readAudits(
  { orm }: Pick<Deps, 'orm'>,
  { workspaceId, page }: InWorkspace & { readonly page: number },
) {
  const limit = AUDITS_LISTED;
  const rows = await listAudits(orm, workspaceId, { limit: limit + 1, offset: page * limit });
  const audits = rows.slice(0, limit).map(presentAudit);
  return { workspaceId, audits, page, last: rows.length <= limit };
}

type Call = CallContext & InWorkspace & { readonly body: AuditRequest };

/** Starts an audit, once for each request id. Throws `audits_full`, and `work_running` while too many run. */
export async function startAudit(deps: Deps, call: Call): Promise<Audit> {
  const { workspaceId, body } = call;
  const { requestId, name, language, ofArticles } = body;
  const id = newCheckedId<AuditId>(deps);
  const sitemap = body.sitemap === null ? null : webAddress(body.sitemap);
  const pages = await inSlices(body.pages, ({ url, keyphrase }) => ({
    key: webAddress(url),
    articleId: null,
    keyphrase,
  }));
  const asked = { requestId, articleId: null, input: { auditId: id } };
  const jobId = await startSteps(deps, auditing, call, asked, async (tx, newJobId) => {
    await requireRoom(tx, 'audits', workspaceId);
    const by = { createdBy: call.caller.userId, createdAt: deps.now(), deletedAt: null };
    const of = { id, workspaceId, name, language, sitemap, ofArticles };
    await insertAudit(tx, { ...of, ...by, leftOut: 0, periods: [], example: null });
    await addPages(tx, id, pages, BOUNDS.auditPages.most);
    await beginRound(deps, tx, { auditId: id, round: 1, jobId: newJobId });
  });
  return auditOfJob(deps, jobId);
}

const beginRound = (
  { now }: Pick<Deps, 'now'>,
  tx: Orm,
  of: { readonly auditId: AuditId; readonly round: number; readonly jobId: JobId },
): Promise<void> =>
  insertRound(tx, {
    ...of,
    problem: null,
    groups: null,
    keyphraseChanges: 0,
    linksLeft: 0,
    startedAt: now(),
    plannedAt: null,
    faultsAt: null,
  });

async function auditOfJob(deps: Deps, jobId: JobId): Promise<Audit> {
  const found = await roundOfJob(deps.orm, jobId);
  if (found === null) throw new Problem('not_found');
  return presentAudit(await requireAudit(deps.orm, found.row.id));
}

type RoundCall = CallContext & OfAudit & { readonly body: { readonly requestId: string } };

/** Begins another round, unless one runs: then nothing is started. */
export async function startRound(deps: Deps, call: RoundCall): Promise<Audit> {
  const { auditId, body } = call;
  const found = await requireAudit(deps.orm, auditId);
  if (isRoundRunning(found)) return presentAudit(found);
  const asked = { requestId: body.requestId, articleId: null, input: { auditId } };
  const jobId = await startSteps(deps, auditing, call, asked, async (tx, newJobId) => {
    await lockAudit(tx, auditId);
    const now = await requireAudit(tx, auditId);
    if (isRoundRunning(now)) throw new Problem('work_running');
    const round = (await newestRoundOf(tx, auditId)) + 1;
    await removeResults(tx, auditId, round - BOUNDS.auditRounds.most);
    await beginRound(deps, tx, { auditId, round, jobId: newJobId });
  });
  return auditOfJob(deps, jobId);
}

/** Deletes an audit, and stops it. It can be restored until it is purged. */
export async function deleteAudit(
  deps: Deps,
  { auditId }: OfAudit,
): Promise<{ readonly id: AuditId }> {
  const jobId = await deps.orm.transaction(async (tx) => {
    const { round } = await requireAudit(tx, auditId);
    if (round.jobId !== null) await lockJob(tx, round.jobId); // in the order in which a job ends
    await lockAudit(tx, auditId);
    const found = await requireAudit(tx, auditId);
    await changeAudit(tx, auditId, { deletedAt: deps.now() });
    const running = isRoundRunning(found) ? found.round.jobId : null;
    if (running !== null) await requestStop(tx, running);
    return running;
  });
  if (jobId !== null) await stopJob(deps, jobId);
  return { id: auditId };
}

/**
 * A round that was running when the audit was deleted goes on, unless too many others run by now. Throws `not_found` once the audit
 * is gone for good, and `audits_full`.
 */
export async function restoreAudit(deps: Deps, call: CallContext & OfAudit): Promise<Audit> {
  const { workspaceId, auditId } = call;
  const cutOff = await deps.orm.transaction(async (tx) => {
    await lockRoom(tx, workspaceId);
    const row = await lockAudit(tx, auditId);
    if (row === null) throw new Problem('not_found');
    if (row.deletedAt === null) return null;
    await requireRoom(tx, 'audits', workspaceId);
    const round = await cutOffRound(tx, auditId);
    await changeAudit(tx, auditId, { deletedAt: null });
    return round;
  });
  if (cutOff !== null) await goOn(deps, call, cutOff);
  return presentAudit(await requireAudit(deps.orm, auditId));
}

/** Once for each job that was stopped: its id is the request id. */
async function goOn(deps: Deps, call: CallContext & OfAudit, round: AuditRoundRow): Promise<void> {
  const input = { auditId: call.auditId };
  const asked = { requestId: String(round.jobId), articleId: null, input };
  try {
    await startSteps(deps, auditing, call, asked, async (tx, jobId) => {
      await lockAudit(tx, call.auditId);
      await changeRound(tx, round, { jobId, groups: null });
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'work_running') throw error;
  }
}

const DELETED_RETENTION_MS = 86_400_000;

/** Removes what was deleted more than a day ago. */
export const purgeDeletedAudits = ({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> =>
  purgeAudits(orm, new Date(now().getTime() - DELETED_RETENTION_MS));
