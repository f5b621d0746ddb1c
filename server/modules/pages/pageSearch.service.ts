/** Searches the pages that a workspace has imported. */
import type { WorkspaceId } from '#db/schema/ids.ts';
import { isSiteOf } from '#domain/seo/text/site.ts';
import { collapsedTextOf, headingLevel } from '#html/text.ts';
import type { IndexedPage } from '../../adapters/serp/pageIndexes.ts';
import type { SearchResult } from '../../adapters/serp/provider.ts';
import type { Deps } from '../../deps.ts';
import { findPageAt, pagesAfter, pagesRevision, type SearchedPage } from './page.repo.ts';

interface Asked {
  readonly topic: string;
  readonly language: string;
  readonly count: number;
}

/** The best matches first. A page in another language than the one asked for is not found. */
export async function searchPages(
  { orm, pageIndex }: Pick<Deps, 'orm' | 'pageIndex'>,
  workspaceId: WorkspaceId,
  asked: Asked,
): Promise<readonly SearchResult[]> {
  const revision = await pagesRevision(orm, workspaceId);
  return pageIndex.search({ ...asked, workspaceId, revision }, async () => {
    const pages: IndexedPage[] = [];
    let after: SearchedPage | null = null;
    do {
      const rows: SearchedPage[] = await pagesAfter(orm, workspaceId, after?.id ?? null, AT_ONCE);
      pages.push(...rows.map(indexed));
      after = rows.at(-1) ?? null;
    } while (after !== null);
    return pages;
  });
}

type Text = Pick<SearchedPage, 'url' | 'title' | 'blocks'>;

/** The imported pages of a site, or as many of them as are asked for. */
export async function pagesOfSite(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  site: string,
  most: number,
): Promise<readonly Text[]> {
  const found: Text[] = [];
  let after: SearchedPage | null = null;
  do {
    const rows: SearchedPage[] = await pagesAfter(orm, workspaceId, after?.id ?? null, AT_ONCE);
    found.push(...rows.filter(({ url }) => isSiteOf(url, site)));
    after = rows.at(-1) ?? null;
  } while (after !== null && found.length < most);
  return found.slice(0, most);
}

/** The texts of imported pages that a search has found. */
export async function textsOfPages(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  urls: readonly string[],
): Promise<readonly Text[]> {
  const rows = await Promise.all(urls.map((url) => findPageAt(orm, workspaceId, url)));
  return rows.filter((row) => row !== null);
}

/** Texts that are in memory at once; each is cut to what is indexed of it. */
const AT_ONCE = 50;
const TEXT_MAX_CHARS = 20_000;

function indexed({ url, title, language, blocks }: SearchedPage): IndexedPage {
  const headings = blocks.filter((html) => headingLevel(html) !== null).map(collapsedTextOf);
  const text = blocks.map(collapsedTextOf).join('\n').slice(0, TEXT_MAX_CHARS);
  return { url, title, language, headings: headings.join('\n').slice(0, TEXT_MAX_CHARS), text };
}
