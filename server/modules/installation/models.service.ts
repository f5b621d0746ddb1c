import type {
  InstallationModels,
  ModelNames,
  ModelServerRequest,
  ModelsRequest,
  ModelsTested,
  ModelsTestRequest,
} from '#contract/installation/installation.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { InstallationSettingRow, StoredModels } from '#db/schema/installation.ts';
import { settingPurpose } from '#db/secrets/storedSecrets.ts';
import type { PriceList } from '#domain/access/cost.ts';
import { probe } from '../../adapters/model/aiSdk/probe.ts';
import { EngineError } from '../../adapters/model/engine.ts';
import { tryExtra } from '../../adapters/model/extras.ts';
import {
  languageModelOf,
  type ModelServer,
  type Models,
  namesOfModels,
} from '../../adapters/model/modelServer.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { deleteSetting, findSetting, putSetting } from './installationSetting.repo.ts';
import { sealSecret } from './secret.service.ts';
import { storedKey } from './storedModels.ts';

const NAME = 'models';

export async function readModels(deps: Deps): Promise<InstallationModels> {
  if (deps.environmentModels !== null) return presentEnvironment(deps.environmentModels);
  const row = await findSetting(deps.orm, NAME);
  if (row === null) return { source: 'none', models: null };
  const { value, updatedAt } = row;
  const key = await keyStateOf(deps, row);
  const prices = value.prices ?? null;
  return {
    source: 'settings',
    models: {
      ...value,
      image: value.image ?? null,
      prices,
      key,
      updatedAt: updatedAt.toISOString(),
    },
  };
}

/** What a million tokens of each model cost; null where nobody has entered it. Prices are those of stored models alone. */
export async function priceList({
  orm,
  environmentModels,
}: Pick<Deps, 'orm' | 'environmentModels'>): Promise<PriceList | null> {
  if (environmentModels !== null) return null;
  const models = (await findSetting(orm, NAME))?.value;
  if (!models?.prices) return null;
  const { currency, ...ofModels } = models.prices;
  const prices = (['best', 'fast'] as const).flatMap((choice) => {
    const price = ofModels[choice];
    return price === null ? [] : [{ model: models[choice], ...price }];
  });
  return { currency, prices };
}

function presentEnvironment(environment: Models): InstallationModels {
  const { protocol, fast, best, image } = environment;
  const key = environment.key === null ? 'none' : 'stored';
  const models = {
    protocol,
    address: shownAddress(environment.address),
    fast,
    best,
    image,
    key,
    prices: null,
    updatedAt: null,
  } as const;
  return { source: 'environment', models };
}

/** Without what may hold a password. */
function shownAddress(address: string): string {
  const url = URL.parse(address);
  return url === null ? address : url.origin + url.pathname;
}

async function keyStateOf(deps: Deps, row: InstallationSettingRow<'models'>) {
  if (row.secret === null) return 'none';
  return (await storedKey(deps, row)) === null ? 'unreadable' : 'stored';
}

/** Replaces the models. A key that is not given again stays, unless the address is of another server. */
export async function saveModels(
  deps: Deps,
  { userId }: Caller,
  request: ModelsRequest,
): Promise<InstallationModels> {
  refuseIfEnvironment(deps);
  const { protocol, fast, best, image, prices } = request;
  const value: StoredModels = { protocol, address: withPath(request), fast, best, image, prices };
  const apiKey = keyIn(request);
  const given =
    apiKey === null ? null : await sealSecret(deps, apiKey, settingPurpose(NAME, value));
  await deps.orm.transaction(async (tx) => {
    const kept = await findSetting(tx, NAME);
    const isSameServer = kept !== null && isOneServer(kept.value.address, value.address);
    const secret = given ?? (isSameServer ? kept.secret : null);
    await putSetting(tx, { ...changeBy(deps, userId), name: NAME, value, secret });
  });
  deps.engines.changed();
  return readModels(deps);
}

export async function removeModels(deps: Deps): Promise<InstallationModels> {
  refuseIfEnvironment(deps);
  await deleteSetting(deps.orm, NAME);
  deps.engines.changed();
  return readModels(deps);
}

export async function removeKey(deps: Deps, { userId }: Caller): Promise<InstallationModels> {
  refuseIfEnvironment(deps);
  await deps.orm.transaction(async (tx) => {
    const kept = await findSetting(tx, NAME);
    if (kept !== null) await putSetting(tx, { ...kept, ...changeBy(deps, userId), secret: null });
  });
  deps.engines.changed();
  return readModels(deps);
}

/** The names of the models that a server offers. */
export async function listModels(deps: Deps, request: ModelServerRequest): Promise<ModelNames> {
  try {
    return { result: 'listed', names: await namesOfModels(await serverOf(deps, request)) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { result: 'failed', failure: error.code, said: error.said };
  }
}

/** Less than the page waits for an answer. */
const TEST_MS = 25_000;
const TEST_PATIENCE = { answerMs: 20_000, firstWordMs: 20_000, nextWordMs: 10_000 };

/** Tries the models and what else their server offers, all at once; one that has both parts is tried once. */
export async function testModels(deps: Deps, request: ModelsTestRequest): Promise<ModelsTested> {
  const server = await serverOf(deps, request);
  const signal = AbortSignal.timeout(TEST_MS);
  const names = [...new Set([request.best, request.fast])];
  const { log, local } = deps;
  const [tested, extras] = await Promise.all([
    Promise.all(
      names.map((name) => {
        const model = languageModelOf(server, name, local);
        return probe({ model, name, log, patience: TEST_PATIENCE }, signal);
      }),
    ),
    testExtras(server, request, signal),
  ]);
  return { tested, ...extras };
}

async function testExtras(
  server: ModelServer,
  { best, image: chosen = null, withImage }: ModelsTestRequest,
  signal: AbortSignal,
): Promise<Pick<ModelsTested, 'embeddings' | 'image'>> {
  const listed = await namesOfModels(server).catch(() => []); // not every server has a list
  const asked = { listed, model: best, signal };
  const ofImage = chosen === null ? asked : { ...asked, listed: [], model: chosen };
  const [embeddings, image] = await Promise.all([
    tryExtra('embeddings', server, asked),
    withImage ? tryExtra('image', server, ofImage) : null,
  ]);
  return { embeddings, image };
}

/** The server of a request, with the stored key if none is given and it is for that server. */
async function serverOf(deps: Deps, request: ModelServerRequest): Promise<ModelServer> {
  const address = withPath(request);
  const { protocol } = request;
  return { protocol, address, key: keyIn(request) ?? (await keyFor(deps, address)) };
}

const keyIn = (request: ModelServerRequest): string | null =>
  (request.protocol === 'gguf' ? null : request.apiKey) ?? null;

async function keyFor(deps: Deps, address: string): Promise<string | null> {
  const row = await findSetting(deps.orm, NAME);
  const isSameServer = row !== null && isOneServer(row.value.address, address);
  return isSameServer ? storedKey(deps, row) : null;
}

/** A key is for one scheme, host and port: it must not go anywhere else without being entered again. */
const isOneServer = (one: string, other: string) => originOf(one) === originOf(other);

/** A file has no origin, and no key. */
const originOf = (address: string) => URL.parse(address)?.origin ?? address;

/** Every server that we know has its endpoints below /v1, and people rarely type it. */
function withPath({ protocol, address }: ModelServerRequest): string {
  if (protocol === 'gguf') return address;
  const url = new URL(address);
  return url.pathname === '/' ? `${url.origin}/v1` : url.href.replace(/\/+$/, '');
}

function refuseIfEnvironment({ environmentModels }: Deps): void {
  if (environmentModels !== null) throw new Problem('set_by_environment');
}

const changeBy = (deps: Deps, userId: string) => ({
  revision: deps.newId(),
  updatedBy: userId,
  updatedAt: deps.now(),
});
