import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { isPendingSetup } from '#domain/article/article.ts';
import type { ArticleSummary } from '#domain/contract/article.schema.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { AppLink } from '#src/app/AppLink.tsx';
import { Pager, type PagerProps } from '#src/app/Pager.tsx';
import { errors } from '#src/copy/app.ts';
import { articles } from '#src/copy/articles.ts';
import { languageName } from '#src/copy/names.ts';
import { textOfError } from '#src/copy/problems.ts';
import { LoadingRows } from '#src/ui/LoadingRows.tsx';
import { RowList } from '#src/ui/RowList.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import classes from './articleList.module.css';

interface ArticleListViewProps extends PagerProps {
  readonly rows: readonly ArticleSummary[] | undefined;
  readonly error: PortError | null;
  readonly onDelete: (article: ArticleSummary) => void;
  readonly onRetry: () => void;
}

export function ArticleListView(props: ArticleListViewProps) {
  const { rows, error, page, isLastPage, onPage, onRetry } = props;
  if (error !== null && rows === undefined) {
    return (
      <StatePanel title={articles.failed} hint={textOfError(error)} role="alert">
        <Button onClick={onRetry}>{errors.tryAgain}</Button>
      </StatePanel>
    );
  }
  if (rows === undefined) return <LoadingRows label={articles.title} height={68} />;
  if (rows.length === 0 && page === 0 && isLastPage) {
    return (
      <StatePanel title={articles.emptyTitle} hint={articles.emptyHint}>
        <Button component={AppLink} to="/articles/create">
          {articles.create}
        </Button>
      </StatePanel>
    );
  }
  return (
    <>
      <Rows {...props} rows={rows} />
      <Pager page={page} isLastPage={isLastPage} onPage={onPage} />
    </>
  );
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

function Rows({ rows, onDelete }: ArticleListViewProps & { rows: readonly ArticleSummary[] }) {
  const list = useRef<HTMLUListElement>(null);
  const linkAt = (index: number) => list.current?.querySelectorAll('a')[index];
  const deleteRow = (row: ArticleSummary) => {
    const at = rows.indexOf(row);
    // The row, and the focus in it, is about to go.
    (linkAt(at + 1) ?? linkAt(at - 1) ?? list.current?.closest('main'))?.focus();
    onDelete(row);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return; // Ctrl-K is not k
    const at = rows.findIndex((_, index) =>
      linkAt(index)?.closest('li')?.contains(document.activeElement),
    );
    const step = STEP[event.key];
    const row = rows[at];
    if (step !== undefined) {
      event.preventDefault();
      linkAt(at + step)?.focus();
    } else if (event.key === 'Delete' && row !== undefined) deleteRow(row);
  };
  if (rows.length === 0) return <Text c="dimmed">{articles.noneOnPage}</Text>;
  return (
    <RowList ref={list} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <Row key={row.id} article={row} onDelete={deleteRow} />
      ))}
    </RowList>
  );
}

interface RowProps {
  readonly article: ArticleSummary;
  readonly onDelete: (article: ArticleSummary) => void;
}

function Row({ article, onDelete }: RowProps) {
  const title = article.title || articles.untitled;
  const facts = [
    isPendingSetup(article) ? articles.newDraft : null,
    articles.updated(article.updatedAt),
    languageName(article.language),
    article.targetKeywords.slice(0, 4).join(', '),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <AppLink to={`/articles/${article.id}`} className={classes.link ?? ''}>
          {title}
        </AppLink>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Tooltip label={articles.delete(title)} events={{ hover: true, focus: true, touch: false }}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={articles.delete(title)}
          onClick={() => onDelete(article)}
          className={classes.delete ?? ''}
        >
          <IconTrash size={20} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
