/** What articles have become on sites, and the start of each run. */
import { Problem } from '#contract/lib/problem.ts';
import type {
  AskedPost,
  PostSettings,
  Publication,
  PublicationRun,
} from '#contract/publishing/publication.schema.ts';
import {
  POST_RUNS_LISTED,
  SITE_NAMES_MOST,
  SITE_POSTS_MOST,
} from '#contract/publishing/publication.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, JobId, SiteId, WorkspaceId } from '#db/schema/ids.ts';
import type { PublicationAct, PublicationRow, RunText, SiteRow } from '#db/schema/publishing.ts';
import { blocksOf } from '#domain/article/body.ts';
import { exportedBlocks } from '#domain/transfer/exportedBlocks.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { startPageImport } from '../pages/pageImport.service.ts';
import { startSteps } from '../work/work.service.ts';
import {
  addRun,
  changePublication,
  findPublication,
  isRunning,
  type ListedRun,
  type PublicationFacts,
  publicationsOf,
  putPublication,
  runsOf,
} from './publication.repo.ts';
import { publishing } from './publishing.service.ts';
import { sitesOf } from './site.repo.ts';
import { askingSite, requireSite } from './siteAccess.service.ts';

interface OfArticle {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
}

/** Those on sites that are connected now. */
export async function readPublications(
  { orm }: Pick<Deps, 'orm'>,
  { workspaceId, articleId, caller }: OfArticle & Pick<CallContext, 'caller'>,
) {
  const [rows, sites] = await Promise.all([
    publicationsOf(orm, articleId),
    sitesOf(orm, workspaceId),
  ]);
  const runs =
    rows.length === 0
      ? []
      : await runsOf(
          orm,
          rows.map(({ id }) => id),
        );
  const publications = rows.flatMap((row) => {
    const own = runs.filter(({ publicationId }) => publicationId === row.id);
    return sites
      .filter(({ kind, apiRoot }) => kind === row.kind && apiRoot === row.apiRoot)
      .map((site) => present(row, site, own, caller.userId));
  });
  return { articleId, publications };
}

const present = (
  { post, version, settings }: PublicationFacts,
  { id: siteId }: SiteRow,
  runs: readonly ListedRun[],
  userId: string,
): Publication => ({
  siteId,
  post,
  version,
  settings,
  runs: runs.slice(0, POST_RUNS_LISTED).map((run) => presentRun(run, userId)),
});

const presentRun = (run: ListedRun, userId: string): PublicationRun => ({
  jobId: run.jobId,
  act: run.act.act,
  state: run.state ?? (run.post === null ? 'failed' : 'finished'),
  version: run.version,
  isMine: run.userId === userId,
  startedAt: run.createdAt.toISOString(),
  post: run.post && { state: run.post.state, link: run.post.link },
  unmet: [...run.unmet],
  failure: run.failure,
  failedAt: run.failedAt,
  hasFormer: run.hasFormer,
});

type OnSite = CallContext & OfArticle & { readonly siteId: SiteId };

/** Throws `stale_version` unless the article is as the writer has seen it, `job_running` while another run writes the post, and `invalid_input` for a time that is over. */
export async function startPublication(
  deps: Deps,
  { body, siteId, ...call }: OnSite & { readonly body: AskedPost },
): Promise<{ readonly jobId: JobId }> {
  const { version, settings, time, replaces, isNew, requestId } = body;
  if (time.state === 'scheduled' && new Date(time.date) <= deps.now())
    throw new Problem('invalid_input', { fields: { time: 'This time is over.' } });
  const { articleId } = call;
  const site = await requireSite(deps.orm, siteId);
  const request = { requestId, articleId, input: { siteId } };
  const jobId = await startSteps(deps, publishing, call, request, async (tx, id) => {
    const text = await textToWrite(tx, call, settings.withSlots, version);
    const row = await putPublication(tx, newPublication(deps, call, site, settings));
    await requireIdle(tx, row);
    const again = isNew ? FRESH : {};
    const marker = isNew ? { marker: markerOf(deps) } : {};
    await changePublication(tx, row.id, { settings, ...again, ...marker });
    const act: PublicationAct = { act: 'write', time, replaces };
    await addRun(
      tx,
      runRow(deps, call, { jobId: id, publicationId: row.id, act, text, version }),
      POST_RUNS_LISTED,
    );
  });
  return { jobId };
}

/** Of a post that is not known any more. */
const FRESH = { postId: null, post: null, written: null, version: null, askedAt: null } as const;

/** The slug that a draft has until its text is written. */
const markerOf = ({ newId }: Pick<Deps, 'newId'>): string => `draft-${newId()}`;

const newPublication = (
  deps: Deps,
  { workspaceId, articleId }: OfArticle,
  { kind, apiRoot }: SiteRow,
  settings: PostSettings,
): PublicationRow => ({
  id: deps.newId(),
  workspaceId,
  articleId,
  kind,
  apiRoot,
  marker: markerOf(deps),
  settings,
  createdAt: deps.now(),
  ...FRESH,
});

interface NewRun {
  readonly jobId: JobId;
  readonly publicationId: string;
  readonly act: PublicationAct;
  readonly text: RunText | null;
  readonly version: number | null;
}

const runRow = ({ now }: Pick<Deps, 'now'>, { caller }: CallContext, run: NewRun) => ({
  ...run,
  userId: caller.userId,
  former: null,
  unmet: [],
  post: null,
  createdAt: now(),
});

async function requireIdle(tx: Orm, { id }: PublicationRow): Promise<void> {
  if (await isRunning(tx, id)) throw new Problem('job_running');
}

/** The text as it was confirmed: what is written meanwhile is not part of the run. */
async function textToWrite(
  tx: Orm,
  { workspaceId, articleId }: OfArticle,
  withSlots: boolean,
  version: number,
): Promise<RunText> {
  const article = await readArticleWithText(tx, workspaceId, articleId);
  if (article === null) throw new Problem('not_found');
  const { row, body } = article;
  if (row.version !== version) throw new Problem('stale_version');
  const blocks = exportedBlocks(blocksOf(body), withSlots).map(({ html }) => ({ html }));
  return { title: row.displayedTitle, blocks, fields: row.fields, language: row.language };
}

/** Throws `not_found` for an article that has no post there. */
export async function startTrash(
  deps: Deps,
  { body, siteId, ...call }: OnSite & { readonly body: { readonly requestId: string } },
): Promise<{ readonly jobId: JobId }> {
  const { articleId } = call;
  const site = await requireSite(deps.orm, siteId);
  const request = { requestId: body.requestId, articleId, input: { siteId } };
  const jobId = await startSteps(deps, publishing, call, request, async (tx, id) => {
    const row = await findPublication(tx, { ...site, articleId });
    if (row?.postId == null) throw new Problem('not_found');
    await requireIdle(tx, row);
    const run = {
      jobId: id,
      publicationId: row.id,
      act: { act: 'trash' },
      text: null,
      version: null,
    } as const;
    await addRun(tx, runRow(deps, call, run), POST_RUNS_LISTED);
  });
  return { jobId };
}

/** How long a site may take for one question of the page. */
const ASK_MS = 20_000;

export async function readChoices(deps: Deps, siteId: SiteId) {
  const site = await requireSite(deps.orm, siteId);
  const signal = AbortSignal.timeout(ASK_MS);
  return askingSite(deps, site, async (adapter, access) => {
    const categories = await adapter.categories(access, signal);
    const authors = await adapter.authors(access, signal);
    return {
      siteId,
      categories: categories.slice(0, SITE_NAMES_MOST),
      authors: authors.slice(0, SITE_NAMES_MOST).map(({ id, name }) => ({ id, name })),
    };
  });
}

type Import = CallContext & {
  readonly workspaceId: WorkspaceId;
  readonly siteId: SiteId;
  readonly body: { readonly requestId: string };
};

/** Imports what readers of the site see. Throws `work_running` while an import runs. */
export async function importPosts(deps: Deps, { siteId, body, ...call }: Import) {
  const site = await requireSite(deps.orm, siteId);
  const urls = await askingSite(deps, site, async (adapter, access) => {
    const found: string[] = [];
    const signal = AbortSignal.timeout(ASK_MS);
    for (let page: number | null = 1; page !== null && found.length < SITE_POSTS_MOST; ) {
      const { posts, next } = await adapter.publishedPosts(access, page, signal);
      found.push(...posts.map(({ link }) => link));
      page = next;
    }
    return found.slice(0, SITE_POSTS_MOST);
  });
  return startPageImport(deps, {
    ...call,
    body: { requestId: body.requestId, urls, sitemap: null },
  });
}
