import './table.css';
import { Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tableTexts } from '#src/editor/copy/blocks.ts';
import { withAtomic } from '#src/editor/kernel/atomics.ts';
import { atomicBlock } from '#src/editor/kernel/blocks.ts';
import { drawnBlock } from '#src/editor/kernel/drawnText.ts';
import { CaretPopover } from '#src/editor/panels/CaretPopover.tsx';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';
import { enterTable } from './cellElement.ts';
import { htmlOfTable } from './tableHtml.ts';
import { newTable } from './tableModel.ts';

/** Fits on a phone. A table grows later by Tab and with its tools. */
const ROWS = 6;
const COLUMNS = 7;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const STEPS: Readonly<Record<string, (size: Size) => Size>> = {
  ArrowUp: ({ rows, columns }) => ({ rows: Math.max(1, rows - 1), columns }),
  ArrowDown: ({ rows, columns }) => ({ rows: Math.min(ROWS, rows + 1), columns }),
  ArrowLeft: ({ rows, columns }) => ({ rows, columns: Math.max(1, columns - 1) }),
  ArrowRight: ({ rows, columns }) => ({ rows, columns: Math.min(COLUMNS, columns + 1) }),
};

/** Asks for the size of a new table beside the caret, and inserts it there. */
export function TableSizePicker({ session, root, onClose }: PanelProps) {
  const insert = ({ rows, columns }: Size) => {
    const block = atomicBlock(htmlOfTable(newTable(rows, columns)));
    session.change(withAtomic(session.state(), block, 'within'));
    onClose();
    // After the text has the focus again.
    setTimeout(() => {
      enterTable(drawnBlock(root(), block.getKey()), 'start');
    });
  };
  return (
    <CaretPopover root={root} onClose={onClose} label={tableTexts.insert}>
      <SizeGrid onPick={insert} />
    </CaretPopover>
  );
}

function SizeGrid({ onPick }: { onPick(size: Size): void }) {
  const grid = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ rows: 3, columns: 3 });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(size);
    if (next === undefined) return;
    event.preventDefault();
    setSize(next);
    const at = (next.rows - 1) * COLUMNS + next.columns - 1;
    grid.current?.querySelectorAll('button')[at]?.focus();
  };
  const isIn = (rows: number, columns: number) => rows <= size.rows && columns <= size.columns;
  const isLast = (rows: number, columns: number) => rows === size.rows && columns === size.columns;
  return (
    <>
      <div
        ref={grid}
        className="article-size-grid"
        role="toolbar"
        aria-label={tableTexts.size}
        onKeyDown={onKeyDown}
      >
        {numbers(ROWS).map((rows) => (
          <div key={rows}>
            {numbers(COLUMNS).map((columns) => (
              <UnstyledButton
                key={columns}
                aria-label={tableTexts.sizeOf(rows, columns)}
                data-in={isIn(rows, columns) || undefined}
                data-autofocus={isLast(rows, columns) || undefined}
                tabIndex={isLast(rows, columns) ? 0 : -1}
                onFocus={() => setSize({ rows, columns })}
                onMouseEnter={() => setSize({ rows, columns })}
                onClick={() => onPick({ rows, columns })}
              />
            ))}
          </div>
        ))}
      </div>
      <Text size="sm" mt={8} ta="center" aria-hidden>
        {tableTexts.sizeOf(size.rows, size.columns)}
      </Text>
    </>
  );
}
