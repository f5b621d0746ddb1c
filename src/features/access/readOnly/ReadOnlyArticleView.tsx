import type { Article } from '#contract/article.schema.ts';
import { ArticleBar } from '#src/kit/ArticleBar.tsx';
import { articles } from '#src/kit/copy/articles.ts';
import { freeUser } from './freeUser.copy.ts';
import { ArticleText } from '#src/editor/ArticleText.tsx';
import { PageSkeleton } from '#src/kit/ui/PageSkeleton.tsx';
import classes from './freeUser.module.css';
import { ReadOnlyBannerView, type ReadOnlyBannerViewProps } from './ReadOnlyBannerView.tsx';

type ReadArticle = Pick<Article, 'title' | 'language' | 'blocks'>;

interface ReadOnlyArticleViewProps extends ReadOnlyBannerViewProps {
  /** Undefined while it is read. */
  readonly article: ReadArticle | undefined;
}

/** One article, to read (spec §2 free-user/articles/{id}). */
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
