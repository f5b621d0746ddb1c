import { Text } from '@mantine/core';
import { useState } from 'react';
import { ARTICLE_PAGE_SIZE } from '#contract/article/article.route.ts';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { freeUser } from '#src/features/access/access.copy.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useArticles } from '#src/kit/article/useArticles.ts';
import { articles } from '#src/kit/copy/articles.ts';
import { useWorkspaceId } from '#src/kit/hooks.ts';
import { LoadingRows, Pager, type PagerProps, RowList } from '#src/kit/lists/PagedList.tsx';
import { Page, StatePanel } from '#src/kit/ui/Page.tsx';
import classes from './freeUser.module.css';
import {
  ReadOnlyBannerView,
  type ReadOnlyBannerViewProps,
  useReadOnly,
} from './ReadOnlyBanner.tsx';

/** The read-only index page (spec §2). */
export function ReadOnlyList() {
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(0);
  const list = useArticles({ workspaceId, page, limit: ARTICLE_PAGE_SIZE });
  return (
    <ReadOnlyListView
      rows={list.data?.content}
      page={page}
      isLastPage={list.data?.last ?? true}
      onPage={setPage}
      {...useReadOnly()}
    />
  );
}

interface ListProps extends Omit<PagerProps, 'isEmpty'> {
  /** Undefined while loading. */
  readonly rows: readonly ArticleSummary[] | undefined;
}

type ReadOnlyListViewProps = ListProps & ReadOnlyBannerViewProps;

/** The list of the articles, which cannot be changed (spec §2 free-user). */
export function ReadOnlyListView(props: ReadOnlyListViewProps) {
  const { reason, isTrialAvailable, onStart, ...list } = props;
  return (
    // Each page of the list is a page of its own: its heading receives the focus.
    <Page key={list.page} title={articles.title}>
      <ReadOnlyBannerView {...{ reason, isTrialAvailable, onStart }} />
      <List {...list} />
    </Page>
  );
}

function List({ rows, page, isLastPage, onPage }: ListProps) {
  if (rows === undefined) return <LoadingRows label={articles.title} height={48} />;
  const isOnlyPage = page === 0 && isLastPage;
  if (rows.length === 0 && isOnlyPage) {
    return <StatePanel title={freeUser.emptyTitle} hint={freeUser.emptyHint} />;
  }
  return (
    <>
      <Rows rows={rows} />
      <Pager {...{ page, isLastPage, onPage }} isEmpty={rows.length === 0} />
    </>
  );
}

function Rows({ rows }: { rows: readonly ArticleSummary[] }) {
  if (rows.length === 0) return null;
  return (
    <RowList>
      {rows.map(({ id, title, updatedAt }) => (
        <li key={id}>
          <AppLink to={`/free-user/articles/${id}`} className={classes.row ?? ''}>
            <span className={classes.rowTitle}>{title || articles.untitled}</span>
            <Text component="span" size="sm" c="dimmed">
              {articles.updated(updatedAt)}
            </Text>
          </AppLink>
        </li>
      ))}
    </RowList>
  );
}
