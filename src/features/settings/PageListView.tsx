import { Anchor, Button, CloseButton, Group, Text } from '@mantine/core';
import type { ImportedPage } from '#contract/pages/page.schema.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import classes from './pages.module.css';
import { importedPages as copy } from './search.copy.ts';

interface PageListViewProps {
  readonly list: {
    readonly pages: readonly ImportedPage[];
    readonly total: number;
    readonly page: number;
    readonly last: boolean;
  };
  readonly canChange: boolean;
  readonly onRemove: (pageId: string) => void;
  readonly onTurn: (page: number) => void;
  readonly onRefresh: () => void;
}

export function PageListView({ list, canChange, onRemove, onTurn, onRefresh }: PageListViewProps) {
  const { pages, total, page, last } = list;
  return (
    <>
      <Group gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {total === 0 ? copy.empty : copy.count(total)}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={onRefresh}>
          {copy.refresh}
        </Button>
      </Group>
      <ul className={classes.pages} aria-label={copy.title}>
        {pages.map((one) => (
          <li key={one.id}>
            <div className={classes.page}>
              <Title page={one} />
              <Text size="xs" c="dimmed">
                {one.state === 'read' ? copy.words(one.words) : textOfProblem(one.problem)}
              </Text>
            </div>
            {canChange ? (
              <CloseButton
                size="sm"
                aria-label={copy.remove(one.title || one.url)}
                onClick={() => onRemove(one.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {page === 0 && last ? null : (
        <Group gap="sm">
          <Button
            variant="default"
            size="xs"
            disabled={page === 0}
            onClick={() => onTurn(page - 1)}
          >
            {copy.later}
          </Button>
          <Button variant="default" size="xs" disabled={last} onClick={() => onTurn(page + 1)}>
            {copy.earlier}
          </Button>
        </Group>
      )}
    </>
  );
}

/** Only addresses of the web are links: a file has none. */
function Title({ page: { url, title } }: { readonly page: ImportedPage }) {
  if (!/^https?:/.test(url)) return <Text size="sm">{title}</Text>;
  return (
    <Anchor href={url} size="sm" target="_blank" rel="noopener noreferrer">
      {title || url}
    </Anchor>
  );
}
