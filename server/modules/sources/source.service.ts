import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { ArticleSources, Source } from '#contract/pages/url.schema.ts';
import type { Orm } from '#db/database.ts';
import { full } from '#db/room.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import type { SourceRow } from '#db/schema/sources.ts';
import type { Deps } from '../../deps.ts';
import { webAddress } from '../../lib/webAddress.ts';
import { lockForChange, requireArticle } from '../article/article.api.ts';
import { forgetEvidence, listClaims } from './claim.repo.ts';
import {
  addSources,
  changeSource,
  countOthers,
  findSource,
  listSources,
  purgeRemoved,
  removeWaiting,
} from './source.repo.ts';
import { readSource } from './sourceReading.service.ts';

/** How long a removed source can be brought back with its text. */
const REMOVED_KEPT_MS = 3_600_000;

export interface OfArticle {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
}

/** The sources of an article, and what is known of its claims. */
export async function readSources(
  deps: Deps,
  { workspaceId, articleId }: OfArticle,
): Promise<ArticleSources> {
  await requireArticle(deps, workspaceId, articleId);
  const sources = await listSources(deps.orm, articleId);
  const claims = await listClaims(deps.orm, articleId);
  return {
    articleId,
    sources: sources.map(presentSource),
    claims: claims.map(({ articleId: _articleId, checkedAt, ...claim }) => ({
      ...claim,
      checkedAt: checkedAt?.toISOString() ?? null,
    })),
  };
}

function presentSource(row: SourceRow): Source {
  const { url, title, state, reason, words, isCut, quotes, retrievedAt } = row;
  return {
    url,
    title,
    state,
    reason,
    words,
    isCut,
    quotes: [...quotes],
    retrievedAt: retrievedAt?.toISOString() ?? null,
  };
}

/** Adds a source and reads it, unless its text is there. Throws `sources_full`. */
export async function addSource(
  deps: Deps,
  of: OfArticle,
  { url: given, isReadAgain }: { readonly url: string; readonly isReadAgain: boolean },
): Promise<ArticleSources> {
  const url = webAddress(given);
  const { workspaceId, articleId } = of;
  const { article, known } = await deps.orm.transaction(async (tx) => {
    const locked = await lockForChange(tx, workspaceId, articleId);
    if (locked === null) throw new Problem('not_found');
    if ((await countOthers(tx, articleId, url)) >= BOUNDS.sources.most) throw full('sources');
    await addSources(tx, articleId, [url], deps.now());
    return { article: locked, known: await findSource(tx, articleId, url) };
  });
  if (isReadAgain || known?.state !== 'ok') await readSource(deps, article, url);
  return readSources(deps, of);
}

/** Gives an article that is not written yet its sources; the job that writes it reads them. Throws `sources_full`. */
export async function planSources(
  deps: Pick<Deps, 'now'>,
  tx: Orm,
  articleId: ArticleId,
  given: readonly string[],
): Promise<void> {
  await removeWaiting(tx, articleId); // those of an earlier outline
  await addSources(tx, articleId, [...new Set(given.map(webAddress))], deps.now());
  if ((await listSources(tx, articleId)).length > BOUNDS.sources.most) throw full('sources');
}

/** Removes the texts of sources whose removal nobody has undone. */
export async function purgeRemovedSources({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> {
  await purgeRemoved(orm, new Date(now().getTime() - REMOVED_KEPT_MS));
}

/** What it has said counts no more, but its text can be brought back. */
export async function removeSource(
  deps: Deps,
  of: OfArticle,
  given: string,
): Promise<ArticleSources> {
  const url = webAddress(given);
  await deps.orm.transaction(async (tx) => {
    const locked = await lockForChange(tx, of.workspaceId, of.articleId);
    if (locked === null) throw new Problem('not_found');
    await changeSource(tx, of.articleId, url, { removedAt: deps.now() });
    await forgetEvidence(tx, of.articleId, url);
  });
  return readSources(deps, of);
}
