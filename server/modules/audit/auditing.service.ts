/** A round of an audit: each of its pages is read and scored as a step of a job. */
import { BOUNDS } from '#contract/bounds.ts';
import { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import type { AuditPageRow, AuditRoundRow, AuditRow } from '#db/schema/audit.ts';
import { SCORER_VERSION } from '#domain/seo/weights.ts';
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
import { insertResult, positionsRead } from './auditResult.repo.ts';
import { auditedArticle, auditedWebPage, unreadResult } from './auditedPage.service.ts';

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
    return left.map(({ key, articleId }) => ({ key, turn: articleId ? null : hostOf(key) }));
  },
  async run(deps, { id }, { key }): Promise<StepEnd> {
    const found = await roundOfJob(deps.orm, id);
    const page = found && (await findPage(deps.orm, found.row.id, key));
    if (!page || found.row.deletedAt !== null) return { state: 'failed', error: 'not_found' };
    return endOf(deps, found, page);
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
  try {
    const result = await (page.articleId === null
      ? auditedWebPage(deps, of)
      : auditedArticle(deps, of, page.articleId));
    return { state: 'done', outcome: 'read', keep: (tx) => insertResult(tx, result) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, cause } = error;
    if (cause !== undefined) deps.log.info({ err: cause, code }, 'page not read');
    const result = unreadResult(deps, of, code);
    return { state: 'failed', error: code, keep: (tx) => insertResult(tx, result) };
  }
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
    return { urls: [], problem: error.code };
  }
}
