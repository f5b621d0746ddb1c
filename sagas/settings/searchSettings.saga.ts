/** The search service of the installation in the settings (store/settings/serviceSettings.slice.ts). */
import { searchSettings } from '#store/settings/serviceSettings.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';
import { serveForm, showSaved } from './shownForm.ts';

const { testRequested, saveRequested, removeRequested, left } = searchSettings;
const requests = [testRequested, saveRequested, removeRequested];
type Request = ReturnType<(typeof requests)[number]>;

export function* searchSettingsSaga() {
  yield* serveForm({ next: () => take(requests), left, answer });
}

function* answer(request: Request) {
  const { installation } = yield* services();
  try {
    if (testRequested.match(request)) {
      const body = { search: request.payload };
      const tested = yield* callApi(installation.testSearch, { body });
      yield* put(searchSettings.tested({ tested }));
    } else if (saveRequested.match(request)) {
      const saved = yield* callApi(installation.putSearch, { body: request.payload });
      yield* showSaved('installationSearch', saved);
      yield* put(searchSettings.saved());
    } else {
      yield* showSaved('installationSearch', yield* callApi(installation.deleteSearch));
      yield* put(searchSettings.removed());
    }
  } catch (error) {
    yield* put(searchSettings.failed({ error: yield* reportFailure(error) }));
  }
}
