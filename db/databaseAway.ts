/** Tells failures of the connection or the server from failures of a statement. */
import { sql } from 'drizzle-orm';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { type Orm, rowsOf } from './database.ts';

/** Why the database does not work, as a person is told it. */
export type DatabaseFault = Extract<
  ProblemCode,
  | 'database_unavailable'
  | 'disk_full'
  | 'database_busy'
  | 'database_out_of_memory'
  | 'database_read_only'
>;

const READ_ONLY = '25006';
/** By SQLSTATE (PostgreSQL, appendix A), and by the codes of Node for the embedded database and for memory. */
const FAULT_OF_CODE: Readonly<Record<string, DatabaseFault>> = {
  '53100': 'disk_full',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  '53200': 'database_out_of_memory',
  ENOMEM: 'database_out_of_memory',
  '53300': 'database_busy',
  [READ_ONLY]: 'database_read_only',
  EROFS: 'database_read_only',
};

/** Node's codes for a server that does not answer. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** SQLSTATE: connection exceptions, no resources left, shutting down or starting up. */
const AWAY_STATE = /^(?:08...|53...|57P0.)$/;
/** Errors of pg that have no code. */
const AWAY_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error) and is not queryable)/;

/** The server takes no changes: it is a standby, until it is promoted. */
class DatabaseReadOnlyError extends Error {
  readonly code = READ_ONLY;
}

/** Why a later attempt may succeed: the server does not answer, has no room left, or is a standby; null: it is the statement's fault. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code = '', message, cause } = error as Partial<NodeJS.ErrnoException>; // pg-boss reports errors as plain objects
  const known = Object.hasOwn(FAULT_OF_CODE, code) ? FAULT_OF_CODE[code] : undefined;
  if (known !== undefined) return known;
  const isAway = UNREACHABLE.has(code) || AWAY_STATE.test(code) || AWAY_MESSAGE.test(message ?? '');
  return isAway ? 'database_unavailable' : databaseFault(cause);
}

/** True if a later attempt may succeed. */
export const isDatabaseAway = (error: unknown): boolean => databaseFault(error) !== null;

/** Rejects, for a reason that `isDatabaseAway` knows, unless the database can be read and written. */
export async function assertDatabaseThere(orm: Orm): Promise<void> {
  const setting = sql`select current_setting('transaction_read_only') as "isReadOnly"`;
  const [row] = await rowsOf<{ isReadOnly: string }>(orm, setting);
  if (row?.isReadOnly === 'on') throw new DatabaseReadOnlyError('The database is read-only.');
}
