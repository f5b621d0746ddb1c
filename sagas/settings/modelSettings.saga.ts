/** The models of the installation in the settings (store/settings/modelSettings.slice.ts): one request at a time. */
import type { InstallationModels } from '#contract/installation.schema.ts';
import { modelSettings } from '#store/settings/modelSettings.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { callApi } from '../session/session.api.ts';
import { put, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { serveForm, showSaved } from './shownForm.ts';

const { listRequested, testRequested, saveRequested, removeRequested, left } = modelSettings;
const requests = [listRequested, testRequested, saveRequested, removeRequested];
type Request = ReturnType<(typeof requests)[number]>;

export function* modelSettingsSaga() {
  yield* serveForm({ shows: 'installationModels', next: () => take(requests), left, answer });
}

function* answer(request: Request) {
  try {
    if (listRequested.match(request)) yield* list(request);
    if (testRequested.match(request)) yield* test(request);
    if (saveRequested.match(request)) yield* save(request);
    if (removeRequested.match(request)) yield* remove(request);
  } catch (error) {
    yield* put(modelSettings.failed({ error: yield* reportFailure(error) }));
  }
}

function* list({ payload: body }: ReturnType<typeof listRequested>) {
  const { installation } = yield* services();
  const found = yield* callApi(installation.listModels, { body });
  const names = found.result === 'failed' ? found.failure : found.names;
  yield* put(modelSettings.listed({ names }));
}

function* test({ payload: body }: ReturnType<typeof testRequested>) {
  const { installation } = yield* services();
  const tested = yield* callApi(installation.testModels, { body });
  yield* put(modelSettings.tested({ tested }));
}

function* save({ payload: body }: ReturnType<typeof saveRequested>) {
  const { installation } = yield* services();
  yield* changed(yield* callApi(installation.putModels, { body }));
  yield* put(modelSettings.saved());
}

function* remove({ payload: { what } }: ReturnType<typeof removeRequested>) {
  const { installation } = yield* services();
  const port = what === 'key' ? installation.deleteModelKey : installation.deleteModels;
  yield* changed(yield* callApi(port));
  yield* put(modelSettings.removed());
}

/** The models are shown as they were saved; what depends on them is read again. */
function* changed(data: InstallationModels) {
  yield* showSaved('installationModels', data);
  yield* put(resources.invalidated({ name: 'engine' }));
  yield* put(resources.invalidated({ name: 'usage' })); // costs are at the prices of now
}
