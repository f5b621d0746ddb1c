/** Rows as they stand in an archive: without what is of this installation alone. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { brief } from '#db/schema/briefs.ts';
import { idea } from '#db/schema/topics.ts';
import { COLUMN_SCHEMAS, FREE_COLUMNS } from './columnSchemas.ts';

/** Who is who, and which job has done it, is known to this installation alone. By the names of the fields. */
const WHO_MUST_BE: ReadonlySet<string> = new Set(['userId', 'createdBy', 'addedBy', 'ownerId']);
const WHO_MAY_BE: ReadonlySet<string> = new Set(['editedBy', 'authorId']);
const JOBS: ReadonlySet<string> = new Set(['jobId', 'generationJobId', 'askedSnapshotId']);
/**
 * Of the workspace itself, besides its tags: where it is, and what it takes. What is brought along is no example, of which there is one
 * of a kind, and is not deleted.
 */
const OF_PLACE: ReadonlySet<string> = new Set([
  'workspaceId',
  'folderId',
  'requestId',
  'measuredAt',
  'bytes',
  'example',
  'deletedAt',
]);

const isLeftOut = (name: string, column: PgColumn): boolean =>
  column.columnType === 'PgCustomColumn' || // bytes of images, which are files of their own
  [WHO_MUST_BE, WHO_MAY_BE, JOBS, OF_PLACE].some((names) => names.has(name));

export type ArchivedRow = Readonly<Record<string, unknown>>;

const archivedColumns = (table: PgTable): [string, PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(([name, column]) => !isLeftOut(name, column));

/** The columns that an archive has of a table, to select them. */
export const archivedFields = (table: PgTable): Record<string, PgColumn> =>
  Object.fromEntries(archivedColumns(table));

/** The longest text of a column that no schema bounds. */
const TEXT_MAX_CHARS = 100_000;

/** What a column may hold, as it stands in an archive. */
function schemaOf(table: PgTable, column: PgColumn): z.ZodType {
  const name = `${getTableName(table)}.${column.name}`;
  const schema = COLUMN_SCHEMAS[name] ?? usualSchema(name, column);
  if (column.notNull) return column.hasDefault ? schema.optional() : schema;
  return schema.nullable().default(null);
}

const INTEGER_MOST = 2 ** 31 - 1;
/** Days that a database knows, and nothing here is older or later than. */
const DAYS = { first: '1900-01-01', last: '2999-12-31' } as const;

const dateSchema = z.date().min(new Date(DAYS.first)).max(new Date(DAYS.last));
const daySchema = z.iso.date().refine((day) => day >= DAYS.first && day <= DAYS.last);

/** Types of columns that say what a value is. */
const SAYING: Readonly<Record<string, () => z.ZodType>> = {
  PgUUID: () => z.uuid(),
  PgTimestamp: () =>
    z.iso
      .datetime()
      .transform((text) => new Date(text))
      .pipe(dateSchema),
  PgDateString: () => daySchema,
  PgBoolean: () => z.boolean(),
};

/** Types of columns that do not. */
const ANY: Readonly<Record<string, z.ZodType>> = {
  PgText: z.string().max(TEXT_MAX_CHARS),
  PgInteger: z.int().min(-INTEGER_MOST).max(INTEGER_MOST),
};

function usualSchema(name: string, { columnType, enumValues = [] }: PgColumn): z.ZodType {
  if (enumValues.length > 0) return z.enum(enumValues as [string, ...string[]]); // it has one
  const usual = SAYING[columnType]?.() ?? (FREE_COLUMNS.has(name) ? ANY[columnType] : undefined);
  if (usual === undefined) throw new Error(`No schema for ${name}.`);
  return usual;
}

const schemas = new Map<PgTable, z.ZodType<ArchivedRow>>();

/** A row of a table as it stands in an archive. */
export function rowSchema(table: PgTable): z.ZodType<ArchivedRow> {
  const known = schemas.get(table);
  if (known !== undefined) return known;
  const columns = archivedColumns(table).map(([name, column]) => [name, schemaOf(table, column)]);
  const schema = z.object(Object.fromEntries(columns) as Record<string, z.ZodType>);
  schemas.set(table, schema);
  return schema;
}

/** What is known of a row only where it is imported. */
export interface Importer {
  readonly workspaceId: string;
  readonly userId: string;
  /** The new id of what had another one where it comes from, always the same one. */
  idOf(id: string): string;
}

/** A row of an archive as it is inserted: with new ids, which references follow. */
export function importedRow(table: PgTable, row: ArchivedRow, importer: Importer): ArchivedRow {
  const entries = Object.entries(getTableColumns(table)).map(([name, column]) => [
    name,
    importedValue(name, column, row, importer),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function importedValue(
  name: string,
  column: PgColumn,
  row: ArchivedRow,
  importer: Importer,
): unknown {
  if (name === 'workspaceId') return importer.workspaceId;
  if (WHO_MUST_BE.has(name)) return importer.userId;
  if (isLeftOut(name, column))
    return column.notNull && !column.hasDefault ? importer.idOf(`${name} ${row.id}`) : undefined;
  const value = row[name];
  if (column === idea.key) return String(value).replace(ID, (id) => importer.idOf(id));
  if (typeof value === 'string' && column.columnType === 'PgUUID') return importer.idOf(value);
  const isNamed = HAS_OWN_ID.has(column) && typeof value === 'object' && value !== null;
  if (isNamed && 'id' in value) return { ...value, id: importer.idOf(String(value.id)) };
  return withNewIds(value, importer);
}

/** Values that name something by their own id. */
const HAS_OWN_ID: ReadonlySet<PgColumn> = new Set([brief.snapshot]);

/** The fields that name things of the workspace inside the values of columns. */
const NAMING: ReadonlySet<string> = new Set([
  'articleId',
  'topicSearchId',
  'auditId',
  'snapshotId',
  'competitionId',
]);

function withNewIds(value: unknown, importer: Importer): unknown {
  if (typeof value === 'string')
    return value.replace(OF_ARTICLE, (_, id) => `article:${importer.idOf(id)}`);
  if (Array.isArray(value)) return value.map((item) => withNewIds(item, importer));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      NAMING.has(name) && typeof inner === 'string'
        ? importer.idOf(inner)
        : withNewIds(inner, importer),
    ]),
  );
}

/** What the key of an idea has of a snapshot, an audit or an article (domain/ideas/choice.ts). */
const ID = /(?<=^snapshot\/|^audit\/|\/article:)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The key of an audited page that is an article (db/schema/audit.ts). */
const OF_ARTICLE = /^article:([0-9a-f-]{36})$/;
