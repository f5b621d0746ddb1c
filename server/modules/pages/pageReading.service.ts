/** Reads web pages for analyses and imports. */
import type { WorkspaceId } from '#db/schema/ids.ts';
import type { PageRow } from '#db/schema/product.ts';
import { storable } from '#db/storable.ts';
import { pageBlocks } from '../../adapters/html/pageBlocks.ts';
import type { Deps } from '../../deps.ts';
import { findPageAt } from './page.repo.ts';
import { importedRow } from './page.service.ts';

export type ReadText = Pick<
  PageRow,
  'title' | 'blocks' | 'hash' | 'language' | 'schemaTypes' | 'publishedAt' | 'modifiedAt'
>;

/** The text of a page: of an imported one what was imported. Rejects with a `Problem` if it cannot be read. */
export async function pageFor(
  deps: Deps,
  workspaceId: WorkspaceId,
  url: string,
  signal: AbortSignal,
): Promise<ReadText> {
  const known = await findPageAt(deps.orm, workspaceId, url);
  if (known?.origin === 'imported' && known.state === 'read') return known;
  return readPage(deps, workspaceId, url, signal);
}

/** Reads a page from the web. */
export async function readPage(
  deps: Deps,
  workspaceId: WorkspaceId,
  url: string,
  signal: AbortSignal,
): Promise<PageRow> {
  signal.throwIfAborted();
  const { title, language, html } = storable(await deps.readWebPage(url));
  const unknown = { schemaTypes: [], publishedAt: null, modifiedAt: null };
  const copy = { etag: null, lastModified: null, freshUntil: null };
  const text = { title, language, blocks: pageBlocks(html), ...unknown, ...copy };
  return importedRow(deps, workspaceId, url, text);
}
