import { Problem } from '#contract/lib/problem.ts';
import {
  LOG_PART_CHARS,
  REPORT_KEPT_DAYS,
  REPORTS_PAGE_SIZE,
} from '#contract/support/report.route.ts';
import type { NewReport, SupportReport, SupportReports } from '#contract/support/report.schema.ts';
import { madeOnce } from '#db/madeOnce.ts';
import { requireRoom } from '#db/room.ts';
import type { Deps } from '../../deps.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { inSlices } from '../../lib/slices.ts';
import { isPackedLog } from './packedLog.ts';
import {
  findReport,
  insertReport,
  listReports,
  removeReport,
  removeReportsBefore,
} from './report.repo.ts';

const DAY_MS = 86_400_000;

type SendCall = CreatingContext & { readonly caller: Caller; readonly body: NewReport };

/** Keeps a report, once for each request id. Throws `invalid_input` for a log that cannot be unpacked, and `reports_full`. */
export async function keepReport(
  deps: Deps,
  { caller: { userId, email }, asked, body }: SendCall,
): Promise<{ readonly id: string }> {
  const { requestId: _requestId, sessionLog: parts, ...said } = body;
  const log = Buffer.concat(await inSlices(parts, (part) => Buffer.from(part, 'base64')));
  if (log.length > 0 && !(await isPackedLog(log)))
    throw new Problem('invalid_input', { fields: { sessionLog: 'This is no log.' } });
  const row = { id: deps.newId(), userId, email, ...said, log, createdAt: deps.now() };
  const id = await deps.orm.transaction((tx) =>
    madeOnce(tx, asked, async () => {
      await requireRoom(tx, 'reports', userId);
      await insertReport(tx, row);
      return row.id;
    }),
  );
  return { id };
}

type Row = Omit<SupportReport, 'createdAt'> & { readonly createdAt: Date };

const present = ({ createdAt, ...row }: Row): SupportReport => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export async function readReports(
  { orm }: Pick<Deps, 'orm'>,
  page: number,
): Promise<SupportReports> {
  const limit = REPORTS_PAGE_SIZE;
  const rows = await listReports(orm, { limit: limit + 1, offset: page * limit });
  return { content: rows.slice(0, limit).map(present), page, last: rows.length <= limit };
}

/** Throws `not_found`. */
export async function readReport({ orm }: Pick<Deps, 'orm'>, id: string) {
  const row = await findReport(orm, id);
  if (row === null) throw new Problem('not_found');
  const { log, ...said } = row;
  const sessionLog = await inSlices(partsOf(log), (part) => part.toString('base64'));
  return { ...present(said), sessionLog };
}

const PART_BYTES = (LOG_PART_CHARS / 4) * 3;

function* partsOf(log: Uint8Array) {
  const { buffer, byteOffset, length } = log;
  for (let at = 0; at < length; at += PART_BYTES)
    yield Buffer.from(buffer, byteOffset + at, Math.min(PART_BYTES, length - at));
}

/** Throws `not_found`. */
export async function deleteReport({ orm }: Pick<Deps, 'orm'>, id: string) {
  if (!(await removeReport(orm, id))) throw new Problem('not_found');
  return { id };
}

/** Removes what is kept no longer. */
export const tidyReports = ({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> =>
  removeReportsBefore(orm, new Date(now().getTime() - REPORT_KEPT_DAYS * DAY_MS));
