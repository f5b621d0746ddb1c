import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { SiteId, WorkspaceId } from '#db/schema/ids.ts';
import { type SiteRow, site } from '#db/schema/publishing.ts';

export interface OfSite {
  readonly workspaceId: WorkspaceId;
  readonly siteId: SiteId;
}

export function sitesOf(orm: Orm, workspaceId: WorkspaceId): Promise<SiteRow[]> {
  return orm
    .select()
    .from(site)
    .where(eq(site.workspaceId, workspaceId))
    .orderBy(asc(site.connectedAt), asc(site.id));
}

export async function findSite(orm: Orm, siteId: SiteId): Promise<SiteRow | null> {
  const [row] = await orm.select().from(site).where(eq(site.id, siteId));
  return row ?? null;
}

/** The id counts only among the sites of the workspace. */
export async function findSiteIn(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: string,
): Promise<SiteRow | null> {
  const [row] = await orm
    .select()
    .from(site)
    .where(and(eq(site.workspaceId, workspaceId), sql`${site.id} = ${id}::uuid`));
  return row ?? null;
}

export type SiteAccount = Pick<SiteRow, 'workspaceId' | 'kind' | 'apiRoot' | 'login'>;

/** The site that was connected with the same account. */
export async function findAccount(orm: Orm, account: SiteAccount): Promise<SiteRow | null> {
  const [row] = await orm
    .select()
    .from(site)
    .where(
      and(
        eq(site.workspaceId, account.workspaceId),
        eq(site.kind, account.kind),
        eq(site.apiRoot, account.apiRoot),
        eq(site.login, account.login),
      ),
    );
  return row ?? null;
}

export async function countSites(orm: Orm, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await orm
    .select({ all: count() })
    .from(site)
    .where(eq(site.workspaceId, workspaceId));
  return row?.all ?? 0;
}

export async function insertSite(orm: Orm, row: SiteRow): Promise<void> {
  await orm.insert(site).values(row);
}

/** Null: it was disconnected meanwhile. */
export async function updateSite(
  orm: Orm,
  siteId: SiteId,
  change: Partial<SiteRow>,
): Promise<SiteRow | null> {
  const [row] = await orm.update(site).set(change).where(eq(site.id, siteId)).returning();
  return row ?? null;
}

/** Keeps what a check has found with a password, unless that was replaced meanwhile. */
export async function updateChecked(
  orm: Orm,
  { id, password }: SiteRow,
  change: Partial<SiteRow>,
): Promise<void> {
  const isTried = and(eq(site.id, id), sql`${site.password} is not distinct from ${password}`);
  await orm.update(site).set(change).where(isTried);
}

export async function deleteSite(orm: Orm, siteId: SiteId): Promise<void> {
  await orm.delete(site).where(eq(site.id, siteId));
}

export async function defaultSiteOf(orm: Orm, workspaceId: WorkspaceId): Promise<SiteId | null> {
  const [row] = await orm
    .select({ id: site.id })
    .from(site)
    .where(and(eq(site.workspaceId, workspaceId), site.isDefault));
  return row?.id ?? null;
}

/** Chooses one site of a workspace, or none. The id is that of a body, so it counts only among the sites of the workspace. */
export async function chooseSite(
  orm: Orm,
  workspaceId: WorkspaceId,
  siteId: string | null,
): Promise<void> {
  const isDefault = siteId === null ? sql`false` : sql`${site.id} = ${siteId}::uuid`;
  await orm.update(site).set({ isDefault }).where(eq(site.workspaceId, workspaceId));
}
