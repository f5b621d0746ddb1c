import type { ClipboardEvent, FocusEvent, FormEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { COMMAND_TABLE } from '#src/editor/commands/commandTable.ts';
import { commandOf } from '#src/editor/commands/shortcuts.ts';
import { type EditorCommand, linkAt, withCommand, withLink } from '#src/editor/kernel/commands.ts';
import { moveInHistory } from '#src/editor/kernel/drawing/nativeText.ts';
import { focusText } from '#src/editor/kernel/drawnText.ts';
import { withLineBreak } from '#src/editor/kernel/enter.ts';
import type { CellAtWork, EditorWorkplace, LinkTarget } from '#src/editor/kernel/SessionContext.ts';
import {
  pastedInto,
  type TextRange,
  type TextState,
  withLines,
} from '#src/editor/kernel/smallText.ts';
import { cellOf, enterCell, placeOf, rememberShown, showIn } from './cellElement.ts';
import { type Move, moveOf } from './cellKeys.ts';
import { lengthOf, rangeIn, selectIn } from './cellSelection.ts';
import { editedCell, htmlOfElement, stateOfCell, wordAround } from './cellText.ts';
import type { TableEditing } from './tableEditing.ts';
import { pastedCells } from './tableHtml.ts';
import type { CellPlace } from './tableModel.ts';

/** The edits that the browser offers in its own menus and on touch keyboards. */
const COMMAND_OF_INPUT: Readonly<Record<string, EditorCommand>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underline',
  formatStrikeThrough: 'strikethrough',
};

type CellEdit = (state: TextState) => TextState | null;

/** Handles what the writer does in the cells of one table. */
export class CellDesk implements CellAtWork {
  readonly #editing: TableEditing;
  readonly #workplace: EditorWorkplace;
  #cell: HTMLElement | null = null;
  /** Kept while a dialog or a menu has the focus. */
  #range: TextRange | null = null;

  constructor(editing: TableEditing, workplace: EditorWorkplace) {
    this.#editing = editing;
    this.#workplace = workplace;
  }

  readonly onFocus = (event: FocusEvent): CellPlace | null => {
    const cell = cellOf(event.target);
    if (cell === null) return null;
    if (cell !== this.#cell || !this.#editing.isVisited) this.#editing.visit();
    this.#cell = cell;
    this.#range = null;
    this.#workplace.cell.current = this;
    return placeOf(cell);
  };

  readonly onBlur = (): void => {
    if (this.#cell) this.#range = rangeIn(this.#cell) ?? this.#range;
    this.#workplace.session.flush();
  };

  readonly onInput = (event: FormEvent): void => {
    const cell = cellOf(event.target);
    if (cell) this.#write(cell, htmlOfElement(cell));
  };

  readonly onBeforeInput = (event: InputEvent): void => {
    const command = COMMAND_OF_INPUT[event.inputType];
    if (command === undefined || cellOf(event.target) === null) return;
    event.preventDefault();
    this.#workplace.onCommand(command);
  };

  readonly onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    const { table } = this.#editing;
    if (cell === null || table === null || event.nativeEvent.isComposing) return;
    const command = commandOf(event);
    const move = moveOf(event, table, cell);
    if (command !== null) this.#workplace.onCommand(command);
    else if (move !== null) this.#move(cell, move);
    else if (event.key === 'Enter') this.#edit(cell, withLineBreak);
    else if (isSelectAll(event) && !isWhole(cell)) selectIn(cell, WHOLE);
    else return;
    event.preventDefault();
  };

  readonly onPaste = (event: ClipboardEvent): void => {
    const cell = cellOf(event.target);
    const state = cell && this.#stateOf(cell);
    if (!cell || !state) return;
    event.preventDefault();
    const [text = '', html = ''] = ['text/plain', 'text/html'].map((type) =>
      event.clipboardData.getData(type),
    );
    const blocks = pastedInto(state, text, html || undefined);
    const values = pastedCells(blocks, text);
    if (values !== null && values.flat().length > 1) this.#editing.fill(placeOf(cell), values);
    else this.#edit(cell, (now) => withLines(now, blocks));
  };

  /** Removes the whole table. The caret stays at its place. */
  readonly removeTable = (box: Element | null): void => {
    focusText(box);
    this.#editing.remove();
  };

  isCurrent(): boolean {
    return this.#cell?.isConnected === true && this.#editing.isVisited;
  }

  run(command: EditorCommand): boolean {
    if (COMMAND_TABLE[command].scope === 'article') return false;
    const cell = this.#cell;
    if (command === 'undo' || command === 'redo') moveInHistory(this.#workplace.session, command);
    else if (cell) {
      const range = wordAround(cell.textContent ?? '', this.#rangeIn(cell));
      this.#edit(cell, (state) => withCommand(state, command), range);
    }
    return true;
  }

  link(): LinkTarget {
    const cell = this.#cell;
    const state = cell && this.#stateOf(cell);
    const range = cell && this.#rangeIn(cell);
    const apply = (href: string | null) => {
      if (cell && range) this.#edit(cell, (now) => withLink(now, href), range);
    };
    return { href: (state && linkAt(state)?.href) ?? null, apply };
  }

  focus(): void {
    const range = this.#range;
    this.#cell?.focus();
    if (this.#cell && range) selectIn(this.#cell, range);
  }

  #rangeIn(cell: HTMLElement): TextRange {
    const end = lengthOf(cell);
    return rangeIn(cell) ?? this.#range ?? { start: end, end };
  }

  #stateOf = (cell: HTMLElement): TextState | null =>
    stateOfCell(htmlOfElement(cell), this.#rangeIn(cell));

  #write(cell: HTMLElement, html: string): void {
    rememberShown(cell, html);
    this.#editing.write(placeOf(cell), html, 'typed');
  }

  #edit(cell: HTMLElement, edit: CellEdit, range = this.#rangeIn(cell)): void {
    const edited = editedCell(htmlOfElement(cell), range, edit);
    if (edited === null) return;
    showIn(cell, edited.html);
    this.#editing.write(placeOf(cell), edited.html, 'changed');
    this.#range = edited.range;
    if (document.activeElement === cell) selectIn(cell, edited.range);
  }

  #move(cell: HTMLElement, { to, side }: Move): void {
    const root = cell.closest('table');
    if (to === 'before' || to === 'behind') {
      focusText(cell);
      this.#editing.leave(to === 'before' ? -1 : 1);
    } else if (to === 'new row') {
      const next = flushSync(() => this.#editing.run('row-below', placeOf(cell)));
      if (next) enterCell(root, { row: next.row, column: 0 }, side);
    } else enterCell(root, to, side);
  }
}

/**
 * Selects the cell, where the browser would select the whole article. If all of the cell is selected already, the
 * article is.
 */
const isSelectAll = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey;

const WHOLE: TextRange = { start: 0, end: Number.POSITIVE_INFINITY };

function isWhole(cell: HTMLElement): boolean {
  const range = rangeIn(cell);
  return range === null || (range.start === 0 && range.end >= lengthOf(cell));
}
