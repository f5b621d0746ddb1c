import type { Share } from '#contract/article.schema.ts';
import { Problem } from '#contract/problem.ts';
import type { ShareRow } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import { newSecret } from '../../lib/secret.ts';
import { requireArticle } from '../article/article.api.ts';
import { changeShare, insertShare, isShownIn, removeShare } from './articleShare.repo.ts';

/** Where shared articles are read, each under its token. */
export const SHARE_PATH = '/content/share';

/** Returns the link of an article. It stays the same until it is revoked. */
export async function shareArticle(
  deps: Deps,
  workspaceId: WorkspaceId,
  articleId: ArticleId,
): Promise<Share> {
  await requireArticle(deps, workspaceId, articleId);
  const row = { articleId, token: newSecret(), showsResearch: true, createdAt: deps.now() };
  return presentShare(await insertShare(deps.orm, row));
}

/** Changes what the link of a brief shows. Throws `not_found` if the article is not shared. */
export async function changeShown(
  deps: Deps,
  workspaceId: WorkspaceId,
  articleId: ArticleId,
  shown: Pick<Share, 'showsResearch'>,
): Promise<Share> {
  await requireArticle(deps, workspaceId, articleId);
  const row = await changeShare(deps.orm, articleId, shown);
  if (row === null) throw new Problem('not_found');
  return presentShare(row);
}

const presentShare = ({ token, showsResearch, createdAt }: ShareRow): Share => ({
  path: `${SHARE_PATH}/${token}`,
  createdAt: createdAt.toISOString(),
  showsResearch,
});

/** Revokes the link for good. Sharing again creates another one. */
export async function unshareArticle(
  deps: Deps,
  workspaceId: WorkspaceId,
  articleId: ArticleId,
): Promise<void> {
  await requireArticle(deps, workspaceId, articleId);
  await removeShare(deps.orm, articleId);
}

/** Whether the link leads to an article of the workspace that shows the image at `src`. */
export const showsImage = (
  { orm }: Pick<Deps, 'orm'>,
  token: string,
  workspaceId: WorkspaceId,
  src: string,
): Promise<boolean> => isShownIn(orm, token, workspaceId, src);
