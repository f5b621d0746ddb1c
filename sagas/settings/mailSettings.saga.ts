/** The mail server of the installation in the settings (store/settings/mailSettings.slice.ts): one request at a time. */
import type { InstallationMail } from '#contract/mail.schema.ts';
import { keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { mailSettings } from '#store/settings/mailSettings.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, race, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

const REQUESTS = [
  mailSettings.testRequested,
  mailSettings.saveRequested,
  mailSettings.removeRequested,
];
type Request = ReturnType<(typeof REQUESTS)[number]>;
const MAIL = { name: 'installationMail', args: null } as const;

export function* mailSettingsSaga() {
  for (;;) {
    const request: Request = yield* take(REQUESTS);
    // An answer that comes after the page was left is about a form that is gone.
    const { left } = yield* race({
      answered: call(answer, request),
      left: take(mailSettings.left),
    });
    if (left) yield* put(resources.invalidated({ name: MAIL.name })); // perhaps it was saved
  }
}

function* answer(request: Request) {
  const { installation } = yield* services();
  try {
    if (mailSettings.testRequested.match(request)) {
      const tested = yield* callApi(installation.testMail, {
        body: { mail: request.payload },
      });
      yield* put(mailSettings.tested({ tested }));
    } else if (mailSettings.saveRequested.match(request)) {
      yield* changed(yield* callApi(installation.putMail, { body: request.payload }));
      yield* put(mailSettings.saved());
    } else {
      yield* changed(yield* callApi(installation.deleteMail));
      yield* put(mailSettings.removed());
    }
  } catch (error) {
    yield* put(mailSettings.failed({ error: yield* reportFailure(error) }));
  }
}

function* changed(data: InstallationMail) {
  yield* put(resources.cancelled({ key: keyOf(MAIL) })); // an older read would overwrite it
  yield* put(resources.primed({ ...MAIL, data }));
}
