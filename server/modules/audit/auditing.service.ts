/** A round of an audit: each of its pages is read and scored as a step of a job. */
import { z } from 'zod';
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { Failure } from '#contract/lib/failure.ts';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { AuditPageRow, AuditRoundRow, AuditRow } from '#db/schema/audit.ts';
import { SCORER_VERSION } from '#domain/seo/report/weights.ts';
import type { Deps } from '../../deps.ts';
import { keyphrasesOfArticles } from '../article/article.api.ts';
import { defineSteppedJob, type StepEnd } from '../work/steppedJob.api.ts';
import { HOST_TURN_MS } from '../work/turn.api.ts';
import {
  addPages,
  changeAudit,
  changeRound,
  failUnread,
  findPage,
  listPages,
  roundOfJob,
} from './audit.repo.ts';
import { auditedArticle, auditedWebPage } from './auditedPage.service.ts';
import { FAULTS_STEP, findFaults } from './auditFaults.service.ts';
import { hasFacts, putFacts, stepKeys } from './auditLink.repo.ts';
import { isLinkStep, linkSteps, tryLink } from './auditLinks.service.ts';
import { insertResult, positionsRead } from './auditResult.repo.ts';
import { readingOf } from './exampleAudit.service.ts';

export const auditing = defineSteppedJob({
  kind: 'audits',
  input: z.object({ auditId: z.string() }),
  charge: null,
  limits: {
    perWorkspace: 2,
    most: BOUNDS.auditPages.most,
    atOnce: 6,
    attempts: 2,
    stepMs: 60_000,
    retryMs: 2000,
    turnMs: HOST_TURN_MS,
  },
  async plan(deps, { id }, signal) {
    const found = await roundOfJob(deps.orm, id);
    if (found === null) return [];
    if (found.round.plannedAt === null) await addFurther(deps, found, signal);
    const pages = await listPages(deps.orm, found.row.id);
    const read = await positionsRead(deps.orm, found.row.id, found.round.round);
    const left = pages.filter(({ position }) => !read.has(position)); // a round that goes on
    const isHere = found.row.example !== null; // nobody else is asked for these
    return left.map(({ key, articleId }) => ({
      key,
      turn: articleId || isHere ? null : hostOf(key),
    }));
  },
  async run(web, { id }, { key }): Promise<StepEnd> {
    const found = await roundOfJob(web.orm, id);
    if (!found || found.row.deletedAt !== null) return { state: 'failed', error: 'not_found' };
    const deps = readingOf(web, found.row);
    if (key === FAULTS_STEP.key) return findFaults(deps, found.round);
    if (isLinkStep(key)) return tryLink(deps, found.round, key);
    const page = await findPage(deps.orm, found.row.id, key);
    return page === null ? { state: 'failed', error: 'not_found' } : endOf(deps, found, page);
  },
  /** First the links of the pages that were read, then the faults of all. */
  async further(deps, { id }) {
    const found = await roundOfJob(deps.orm, id);
    if (!found || found.row.deletedAt !== null || !(await hasFacts(deps.orm, found.row.id)))
      return [];
    if ((await stepKeys(deps.orm, id, FAULTS_STEP.key)).size > 0) return [];
    const links = await linkSteps(deps, { ...found.round, jobId: id });
    return links.length > 0 ? links : [FAULTS_STEP];
  },
  async settle(deps, tx, jobId) {
    const found = await roundOfJob(tx, jobId);
    if (found === null || found.row.deletedAt !== null) return;
    const failed = { scorerVersion: SCORER_VERSION, readAt: deps.now() };
    await failUnread(tx, found.round, failed);
  },
});

interface Round {
  readonly row: AuditRow;
  readonly round: AuditRoundRow;
}

async function endOf(deps: Deps, { row, round }: Round, page: AuditPageRow): Promise<StepEnd> {
  const of = { audit: row, round: round.round, page };
  const { articleId, position, auditId } = page;
  const { result, facts } =
    articleId === null
      ? await auditedWebPage(deps, of)
      : { result: await auditedArticle(deps, of, articleId), facts: null };
  const keep = async (tx: Orm) => {
    await insertResult(tx, result);
    if (facts !== null) await putFacts(tx, { auditId, position, facts });
  };
  if (result.problem === null) return { state: 'done', outcome: 'read', keep };
  return { state: 'failed', error: result.problem as Failure, keep };
}

const hostOf = (url: string): string | null => URL.parse(url)?.host ?? null;

/** Sitemaps and workspaces have more than an audit takes; what is left out is counted. */
const LISTED_MOST = 50_000;

/** Adds what has come to the sitemap, and the articles of the workspace. */
async function addFurther(deps: Deps, { row, round }: Round, signal: AbortSignal): Promise<void> {
  const { urls, problem } = await pagesOfSitemap(deps, row, signal);
  const articles = row.ofArticles
    ? await keyphrasesOfArticles(deps.orm, row.workspaceId, LISTED_MOST)
    : [];
  const pages = [
    ...urls.map((key) => ({ key, articleId: null, keyphrase: null })),
    ...articles.map(({ id }) => ({ key: `article:${id}`, articleId: id, keyphrase: null })),
  ];
  await deps.orm.transaction(async (tx) => {
    const leftOut = await addPages(tx, row.id, pages, BOUNDS.auditPages.most);
    if (leftOut > 0) await changeAudit(tx, row.id, { leftOut });
    await changeRound(tx, round, { problem, plannedAt: deps.now() });
  });
}

async function pagesOfSitemap({ collector }: Deps, { sitemap }: AuditRow, signal: AbortSignal) {
  if (sitemap === null) return { urls: [], problem: null };
  try {
    return await collector.sitemap(sitemap, LISTED_MOST, signal);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { urls: [], problem: failureOfProblem(error) };
  }
}
