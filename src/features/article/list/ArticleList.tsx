import { Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ARTICLE_PAGE_SIZE } from '#contract/article/article.route.ts';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { addressOfArticles, articleQueryOf } from '#domain/article/listQuery.ts';
import { useArticles } from '#src/kit/article/useArticles.ts';
import { articles } from '#src/kit/copy/articles.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { Page } from '#src/kit/ui/Page.tsx';
import { articleDelete } from '#store/article/delete.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { ArticleFiltersView } from './ArticleFiltersView.tsx';
import { ArticleListView } from './ArticleListView.tsx';
import { ExportPosts } from './ExportPosts.tsx';

/** The article list, ten per page, newest first by default (spec §7, §9). Page, filters and order are in the address. */
export function ArticleList() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { page, ...filters } = articleQueryOf(useAppSelector(router.selectLocation).search);
  const args = { workspaceId, page, limit: ARTICLE_PAGE_SIZE, ...filters };
  const list = useArticles(args);
  const deletions = useAppSelector(articleDelete.select);
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const rows = list.data?.content.filter(({ id }) => !(id in deletions));
  const [turned, setTurned] = useState(0);
  const go = (asked: Parameters<typeof addressOfArticles>[0], replace = false) =>
    dispatch(router.navigationRequested({ to: addressOfArticles(asked), replace }));
  const turnTo = (to: number) => {
    setTurned(turned + 1);
    go({ page: to, ...filters });
  };
  const deleteRows = (gone: readonly ArticleSummary[]) => {
    const named = gone.map(({ id, title }) => ({
      articleId: id,
      title: title || articles.untitled,
    }));
    dispatch(articleDelete.requested({ workspaceId, articles: named }));
  };
  return (
    // Each page of the list is a page of its own: its heading receives the focus.
    <Page
      key={turned}
      title={articles.title}
      action={<Actions hasPosts={filters.type === 'SMM'} />}
    >
      <ArticleFiltersView
        filters={filters}
        // Further typing replaces the address: Back leads to the list before the search.
        onSearch={(search) => go({ ...filters, search, page: 0 }, filters.search !== undefined)}
        onFilter={(field, value) => go({ ...filters, [field]: value, page: 0 })}
      />
      <ArticleListView
        rows={rows}
        filters={filters}
        page={page}
        isLastPage={list.data?.last ?? true}
        onPage={turnTo}
        onDelete={canWrite ? deleteRows : null}
        onClearFilters={() => go({ page: 0 })}
      />
    </Page>
  );
}

const Actions = ({ hasPosts }: { readonly hasPosts: boolean }) => (
  <Group gap="xs">
    {hasPosts && <ExportPosts />}
    <NewArticle />
  </Group>
);

const NewArticle = () => (
  <LimitedButton limit="article" to="/articles/create" leftSection={<IconPlus size={18} />}>
    {articles.create}
  </LimitedButton>
);
