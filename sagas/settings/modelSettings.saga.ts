/** The models of the installation in the settings (store/settings/modelSettings.slice.ts): one request at a time. */
import type { InstallationModels } from '#contract/installation.schema.ts';
import { modelSettings } from '#store/settings/modelSettings.slice.ts';
import { keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { callApi } from '../session/session.api.ts';
import { call, put, race, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

const REQUESTS = [
  modelSettings.listRequested,
  modelSettings.testRequested,
  modelSettings.saveRequested,
  modelSettings.removeRequested,
];
const MODELS = { name: 'installationModels', args: null } as const;
type Request = ReturnType<(typeof REQUESTS)[number]>;

export function* modelSettingsSaga() {
  for (;;) {
    const request: Request = yield* take(REQUESTS);
    // An answer that comes after the page was left is about a form that is gone.
    const { left } = yield* race({
      answered: call(answer, request),
      left: take(modelSettings.left),
    });
    if (left) yield* put(resources.invalidated({ name: MODELS.name })); // perhaps it was saved
  }
}

function* answer(request: Request) {
  try {
    if (modelSettings.listRequested.match(request)) yield* list(request);
    if (modelSettings.testRequested.match(request)) yield* test(request);
    if (modelSettings.saveRequested.match(request)) yield* save(request);
    if (modelSettings.removeRequested.match(request)) yield* remove(request);
  } catch (error) {
    yield* put(modelSettings.failed({ error: yield* reportFailure(error) }));
  }
}

function* list({ payload: body }: ReturnType<typeof modelSettings.listRequested>) {
  const { installation } = yield* services();
  const found = yield* callApi(installation.listModels, { body });
  const names = found.result === 'failed' ? found.failure : found.names;
  yield* put(modelSettings.listed({ names }));
}

function* test({ payload: body }: ReturnType<typeof modelSettings.testRequested>) {
  const { installation } = yield* services();
  const tested = yield* callApi(installation.testModels, { body });
  yield* put(modelSettings.tested({ tested }));
}

function* save({ payload: body }: ReturnType<typeof modelSettings.saveRequested>) {
  const { installation } = yield* services();
  yield* changed(yield* callApi(installation.putModels, { body }));
  yield* put(modelSettings.saved());
}

function* remove({ payload: { what } }: ReturnType<typeof modelSettings.removeRequested>) {
  const { installation } = yield* services();
  const port = what === 'key' ? installation.deleteModelKey : installation.deleteModels;
  yield* changed(yield* callApi(port));
  yield* put(modelSettings.removed());
}

/** The models are shown as they were saved; what depends on them is read again. */
function* changed(data: InstallationModels) {
  yield* put(resources.cancelled({ key: keyOf(MODELS) })); // an older read would overwrite them
  yield* put(resources.primed({ ...MODELS, data }));
  yield* put(resources.invalidated({ name: 'engine' }));
  yield* put(resources.invalidated({ name: 'usage' })); // costs are at the prices of now
}
