/** Imports web pages, each as a step of a job. */
import { z } from 'zod';
import { readFailure } from '#contract/lib/failure.ts';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import { isProblemCode } from '#contract/lib/problems.ts';
import { PAGES_PER_IMPORT } from '#contract/pages/page.route.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { PageRow } from '#db/schema/seo.ts';
import type { SitemapPages } from '../../adapters/web/sitemap.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { webAddress } from '../../lib/webAddress.ts';
import { defineSteppedJob } from '../work/steppedJob.api.ts';
import { HOST_TURN_MS } from '../work/turn.api.ts';
import { startSteps } from '../work/work.service.ts';
import { pageRow, putImported } from './page.service.ts';
import { readPage } from './pageReading.service.ts';

export const pageImport = defineSteppedJob({
  kind: 'pages',
  input: z.object({ urls: z.array(z.string()), sitemap: z.string().nullable() }),
  charge: null,
  limits: {
    perWorkspace: 1,
    most: PAGES_PER_IMPORT + 1, // and why pages of the sitemap are missing
    atOnce: 4,
    attempts: 2,
    stepMs: 60_000,
    retryMs: 2000,
    turnMs: HOST_TURN_MS,
  },
  async plan(deps, { input: { urls, sitemap } }, signal) {
    const room = PAGES_PER_IMPORT - urls.length;
    const listed = sitemap === null ? NOTHING : await listedIn(deps, sitemap, room, signal);
    const pages = [...new Set([...urls, ...listed.urls])];
    const why =
      listed.problem === null ? [] : [{ key: `${listed.problem} ${sitemap}`, turn: null }];
    return [...why, ...pages.map((key) => ({ key, turn: hostOf(key) }))];
  },
  async run(deps, { workspaceId }, { key }) {
    const url = key.slice(key.lastIndexOf(' ') + 1);
    const ofSitemap = key.slice(0, -url.length).trim();
    const at = { workspaceId, url };
    try {
      const { code } = readFailure(ofSitemap);
      if (isProblemCode(code)) throw new Problem(code, { detail: ofSitemap });
      const row = { ...(await readPage(deps, null, at)), origin: 'imported' } as const;
      return { state: 'done', outcome: 'read', keep: (tx) => putImported(tx, row) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const problem = failureOfProblem(error);
      const empty = await pageRow(deps, at, UNREAD);
      const row = { ...empty, hash: null, state: 'failed', problem } as const;
      return { state: 'failed', error: problem, keep: (tx) => putImported(tx, row) };
    }
  },
});

const UNREAD = {
  origin: 'imported',
  title: '',
  description: null,
  blocks: [],
  language: null,
  schemaTypes: [],
  publishedAt: null,
  modifiedAt: null,
  etag: null,
  lastModified: null,
  freshUntil: null,
} satisfies Partial<PageRow>;

const hostOf = (url: string): string | null => URL.parse(url)?.host ?? null;

const NOTHING: SitemapPages = { urls: [], problem: null };

/** A sitemap that cannot be read, or not all of it, is a page that cannot be read: it is listed with the reason. */
async function listedIn(
  { collector }: Deps,
  sitemap: string,
  most: number,
  signal: AbortSignal,
): Promise<SitemapPages> {
  try {
    return await collector.sitemap(sitemap, most, signal);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { urls: [], problem: failureOfProblem(error) };
  }
}

type Call = CallContext & {
  readonly workspaceId: WorkspaceId;
  readonly body: {
    readonly requestId: string;
    readonly urls: readonly string[];
    readonly sitemap: string | null;
  };
};

/** Throws `work_running` while an import runs. */
export async function startPageImport(
  deps: Deps,
  { body, ...call }: Call,
): Promise<{ readonly jobId: JobId }> {
  const { requestId, sitemap } = body;
  const urls = [...new Set(body.urls.map(webAddress))];
  const input = { urls, sitemap: sitemap === null ? null : webAddress(sitemap) };
  return { jobId: await startSteps(deps, pageImport, call, { requestId, articleId: null, input }) };
}
