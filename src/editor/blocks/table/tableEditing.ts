import { atomicHtmlAt, withAtomicHtml, withoutBlock } from '#src/editor/kernel/atomics.ts';
import { isCaretNotedAt, withCaretBeside, withCaretNotedAt } from '#src/editor/kernel/selection.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import { htmlOfTable, tableOf } from './tableHtml.ts';
import {
  type CellPlace,
  type Changed,
  type Table,
  type TableCommand,
  withCellHtml,
  withFilled,
  withTableCommand,
} from './tableModel.ts';

/**
 * Edits one table. Each change is an edit of the article and an undo step. What is typed during one visit to a
 * cell is one step, unless the writer pauses.
 */
export class TableEditing {
  readonly #session: EditorSession;
  readonly #key: string;
  #known: { readonly html: string; readonly table: Table | null } = { html: '', table: null };
  #isVisitGoingOn = false;

  constructor(session: EditorSession, key: string) {
    this.#session = session;
    this.#key = key;
  }

  /** The model of the table's HTML. Not parsed again for HTML that was written here. */
  tableOf(html: string): Table | null {
    if (this.#known.html !== html) this.#known = { html, table: tableOf(html) };
    return this.#known.table;
  }

  /** The table as it is in the article now; null if it is gone. */
  get table(): Table | null {
    const html = atomicHtmlAt(this.#session.state(), this.#key);
    return html === null ? null : this.tableOf(html);
  }

  /** Called when the writer enters a cell: puts the article's caret at this table and starts a new undo step. */
  visit(): void {
    this.#isVisitGoingOn = false;
    this.#session.change(withCaretNotedAt(this.#session.state(), this.#key, 1));
  }

  /** Whether the writer is still in this table: the text has not had the focus since. */
  get isVisited(): boolean {
    return isCaretNotedAt(this.#session.state(), this.#key);
  }

  /** Changes the text of a cell. A change that was not typed is an undo step of its own. */
  write(place: CellPlace, html: string, how: 'typed' | 'changed'): void {
    const { table } = this;
    if (table === null) return;
    const next = withCellHtml(table, place, html);
    if (next === table) return;
    const isTyped = how === 'typed';
    this.#put(next, isTyped && this.#isVisitGoingOn);
    this.#isVisitGoingOn = isTyped;
  }

  /** Returns where to put the caret; null if the command is not possible. */
  run(command: TableCommand, place: CellPlace): CellPlace | null {
    const { table } = this;
    return table && this.#step(withTableCommand(table, command, place));
  }

  fill(place: CellPlace, values: readonly (readonly string[])[]): CellPlace | null {
    const { table } = this;
    return table && this.#step(withFilled(table, place, values));
  }

  remove(): void {
    const next = withoutBlock(this.#session.state(), this.#key);
    if (next !== null) this.#session.change(next);
  }

  /** Puts the caret into the text before or after the table. */
  leave(side: 1 | -1): void {
    this.#session.change(withCaretBeside(this.#session.state(), this.#key, side));
  }

  #step(changed: Changed | null): CellPlace | null {
    if (changed === null) return null;
    this.#put(changed.table, false);
    this.#isVisitGoingOn = false;
    return changed.place;
  }

  #put(table: Table, isContinued: boolean): void {
    const html = htmlOfTable(table);
    this.#known = { html, table };
    const next = withAtomicHtml(this.#session.state(), this.#key, html, isContinued);
    if (next !== null) this.#session.change(next);
  }
}
