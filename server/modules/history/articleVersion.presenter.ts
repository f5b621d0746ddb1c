import type { Version, VersionSummary } from '#contract/article/article.schema.ts';
import type { VersionRow } from '#db/schema/article.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { VersionFacts } from './articleVersion.repo.ts';

/** A version as `userId` sees it. */
export function presentVersionSummary(row: VersionFacts, userId: string): VersionSummary {
  return {
    version: row.version,
    kind: row.kind,
    name: row.name,
    restoredFrom: row.restoredFrom,
    title: row.displayedTitle,
    words: row.words,
    createdAt: row.createdAt.toISOString(),
    isMine: row.authorId === null ? null : row.authorId === userId,
  };
}

export function presentVersion(row: VersionRow, userId: string): Version {
  return {
    ...presentVersionSummary(row, userId),
    storedTitle: row.storedTitle,
    fields: row.fields && { ...NO_FIELDS, ...row.fields },
    blocks: [...row.blocks],
  };
}
