import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { Orm } from '#db/database.ts';
import type { PageId, WorkspaceId } from '#db/schema/ids.ts';
import { type PageRow, page } from '#db/schema/seo.ts';
import { without } from '#domain/without.ts';

/** A page without its text. */
export type ListedPage = Pick<
  PageRow,
  'id' | 'url' | 'title' | 'state' | 'problem' | 'language' | 'words' | 'fetchedAt'
>;

const listed = {
  id: page.id,
  url: page.url,
  title: page.title,
  state: page.state,
  problem: page.problem,
  language: page.language,
  words: page.words,
  fetchedAt: page.fetchedAt,
};

const isListed = (workspaceId: WorkspaceId) =>
  and(eq(page.workspaceId, workspaceId), eq(page.origin, 'imported'), isNull(page.removedAt));

const isAt = (workspaceId: WorkspaceId, url: string) =>
  and(eq(page.workspaceId, workspaceId), eq(page.url, url));

/** The imported pages, the newest first. */
export function listPages(
  orm: Orm,
  workspaceId: WorkspaceId,
  window: { readonly limit: number; readonly offset: number },
): Promise<ListedPage[]> {
  return orm
    .select(listed)
    .from(page)
    .where(isListed(workspaceId))
    .orderBy(desc(page.createdAt), desc(page.id))
    .limit(window.limit)
    .offset(window.offset);
}

export async function countPages(orm: Orm, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await orm.select({ all: count() }).from(page).where(isListed(workspaceId));
  return row?.all ?? 0;
}

/** Makes other requests that add pages one by one wait until this transaction ends. */
export async function lockPages(tx: Orm, workspaceId: WorkspaceId): Promise<void> {
  const key = `pages/${workspaceId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Those of other addresses. */
export async function countOthers(orm: Orm, workspaceId: WorkspaceId, url: string) {
  const [row] = await orm
    .select({ all: count() })
    .from(page)
    .where(and(isListed(workspaceId), ne(page.url, url)));
  return row?.all ?? 0;
}

export async function findPageAt(
  orm: Orm,
  workspaceId: WorkspaceId,
  url: string,
): Promise<PageRow | null> {
  const [row] = await orm.select().from(page).where(isAt(workspaceId, url));
  return row ?? null;
}

/** A page as it is searched. */
export type SearchedPage = Pick<
  PageRow,
  'id' | 'url' | 'title' | 'description' | 'language' | 'blocks'
>;

const isSearched = (workspaceId: WorkspaceId) => and(isListed(workspaceId), eq(page.state, 'read'));

/** Changes whenever another text would be found. */
export async function pagesRevision(orm: Orm, workspaceId: WorkspaceId): Promise<string> {
  const [row] = await orm
    .select({
      revision: sql<string>`concat(count(*), ' ', max(${page.fetchedAt}), ' ', sum(hashtext(${page.url})))`,
    })
    .from(page)
    .where(isSearched(workspaceId));
  return row?.revision ?? '';
}

/** Some pages, in the order of their ids. */
export function pagesAfter(
  orm: Orm,
  workspaceId: WorkspaceId,
  after: PageId | null,
  limit: number,
): Promise<SearchedPage[]> {
  const { id, url, title, description, language, blocks } = page;
  return orm
    .select({ id, url, title, description, language, blocks })
    .from(page)
    .where(and(isSearched(workspaceId), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** Texts that are in memory at once. */
const AT_ONCE = 50;

/** Every page that is searched. */
export async function* eachPage(orm: Orm, workspaceId: WorkspaceId): AsyncGenerator<SearchedPage> {
  let after: SearchedPage | null = null;
  do {
    const rows: SearchedPage[] = await pagesAfter(orm, workspaceId, after?.id ?? null, AT_ONCE);
    yield* rows;
    after = rows.at(-1) ?? null;
  } while (after !== null);
}

/** Adds a page, or replaces the one of its address, which keeps its id. */
export async function putPage(orm: Orm, row: PageRow): Promise<void> {
  const change = without(row, 'id', 'createdAt');
  await orm
    .insert(page)
    .values(row)
    .onConflictDoUpdate({ target: [page.workspaceId, page.url], set: change });
}

/** Keeps what an analysis has read. An imported page stays as it was imported. */
export async function putCopy(orm: Orm, row: PageRow): Promise<void> {
  const change = without(row, 'id', 'createdAt');
  await orm
    .insert(page)
    .values(row)
    .onConflictDoUpdate({
      target: [page.workspaceId, page.url],
      set: change,
      setWhere: eq(page.origin, 'read'),
    });
}

/**
 * Notes that a page could not be read. A text that was imported before stays as it is; of one that was removed, what brings it
 * back stays too.
 */
export async function putUnread(tx: Orm, row: PageRow): Promise<void> {
  const change = without(row, 'id', 'createdAt');
  const { workspaceId, url, state, problem, fetchedAt } = row;
  const isRemoved = or(isNotNull(page.removedAt), eq(page.state, 'failed'));
  const hasText = and(isAt(workspaceId, url), eq(page.origin, 'imported'), isNotNull(page.hash));
  const noted = await tx
    .update(page)
    .set({ state, problem, fetchedAt, removedAt: null })
    .where(and(hasText, isRemoved))
    .returning({ id: page.id });
  if (noted.length > 0) return;
  await tx
    .insert(page)
    .values(row)
    .onConflictDoUpdate({
      target: [page.workspaceId, page.url],
      set: change,
      setWhere: sql`${page.state} = 'failed' or ${page.origin} = 'read'`,
    });
}

/** A removed page is listed again, and one that could not be read since has the text again that it had; null: there is no such page. */
export async function restoreRow(tx: Orm, id: PageId): Promise<ListedPage | null> {
  const [row] = await tx
    .update(page)
    .set({
      removedAt: null,
      state: sql`case when ${page.hash} is null then ${page.state} else 'read' end`,
      problem: sql`case when ${page.hash} is null then ${page.problem} end`,
    })
    .where(eq(page.id, id))
    .returning(listed);
  return row ?? null;
}

export async function changePage(
  orm: Orm,
  id: PageId,
  change: Partial<PageRow>,
): Promise<ListedPage | null> {
  const [row] = await orm.update(page).set(change).where(eq(page.id, id)).returning(listed);
  return row ?? null;
}

/** Removes pages that were removed before then, and the texts of those that could not be read since. */
export async function purgeRemoved(orm: Orm, before: Date): Promise<void> {
  await orm.delete(page).where(and(isNotNull(page.removedAt), lt(page.removedAt, before)));
  const isUnread = and(eq(page.state, 'failed'), isNotNull(page.hash), lt(page.fetchedAt, before));
  await orm.update(page).set(NO_TEXT).where(isUnread);
}

const NO_TEXT = {
  title: '',
  description: null,
  blocks: [],
  words: 0,
  hash: null,
  language: null,
  schemaTypes: [],
  publishedAt: null,
  modifiedAt: null,
} satisfies Partial<PageRow>;

/** Copies that analyses have kept: those from before then, and of each workspace those beyond the newest ones. */
export async function purgeRead(orm: Orm, before: Date): Promise<void> {
  await orm.delete(page).where(and(eq(page.origin, 'read'), lt(page.fetchedAt, before)));
  const { most } = BOUNDS.readPages;
  await orm.execute(sql`delete from ${page} using (
      select id, row_number() over (partition by workspace_id order by fetched_at desc, id desc) as place
      from ${page} where origin = 'read' and workspace_id in (
        select workspace_id from ${page} where origin = 'read'
        group by workspace_id having count(*) > ${most})) placed
    where ${page.id} = placed.id and placed.place > ${most}`);
}
