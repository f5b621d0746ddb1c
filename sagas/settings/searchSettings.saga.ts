/** The search service of the installation in the settings (store/settings/searchSettings.slice.ts): one request at a time. */
import type { InstallationSearch } from '#contract/search.schema.ts';
import { keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { searchSettings } from '#store/settings/searchSettings.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, race, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

const REQUESTS = [
  searchSettings.testRequested,
  searchSettings.saveRequested,
  searchSettings.removeRequested,
];
type Request = ReturnType<(typeof REQUESTS)[number]>;
const SEARCH = { name: 'installationSearch', args: null } as const;

export function* searchSettingsSaga() {
  for (;;) {
    const request: Request = yield* take(REQUESTS);
    // An answer that comes after the page was left is about a form that is gone.
    const { left } = yield* race({
      answered: call(answer, request),
      left: take(searchSettings.left),
    });
    if (left) yield* put(resources.invalidated({ name: SEARCH.name })); // perhaps it was saved
  }
}

function* answer(request: Request) {
  const { installation } = yield* services();
  try {
    if (searchSettings.testRequested.match(request)) {
      const tested = yield* callApi(installation.testSearch, { body: request.payload });
      yield* put(searchSettings.tested({ tested }));
    } else if (searchSettings.saveRequested.match(request)) {
      yield* changed(yield* callApi(installation.putSearch, { body: request.payload }));
      yield* put(searchSettings.saved());
    } else {
      yield* changed(yield* callApi(installation.deleteSearch));
      yield* put(searchSettings.removed());
    }
  } catch (error) {
    yield* put(searchSettings.failed({ error: yield* reportFailure(error) }));
  }
}

function* changed(data: InstallationSearch) {
  yield* put(resources.cancelled({ key: keyOf(SEARCH) })); // an older read would overwrite it
  yield* put(resources.primed({ ...SEARCH, data }));
}
