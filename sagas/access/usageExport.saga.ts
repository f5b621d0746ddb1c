/** Saves the whole ledger as a CSV file. */
import { USAGE_EXPORT_LIMIT } from '#contract/access/limit.route.ts';
import type { UsageEntry } from '#contract/access/limit.schema.ts';
import { usageCsv } from '#domain/access/usageCsv.ts';
import { usageExport } from '#store/access/usageExport.slice.ts';
import { call, put } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi, showError } from '../session/session.api.ts';
import { reportFailure } from './access.api.ts';

const FILE = { name: 'usage.csv', type: 'text/csv;charset=utf-8' } as const;

export function* usageExportSaga() {
  yield* takeLeading(usageExport.requested, exportUsage);
}

function* exportUsage() {
  try {
    const { downloads } = yield* services();
    const text = usageCsv(yield* wholeLedger());
    yield* call(downloads.saveText, { ...FILE, text });
  } catch (error) {
    yield* reportFailure(error);
    yield* showError('usageExportFailed');
  } finally {
    yield* put(usageExport.ended());
  }
}

/** An entry that is added meanwhile moves the others on by one: each is taken once. */
function* wholeLedger() {
  const { limit } = yield* services();
  const entries = new Map<string, UsageEntry>();
  for (let page = 0; ; page += 1) {
    const read = yield* callApi(limit.getUsage, { page, limit: USAGE_EXPORT_LIMIT });
    for (const entry of read.content) entries.set(entry.id, entry);
    if (read.last) return [...entries.values()];
  }
}
