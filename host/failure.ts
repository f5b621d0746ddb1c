import { assertDatabaseThere } from '#db/databaseAway.ts';
import type { Orm } from '#db/database.ts';

/** Why better-auth has failed: `error`, unless the database is away, which better-auth does not say. */
export function failureOf(orm: Orm, error: unknown): Promise<unknown> {
  return assertDatabaseThere(orm).then(
    () => error,
    (reason: unknown) => reason,
  );
}
