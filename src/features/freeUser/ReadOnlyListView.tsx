import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ArticleSummary } from '#domain/contract/article.schema.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { AppLink } from '#src/app/AppLink.tsx';
import { errors } from '#src/copy/app.ts';
import { articles } from '#src/copy/articles.ts';
import { freeUser } from '#src/copy/freeUser.ts';
import { textOfError } from '#src/copy/problems.ts';
import { Page } from '#src/ui/Page.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import classes from './freeUser.module.css';
import { ReadOnlyBannerView, type ReadOnlyBannerViewProps } from './ReadOnlyBannerView.tsx';

interface ListProps {
  /** Undefined while they are read. */
  readonly rows: readonly ArticleSummary[] | undefined;
  readonly error: PortError | null;
  readonly page: number;
  readonly isLastPage: boolean;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

type ReadOnlyListViewProps = ListProps & ReadOnlyBannerViewProps;

/** The read-only index (spec §2 free-user): what there is, to read. */
export function ReadOnlyListView(props: ReadOnlyListViewProps) {
  const { reason, isTrialAvailable, onStart, ...list } = props;
  return (
    // Another page of the list is another page: the heading takes the focus.
    <Page key={list.page} title={articles.title}>
      <ReadOnlyBannerView {...{ reason, isTrialAvailable, onStart }} />
      <List {...list} />
    </Page>
  );
}

function List({ rows, error, page, isLastPage, onPage, onRetry }: ListProps) {
  if (error !== null && rows === undefined) {
    return (
      <StatePanel title={articles.failed} hint={textOfError(error)} role="alert">
        <Button onClick={onRetry}>{errors.tryAgain}</Button>
      </StatePanel>
    );
  }
  if (rows === undefined) return <Loading />;
  const isOnlyPage = page === 0 && isLastPage;
  if (rows.length === 0 && isOnlyPage) {
    return <StatePanel title={freeUser.emptyTitle} hint={freeUser.emptyHint} />;
  }
  return (
    <>
      <Rows rows={rows} />
      {isOnlyPage ? null : (
        <nav className={classes.pager} aria-label={articles.page(page)}>
          <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {articles.previousPage}
          </Button>
          <Text size="sm" c="dimmed">
            {articles.page(page)}
          </Text>
          <Button variant="default" disabled={isLastPage} onClick={() => onPage(page + 1)}>
            {articles.nextPage}
          </Button>
        </nav>
      )}
    </>
  );
}

function Loading() {
  return (
    <Stack gap="xs" role="status" aria-label={articles.title}>
      <Skeleton h={48} />
      <Skeleton h={48} />
      <Skeleton h={48} />
    </Stack>
  );
}

function Rows({ rows }: { rows: readonly ArticleSummary[] }) {
  if (rows.length === 0) return <Text c="dimmed">{articles.noneOnPage}</Text>;
  return (
    <ul className={classes.list}>
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
    </ul>
  );
}
