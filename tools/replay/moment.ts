/** The state of the page at a moment of the session: where it is, which machines are busy, the article that is open. */
import { textOfHtml } from '#html/text.ts';
import { busyMachines } from '#sagaLog/app/observedSession.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';

interface OpenArticle {
  readonly articleId: string;
  readonly title: string;
  readonly status: string;
  /** The newest version that the server has confirmed. */
  readonly version: number | null;
  readonly paragraphs: readonly string[];
}

const openArticles = (state: RootState): OpenArticle[] =>
  articleSave
    .selectArticleIds(state)
    .filter((articleId) => articleSave.selectIsOpen(state, articleId))
    .map((articleId) => {
      const { order = [], html = {} } = articleSave.selectDraft(state, articleId)?.body ?? {};
      return {
        articleId,
        title: articleSave.selectTitle(state, articleId),
        status: articleSave.selectStatus(state, articleId),
        version: articleSave.selectConfirmed(state, articleId)?.version ?? null,
        paragraphs: order.map((id) => textOfHtml(html[id] ?? '')),
      };
    });

export const momentIn = (state: RootState) => ({
  pathname: router.select(state).location.pathname,
  machines: busyMachines(state),
  articles: openArticles(state),
});

export function momentLines({ pathname, machines, articles }: ReturnType<typeof momentIn>) {
  const named = machines.map(({ machine, instance, status }) =>
    instance === null ? `  ${machine}: ${status}` : `  ${machine} ${instance}: ${status}`,
  );
  const texts = articles.flatMap(({ articleId, title, status, version, paragraphs }) => [
    `Article ${articleId}, version ${version ?? '–'}, ${status}:`,
    `  ${title || '(no title)'}`,
    ...paragraphs.map((text) => `  | ${text}`),
  ]);
  return [
    `Page ${pathname}`,
    `Machines that are not at rest:${named.length === 0 ? ' none' : ''}`,
    ...named,
    ...texts,
  ];
}
