/**
 * Imports an archive: what its manifest names, one file after another in the order of `IMPORT_ORDER`, each in a transaction of its own. So an
 * import that fails half way has made what its report says, and nothing by halves.
 */
import { z } from 'zod';
import { ARCHIVE_MOST_BYTES, PART_BYTES } from '#contract/archive/archive.route.ts';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import { inParts } from '#db/inParts.ts';
import type { ArchiveRow } from '#db/schema/archive.ts';
import { archivePiece } from '#db/schema/archive.ts';
import { storable } from '#db/storable.ts';
import { noteStored } from '#db/storedBytes.ts';
import {
  dataOffset,
  type RemoteBytes,
  unpacked,
  type ZipEntry,
  zipDirectory,
} from '../../adapters/zip/zipReader.ts';
import type { Deps } from '../../deps.ts';
import { defineSteppedJob, type NewStep, type StepEnd } from '../work/steppedJob.api.ts';
import { archiveOfJob, changeArchive, pieceNamed, someBytesOf } from './archive.repo.ts';
import {
  ARCHIVE_BOUNDS,
  ARCHIVE_FORMAT,
  dataSchema,
  IMPORT_ORDER,
  MANIFEST,
  type Manifest,
  manifestSchema,
  readPath,
} from './archiveFiles.ts';
import { importedText, importThing } from './importedThing.service.ts';

export const importing = defineSteppedJob({
  kind: 'import',
  input: z.object({}),
  charge: null,
  limits: {
    perWorkspace: 1,
    most: ARCHIVE_BOUNDS.entries,
    atOnce: 1,
    attempts: 2,
    stepMs: 120_000,
    retryMs: 1000,
    turnMs: 0,
    isInOrder: true,
  },
  async plan(deps, job) {
    const archive = await archiveOfJob(deps.orm, job.id);
    try {
      return archive === null ? [] : await stepsOf(deps, archive);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return [{ key: MANIFEST, turn: null }]; // a step fails, and says why
    }
  },
  async run(deps, job, { key }) {
    const archive = await archiveOfJob(deps.orm, job.id);
    if (archive === null) return { state: 'failed', error: 'not_found' };
    try {
      return await importFile(deps, archive, key);
    } catch (error) {
      return { state: 'failed', error: reasonOf(error) };
    }
  },
});

/** What is wrong with a file of an archive is no fault of ours. */
function reasonOf(error: unknown) {
  if (error instanceof Problem) return failureOfProblem(error);
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'entry_damaged';
  throw error;
}

export const partName = (part: number): string => `part ${String(part).padStart(6, '0')}`;

/** An uploaded file, in the parts in which it has come. */
const uploaded = ({ orm }: Pick<Deps, 'orm'>, { id, size }: ArchiveRow): RemoteBytes => ({
  size: size ?? 0,
  async read(offset, length) {
    const parts: Uint8Array[] = [];
    const end = offset + length;
    for (let part = Math.floor(offset / PART_BYTES); part * PART_BYTES < end; part += 1) {
      const begin = part * PART_BYTES;
      const from = Math.max(0, offset - begin);
      const some = Math.min(PART_BYTES, end - begin) - from;
      parts.push(await someBytesOf(orm, { id, name: partName(part), from, length: some }));
    }
    return Buffer.concat(parts);
  },
});

async function stepsOf(deps: Deps, archive: ArchiveRow): Promise<NewStep[]> {
  const file = uploaded(deps, archive);
  if (file.size > ARCHIVE_MOST_BYTES) throw new Problem('archive_too_large');
  const entries = await zipDirectory(file, ARCHIVE_BOUNDS);
  const manifest = await manifestIn(file, entries);
  await changeArchive(deps.orm, archive.id, { source: manifest.id });
  await noteFiles(deps, archive, { file, entries, manifest });
  return manifest.files
    .flatMap(({ path }) => {
      const said = readPath(path);
      return said === null ? [] : [{ path, order: IMPORT_ORDER.indexOf(said.kind) }];
    })
    .toSorted((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1))
    .map(({ path }) => ({ key: path, turn: null }));
}

/** Throws `archive_unreadable` without a manifest that we can read. */
async function manifestIn(file: RemoteBytes, entries: readonly ZipEntry[]): Promise<Manifest> {
  const entry = entries.find(({ name }) => name === MANIFEST);
  if (entry === undefined) throw new Problem('archive_unreadable');
  const bytes = await file.read(await dataOffset(file, entry), entry.packed);
  try {
    const { crc, size, isDeflated } = entry;
    const content = await unpacked(bytes, { size, crc, isDeflated, sha256: null });
    const manifest = manifestSchema.parse(JSON.parse(content.toString('utf8')));
    if (manifest.format > ARCHIVE_FORMAT) throw new Error(`format ${manifest.format}`);
    return manifest;
  } catch (error) {
    throw new Problem('archive_unreadable', { cause: error });
  }
}

interface Contents {
  readonly file: RemoteBytes;
  readonly entries: readonly ZipEntry[];
  readonly manifest: Manifest;
}

/** Stores where each file lies that the manifest names, so that no step reads the directory again. */
async function noteFiles(
  { orm }: Deps,
  { id: archiveId }: ArchiveRow,
  { entries, manifest }: Contents,
): Promise<void> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const rows = manifest.files.flatMap(({ path, sha256 }) => {
    const entry = byName.get(path);
    if (entry === undefined) return [];
    const { size, crc, isDeflated, offset, packed } = entry;
    const facts = { size, crc, sha256, isDeflated, at: { offset, packed } };
    return [{ archiveId, name: path, bytes: null, facts, packed: 0 }];
  });
  await inParts(rows, (part) => orm.insert(archivePiece).values(part).onConflictDoNothing());
}

async function importFile(deps: Deps, archive: ArchiveRow, path: string): Promise<StepEnd> {
  const said = readPath(path);
  if (said === null) {
    await stepsOf(deps, archive); // says why nothing can be imported
    throw new Problem('archive_unreadable');
  }
  const content = (await contentOf(deps, archive, path)).toString('utf8');
  const data = storable(JSON.parse(importedText(archive, content)));
  const thing = { ...dataSchema.parse(data), ...said };
  const insert = await importThing(deps, archive, thing, (name) => contentOf(deps, archive, name));
  return {
    state: 'done',
    outcome: said.isFirst ? said.kind : 'part',
    async keep(tx) {
      await insert(tx);
      await noteStored(tx, archive.workspaceId, content.length);
    },
  };
}

/** Throws `entry_damaged` for a file that is not there, or not as the manifest says. */
async function contentOf(deps: Deps, archive: ArchiveRow, path: string): Promise<Buffer> {
  const facts = await pieceNamed(deps.orm, archive.id, path);
  if (facts?.at === undefined) throw new Problem('entry_damaged');
  const { offset, packed } = facts.at;
  const file = uploaded(deps, archive);
  const from = await dataOffset(file, { name: path, offset });
  return unpacked(await file.read(from, packed), facts);
}
