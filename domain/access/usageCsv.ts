import type { UsageEntry } from '#contract/limit.schema.ts';

const COLUMNS: Readonly<Record<string, (entry: UsageEntry) => string | number | null>> = {
  date: ({ createdAt }) => createdAt,
  what: ({ what }) => what,
  article: ({ article }) => article?.title ?? null,
  limit: ({ limitName }) => limitName,
  units: ({ state }) => (state === 'charged' ? 1 : 0),
  state: ({ state }) => state,
  tokens: ({ tokens }) => tokens,
  cost: ({ cost }) => cost,
  request: ({ requestId }) => requestId,
};

/** The ledger as a CSV file (RFC 4180). What is not known is empty. */
export function usageCsv(entries: readonly UsageEntry[]): string {
  const columns = Object.values(COLUMNS);
  const rows = entries.map((entry) => columns.map((of) => cell(String(of(entry) ?? ''))));
  return [Object.keys(COLUMNS), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** A spreadsheet would run a cell that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
