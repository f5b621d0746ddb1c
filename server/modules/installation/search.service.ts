/** The service that searches the web, as the administrator sets it up. */
import type {
  InstallationSearch,
  SearchRequest,
  SearchTested,
} from '#contract/installation/search.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { InstallationSettingRow } from '#db/schema/installation.ts';
import { settingPurpose } from '#db/secrets/storedSecrets.ts';
import { SearchError, type SearchService } from '../../adapters/serp/search.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { deleteSetting, findSetting, putSetting } from './installationSetting.repo.ts';
import { openSecret, sealSecret } from './secret.service.ts';

const NAME = 'search';

export async function readSearch(deps: Deps): Promise<InstallationSearch> {
  const { environmentSearch } = deps;
  if (environmentSearch !== null) {
    const { provider, address, key } = environmentSearch;
    const state = key === null ? 'none' : 'stored';
    return { source: 'environment', search: { provider, address, key: state, updatedAt: null } };
  }
  const row = await findSetting(deps.orm, NAME);
  if (row === null) return { source: 'none', search: null };
  const key = row.secret === null ? 'none' : await keyStateOf(deps, row);
  return {
    source: 'settings',
    search: { ...row.value, key, updatedAt: row.updatedAt.toISOString() },
  };
}

const keyStateOf = async (deps: Deps, row: InstallationSettingRow<'search'>) =>
  (await openSecret(deps, row, purposeOf(row.value))) === null ? 'unreadable' : 'stored';

/** Replaces the service. A key that is not given again stays, unless it is for another service. */
export async function saveSearch(
  deps: Deps,
  { userId }: Caller,
  request: SearchRequest,
): Promise<InstallationSearch> {
  refuseIfEnvironment(deps);
  const value = serviceIn(request);
  const { apiKey } = request;
  const given = apiKey === undefined ? null : await sealSecret(deps, apiKey, purposeOf(value));
  const change = { revision: deps.newId(), updatedBy: userId, updatedAt: deps.now() };
  await deps.orm.transaction(async (tx) => {
    const kept = await findSetting(tx, NAME);
    const isSame = kept !== null && purposeOf(kept.value) === purposeOf(value);
    const secret = given ?? (isSame ? kept.secret : null);
    await putSetting(tx, { ...change, name: NAME, value, secret });
  });
  return readSearch(deps);
}

export async function removeSearch(deps: Deps): Promise<InstallationSearch> {
  refuseIfEnvironment(deps);
  await deleteSetting(deps.orm, NAME);
  return readSearch(deps);
}

/** Makes one search; null: with the service that is set. */
export async function testSearch(deps: Deps, request: SearchRequest | null): Promise<SearchTested> {
  const service = request === null ? await currentSearch(deps) : await givenSearch(deps, request);
  if (service === null) throw new Problem('not_found');
  try {
    return await deps.searchClientOf(service).test();
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    const { code: failure, engines } = error;
    return { result: 'failed', failure, ...(engines.length > 0 && { engines: [...engines] }) };
  }
}

/** Without a key, with the stored one if it is for this service. */
async function givenSearch(deps: Deps, request: SearchRequest): Promise<SearchService> {
  const value = serviceIn(request);
  const row = await findSetting(deps.orm, NAME);
  const isSame = row !== null && purposeOf(row.value) === purposeOf(value);
  const stored = isSame ? await openSecret(deps, row, purposeOf(value)) : null;
  return { ...value, key: request.apiKey ?? stored };
}

/** The service that searches now; null: none is set up, so imported pages are searched. */
export async function currentSearch(deps: Deps): Promise<SearchService | null> {
  if (deps.environmentSearch !== null) return deps.environmentSearch;
  const row = await findSetting(deps.orm, NAME);
  if (row === null) return null;
  return { ...row.value, key: await openSecret(deps, row, purposeOf(row.value)) };
}

type Service = Pick<SearchService, 'provider' | 'address'>;

const serviceIn = (request: SearchRequest): Service => ({
  provider: request.provider,
  address: 'address' in request ? request.address.replace(/\/+$/, '') : null,
});

const purposeOf = (service: Service): string => settingPurpose(NAME, service);

function refuseIfEnvironment({ environmentSearch }: Deps): void {
  if (environmentSearch !== null) throw new Problem('set_by_environment');
}
