import { isPendingSetup } from '#domain/article/article.ts';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import { textOfHtml } from '#html/text.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { selectDraft } from '#store/article/save.slice.ts';
import { selectIsGenerating } from '#store/writing/job.slice.ts';
import { selectResourceData } from '#store/resources/resources.slice.ts';
import { EmptyArticleView } from './EmptyArticleView.tsx';

/** How an article that is not set up can begin (spec §4 "Article state"); gone with the first word. */
export function EmptyArticle({ articleId }: { articleId: string }) {
  const workspaceId = useWorkspaceId();
  const article = useAppSelector((state) =>
    selectResourceData<'article'>(state, 'article', { workspaceId, articleId }),
  );
  const isGenerating = useAppSelector(selectIsGenerating);
  const isBlank = useAppSelector((state) => isWithoutText(selectDraft(state, articleId)?.body));
  if (article === undefined || !isPendingSetup(article) || isGenerating || !isBlank) return null;
  return article.meta.setupStatus === 'none' ? <EmptyArticleView /> : null;
}

/** Only words and paragraphs are looked for: an image or a table is a beginning too. */
const isWithoutText = (body: ArticleBody | undefined): boolean =>
  body !== undefined &&
  blocksOf(body).every(({ html }) => textOfHtml(html).trim() === '' && html.startsWith('<p'));
