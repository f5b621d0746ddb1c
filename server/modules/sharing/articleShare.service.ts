import type { Share } from '#contract/article/article.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { ShareRow } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { sharePurpose } from '#db/secrets/storedSecrets.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import type { Deps } from '../../deps.ts';
import { newSecret } from '../../lib/secret.ts';
import { requireArticle } from '../article/article.api.ts';
import { openSecret, sealSecret } from '../installation/secret.service.ts';
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
  const secret = newSecret();
  const token = await sealSecret(deps, secret, sharePurpose(articleId));
  const shown = { showsResearch: true, createdAt: deps.now() };
  const row = { articleId, token, tokenHash: tokenHash(secret), ...shown };
  return presentShare(deps, await insertShare(deps.orm, row));
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
  return presentShare(deps, row);
}

/** Throws `secrets_unavailable` if the link was encrypted with another key; readers who have it can still open it. */
async function presentShare(deps: Deps, row: ShareRow): Promise<Share> {
  const { articleId, showsResearch, createdAt } = row;
  const sealed = { name: 'share', secret: row.token };
  const token = await openSecret(deps, sealed, sharePurpose(articleId));
  if (token === null) throw new Problem('secrets_unavailable');
  return { path: `${SHARE_PATH}/${token}`, createdAt: createdAt.toISOString(), showsResearch };
}

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
