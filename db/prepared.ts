/** Prepared statements for hot paths. */
import { createHash } from 'node:crypto';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

/** A drizzle query that has not run yet. */
interface Query<Result> {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
}

type Placeholders<Name extends string> = Readonly<Record<Name, Placeholder<Name>>>;
type Values<Name extends string> = Readonly<Record<Name, unknown>>;

/**
 * Builds the query once per database and prepares it once per connection; building the SQL on each call costs
 * more than running it. `build` receives a placeholder for each name. Use it outside transactions.
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

/** The same for handwritten SQL. Resolves with the rows, typed by the caller. */
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

/**
 * A statement whose SQL depends on `shape`, built once for each. What a statement mentions costs time even when
 * it is not evaluated, so it pays to leave out what a call does not need.
 */
export function perShape<const Flags extends Readonly<Record<string, boolean>>, Statement>(
  build: (shape: Flags) => Statement,
): (shape: Flags) => Statement {
  const built = new Map<string, Statement>();
  return (shape) => {
    const key = Object.values(shape).join();
    const statement = built.get(key) ?? build(shape);
    built.set(key, statement);
    return statement;
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

/** Derived from the SQL, so that names never clash. PostgreSQL truncates names to 63 characters. */
const nameOf = (text: string) =>
  `toolkit_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
