import { createHash, type Hash } from 'node:crypto';
import type {
  Competitor,
  FoundPage,
  Snapshot,
  SnapshotFile,
  SnapshotSummary,
} from '#contract/competitors/competitorsCollector.schema.ts';
import type { CompetitorRow, SnapshotRow } from '#db/schema/seo.ts';
import { jsonPieces } from '../../lib/jsonPieces.ts';
import { inSteps } from '../../lib/slices.ts';
import type { FoundRow } from './snapshot.repo.ts';

export const presentFound = (row: FoundRow): FoundPage => {
  const { id, url, title, position, state, problem } = row;
  return { id, url, title, position, state, problem };
};

export function presentCompetitor(row: CompetitorRow): Competitor {
  const { hash, readAt, language, schemaTypes, publishedAt, modifiedAt, features, sketch } = row;
  return {
    ...presentFound(row),
    hash,
    language,
    publishedAt,
    modifiedAt,
    features,
    sketch,
    schemaTypes: [...schemaTypes],
    readAt: readAt?.toISOString() ?? null,
  };
}

export function presentSummary(
  row: SnapshotRow,
  pages: readonly Pick<FoundRow, 'state'>[],
): SnapshotSummary {
  const { takenAt, createdAt: _createdAt, frozenAt, ...facts } = row;
  return {
    ...facts,
    takenAt: takenAt.toISOString(),
    state: frozenAt === null ? 'collecting' : 'frozen',
    done: settled(pages),
    total: pages.length,
  };
}

export const settled = (pages: readonly Pick<FoundRow, 'state'>[]): number =>
  pages.filter(({ state }) => state !== 'waiting').length;

export const presentSnapshot = (row: SnapshotRow, pages: readonly CompetitorRow[]): Snapshot => ({
  ...presentSummary(row, pages),
  pages: pages.map(presentCompetitor),
});

type Said = Omit<SnapshotFile, 'hash' | 'pages'> & {
  readonly pages: readonly SnapshotFile['pages'][number][];
};

/** Resolves with the hash of what a snapshot says, without ids and in one order of the fields: a copy elsewhere has the same. */
export async function hashOfSnapshot(said: Said): Promise<string> {
  const { keyphrase, country, location, language, provider, takenAt } = said;
  const { scorerVersion, icuVersion } = said;
  const known = said.related ? { related: said.related } : {}; // earlier ones have none
  const search = { keyphrase, country, location, language, provider, takenAt, ...known };
  const pages = said.pages.map((page) => {
    const { url, title, position, problem, hash, readAt, schemaTypes } = page;
    const { publishedAt, modifiedAt, features } = page;
    const of = { url, title, position, problem, hash, readAt, schemaTypes };
    const sketch = page.sketch && { sketch: page.sketch }; // earlier ones have none
    return { ...of, language: page.language, publishedAt, modifiedAt, features, ...sketch };
  });
  const hash = createHash('sha256');
  await inSteps(hashing(hash, { search, scorerVersion, icuVersion, pages }));
  return hash.digest('hex');
}

function* hashing(hash: Hash, said: object) {
  for (const piece of jsonPieces(said, { replacer: inOneOrder, ordered })) yield hash.update(piece);
}

/** Sorts the fields of an object: JSON in the database and in a file has no order of its own. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(ordered(Object.entries(value)));
}

const ordered = (fields: readonly [string, unknown][]): [string, unknown][] =>
  fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
