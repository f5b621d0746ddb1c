/** The mail server of the installation in the settings (store/settings/serviceSettings.slice.ts). */
import { mailSettings } from '#store/settings/serviceSettings.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';
import { serveForm, showSaved } from './shownForm.ts';

const { testRequested, saveRequested, removeRequested, left } = mailSettings;
const requests = [testRequested, saveRequested, removeRequested];
type Request = ReturnType<(typeof requests)[number]>;

export function* mailSettingsSaga() {
  yield* serveForm({ next: () => take(requests), left, answer });
}

function* answer(request: Request) {
  const { installation } = yield* services();
  try {
    if (testRequested.match(request)) {
      const body = { mail: request.payload };
      const tested = yield* callApi(installation.testMail, { body });
      yield* put(mailSettings.tested({ tested }));
    } else if (saveRequested.match(request)) {
      const saved = yield* callApi(installation.putMail, { body: request.payload });
      yield* showSaved('installationMail', saved);
      yield* put(mailSettings.saved());
    } else {
      yield* showSaved('installationMail', yield* callApi(installation.deleteMail));
      yield* put(mailSettings.removed());
    }
  } catch (error) {
    yield* put(mailSettings.failed({ error: yield* reportFailure(error) }));
  }
}
