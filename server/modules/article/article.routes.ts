import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import {
  keepCurrent,
  listHistory,
  nameVersion,
  readVersion,
} from '../history/articleVersion.service.ts';
import { changeShown, shareArticle, unshareArticle } from '../sharing/articleShare.service.ts';
import { presentListed, presentSummary } from './article.presenter.ts';
import {
  createArticle,
  deleteArticle,
  listPage,
  readArticle,
  restoreArticle,
} from './article.service.ts';
import { saveArticle } from './articleSave.service.ts';

export const articleHandlers = (deps: Deps): GroupHandlers<'article'> => ({
  async getArticles(call) {
    const { rows, isLast } = await listPage(deps, call);
    return { content: rows.map(presentListed), page: call.page, last: isLast };
  },
  postArticle: (call) => createArticle(deps, call),
  getArticle: ({ workspaceId, articleId }) => readArticle(deps, workspaceId, articleId),
  updateArticle: (call) => saveArticle(deps, call),
  async deleteArticle({ workspaceId, articleId }) {
    await deleteArticle(deps, workspaceId, articleId);
    return { id: articleId };
  },
  async restoreArticle({ workspaceId, articleId }) {
    return presentSummary(await restoreArticle(deps, workspaceId, articleId));
  },
  getVersions: (call) => listHistory(deps, call),
  getVersion: (call) => readVersion(deps, call),
  postVersion: (call) => keepCurrent(deps, call),
  patchVersion: (call) => nameVersion(deps, call),
  shareArticle: ({ workspaceId, articleId }) => shareArticle(deps, workspaceId, articleId),
  patchShare: ({ workspaceId, articleId, body }) => changeShown(deps, workspaceId, articleId, body),
  async unshareArticle({ workspaceId, articleId }) {
    await unshareArticle(deps, workspaceId, articleId);
    return { articleId };
  },
});
