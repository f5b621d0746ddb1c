import { IconPlus } from '@tabler/icons-react';
import { ARTICLE_PAGE_SIZE } from '#domain/article/paging.ts';
import type { ArticleSummary } from '#domain/contract/article.schema.ts';
import { queryParameter } from '#domain/navigation/query.ts';
import { useAppDispatch, useAppSelector, useResource } from '#src/app/hooks.ts';
import { LimitedButton } from '#src/app/LimitedButton.tsx';
import { useWorkspaceId } from '#src/app/useWorkspaceId.ts';
import { articles } from '#src/copy/articles.ts';
import { Page } from '#src/ui/Page.tsx';
import {
  articleDeleteRequested,
  selectDeletions,
} from '#store/articleDelete/articleDelete.slice.ts';
import { navigationRequested, selectPlace } from '#store/router/router.slice.ts';
import { ArticleListView } from './ArticleListView.tsx';

/** Pages are counted from 1 in the address, from 0 in the API. */
const pageOf = (search: string): number =>
  Math.max(1, Math.trunc(Number(queryParameter(search, 'page'))) || 1) - 1;
const addressOf = (page: number): string =>
  page === 0 ? '/articles' : `/articles?page=${page + 1}`;

/** The article list, ten a page, newest first (spec §7, §9). */
export function ArticleList() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const page = pageOf(useAppSelector(selectPlace).search);
  const list = useResource('articles', { workspaceId, page, limit: ARTICLE_PAGE_SIZE });
  const deletions = useAppSelector(selectDeletions);
  const rows = list.data?.content.filter(({ id }) => !(id in deletions));
  const deleteArticle = ({ id, title }: ArticleSummary) =>
    dispatch(
      articleDeleteRequested({ articleId: id, workspaceId, title: title || articles.untitled }),
    );
  return (
    // Another page of the list is another page: the heading takes the focus.
    <Page
      key={page}
      title={articles.title}
      action={
        <LimitedButton limit="article" to="/articles/create" leftSection={<IconPlus size={18} />}>
          {articles.create}
        </LimitedButton>
      }
    >
      <ArticleListView
        rows={rows}
        error={list.error}
        page={page}
        isLastPage={list.data?.last ?? true}
        onPage={(to) => dispatch(navigationRequested({ to: addressOf(to) }))}
        onDelete={deleteArticle}
        onRetry={list.refetch}
      />
    </Page>
  );
}
