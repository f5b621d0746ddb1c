import type { Article } from '#contract/article/article.schema.ts';
import { ArticleText } from '#src/editor/ArticleText.tsx';
import { freeUser } from '#src/features/access/access.copy.ts';
import { ArticleBar } from '#src/kit/article/ArticleBar.tsx';
import { useArticle } from '#src/kit/article/useArticles.ts';
import { articles } from '#src/kit/copy/articles.ts';
import { useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { PageSkeleton } from '#src/kit/ui/Page.tsx';
import { router } from '#store/session/router.slice.ts';
import classes from './freeUser.module.css';
import {
  ReadOnlyBannerView,
  type ReadOnlyBannerViewProps,
  useReadOnly,
} from './ReadOnlyBanner.tsx';

/** The read-only page of an article (spec §2). */
export function ReadOnlyArticle() {
  const workspaceId = useWorkspaceId();
  const { articleId = '' } = useAppSelector(router.selectLocation).params;
  const { data } = useArticle({ workspaceId, articleId });
  return <ReadOnlyArticleView article={data} {...useReadOnly()} />;
}

type ReadArticle = Pick<Article, 'title' | 'language' | 'blocks'>;

interface ReadOnlyArticleViewProps extends ReadOnlyBannerViewProps {
  /** Undefined while loading. */
  readonly article: ReadArticle | undefined;
}

/** The article, which cannot be edited (spec §2 free-user/articles/{id}). */
export function ReadOnlyArticleView(props: ReadOnlyArticleViewProps) {
  const { article, ...banner } = props;
  if (article === undefined) return <PageSkeleton label={freeUser.opening} />;
  return (
    <article>
      <ArticleBar backTo="/free-user" title={article.title || articles.untitled} />
      <div className={classes.column}>
        <ReadOnlyBannerView {...banner} />
        <ArticleText blocks={article.blocks} language={article.language} />
      </div>
    </article>
  );
}
