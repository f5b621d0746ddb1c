import { Button, Group, Text } from '@mantine/core';
import { articles } from '#src/kit/copy/articles.ts';

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
  );
}
