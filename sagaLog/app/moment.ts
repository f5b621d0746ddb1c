/** The state of the page at a moment of the session: where it is, which machines are busy, the article that is open. */
import { blocksOf } from '#domain/article/body.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { busyMachines } from './observedSession.ts';

const openArticles = (state: RootState) =>
  articleSave
    .selectArticleIds(state)
    .filter((articleId) => articleSave.selectIsOpen(state, articleId))
    .map((articleId) => {
      const draft = articleSave.selectDraft(state, articleId);
      return {
        articleId,
        title: articleSave.selectTitle(state, articleId),
        language: resources.selectArticleLanguage(state, articleId),
        status: articleSave.selectStatus(state, articleId),
        /** The newest version that the server has confirmed. */
        version: articleSave.selectConfirmed(state, articleId)?.version ?? null,
        blocks: draft === null ? [] : blocksOf(draft.body).map(({ id, html }) => ({ id, html })),
      };
    });

export const momentIn = (state: RootState) => ({
  pathname: router.select(state).location.pathname,
  machines: busyMachines(state),
  articles: openArticles(state),
});
