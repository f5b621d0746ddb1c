/** Makes an article of the text of a post, as it is on its site or was before a run (store/publishing/publish.slice.ts). */
import { publish } from '#store/publishing/publish.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { openNewArticle } from '../article/article.api.ts';
import { put } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';

export function* siteTextSaga() {
  yield* takeLeading(publish.copyRequested, copy);
}

function* copy({ payload: { jobId, ...of } }: ReturnType<typeof publish.copyRequested>) {
  const { article, integration } = yield* services();
  const { workspaceId } = of;
  try {
    const { copyId } = yield* createOnce(['siteText', of, jobId], (requestId) =>
      callApi(integration.postSiteText, { ...of, body: { requestId, run: jobId } }),
    );
    const made = yield* callApi(article.getArticle, { workspaceId, articleId: copyId });
    yield* put(publish.copied(of));
    yield* openNewArticle(workspaceId, made);
  } catch (error) {
    yield* put(publish.refused({ ...of, error: yield* reportFailure(error) }));
  }
}
