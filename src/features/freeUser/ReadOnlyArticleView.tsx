import { Button, Group } from '@mantine/core';
import type { Article } from '#domain/contract/article.schema.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { AppLink } from '#src/app/AppLink.tsx';
import { ArticleBar } from '#src/app/ArticleBar.tsx';
import { errors } from '#src/copy/app.ts';
import { articles } from '#src/copy/articles.ts';
import { freeUser } from '#src/copy/freeUser.ts';
import { textOfError } from '#src/copy/problems.ts';
import { ArticleText } from '#src/editor/ArticleText.tsx';
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import classes from './freeUser.module.css';
import { ReadOnlyBannerView, type ReadOnlyBannerViewProps } from './ReadOnlyBannerView.tsx';

type ReadArticle = Pick<Article, 'title' | 'language' | 'blocks'>;

interface ReadOnlyArticleViewProps extends ReadOnlyBannerViewProps {
  /** Undefined while it is read. */
  readonly article: ReadArticle | undefined;
  readonly error: PortError | null;
  readonly onRetry: () => void;
}

/** One article, to read (spec §2 free-user/articles/{id}). */
export function ReadOnlyArticleView(props: ReadOnlyArticleViewProps) {
  const { article, error, onRetry, ...banner } = props;
  if (article !== undefined) return <Reading article={article} {...banner} />;
  if (error === null) return <PageSkeleton label={freeUser.opening} />;
  return (
    <StatePanel title={freeUser.articleFailed} hint={textOfError(error)} role="alert" level={1}>
      <Group justify="center">
        <Button onClick={onRetry}>{errors.tryAgain}</Button>
        <Button component={AppLink} to="/free-user" variant="default">
          {freeUser.toList}
        </Button>
      </Group>
    </StatePanel>
  );
}

function Reading({ article, ...banner }: ReadOnlyBannerViewProps & { article: ReadArticle }) {
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
