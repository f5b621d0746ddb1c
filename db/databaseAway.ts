/** Tells failures of the connection or the server from failures of a statement. */
import { sql } from 'drizzle-orm';
import { type Orm, rowsOf } from './database.ts';

/** Node's codes for a server that does not answer. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);
const READ_ONLY = '25006';
/** SQLSTATE: connection exceptions, no resources left, shutting down or starting up, a read-only standby. */
const AWAY_STATE = new RegExp(`^(?:08...|53...|57P0.|${READ_ONLY})$`);
/** Errors of pg that have no code. */
const AWAY_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error) and is not queryable)/;

/** The server takes no changes: it is a standby, until it is promoted. */
class DatabaseReadOnlyError extends Error {
  readonly code = READ_ONLY;
}

/** True if a later attempt may succeed: the server does not answer, is starting or stopping, or is a standby. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as Partial<NodeJS.ErrnoException>; // pg-boss reports errors as plain objects
  const isAway =
    UNREACHABLE.has(code) || AWAY_STATE.test(code ?? '') || AWAY_MESSAGE.test(message ?? '');
  return isAway || isDatabaseAway(cause);
}

/** Rejects, for a reason that `isDatabaseAway` knows, unless the database can be read and written. */
export async function assertDatabaseThere(orm: Orm): Promise<void> {
  const setting = sql`select current_setting('transaction_read_only') as "isReadOnly"`;
  const [row] = await rowsOf<{ isReadOnly: string }>(orm, setting);
  if (row?.isReadOnly === 'on') throw new DatabaseReadOnlyError('The database is read-only.');
}
