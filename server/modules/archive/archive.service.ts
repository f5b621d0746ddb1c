/** Exports and imports of a workspace, for the person who has begun them. */
import {
  ARCHIVE_KEPT_HOURS,
  ARCHIVED_KINDS,
  ARCHIVES_LISTED,
  ARCHIVES_PATH,
  LEFT_OUT_NAMED,
  PART_BYTES,
} from '#contract/archive/archive.route.ts';
import type { Archive, ArchiveReport } from '#contract/archive/archive.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import { madeOnce } from '#db/madeOnce.ts';
import { requireStorageIn } from '#db/room.ts';
import type { ArchiveRow } from '#db/schema/archive.ts';
import type { ArchiveId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import { isJobOver } from '#domain/writing/job.ts';
import type { Deps } from '../../deps.ts';
import type { BytesContext, CallContext } from '../../http/endpoints.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import { newSecret } from '../../lib/secret.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { requireMember } from '../folders/workspace.service.ts';
import { startSteps } from '../work/work.service.ts';
import {
  archiveOfJob,
  archivesOf,
  changeArchive,
  countLeftOut,
  emptyArchive,
  endedSteps,
  type FoundArchive,
  findArchive,
  fullSince,
  insertArchive,
  isImportedBefore,
  isOwnExport,
  leftOutSteps,
  piecesOf,
  purgeArchives,
  putPiece,
} from './archive.repo.ts';
import { refuseTooLarge } from './archiveFiles.ts';
import { exporting } from './exporting.service.ts';
import { importing, partName } from './importing.service.ts';

type InWorkspace = CallContext & { readonly workspaceId: WorkspaceId };
type OfArchive = InWorkspace & { readonly archiveId: ArchiveId };

const HOUR_MS = 3_600_000;
/** How long it is known what became of an archive. */
const KNOWN_DAYS = 90;

export async function listArchives(
  deps: Deps,
  { workspaceId, caller }: InWorkspace,
): Promise<{ workspaceId: WorkspaceId; archives: Archive[] }> {
  const found = await archivesOf(deps.orm, workspaceId, caller.userId, ARCHIVES_LISTED);
  return { workspaceId, archives: found.map(present) };
}

function present({ row, job }: FoundArchive): Archive {
  const { id, kind, name, createdAt, emptiedAt } = row;
  return {
    id,
    kind,
    name,
    job,
    createdAt: createdAt.toISOString(),
    until: new Date(createdAt.getTime() + ARCHIVE_KEPT_HOURS * HOUR_MS).toISOString(),
    isThere: emptiedAt === null && (kind === 'import' || isMade(job)),
  };
}

const isMade = (job: FoundArchive['job']): boolean =>
  job !== null && (job.state === 'finished' || job.state === 'partial');

const newArchive = (
  deps: Deps,
  { workspaceId, caller }: InWorkspace,
  of: Pick<ArchiveRow, 'kind'> & Partial<ArchiveRow>,
): ArchiveRow => ({
  id: newCheckedId<ArchiveId>(deps),
  workspaceId,
  userId: caller.userId,
  jobId: null,
  name: null,
  size: null,
  source: null,
  passHash: null,
  createdAt: deps.now(),
  emptiedAt: null,
  ...of,
});

type Begun = { readonly archiveId: ArchiveId; readonly jobId: JobId };

/** Starts an export, once for each request id, in place of the caller's earlier one. Throws `work_running` while another one runs, and `forbidden` for guests who may only read. */
export async function startExport(
  deps: Deps,
  call: InWorkspace & { readonly body: { readonly requestId: string } },
): Promise<Begun> {
  const { requestId } = call.body;
  await requireMember(deps, call.workspaceId, call.caller);
  const request = { requestId, articleId: null, input: {} };
  const jobId = await startSteps(deps, exporting, call, request, async (tx, made) => {
    await emptyEarlier(deps, tx, call, 'export');
    await insertArchive(tx, newArchive(deps, call, { kind: 'export', jobId: made }));
  });
  const row = await archiveOfJob(deps.orm, jobId);
  if (row === null) throw new Problem('not_found');
  return { archiveId: row.id, jobId };
}

/** A person has the bytes of one export and one import of a workspace. */
async function emptyEarlier(
  deps: Deps,
  tx: Deps['orm'],
  { workspaceId, caller }: InWorkspace,
  kind: ArchiveRow['kind'],
): Promise<void> {
  for (const { row, job } of await archivesOf(tx, workspaceId, caller.userId, ARCHIVES_LISTED)) {
    const isUsed = job !== null && !isJobOver(job.state);
    if (row.kind === kind && row.emptiedAt === null && !isUsed)
      await emptyArchive(tx, row.id, deps.now());
  }
}

/** Lets the caller download an export at a new address; the one before it is not valid any more. Throws `not_found` if it is not there, and `archive_too_large` if it holds more than can be imported. */
export async function passOf(
  deps: Deps,
  { archiveId }: OfArchive,
): Promise<{ archiveId: ArchiveId; path: string }> {
  const found = await findArchive(deps.orm, archiveId);
  if (found === null || found.row.kind !== 'export' || !present(found).isThere)
    throw new Problem('not_found');
  const pieces = await piecesOf(deps.orm, archiveId);
  refuseTooLarge(pieces.map(({ packed, facts }) => ({ packed, size: facts?.size ?? 0 })));
  const pass = newSecret();
  await changeArchive(deps.orm, archiveId, { passHash: tokenHash(pass) });
  return { archiveId, path: `${ARCHIVES_PATH}/${pass}` };
}

type AnnounceCall = InWorkspace &
  CreatingContext & { readonly body: { readonly name: string; readonly size: number } };

/** Announces a file, once for each request id, in place of the caller's earlier one. Throws `storage_full`. */
export async function announceImport(
  deps: Deps,
  { asked, body: { name, size }, ...call }: AnnounceCall,
): Promise<{ archiveId: string; workspaceId: WorkspaceId }> {
  const archiveId = await deps.orm.transaction((tx) =>
    madeOnce(tx, asked, async () => {
      await requireStorageIn(tx, call.workspaceId);
      await emptyEarlier(deps, tx, call, 'import');
      const row = newArchive(deps, call, { kind: 'import', name, size });
      await insertArchive(tx, row);
      return row.id;
    }),
  );
  return { archiveId, workspaceId: call.workspaceId };
}

/** Throws `not_found` unless the file is announced and nothing reads it yet. */
async function announced(deps: Deps, id: ArchiveId): Promise<ArchiveRow & { size: number }> {
  const row = (await findArchive(deps.orm, id))?.row;
  if (row?.kind !== 'import' || row.size === null || row.emptiedAt !== null)
    throw new Problem('not_found');
  return { ...row, size: row.size };
}

/** Stores a part of a file. Throws `invalid_input` for one that is not as long as it must be. */
export async function putPart(
  deps: Deps,
  { archiveId, part, bytes }: OfArchive & BytesContext & { readonly part: number },
): Promise<{ archiveId: ArchiveId; part: number }> {
  const { size, jobId } = await announced(deps, archiveId);
  if (jobId !== null) throw new Problem('not_found');
  if (bytes.length === 0 || bytes.length !== Math.min(PART_BYTES, size - part * PART_BYTES))
    throw new Problem('invalid_input', {
      fields: { part: 'Its length is not that of this part.' },
    });
  const piece = { archiveId, name: partName(part), packed: bytes.length };
  await putPiece(deps.orm, { ...piece, bytes, facts: null });
  return { archiveId, part };
}

/** Throws `invalid_input` if a part is missing, and `work_running` while another import runs. */
export async function startImport(deps: Deps, call: OfArchive): Promise<Begun> {
  const { archiveId } = call;
  const { size, jobId } = await announced(deps, archiveId);
  if (jobId !== null) return { archiveId, jobId };
  const parts = await piecesOf(deps.orm, archiveId);
  if (parts.reduce((sum, { packed }) => sum + packed, 0) !== size)
    throw new Problem('invalid_input', { fields: { parts: 'Not all of the file is there.' } });
  const request = { requestId: archiveId, articleId: null, input: {} };
  const started = await startSteps(deps, importing, call, request, (tx, made) =>
    changeArchive(tx, archiveId, { jobId: made }),
  );
  return { archiveId, jobId: started };
}

/** Throws `not_found` unless it is an import that was started. */
export async function reportOf(
  { orm }: Deps,
  { archiveId, workspaceId }: OfArchive,
): Promise<ArchiveReport> {
  const found = await findArchive(orm, archiveId);
  if (found?.row.kind !== 'import' || found.job === null) throw new Problem('not_found');
  const { row, job } = found;
  const made = await endedSteps(orm, job.id);
  const leftOut = await leftOutSteps(orm, job.id, LEFT_OUT_NAMED);
  const isOwn = row.source !== null && (await isOwnExport(orm, row.source, workspaceId));
  return {
    archiveId,
    state: job.state,
    failure: job.failure,
    made: Object.fromEntries(
      ARCHIVED_KINDS.flatMap((kind) => {
        const count = made.find(({ outcome }) => outcome === kind)?.count;
        return count === undefined ? [] : [[kind, count]];
      }),
    ),
    leftOut: leftOut.map(({ key, error }) => ({ path: key, reason: error ?? 'stopped' })),
    more: (await countLeftOut(orm, job.id)) - leftOut.length,
    isCopy: isOwn || (await isImportedBefore(orm, row)),
  };
}

/** Removes the bytes of archives after a day, and later what is known of them. */
export async function purgeOldArchives({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> {
  const before = (hours: number) => new Date(now().getTime() - hours * HOUR_MS);
  for (const id of await fullSince(orm, before(ARCHIVE_KEPT_HOURS)))
    await orm.transaction((tx) => emptyArchive(tx, id, now()));
  await purgeArchives(orm, before(KNOWN_DAYS * 24));
}
