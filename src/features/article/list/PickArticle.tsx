import { Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { ARTICLE_PAGE_SIZE } from '#contract/article/article.route.ts';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { articlePath } from '#domain/article/articlePath.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useArticles } from '#src/kit/article/useArticles.ts';
import { articles as copy } from '#src/kit/copy/articles.ts';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { pick } from '../article.copy.ts';
import classes from './pickArticle.module.css';

const SEARCH_AFTER_MS = 300;

/** The own articles with text, the newest change first: the chosen one opens beside its scores. */
export function PickArticle() {
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), SEARCH_AFTER_MS);
  return (
    <section className={classes.pick}>
      <Title order={2} size="h4">
        {pick.title}
      </Title>
      <TextInput
        aria-label={pick.search}
        placeholder={pick.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ErrorBoundary isPanel resetKey={wanted}>
        <Found search={wanted} />
      </ErrorBoundary>
    </section>
  );
}

function Found({ search }: { readonly search: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { data } = useArticles({
    workspaceId,
    page: 0,
    limit: ARTICLE_PAGE_SIZE,
    sort: 'updated',
    type: 'ARTICLE',
    status: 'written',
    ...(search !== '' && { search }),
  });
  const deletions = useAppSelector(articleDelete.select);
  if (data === undefined) return <Skeleton h={220} />;
  const shown = data.content.filter(({ id }) => !(id in deletions));
  if (shown.length === 0)
    return <Text c="dimmed">{search === '' ? pick.none : pick.nothing(search)}</Text>;
  return <FoundView found={shown} onPick={() => dispatch(sidePanel.asked({ name: 'score' }))} />;
}

interface FoundViewProps {
  readonly found: readonly ArticleSummary[];
  readonly onPick: () => void;
}

const FoundView = ({ found, onPick }: FoundViewProps) => (
  <ul className={classes.list}>
    {found.map((article) => (
      <li key={article.id}>
        <AppLink to={articlePath(article)} className={classes.row ?? ''} onClick={onPick}>
          <span className={classes.title}>{article.title || copy.untitled}</span>
          <Text component="span" size="sm" c="dimmed">
            {copy.updated(article.updatedAt)}
          </Text>
        </AppLink>
      </li>
    ))}
  </ul>
);
