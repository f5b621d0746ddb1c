/** Reads web pages for analyses and imports. What was read is kept for a while, as their servers allow it. */
import type { WorkspaceId } from '#db/schema/ids.ts';
import type { PageRow } from '#db/schema/seo.ts';
import { storable } from '#db/storable.ts';
import type { Deps } from '../../deps.ts';
import { findPageAt, putCopy } from './page.repo.ts';
import { pageRow } from './page.service.ts';

export type ReadText = Pick<
  PageRow,
  | 'title'
  | 'description'
  | 'blocks'
  | 'hash'
  | 'language'
  | 'schemaTypes'
  | 'publishedAt'
  | 'modifiedAt'
>;

type ReadDeps = Pick<Deps, 'orm' | 'collector' | 'now' | 'newId'>;

/** The text of a page: of an imported one what was imported. Rejects with a `Problem` if it cannot be read. */
export async function pageFor(
  deps: ReadDeps,
  workspaceId: WorkspaceId,
  url: string,
): Promise<ReadText> {
  const found = await findPageAt(deps.orm, workspaceId, url);
  const known = found?.state === 'read' && found.removedAt === null ? found : null;
  if (known?.origin === 'imported' || (known && isFresh(deps, known))) return known;
  const row = await readPage(deps, known, { workspaceId, url });
  await putCopy(deps.orm, row);
  return row;
}

const isFresh = ({ now }: ReadDeps, { freshUntil }: PageRow): boolean =>
  freshUntil !== null && now() < freshUntil;

type Place = Pick<PageRow, 'workspaceId' | 'url'>;
const NO_COPY = { etag: null, lastModified: null };

/** Reads a page from the web, unless it is as in the copy that is there. */
export async function readPage(deps: ReadDeps, copy: PageRow | null, at: Place): Promise<PageRow> {
  const read = storable(await deps.collector.collect(at.url, copy ?? NO_COPY));
  const { text, freshForMs, etag, lastModified } = read;
  const now = deps.now();
  const said = { etag, lastModified, freshUntil: new Date(now.getTime() + freshForMs) };
  if (text === null && copy !== null) return { ...copy, ...said, fetchedAt: now };
  if (text === null) throw new Error('a page without a copy cannot be unchanged');
  const { searchTitle: _searchTitle, ...kept } = text;
  return pageRow(deps, at, { ...kept, ...said, origin: 'read' });
}
