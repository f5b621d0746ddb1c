import type { PgTable } from 'drizzle-orm/pg-core';
import type { ArchivedKind } from '#contract/archive/archive.route.ts';
import type { ArchiveRow } from '#db/schema/archive.ts';
import type { Deps } from '../../deps.ts';
import type { ArchivedRow, Importer } from './archivedRows.ts';

/** A file with data, and of what it is. */
export interface ArchivedThing {
  readonly kind: ArchivedKind;
  readonly id: string;
  /** Whether it is the first file of the thing, which has the thing itself. */
  readonly isFirst: boolean;
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
}

/** Rows that have the form of their tables, as they stand in the archive. */
export type ArchivedTables = ReadonlyMap<PgTable, readonly ArchivedRow[]>;

export interface ImportContext {
  readonly deps: Deps;
  readonly archive: ArchiveRow;
  readonly importer: Importer;
  /** What another file of the archive holds. */
  fileOf(path: string): Promise<Uint8Array>;
  /** The token of an image in this import. */
  tokenOf(token: string): string;
}
