/** CSV files (RFC 4180). What is not known is empty. */
export function csvOf<Row>(
  columns: Readonly<Record<string, (row: Row) => string | number | null>>,
  rows: readonly Row[],
): string {
  const cells = rows.map((row) => Object.values(columns).map((of) => cell(String(of(row) ?? ''))));
  return [Object.keys(columns), ...cells].map((line) => `${line.join(',')}\r\n`).join('');
}

/**
 * A spreadsheet would run what begins like a formula, also in full-width signs. Which signs separate cells is its own setting,
 * whatever is in quotes, so a cell may begin after any of them (OWASP, CSV injection).
 */
const FORMULA = '["\\s]*[=+\\-@＝＋－＠]';
const AFTER_SEPARATOR = new RegExp(`[,;|\\t\\r\\n](?=${FORMULA})`, 'g');
const AT_START = new RegExp(`^(?=${FORMULA}|[\\t\\r])`);

function cell(text: string): string {
  const harmless = text.replace(AFTER_SEPARATOR, "$&'").replace(AT_START, "'");
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
