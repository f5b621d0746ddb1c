/** Writes a CSV file (RFC 4180). Unknown values become empty cells. */
export function csvOf<Row>(
  columns: Readonly<Record<string, (row: Row) => string | number | null>>,
  rows: readonly Row[],
): string {
  const cells = rows.map((row) => Object.values(columns).map((of) => cell(String(of(row) ?? ''))));
  return [Object.keys(columns), ...cells].map((line) => `${line.join(',')}\r\n`).join('');
}

/**
 * A spreadsheet would run what begins like a formula, also in full-width characters. Which characters separate cells is its own setting,
 * whatever is in quotes, so a cell may begin after any of them (OWASP, CSV injection).
 */
const SIGN = '[=+\\-@＝＋－＠]';
/** Each run of quotes and white space is read once: a text may be nothing else. */
const BEFORE_SIGN = new RegExp(`(?:[,;|]|(?<!["\\s]))["\\s]*(?=${SIGN})`, 'g');
const SEPARATOR = /[,;|\t\r\n]/g;
const AT_START = new RegExp(`^(?=["\\s]*${SIGN}|[\\t\\r])`);

function cell(text: string): string {
  const harmless = text
    .replace(BEFORE_SIGN, (before) => before.replace(SEPARATOR, "$&'"))
    .replace(AT_START, "'");
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
