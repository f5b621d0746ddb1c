import { Button } from '@mantine/core';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { type ArticleFilters, isNarrowed } from '#domain/article/listQuery.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { articles } from '#src/kit/copy/articles.ts';
import { LoadingRows, Pager, type PagerProps } from '#src/kit/lists/PagedList.tsx';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { ArticleRowsView } from './ArticleRowsView.tsx';

interface ArticleListViewProps extends Omit<PagerProps, 'isEmpty'> {
  /** Undefined while loading. */
  readonly rows: readonly ArticleSummary[] | undefined;
  readonly filters: ArticleFilters;
  /** Null without write access: nothing can be deleted or created. */
  readonly onDelete: ((articles: readonly ArticleSummary[]) => void) | null;
  readonly onClearFilters: () => void;
}

export function ArticleListView(props: ArticleListViewProps) {
  const { rows, page, isLastPage, onPage, onDelete } = props;
  if (rows === undefined) return <LoadingRows label={articles.title} height={68} />;
  if (rows.length === 0 && page === 0 && isLastPage) return <Nothing {...props} />;
  return (
    <>
      <ArticleRowsView rows={rows} onDelete={onDelete} />
      <Pager {...{ page, isLastPage, onPage }} isEmpty={rows.length === 0} />
    </>
  );
}

/** No articles yet, or none that match; each with its next step. */
function Nothing({ filters, onDelete, onClearFilters }: ArticleListViewProps) {
  if (isNarrowed(filters)) {
    return (
      <StatePanel title={articles.nothingFound} hint={articles.nothingFoundHint} role="status">
        <Button onClick={onClearFilters}>{articles.clearFilters}</Button>
      </StatePanel>
    );
  }
  if (onDelete === null) return <StatePanel title={articles.emptyTitle} />;
  return (
    <StatePanel title={articles.emptyTitle} hint={articles.emptyHint}>
      <Button component={AppLink} to="/articles/create">
        {articles.create}
      </Button>
    </StatePanel>
  );
}
