/** The models of the installation in the settings (store/settings/modelSettings.slice.ts): one request at a time. */
import { modelSettings } from '#store/settings/modelSettings.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';
import { serveForm, showSaved } from './shownForm.ts';

const { listRequested, testRequested, saveRequested, removeRequested, left } = modelSettings;
const requests = [listRequested, testRequested, saveRequested, removeRequested];
type Request = ReturnType<(typeof requests)[number]>;

export function* modelSettingsSaga() {
  yield* serveForm({ next: () => take(requests), left, answer });
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
  yield* put(modelSettings.listed({ found }));
}

function* test({ payload: body }: ReturnType<typeof testRequested>) {
  const { installation } = yield* services();
  const tested = yield* callApi(installation.testModels, { body });
  yield* put(modelSettings.tested({ tested }));
}

function* save({ payload: body }: ReturnType<typeof saveRequested>) {
  const { installation } = yield* services();
  yield* showSaved('installationModels', yield* callApi(installation.putModels, { body }));
  yield* put(modelSettings.saved());
}

function* remove({ payload: { what } }: ReturnType<typeof removeRequested>) {
  const { installation } = yield* services();
  const port = what === 'key' ? installation.deleteModelKey : installation.deleteModels;
  yield* showSaved('installationModels', yield* callApi(port));
  yield* put(modelSettings.removed());
}
