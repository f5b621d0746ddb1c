import { textOfArticle } from '#domain/article/edit.ts';
import type { ConfirmedArticle } from '#domain/article/saveQueue.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

/** Reads the server's current version of an article, bypassing the cache. */
export function* readConfirmed(workspaceId: string, articleId: string) {
  const { article } = yield* services();
  const current = yield* callApi(article.getArticle, { workspaceId, articleId });
  return { version: current.version, ...textOfArticle(current) } satisfies ConfirmedArticle;
}
