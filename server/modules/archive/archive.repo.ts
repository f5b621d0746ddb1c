import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { type ArchiveRow, archive, archivePiece, type PieceFacts } from '#db/schema/archive.ts';
import type { ArchiveId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { type JobRow, job, jobStep, type StepRow } from '#db/schema/work.ts';

type ShownJob = Pick<JobRow, 'id' | 'state' | 'failure' | 'done' | 'failed' | 'total'>;
export interface FoundArchive {
  readonly row: ArchiveRow;
  readonly job: ShownJob | null;
}

const found = (orm: Orm) => {
  const { id, state, failure, done, failed, total } = job;
  return orm
    .select({ row: archive, job: { id, state, failure, done, failed, total } })
    .from(archive)
    .leftJoin(job, eq(job.id, archive.jobId))
    .$dynamic();
};

/** The newest first. */
export const archivesOf = (
  orm: Orm,
  workspaceId: WorkspaceId,
  userId: string,
  limit: number,
): Promise<FoundArchive[]> =>
  found(orm)
    .where(and(eq(archive.workspaceId, workspaceId), eq(archive.userId, userId)))
    .orderBy(desc(archive.createdAt), desc(archive.id))
    .limit(limit);

export async function findArchive(orm: Orm, id: ArchiveId): Promise<FoundArchive | null> {
  const [row] = await found(orm).where(eq(archive.id, id));
  return row ?? null;
}

/** By what an address says, which nobody has checked. */
export async function archiveOfPass(orm: Orm, passHash: string): Promise<FoundArchive | null> {
  const [row] = await found(orm).where(eq(archive.passHash, passHash));
  return row ?? null;
}

export async function archiveOfJob(orm: Orm, jobId: JobId): Promise<ArchiveRow | null> {
  const [row] = await orm.select().from(archive).where(eq(archive.jobId, jobId));
  return row ?? null;
}

export async function insertArchive(tx: Orm, row: ArchiveRow): Promise<void> {
  await tx.insert(archive).values(row);
}

export async function changeArchive(
  orm: Orm,
  id: ArchiveId,
  change: Partial<ArchiveRow>,
): Promise<void> {
  await orm.update(archive).set(change).where(eq(archive.id, id));
}

/** Whether another import of the workspace had the same file. */
export async function isImportedBefore(
  orm: Orm,
  { workspaceId, id, source }: Pick<ArchiveRow, 'workspaceId' | 'id' | 'source'>,
): Promise<boolean> {
  if (source === null) return false;
  const isSame = and(eq(archive.workspaceId, workspaceId), eq(archive.source, source));
  return (await orm.$count(archive, and(isSame, ne(archive.id, id)))) > 0;
}

/** Whether an export of this installation has the id. */
export const isOwnExport = async (orm: Orm, id: string, workspaceId: string): Promise<boolean> =>
  (await orm.$count(
    archive,
    sql`${archive.id} = ${id}::uuid and ${archive.workspaceId} = ${workspaceId}::uuid`,
  )) > 0;

export type Piece = typeof archivePiece.$inferInsert;

/** The same name again replaces it. */
export async function putPiece(orm: Orm, piece: Piece): Promise<void> {
  const { bytes, facts, packed } = piece;
  await orm
    .insert(archivePiece)
    .values(piece)
    .onConflictDoUpdate({
      target: [archivePiece.archiveId, archivePiece.name],
      set: { bytes, facts, packed },
    });
}

export interface PieceName {
  readonly name: string;
  readonly packed: number;
  readonly facts: PieceFacts | null;
}

/** The pieces without their bytes, by name. */
export const piecesOf = (orm: Orm, id: ArchiveId): Promise<PieceName[]> =>
  orm
    .select({ name: archivePiece.name, packed: archivePiece.packed, facts: archivePiece.facts })
    .from(archivePiece)
    .where(eq(archivePiece.archiveId, id))
    .orderBy(asc(archivePiece.name));

export async function pieceNamed(
  orm: Orm,
  id: ArchiveId,
  name: string,
): Promise<PieceFacts | null> {
  const [row] = await orm
    .select({ facts: archivePiece.facts })
    .from(archivePiece)
    .where(and(eq(archivePiece.archiveId, id), eq(archivePiece.name, name)));
  return row?.facts ?? null;
}

export async function bytesOfPiece(
  orm: Orm,
  id: ArchiveId,
  name: string,
): Promise<Uint8Array | null> {
  const [row] = await orm
    .select({ bytes: archivePiece.bytes })
    .from(archivePiece)
    .where(and(eq(archivePiece.archiveId, id), eq(archivePiece.name, name)));
  return row?.bytes ?? null;
}

/** Some bytes of a piece; the database reads no more of it. */
export async function someBytesOf(
  orm: Orm,
  { id, name, from, length }: { id: ArchiveId; name: string; from: number; length: number },
): Promise<Uint8Array> {
  const [row] = await orm
    .select({
      bytes:
        sql<Uint8Array>`substring(${archivePiece.bytes} from ${from + 1} for ${length})`.mapWith(
          archivePiece.bytes,
        ),
    })
    .from(archivePiece)
    .where(and(eq(archivePiece.archiveId, id), eq(archivePiece.name, name)));
  return row?.bytes ?? new Uint8Array();
}

/** Removes the bytes; what is known of the archive stays. */
export async function emptyArchive(tx: Orm, id: ArchiveId, now: Date): Promise<void> {
  await tx.delete(archivePiece).where(eq(archivePiece.archiveId, id));
  await changeArchive(tx, id, { emptiedAt: now, passHash: null });
}

/** Archives that were made before then and have their bytes. */
export async function fullSince(orm: Orm, before: Date): Promise<ArchiveId[]> {
  const rows = await orm
    .select({ id: archive.id })
    .from(archive)
    .where(and(lt(archive.createdAt, before), isNull(archive.emptiedAt)));
  return rows.map(({ id }) => id);
}

export async function purgeArchives(orm: Orm, before: Date): Promise<void> {
  await orm.delete(archive).where(lt(archive.createdAt, before));
}

/** The steps of an import that came to something, by what came of them. */
export async function endedSteps(
  orm: Orm,
  jobId: JobId,
): Promise<{ readonly outcome: string; readonly count: number }[]> {
  return orm
    .select({ outcome: sql<string>`${jobStep.outcome}`, count: sql<number>`count(*)::int` })
    .from(jobStep)
    .where(and(eq(jobStep.jobId, jobId), isNotNull(jobStep.outcome)))
    .groupBy(jobStep.outcome);
}

/** Those that did not, the first ones. */
export const leftOutSteps = (
  orm: Orm,
  jobId: JobId,
  limit: number,
): Promise<Pick<StepRow, 'key' | 'error' | 'state'>[]> =>
  orm
    .select({ key: jobStep.key, error: jobStep.error, state: jobStep.state })
    .from(jobStep)
    .where(and(eq(jobStep.jobId, jobId), inArray(jobStep.state, ['failed', 'skipped'])))
    .orderBy(asc(jobStep.position))
    .limit(limit);

export const countLeftOut = (orm: Orm, jobId: JobId): Promise<number> =>
  orm.$count(jobStep, and(eq(jobStep.jobId, jobId), inArray(jobStep.state, ['failed', 'skipped'])));
