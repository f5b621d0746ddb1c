import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { articles } from '#src/kit/copy/articles.ts';
import { RowList } from '#src/kit/lists/PagedList.tsx';
import { ArticleRowView } from './ArticleRowView.tsx';
import classes from './articleList.module.css';
import { type Selection, useSelection } from './useSelection.ts';

interface ArticleRowsViewProps {
  readonly rows: readonly ArticleSummary[];
  /** Null without write access. */
  readonly onDelete: ((articles: readonly ArticleSummary[]) => void) | null;
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
const TICK = 'x';

/** The articles of a page. They can be focused and selected with keys, and deleted one by one or together. */
export function ArticleRowsView({ rows, onDelete }: ArticleRowsViewProps) {
  const list = useRef<HTMLUListElement>(null);
  const selection = useSelection(rows);
  const linkAt = (index: number) => list.current?.querySelectorAll('a')[index];
  const deleteRows = (gone: readonly ArticleSummary[]) => {
    // The focused row is about to go: the focus moves to the next row that stays, or else to the last.
    const stays = rows.map((row, at) => (gone.includes(row) ? -1 : at)).filter((at) => at >= 0);
    const from = rows.findIndex((row) => gone.includes(row));
    const next = stays.find((at) => at > from) ?? stays.at(-1) ?? -1;
    (linkAt(next) ?? list.current?.closest('main'))?.focus();
    selection.clear();
    onDelete?.(gone);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return; // Ctrl-K is not k
    const at = rows.findIndex((_, index) =>
      linkAt(index)?.closest('li')?.contains(document.activeElement),
    );
    const row = rows[at];
    const step = STEP[event.key];
    if (step !== undefined) {
      event.preventDefault();
      linkAt(at + step)?.focus();
    } else if (row !== undefined && onDelete !== null) act(event, row);
  };
  const act = ({ key, shiftKey }: KeyboardEvent, row: ArticleSummary) => {
    const { selected } = selection;
    if (key.toLowerCase() === TICK) selection.toggle(row, shiftKey);
    if (key === 'Delete') deleteRows(selected.length > 0 ? selected : [row]);
  };
  if (rows.length === 0) return null;
  return (
    <>
      {onDelete === null ? null : <SelectionBar selection={selection} onDelete={deleteRows} />}
      <RowList ref={list} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <ArticleRowView
            key={row.id}
            article={row}
            writing={
              onDelete && {
                isSelected: selection.isSelected(row),
                onSelect: (isRange) => selection.toggle(row, isRange),
                onDelete: () => deleteRows([row]),
              }
            }
          />
        ))}
      </RowList>
    </>
  );
}

interface SelectionBarProps {
  readonly selection: Selection<ArticleSummary>;
  readonly onDelete: (articles: readonly ArticleSummary[]) => void;
}

/** Selects the whole page, and offers what can be done with the selection. */
function SelectionBar({ selection, onDelete }: SelectionBarProps) {
  const { selected, isAll, toggleAll, clear } = selection;
  const count = selected.length;
  return (
    <div className={classes.bar}>
      <Checkbox
        label={count === 0 ? articles.selectAll : articles.selected(count)}
        aria-label={articles.selectAll}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={toggleAll}
      />
      {count === 0 ? null : (
        <>
          <Button
            variant="light"
            color="red"
            size="compact-md"
            leftSection={<IconTrash size={18} stroke={1.6} />}
            onClick={() => onDelete(selected)}
          >
            {articles.deleteSelected}
          </Button>
          <Button variant="subtle" color="gray" size="compact-md" onClick={clear}>
            {articles.clearSelection}
          </Button>
        </>
      )}
    </div>
  );
}
