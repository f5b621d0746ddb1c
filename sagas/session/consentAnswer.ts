/** The answer to the question whether use may be counted: in the config of the person (docs/machines/consent.md). */
import {
  CONSENT_KEY,
  type ConsentChoice,
  consentOf,
  storedConsent,
} from '#domain/session/consent.ts';
import { consent } from '#store/session/consent.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { call, put, select, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { configNow, rememberPreference } from './userConfig.api.ts';

/** Returns false where the answer cannot be read: nobody is asked, nothing is sent, and what is stored stays. */
export function* readAnswer() {
  const stored = yield* configNow();
  if (stored === null) return false;
  const answer = consentOf(stored[CONSENT_KEY]);
  yield* put(answer === null ? consent.unanswered() : consent.known(answer));
  return true;
}

/** What was chosen in another tab holds here too, from when this one is looked at. A question that is open here stays so without that. */
export function* heedOtherTabs() {
  while (true) {
    yield* take(page.visible);
    const stored = yield* configNow();
    const answer = stored && consentOf(stored[CONSENT_KEY]);
    const { answer: known } = yield* select(consent.select);
    if (answer !== null && answer.at !== known?.at) yield* put(consent.known(answer));
  }
}

export function* storeAnswer({ payload: choice }: { readonly payload: ConsentChoice }) {
  const { clock } = yield* services();
  const answer = { choice, at: yield* call(clock.now) };
  const isKept = yield* rememberPreference(CONSENT_KEY, storedConsent(answer));
  yield* put(isKept ? consent.known(answer) : consent.failed());
}
