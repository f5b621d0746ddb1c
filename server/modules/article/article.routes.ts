import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../lib/endpoints.ts';
import { presentSummary } from './article.presenter.ts';
import {
  createArticle,
  deleteArticle,
  listPage,
  readArticle,
  restoreArticle,
} from './article.service.ts';
import { saveArticle } from './articleSave.service.ts';

export const articleHandlers = (deps: Deps): GroupHandlers<'article'> => ({
  async getArticles({ workspaceId, limit, page }) {
    const { rows, isLast } = await listPage(deps, workspaceId, limit, page);
    return { content: rows.map(presentSummary), page, last: isLast };
  },
  postArticle: ({ workspaceId, body }) => createArticle(deps, workspaceId, body),
  getArticle: ({ workspaceId, articleId }) => readArticle(deps, workspaceId, articleId),
  updateArticle: ({ workspaceId, articleId, body }) =>
    saveArticle(deps, workspaceId, articleId, body),
  async deleteArticle({ workspaceId, articleId }) {
    await deleteArticle(deps, workspaceId, articleId);
    return { id: articleId };
  },
  async restoreArticle({ workspaceId, articleId }) {
    return presentSummary(await restoreArticle(deps, workspaceId, articleId));
  },
});
