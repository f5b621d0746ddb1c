import { Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { type DiffRow, isUnchanged } from '#domain/history/versionDiff.ts';
import { blockDiff as copy } from '#src/kit/copy/diff.ts';
// A version looks like the article in the editor, without loading the editor.
import '#src/editor/editor.css';
import { BlockDiffView } from './BlockDiffView.tsx';
import classes from './blocks.module.css';
import { DiffText } from './DiffText.tsx';
import { type DiffItem, withFolds } from './folding.ts';

/** A short text beside the article's: its title or a search field. */
export interface FieldDiff {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

interface DiffViewProps {
  readonly rows: readonly DiffRow[];
  readonly titles: readonly [before: string, after: string];
  /** The search fields that have changed. */
  readonly fields: readonly FieldDiff[];
}

/** The differences, block by block. Runs of unchanged blocks are folded. */
export function DiffView({ rows, titles: [before, after], fields }: DiffViewProps) {
  const items = useMemo(() => withFolds(rows), [rows]);
  const drawn = useDrawnCount(items);
  const isTitleShown = before !== after && !rows.some(isHeadingChange);
  const beside = [...(isTitleShown ? [{ name: copy.title, before, after }] : []), ...fields];
  if (rows.every(isUnchanged) && beside.length === 0) return <Text c="dimmed">{copy.same}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" role="status">
        {summaryOf(rows)}
      </Text>
      <div className={`article-editor ${classes.diff}`} dir="auto">
        {beside.map((field) => (
          <div key={field.name} className={classes.changed} data-sign="~">
            <Text size="sm" c="dimmed">
              {field.name}
            </Text>
            <DiffText before={paragraph(field.before)} after={paragraph(field.after)} />
          </div>
        ))}
        {items.slice(0, drawn).map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </div>
    </>
  );
}

/** The title of most articles is their first heading, which already shows the change. */
const isHeadingChange = (row: DiffRow) =>
  row.before !== row.after && /^<h1\b/i.test(row.after ?? row.before ?? '');

function paragraph(text: string): string {
  const holder = document.createElement('p');
  holder.textContent = text;
  return holder.outerHTML;
}

function summaryOf(rows: readonly DiffRow[]): string {
  const added = rows.filter((row) => row.before === undefined).length;
  const removed = rows.filter((row) => row.after === undefined).length;
  const touched = rows.filter((row) => !isUnchanged(row)).length;
  return copy.summary(added, touched - added - removed, removed);
}

function Item({ item }: { item: DiffItem }) {
  return 'folded' in item ? <Fold rows={item.folded} /> : <BlockDiffView row={item} />;
}

function Fold({ rows }: { rows: readonly DiffRow[] }) {
  const [isOpen, setOpen] = useState(false);
  const drawn = useDrawnCount(rows);
  if (isOpen) return rows.slice(0, drawn).map((row) => <BlockDiffView key={row.id} row={row} />);
  return (
    <button type="button" className={classes.fold} onClick={() => setOpen(true)}>
      <IconChevronDown size={16} stroke={1.8} aria-hidden />
      {copy.unchanged(rows.length)}
    </button>
  );
}

/** Blocks per render, which takes about one or two frames. */
const CHUNK = 60;

/** Returns how many items to render now: more with each frame, so that a huge article never blocks the page. */
function useDrawnCount(items: readonly unknown[]): number {
  const [drawn, setDrawn] = useState(CHUNK);
  const isDone = drawn >= items.length;
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + CHUNK)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isDone]);
  return drawn;
}
