import type { UsageEntry } from '#contract/access/limit.schema.ts';
import { csvOf } from '../csv.ts';

const COLUMNS: Readonly<Record<string, (entry: UsageEntry) => string | number | null>> = {
  date: ({ createdAt }) => createdAt,
  what: ({ what }) => what,
  article: ({ article }) => article?.title ?? null,
  limit: ({ limitName }) => limitName,
  units: ({ state }) => (state === 'charged' ? 1 : 0),
  state: ({ state }) => state,
  tokens: ({ tokens }) => tokens,
  cost: ({ cost }) => cost?.amount ?? null,
  currency: ({ cost }) => cost?.currency ?? null,
  request: ({ requestId }) => requestId,
};

/** The ledger as a CSV file. */
export const usageCsv = (entries: readonly UsageEntry[]): string => csvOf(COLUMNS, entries);
