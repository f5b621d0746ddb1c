import { expect, test } from '@jest/globals';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { archivedFields, rowSchema } from '#server/modules/archive/archivedRows.ts';
import { ARCHIVED } from '#server/modules/archive/archivedTables.ts';
import { COLUMN_SCHEMAS, FREE_COLUMNS } from '#server/modules/archive/columnSchemas.ts';

const TABLES = Object.values(ARCHIVED).flatMap(({ table, parts }) => [
  table,
  ...parts.map((part) => part.table),
]);

// §d.archives.4
test('every column of an archive is checked, or any value of it will do for a reason that is given', () => {
  for (const table of TABLES) expect(() => rowSchema(table)).not.toThrow();
});

test('what is said of columns is said of columns that an archive has, and once', () => {
  const archived = TABLES.flatMap((table) =>
    Object.values(archivedFields(table)).map((column) => `${getTableName(table)}.${column.name}`),
  );
  const said = [...Object.keys(COLUMN_SCHEMAS), ...FREE_COLUMNS];
  expect(said.filter((name) => !archived.includes(name))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

// §d.archives.4 §d.examples.1
test('what is brought along is no example, and is not deleted', () => {
  for (const table of TABLES) {
    const names = Object.keys(getTableColumns(table));
    const own = names.filter((name) => ['example', 'deletedAt', 'workspaceId'].includes(name));
    expect(own.filter((name) => name in archivedFields(table))).toEqual([]);
  }
});
