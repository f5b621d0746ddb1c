import { isPendingSetup } from '#domain/article/article.ts';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import { textOfHtml } from '#html/text.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { EmptyArticleView } from './EmptyArticleView.tsx';

/** How to begin an article that is not set up (spec §4 "Article state"). It disappears with the first word. */
export function EmptyArticle({ articleId }: { articleId: string }) {
  const workspaceId = useWorkspaceId();
  const article = useAppSelector(
    (state) => resources.selectEntry(state, 'article', { workspaceId, articleId })?.data,
  );
  const isWriting = useAppSelector(job.selectIsWriting);
  const isBlank = useAppSelector((state) =>
    isWithoutText(articleSave.selectDraft(state, articleId)?.body),
  );
  if (article === undefined || !isPendingSetup(article) || isWriting || !isBlank) return null;
  return article.meta.setupStatus === 'none' ? <EmptyArticleView /> : null;
}

/** An image or a table counts as text too. */
const isWithoutText = (body: ArticleBody | undefined): boolean =>
  body !== undefined &&
  blocksOf(body).every(({ html }) => textOfHtml(html).trim() === '' && html.startsWith('<p'));
