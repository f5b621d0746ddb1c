/** The files of an export, in the order in which they stand in its ZIP file. */
import { ARCHIVED_KINDS } from '#contract/archive/archive.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { type PackedFile, packed } from '../../adapters/zip/zipWriter.ts';
import type { Deps } from '../../deps.ts';
import { bytesOfPiece, type FoundArchive, leftOutSteps, piecesOf } from './archive.repo.ts';
import { ARCHIVE_FORMAT, MANIFEST, type Manifest, readPath, WITHOUT } from './archiveFiles.ts';

const LEFT_OUT_MOST = 1000;

/** Yields one file after the other; the manifest, which names all of them, is the last one. */
export async function* filesIn(
  { orm }: Pick<Deps, 'orm'>,
  { row, job }: FoundArchive,
): AsyncGenerator<PackedFile & { readonly name: string }> {
  const files: { path: string; size: number; sha256: string }[] = [];
  for (const { name, facts } of await piecesOf(orm, row.id)) {
    const bytes = await bytesOfPiece(orm, row.id, name);
    if (bytes === null || facts === null) throw new Problem('not_found'); // its day is over
    files.push({ path: name, size: facts.size, sha256: facts.sha256 });
    yield { name, bytes, facts };
  }
  const missing = job === null ? [] : await leftOutSteps(orm, job.id, LEFT_OUT_MOST);
  const said: Manifest = {
    format: ARCHIVE_FORMAT,
    version: manifest.version,
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    counts: countsOf(files.map(({ path }) => path)),
    files,
    leftOut: missing.map(({ key }) => key),
    without: [...WITHOUT],
  };
  yield { name: MANIFEST, ...(await packed(Buffer.from(JSON.stringify(said)), true)) };
}

function countsOf(paths: readonly string[]): Manifest['counts'] {
  const kinds = paths.flatMap((path) => {
    const said = readPath(path);
    return said?.isFirst ? [said.kind] : [];
  });
  return Object.fromEntries(
    ARCHIVED_KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length]),
  );
}
