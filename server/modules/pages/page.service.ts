/** The pages that a workspace has imported. */
import { createHash } from 'node:crypto';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import { PAGES_LISTED } from '#contract/pages/page.route.ts';
import type { ImportedPage } from '#contract/pages/page.schema.ts';
import type { Orm } from '#db/database.ts';
import { madeOnce } from '#db/madeOnce.ts';
import { full, requireStorageIn } from '#db/room.ts';
import type { PageId, WorkspaceId } from '#db/schema/ids.ts';
import type { PageRow } from '#db/schema/seo.ts';
import { collapsedTextOf } from '#html/text.ts';
import { countWordsOfHtml } from '#html/words.ts';
import { blocksOfGiven } from '../../adapters/web/givenPage.ts';
import type { Deps } from '../../deps.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import { inSlices } from '../../lib/slices.ts';
import { webAddress } from '../../lib/webAddress.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import {
  changePage,
  countOthers,
  countPages,
  findPageAt,
  type ListedPage,
  listPages as listRows,
  lockPages,
  purgeRead,
  purgeRemoved,
  putPage,
  putUnread,
  restoreRow,
} from './page.repo.ts';

type InWorkspace = { readonly workspaceId: WorkspaceId };
type OfPage = InWorkspace & { readonly pageId: PageId };

const present = ({ fetchedAt, ...row }: ListedPage): ImportedPage => {
  const { id, url, title, state, problem, language, words } = row;
  const read = state === 'read' ? words : 0; // one that was removed may have its text still
  return {
    id,
    url,
    title,
    state,
    problem,
    language,
    words: read,
    fetchedAt: fetchedAt.toISOString(),
  };
};

export async function listPages(
  { orm }: Pick<Deps, 'orm'>,
  { workspaceId, page }: InWorkspace & { readonly page: number },
) {
  const limit = PAGES_LISTED;
  const window = { limit: limit + 1, offset: page * limit };
  const rows = await listRows(orm, workspaceId, window);
  const total = await countPages(orm, workspaceId);
  const pages = rows.slice(0, limit).map(present);
  return { workspaceId, pages, total, page, last: rows.length <= limit };
}

export async function removePage(deps: Deps, { pageId }: OfPage): Promise<{ id: PageId }> {
  if ((await changePage(deps.orm, pageId, { removedAt: deps.now() })) === null)
    throw new Problem('not_found');
  return { id: pageId };
}

/** Throws `not_found` once it is gone for good, and `pages_full` if others have taken its place. */
export const restorePage = (
  { orm }: Deps,
  { workspaceId, pageId }: OfPage,
): Promise<ImportedPage> =>
  orm.transaction(async (tx) => {
    await lockPages(tx, workspaceId);
    const row = await restoreRow(tx, pageId);
    if (row === null) throw new Problem('not_found');
    if ((await countPages(tx, workspaceId)) > BOUNDS.pages.most) throw full('pages');
    return present(row);
  });

/** How long a removed page can be restored, and how long a copy of an analysis is kept. */
const REMOVED_KEPT_MS = 3_600_000;
const READ_KEPT_MS = 30 * 86_400_000;

export async function purgePages({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await purgeRemoved(orm, before(REMOVED_KEPT_MS));
  await purgeRead(orm, before(READ_KEPT_MS));
}

type TextCall = InWorkspace &
  CreatingContext & {
    readonly body: { readonly name: string; readonly url: string | null; readonly html: string };
  };

/** Imports the text of a file, once for each request id. Throws `page_unreadable` without words, or if reading it takes too long, and `pages_full`. */
export async function addPageText(
  deps: Deps,
  { workspaceId, asked, body: { name, url: given, html } }: TextCall,
): Promise<ImportedPage> {
  const at = given === null ? `imported:${name}` : webAddress(given);
  const blocks = await blocksOfGiven({ html, url: given ?? 'https://imported.invalid/' });
  const text = { ...NO_FACTS, title: name, blocks, origin: 'imported' } as const;
  const row = await pageRow(deps, { workspaceId, url: at }, text);
  if (row.words === 0) throw new Problem('page_unreadable');
  return deps.orm.transaction(async (tx) => {
    const url = await madeOnce(tx, asked, async () => {
      await requireStorageIn(tx, workspaceId);
      await lockPages(tx, workspaceId);
      const free = given === null ? await addressOfFile(tx, row) : at;
      await putImported(tx, { ...row, url: free });
      return free;
    });
    const put = await findPageAt(tx, workspaceId, url);
    if (put === null) throw new Problem('not_found');
    return present(put);
  });
}

/** Adds a page that comes along in an archive. Throws `entry_known` if its address is listed, and `pages_full`. */
export async function addArchivedPage(tx: Orm, row: PageRow): Promise<void> {
  await lockPages(tx, row.workspaceId);
  const there = await findPageAt(tx, row.workspaceId, row.url);
  if (there?.origin === 'imported' && there.removedAt === null) throw new Problem('entry_known');
  await putImported(tx, row);
}

/** The same text of the same name is the same page, another text another page, also while the first can be restored. */
async function addressOfFile(tx: Orm, { workspaceId, url, hash }: PageRow): Promise<string> {
  const own = `${url} #${hash?.slice(0, 8) ?? ''}`;
  const first = await findPageAt(tx, workspaceId, url);
  const isFirst =
    first === null ? (await findPageAt(tx, workspaceId, own)) === null : first.hash === hash;
  return isFirst ? url : own;
}

const NO_FACTS = {
  description: null,
  language: null,
  schemaTypes: [],
  publishedAt: null,
  modifiedAt: null,
  etag: null,
  lastModified: null,
  freshUntil: null,
} satisfies Partial<PageRow>;

export type PageText = Pick<PageRow, keyof typeof NO_FACTS | 'title' | 'blocks' | 'origin'>;

/** What is kept of the text of one page: about 50,000 words. */
const TEXT_MAX_CHARS = 400_000;

/** Resolves with a row of a page that was read now. */
export async function pageRow(
  deps: Pick<Deps, 'now' | 'newId'>,
  at: Pick<PageRow, 'workspaceId' | 'url'>,
  text: PageText,
): Promise<PageRow> {
  const now = deps.now();
  const blocks = withinLimit(text.blocks);
  const said = (await inSlices(blocks, collapsedTextOf)).join('\n');
  const language = text.language ?? '';
  const words = await inSlices(blocks, (html) => countWordsOfHtml(html, language));
  return {
    ...text,
    ...at,
    blocks,
    state: 'read',
    problem: null,
    id: newCheckedId<PageId>(deps),
    words: words.reduce((sum, count) => sum + count, 0),
    hash: createHash('sha256').update(said).digest('hex'),
    fetchedAt: now,
    createdAt: now,
    removedAt: null,
  };
}

function withinLimit(blocks: readonly string[]): readonly string[] {
  let left = TEXT_MAX_CHARS;
  const end = blocks.findIndex(({ length }) => {
    left -= length;
    return left < 0;
  });
  return end < 0 ? blocks : blocks.slice(0, end);
}

/** In a transaction. Throws `pages_full`. */
export async function putImported(tx: Orm, row: PageRow): Promise<void> {
  await lockPages(tx, row.workspaceId);
  if ((await countOthers(tx, row.workspaceId, row.url)) >= BOUNDS.pages.most) throw full('pages');
  await (row.state === 'failed' ? putUnread : putPage)(tx, row);
}
