/** Imports web pages, each as a step of a job. */
import { z } from 'zod';
import { PAGES_PER_IMPORT } from '#contract/page.route.ts';
import { Problem } from '#contract/problem.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { PageRow } from '#db/schema/seo.ts';
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
    most: PAGES_PER_IMPORT,
    atOnce: 4,
    attempts: 2,
    stepMs: 60_000,
    retryMs: 2000,
    turnMs: HOST_TURN_MS,
  },
  async plan(deps, { input: { urls, sitemap } }, signal) {
    const listed = sitemap === null ? [] : await sitemapOr(deps, sitemap, signal);
    return [...new Set([...urls, ...listed])].map((key) => ({ key, turn: hostOf(key) }));
  },
  async run(deps, { workspaceId }, { key }) {
    const at = { workspaceId, url: key };
    try {
      const row = { ...(await readPage(deps, null, at)), origin: 'imported' } as const;
      return { state: 'done', outcome: 'read', keep: (tx) => putImported(tx, row) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const empty = await pageRow(deps, at, UNREAD);
      const row = { ...empty, hash: null, state: 'failed', problem: error.code } as const;
      return { state: 'failed', error: error.code, keep: (tx) => putImported(tx, row) };
    }
  },
});

const UNREAD = {
  ...{
    origin: 'imported',
    title: '',
    description: null,
    blocks: [],
    language: null,
    schemaTypes: [],
    publishedAt: null,
  },
  ...{ modifiedAt: null, etag: null, lastModified: null, freshUntil: null },
} satisfies Partial<PageRow>;

const hostOf = (url: string): string | null => URL.parse(url)?.host ?? null;

/** A sitemap that cannot be read, or not all of it, is a page that cannot be read: it is listed with the reason. */
async function sitemapOr(
  { collector }: Deps,
  sitemap: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    const { urls, problem } = await collector.sitemap(sitemap, PAGES_PER_IMPORT, signal);
    return problem === null ? urls : [...urls, sitemap];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [sitemap];
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
