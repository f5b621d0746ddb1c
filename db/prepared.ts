/** Statements of the busiest paths: built once, prepared once on each connection. */
import { createHash } from 'node:crypto';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

/** A query of drizzle that has not been asked yet. */
interface Query<Result> {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

type Placeholders<Name extends string> = Readonly<Record<Name, Placeholder<Name>>>;
type Values<Name extends string> = Readonly<Record<Name, unknown>>;

/**
 * A query that drizzle builds once for each database instead of at each use, which costs more than the
 * database does. `build` gets a placeholder for each name. For use outside transactions.
 */
export function preparedQuery<const Name extends string, Result>(
  names: readonly Name[],
  build: (orm: Orm, values: Placeholders<Name>) => Query<Result>,
): (orm: Orm, values: Values<Name>) => Promise<Result> {
  const perDatabase = onceFor((orm) => {
    const query = build(orm, placeholdersOf(names));
    return query.prepare(nameOf(query.toSQL().sql));
  });
  return (orm, values) => perDatabase(orm).execute(values);
}

/** The same for a statement that is written by hand. Resolves with its rows; the caller says what a row is. */
export function preparedStatement<const Name extends string, Row>(
  names: readonly Name[],
  build: (values: Placeholders<Name>) => SQL<Row>,
): (orm: Orm, values: Values<Name>) => Promise<Row[]> {
  const dialect = new PgDialect();
  const query = dialect.sqlToQuery(build(placeholdersOf(names)));
  const perDatabase = onceFor((orm) =>
    orm._.session.prepareQuery(query, undefined, nameOf(query.sql), false),
  );
  return async (orm, values) => {
    const { rows } = (await perDatabase(orm).execute(values)) as { rows: Row[] };
    return rows;
  };
}

function onceFor<T>(make: (orm: Orm) => T): (orm: Orm) => T {
  const made = new WeakMap<Orm, T>();
  return (orm) => {
    const known = made.get(orm) ?? make(orm);
    made.set(orm, known);
    return known;
  };
}

const placeholdersOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Placeholders<Name>;

/** By its text: a connection keeps one statement for each name (PostgreSQL cuts names at 63 characters). */
const nameOf = (text: string) =>
  `toolkit_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
