/** The connected sites of a workspace. */
import { Problem } from '#contract/lib/problem.ts';
import type { NewSite, Site } from '#contract/publishing/integration.schema.ts';
import { lockRoom, requireRoom } from '#db/room.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import type { SiteRow } from '#db/schema/publishing.ts';
import { sitePurpose } from '#db/secrets/storedSecrets.ts';
import type { Deps } from '../../deps.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { sealSecret } from '../installation/secret.service.ts';
import {
  chooseSite,
  countSites,
  defaultSiteOf,
  findAccount,
  insertSite,
  type OfSite,
  sitesOf,
  updateChecked,
  updateSite,
} from './site.repo.ts';
import { passwordOf, requireSite } from './siteAccess.service.ts';

export async function readSites(deps: Deps, workspaceId: WorkspaceId) {
  const rows = await sitesOf(deps.orm, workspaceId);
  return { workspaceId, sites: await Promise.all(rows.map((row) => presentSite(deps, row))) };
}

async function presentSite(deps: Deps, row: SiteRow): Promise<Site> {
  const { id, workspaceId, kind, address, login, facts, failure, failedAt } = row;
  return {
    id,
    workspaceId,
    kind,
    address,
    login,
    ...facts,
    abilities: [...facts.abilities],
    seo: [...facts.seo],
    passwordState: (await passwordOf(deps, row)) === null ? 'unreadable' : 'stored',
    connectedAt: row.connectedAt.toISOString(),
    usedAt: row.usedAt.toISOString(),
    problem: failure === null || failedAt === null ? null : { failure, at: failedAt.toISOString() },
  };
}

interface Connecting {
  readonly workspaceId: WorkspaceId;
  readonly body: NewSite;
}

/** Stores a site that has said who the account is; the first one is chosen. Rejects as `SiteAdapter` does, with `sites_full` and `secrets_unavailable`. */
export async function connectSite(deps: Deps, { workspaceId, body }: Connecting): Promise<Site> {
  const { kind, login, password } = body;
  const found = await deps.siteKinds[kind].connect(body.address, { login, password });
  const { address, apiRoot, ...facts } = found;
  const account = { workspaceId, kind, apiRoot, login };
  const now = deps.now();
  const said = { address, facts, usedAt: now, failure: null, failedAt: null };
  const sealed = await sealSecret(deps, password, sitePurpose(account));
  const row = await deps.orm.transaction(async (tx) => {
    await lockRoom(tx, workspaceId);
    const known = await findAccount(tx, account);
    if (known !== null) return updateSite(tx, known.id, { ...said, password: sealed });
    await requireRoom(tx, 'sites', workspaceId);
    const isDefault = (await countSites(tx, workspaceId)) === 0;
    const id = newCheckedId<SiteRow['id']>(deps);
    const made = { id, ...account, ...said, password: sealed, isDefault, connectedAt: now };
    await insertSite(tx, made);
    return made;
  });
  return presentSite(deps, stillThere(row));
}

/** Asks a site again, and keeps what it says. Throws `not_found` if it was disconnected meanwhile. */
export async function checkSite(deps: Deps, { siteId }: OfSite): Promise<Site> {
  const row = await requireSite(deps.orm, siteId);
  const password = await passwordOf(deps, row);
  if (password === null) return presentSite(deps, row);
  await updateChecked(deps.orm, row, await testedSite(deps, row, password));
  return presentSite(deps, await requireSite(deps.orm, siteId));
}

async function testedSite(
  deps: Deps,
  { kind, apiRoot, login }: SiteRow,
  password: string,
): Promise<Partial<SiteRow>> {
  try {
    const facts = await deps.siteKinds[kind].test(apiRoot, { login, password });
    return { facts, usedAt: deps.now(), failure: null, failedAt: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { failure: error.code, failedAt: deps.now() };
  }
}

function stillThere(row: SiteRow | null): SiteRow {
  if (row === null) throw new Problem('not_found');
  return row;
}

export const readDefaultSite = async ({ orm }: Pick<Deps, 'orm'>, workspaceId: WorkspaceId) => ({
  workspaceId,
  siteId: await defaultSiteOf(orm, workspaceId),
});

/** Throws `not_found` for a site that the workspace does not have; the choice is then as it was. */
export function putDefaultSite(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  siteId: string | null,
) {
  return orm.transaction(async (tx) => {
    await lockRoom(tx, workspaceId);
    await chooseSite(tx, workspaceId, siteId);
    const chosen = await readDefaultSite({ orm: tx }, workspaceId);
    if ((chosen.siteId === null) !== (siteId === null)) throw new Problem('not_found');
    return chosen;
  });
}
