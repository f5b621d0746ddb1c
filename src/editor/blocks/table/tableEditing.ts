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
 * The work at one table: each change is an edit of the article, and an undo step; what is typed
 * during one visit to a cell is one step, unless there is a pause.
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

  /** The model of the table's HTML. Not read again for what was written here. */
  tableOf(html: string): Table | null {
    if (this.#known.html !== html) this.#known = { html, table: tableOf(html) };
    return this.#known.table;
  }

  /** The table as it stands in the article now; null when it is gone. */
  get table(): Table | null {
    const html = atomicHtmlAt(this.#session.state(), this.#key);
    return html === null ? null : this.tableOf(html);
  }

  /** The writer has entered a cell: the article's caret is at this table, and the next edit a new step. */
  visit(): void {
    this.#isVisitGoingOn = false;
    this.#session.change(withCaretNotedAt(this.#session.state(), this.#key, 1));
  }

  /** Whether the writer is in this table still: the text has not got the focus since. */
  get isVisited(): boolean {
    return isCaretNotedAt(this.#session.state(), this.#key);
  }

  /** Another text for a cell. What is not typed is a step of its own. */
  write(place: CellPlace, html: string, how: 'typed' | 'changed'): void {
    const { table } = this;
    if (table === null) return;
    const next = withCellHtml(table, place, html);
    if (next === table) return;
    const isTyped = how === 'typed';
    this.#put(next, isTyped && this.#isVisitGoingOn);
    this.#isVisitGoingOn = isTyped;
  }

  /** Answers where the caret belongs then; null when the command cannot be done. */
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

  /** Puts the caret into the text before or behind the table. */
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
