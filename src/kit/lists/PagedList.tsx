import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { articles } from '#src/kit/copy/articles.ts';
import classes from '#src/kit/ui/page.module.css';

/** A list whose rows open something. */
export function RowList(props: ComponentProps<'ul'>) {
  return <ul {...props} className={classes.rows} />;
}

interface LoadingRowsProps {
  readonly label: string;
  /** Of one row, in pixels. */
  readonly height: number;
}

/** The placeholder of a list while it loads. */
export function LoadingRows({ label, height }: LoadingRowsProps) {
  return (
    <Stack gap="xs" role="status" aria-label={label}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} h={height} />
      ))}
    </Stack>
  );
}

export interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly isLastPage: boolean;
  /** It has no row any more. */
  readonly isEmpty: boolean;
  readonly onPage: (page: number) => void;
}

/** Leads through the pages of a list, and says if this one has become empty. Hidden if there is only one. */
export function Pager({ page, isLastPage, isEmpty, onPage }: PagerProps) {
  if (page === 0 && isLastPage) return null;
  return (
    <>
      {isEmpty ? <Text c="dimmed">{articles.noneOnPage}</Text> : null}
      <Group component="nav" gap="md" justify="center" mt={24} aria-label={articles.page(page)}>
        <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
          {articles.previousPage}
        </Button>
        <Text size="sm" c="dimmed" aria-live="polite">
          {articles.page(page)}
        </Text>
        <Button variant="default" disabled={isLastPage} onClick={() => onPage(page + 1)}>
          {articles.nextPage}
        </Button>
      </Group>
    </>
  );
}
