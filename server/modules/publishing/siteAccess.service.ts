/** Asks a connected site as its account, and keeps what became of that. */
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { SiteId, WorkspaceId } from '#db/schema/ids.ts';
import type { SiteRow } from '#db/schema/publishing.ts';
import { sitePurpose } from '#db/secrets/storedSecrets.ts';
import type { SiteAccess, SiteAdapter } from '../../adapters/publishing/siteKind.ts';
import type { Deps } from '../../deps.ts';
import { openSecret } from '../installation/secret.service.ts';
import { findSite, findSiteIn, updateChecked } from './site.repo.ts';

/** Null: no key opens it. */
export const passwordOf = (deps: Deps, row: SiteRow): Promise<string | null> =>
  openSecret(deps, { name: 'site', secret: row.password }, sitePurpose(row));

/** Throws `not_found` for a site that is not connected any more. */
export async function requireSite(orm: Orm, siteId: SiteId): Promise<SiteRow> {
  const row = await findSite(orm, siteId);
  if (row === null) throw new Problem('not_found');
  return row;
}

/** The same for an id that nobody has checked. */
export async function siteNamed(orm: Orm, workspaceId: WorkspaceId, id: string): Promise<SiteRow> {
  const row = await findSiteIn(orm, workspaceId, id);
  if (row === null) throw new Problem('not_found');
  return row;
}

/** Resolves with what the site has answered. Rejects as the adapter does, and with `secrets_unavailable` without its password. */
export async function askingSite<Value>(
  deps: Deps,
  row: SiteRow,
  ask: (adapter: SiteAdapter, access: SiteAccess) => Promise<Value>,
): Promise<Value> {
  const password = await passwordOf(deps, row);
  if (password === null) throw new Problem('secrets_unavailable');
  const { apiRoot, facts, kind } = row;
  const { abilities, seo } = facts;
  try {
    const login = { login: row.login, password };
    const said = await ask(deps.siteKinds[kind], { apiRoot, login, abilities, seo });
    await updateChecked(deps.orm, row, { usedAt: deps.now(), failure: null, failedAt: null });
    return said;
  } catch (error) {
    if (error instanceof Problem && isOfSite(error))
      await updateChecked(deps.orm, row, { failure: error.code, failedAt: deps.now() });
    throw error;
  }
}

/** What is wrong with the site, and not with a post of it. */
const OF_POST: ReadonlySet<string> = new Set([
  'site_post_changed',
  'site_post_gone',
  'site_image_refused',
  'site_too_large',
]);

const isOfSite = ({ code }: Problem): boolean => code.startsWith('site_') && !OF_POST.has(code);
