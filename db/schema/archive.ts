/** Files with everything of a workspace: made to be downloaded, or uploaded to be imported. */
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';
import type { ArchiveId, JobId, WorkspaceId } from './ids.ts';
import { job } from './work.ts';
import { workspace } from './workspace.ts';

/** An export or an import. Its pieces are removed before it. */
export const archive = pgTable(
  'archive',
  {
    id: uuid().$type<ArchiveId>().primaryKey(),
    workspaceId: uuid('workspace_id')
      .$type<WorkspaceId>()
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    /** Only they may use it. */
    userId: text('user_id').notNull(),
    kind: text({ enum: ['export', 'import'] }).notNull(),
    /** The job that makes or reads it; null of an import that is not uploaded yet, and once the job is removed. */
    jobId: uuid('job_id').$type<JobId>(),
    /** Of an uploaded file. */
    name: text(),
    /** Of an uploaded file, as it was announced. */
    size: bigint({ mode: 'number' }),
    /** The export that an imported file is; null until it is known. */
    source: uuid(),
    /** By which a download is let in (db/secrets/tokenHash.ts); null: none is under way. */
    passHash: text('pass_hash'),
    createdAt: time('created_at').notNull(),
    /** When its pieces were removed; null: they are there. */
    emptiedAt: time('emptied_at'),
  },
  (table) => [
    foreignKey({ columns: [table.jobId], foreignColumns: [job.id] }).onDelete('set null'),
    index('archive_list').on(table.workspaceId, table.userId, table.createdAt.desc()),
    index('archive_created').on(table.createdAt),
  ],
);

export type ArchiveRow = typeof archive.$inferSelect;

/** How a file lies in an archive. */
export interface PieceFacts {
  /** Of what it holds: unpacked bytes, CRC-32, SHA-256. */
  readonly size: number;
  readonly crc: number;
  readonly sha256: string;
  readonly isDeflated: boolean;
  /** Of a file in an uploaded archive: where its packed bytes begin, and how many there are. */
  readonly at?: { readonly offset: number; readonly packed: number };
}

/** Of an export: a file in it, packed. Of an import: a part of the upload, or where a file lies in it. */
export const archivePiece = pgTable(
  'archive_piece',
  {
    archiveId: uuid('archive_id')
      .$type<ArchiveId>()
      .notNull()
      .references(() => archive.id, { onDelete: 'cascade' }),
    /** The path of a file, or "part" and its number. */
    name: text().notNull(),
    /** Null: it lies in the parts. */
    bytes: bytea(),
    /** Null of a part. */
    facts: jsonb().$type<PieceFacts>(),
    packed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.archiveId, table.name] })],
);
