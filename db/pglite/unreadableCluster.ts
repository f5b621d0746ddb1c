import { DatabaseRefusal } from '../database.ts';

/** There is a cluster, but PostgreSQL cannot open it. */
export class UnreadableClusterError extends DatabaseRefusal {
  constructor(directory: string, cause?: unknown) {
    super(
      `The database in ${directory} cannot be opened: files are missing, damaged or not this user's. Restore a backup into another DATA_DIR (npm run db:restore), and keep this folder until that works.`,
      { cause },
    );
  }
}
