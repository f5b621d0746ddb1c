/** CSV files (RFC 4180). What is not known is empty. */
export function csvOf<Row>(
  columns: Readonly<Record<string, (row: Row) => string | number | null>>,
  rows: readonly Row[],
): string {
  const cells = rows.map((row) => Object.values(columns).map((of) => cell(String(of(row) ?? ''))));
  return [Object.keys(columns), ...cells].map((line) => `${line.join(',')}\r\n`).join('');
}

/** A spreadsheet would run a cell that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
