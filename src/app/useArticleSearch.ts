import type { SpotlightActionData } from '@mantine/spotlight';
import { IconFileText } from '@tabler/icons-react';
import { createElement, useEffect, useState } from 'react';
import { articles } from '#src/kit/copy/articles.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { articleIndex } from '#store/article/list.slice.ts';
import { selectAllArticles } from '#store/article/allArticles.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';

/** Of what is found; further words narrow it down. */
const FOUND_LIMIT = 12;

/** What is typed into an open search, and the articles to look through: none before anything is typed. */
export function useArticleSearch(isOpen: boolean) {
  const dispatch = useAppDispatch();
  const [query, setQuery] = useState('');
  const workspaceId = useAppSelector(folderSetup.selectWorkspaceId);
  const all = useAppSelector((state) => selectAllArticles(state, workspaceId));
  const deletions = useAppSelector(articleDelete.select);
  useEffect(() => {
    dispatch(isOpen ? articleIndex.opened() : articleIndex.closed());
  }, [dispatch, isOpen]);
  const shown = query === '' ? [] : all.filter(({ id }) => !(id in deletions));
  const found = shown.map(
    ({ id, title, targetKeywords }): SpotlightActionData => ({
      id,
      label: title || articles.untitled,
      keywords: [...targetKeywords],
      leftSection: createElement(IconFileText, { size: 20, stroke: 1.6 }),
      onClick: () => void dispatch(router.navigationRequested({ to: `/articles/${id}` })),
    }),
  );
  const limit = query === '' ? Infinity : FOUND_LIMIT;
  return { query, onQueryChange: setQuery, limit, found };
}
