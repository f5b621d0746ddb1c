/** What a preview says of a list that was read: every row and column that is not used. */
import type { Column } from '#domain/tables/columnNames.ts';
import type { ListNotes } from '#domain/tables/listNotes.ts';
import { encodingName } from './encodings.ts';
import { counted, list, number } from './formats.ts';

const columnNames: Readonly<Partial<Record<Column, string>>> = {
  clicks: 'clicks',
  impressions: 'impressions',
  position: 'positions',
  volume: 'volumes',
  difficulty: 'difficulties',
  trend: 'trends',
  intent: 'intents',
  serpFeatures: 'SERP features',
};

const COLUMNS_SHOWN = 12;

function columnsText(columns: readonly string[]): string {
  const shown = columns.slice(0, COLUMNS_SHOWN).map((name) => `“${name}”`);
  const more = columns.length - shown.length;
  const all = more > 0 ? [...shown, `${number.format(more)} more`] : shown;
  return `Columns not used: ${list.format(all)}.`;
}

const lines = (count: number): string => counted(count, 'line', 'lines');

function encodingText({ label, sample }: NonNullable<ListNotes['encoding']>): string {
  const such = sample === '' ? '' : `, such as “${sample}”`;
  return `The letters were read as ${encodingName(label)}${such}.`;
}

/** Sentences; `subject`: what a row is about, such as “page”. */
export function listNotes(notes: ListNotes, subject: string): string[] {
  const { skipped, wider, outside, beyond, joined, unread, encoding } = notes;
  const cells = Object.entries(unread).map(
    ([column, count]) => `${number.format(count)} of ${columnNames[column as Column] ?? column}`,
  );
  const said = [
    skipped > 0 && `${lines(skipped)} without a ${subject} or without figures left out.`,
    wider > 0 &&
      `${lines(wider)} with more cells than there are headings left out: a text with the sign between cells in it needs quotes.`,
    outside > 0 && `${lines(outside)} of days before the first whole period left out.`,
    beyond > 0 && `${lines(beyond)} beyond the limit left out.`,
    joined > 0 && `${lines(joined)} put together with an earlier one of the same ${subject}.`,
    cells.length > 0 &&
      `Values not understood, such as ranges, and left out: ${list.format(cells)}.`,
    notes.columns.length > 0 && columnsText(notes.columns),
    encoding !== null && encodingText(encoding),
  ];
  return said.filter((one) => one !== false);
}
