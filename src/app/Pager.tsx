import { Button, Text } from '@mantine/core';
import { articles } from '#src/copy/articles.ts';
import classes from './shell.module.css';

export interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly isLastPage: boolean;
  readonly onPage: (page: number) => void;
}

/** Leads through the pages of a list; nothing where there is one only. */
export function Pager({ page, isLastPage, onPage }: PagerProps) {
  if (page === 0 && isLastPage) return null;
  return (
    <nav className={classes.pager} aria-label={articles.page(page)}>
      <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {articles.previousPage}
      </Button>
      <Text size="sm" c="dimmed" aria-live="polite">
        {articles.page(page)}
      </Text>
      <Button variant="default" disabled={isLastPage} onClick={() => onPage(page + 1)}>
        {articles.nextPage}
      </Button>
    </nav>
  );
}
