import type { Column } from './columnNames.ts';

/** What of a list is not used, for the preview that says it. */
export interface ListNotes {
  /** The headings of columns that are not used. */
  readonly columns: readonly string[];
  /** Rows that do not say what they are about, or nothing of it. */
  readonly skipped: number;
  /** Rows of more cells than there are headings. */
  readonly wider: number;
  /** Rows of days that are in no period. */
  readonly outside: number;
  /** Rows beyond the limit. */
  readonly beyond: number;
  /** Rows that were put together with an earlier one that is about the same. */
  readonly joined: number;
  /** Cells that were not understood, by column: they are dashes. */
  readonly unread: Readonly<Partial<Record<Column, number>>>;
  /** How the letters of the file were read, and some of them, if it does not say it itself. */
  readonly encoding: { readonly label: string; readonly sample: string } | null;
}

export const NO_NOTES: ListNotes = {
  columns: [],
  skipped: 0,
  wider: 0,
  outside: 0,
  beyond: 0,
  joined: 0,
  unread: {},
  encoding: null,
};
