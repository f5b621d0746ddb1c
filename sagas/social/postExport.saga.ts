/** Saves posts as files: the one on the page, or the texts of all of them (store/social/postExport.slice.ts). */
import { ARTICLE_LIST_LIMIT } from '#contract/article/article.route.ts';
import { bodyOf, EMPTY_BODY } from '#domain/article/body.ts';
import { threadsOf } from '#domain/social/post.ts';
import { type ExportedPost, postMarkdown, postsCsv } from '#domain/social/postExport.ts';
import { fileNameOf } from '#domain/transfer/exportFormat.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { postExport } from '#store/social/postExport.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi, showError } from '../session/session.api.ts';

/** Posts that one file holds. */
const POSTS_MOST = 500;

export function* postExportSaga() {
  yield* takeEvery(postExport.requested, exportOne);
  yield* takeLeading(postExport.allRequested, exportAll);
  yield* takeEvery(postExport.fileRequested, saveFile);
}

function* saveFile({ payload }: ReturnType<typeof postExport.fileRequested>) {
  const { downloads } = yield* services();
  yield* call(downloads.save, payload);
}

const TYPE = { csv: 'text/csv;charset=utf-8', markdown: 'text/markdown;charset=utf-8' } as const;

function* exportOne({ payload: { articleId, format } }: ReturnType<typeof postExport.requested>) {
  const title = yield* select(articleSave.selectTitle, articleId);
  const body = (yield* select(articleSave.selectDraft, articleId))?.body ?? EMPTY_BODY;
  const post = { title, threads: threadsOf(body) };
  const { downloads } = yield* services();
  const text = format === 'csv' ? postsCsv([post]) : postMarkdown(post);
  const name = fileNameOf(title, 'markdown').replace(/md$/, format === 'csv' ? 'csv' : 'md');
  yield* call(downloads.saveText, { name, type: TYPE[format], text });
}

function* exportAll({ payload: { workspaceId } }: ReturnType<typeof postExport.allRequested>) {
  try {
    const { downloads } = yield* services();
    const text = postsCsv(yield* allPosts(workspaceId));
    yield* call(downloads.saveText, { name: 'posts.csv', type: TYPE.csv, text });
  } catch (error) {
    yield* reportFailure(error);
    yield* showError('exportFailed');
  } finally {
    yield* put(postExport.ended());
  }
}

/** As they are saved, newest first. One that is deleted meanwhile is left out. */
function* allPosts(workspaceId: string) {
  const { article } = yield* services();
  const ids = new Set<string>();
  for (let page = 0; ids.size < POSTS_MOST; page += 1) {
    const asked = { workspaceId, type: 'SMM', sort: 'newest', limit: ARTICLE_LIST_LIMIT } as const;
    const { content, last } = yield* callApi(article.getArticles, { ...asked, page });
    for (const { id } of content) ids.add(id);
    if (last) break;
  }
  const posts: ExportedPost[] = [];
  for (const articleId of [...ids].slice(0, POSTS_MOST)) {
    const post = yield* readPost(workspaceId, articleId);
    if (post !== null) posts.push(post);
  }
  return posts;
}

function* readPost(workspaceId: string, articleId: string) {
  const { article } = yield* services();
  try {
    const { title, blocks } = yield* callApi(article.getArticle, { workspaceId, articleId });
    return { title, threads: threadsOf(bodyOf(blocks)) };
  } catch (error) {
    if ((yield* reportFailure(error)).status === 404) return null;
    throw error;
  }
}
