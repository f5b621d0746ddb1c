import './table.css';
import '@mantine/core/styles/Menu.css';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { tableTexts } from '#src/editor/copy/blocks.ts';
import { useWorkplace } from '#src/editor/kernel/SessionContext.ts';
import { CellDesk } from './cellDesk.ts';
import { cellOf, enterCell } from './cellElement.ts';
import { TableTools } from './TableTools.tsx';
import { TableView } from './TableView.tsx';
import { TableEditing } from './tableEditing.ts';
import type { CellPlace, TableCommand } from './tableModel.ts';

interface TableBlockProps {
  /** Key of the block in the kernel. */
  readonly blockKey: string;
  readonly html: string;
}

/** A table in the text. Cells are edited in place, rows and columns with the tools beside it. */
export function TableBlock({ blockKey, html }: TableBlockProps) {
  const { editing, desk, readOnly } = useTable(blockKey);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CellPlace | null>(null);
  const table = editing.tableOf(html);
  useNativeInput(box, desk);

  const enter = (next: CellPlace | null) => {
    if (next) enterCell(box.current, next, 'end');
  };
  const run = (command: TableCommand) => {
    if (place) enter(flushSync(() => editing.run(command, place)));
  };
  const onBlur = (event: FocusEvent) => {
    if (cellOf(event.target)) desk.onBlur();
    if (!isAtTable(event.relatedTarget, box.current)) setPlace(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10')
      box.current?.querySelector<HTMLElement>('[data-tool]')?.focus();
    else desk.onKeyDown(event);
  };

  if (table === null) return null;
  return (
    <section
      ref={box}
      className="article-table"
      aria-label={tableTexts.title}
      onFocus={(event) => setPlace(desk.onFocus(event) ?? place)}
      onBlur={onBlur}
      onInput={desk.onInput}
      onKeyDown={onKeyDown}
      onPaste={desk.onPaste}
      onDrop={(event) => event.preventDefault()}
    >
      {place !== null && !readOnly && (
        <TableTools
          table={table}
          place={place}
          onCommand={run}
          onRemove={() => desk.removeTable(box.current)}
          onLeave={() => enter(place)}
        />
      )}
      <TableView table={table} readOnly={readOnly} />
    </section>
  );
}

/** The same object for as long as the table is mounted, so that typing never waits for a render. */
function useTable(blockKey: string) {
  const workplace = useWorkplace();
  const [work] = useState(() => {
    const editing = new TableEditing(workplace.session, blockKey);
    return { editing, desk: new CellDesk(editing, workplace) };
  });
  return { ...work, readOnly: workplace.readOnly };
}

/** React implements this event in its own way. */
function useNativeInput(box: RefObject<HTMLElement | null>, desk: CellDesk): void {
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('beforeinput', desk.onBeforeInput);
    return () => element?.removeEventListener('beforeinput', desk.onBeforeInput);
  }, [box, desk]);
}

/** The menus of the tools are rendered in a portal. */
const isAtTable = (target: Element | null, box: Element | null): boolean =>
  target !== null && (box?.contains(target) === true || target.closest('[role="menu"]') !== null);
