import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ARTICLE_PAGE_SIZE } from '#domain/article/paging.ts';
import type { ArticleSummary } from '#domain/contract/article.schema.ts';
import { AppLink } from '#src/app/AppLink.tsx';
import { useAppDispatch, useAppSelector, useResource } from '#src/app/hooks.ts';
import { useWorkspaceId } from '#src/app/useWorkspaceId.ts';
import { articles } from '#src/copy/articles.ts';
import { Page } from '#src/ui/Page.tsx';
import {
  articleDeleteRequested,
  selectDeletions,
} from '#store/articleDelete/articleDelete.slice.ts';
import { ArticleListView } from './ArticleListView.tsx';

/** The article list, ten a page, newest first (spec §7, §9). */
export function ArticleList() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(0);
  const list = useResource('articles', { workspaceId, page, limit: ARTICLE_PAGE_SIZE });
  const deletions = useAppSelector(selectDeletions);
  const rows = list.data?.content.filter(({ id }) => !(id in deletions));
  const deleteArticle = ({ id, title }: ArticleSummary) =>
    dispatch(
      articleDeleteRequested({ articleId: id, workspaceId, title: title || articles.untitled }),
    );
  return (
    <Page
      title={articles.title}
      action={
        <Button component={AppLink} to="/articles/create" leftSection={<IconPlus size={18} />}>
          {articles.create}
        </Button>
      }
    >
      <ArticleListView
        rows={rows}
        error={list.error}
        page={page}
        isLastPage={list.data?.last ?? true}
        onPage={setPage}
        onDelete={deleteArticle}
        onRetry={list.refetch}
      />
    </Page>
  );
}
