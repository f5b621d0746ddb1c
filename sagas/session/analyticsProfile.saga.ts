/** Sends plan and trial of a user to analytics once in a session; never those of administrators (spec §4, §6). */
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { call, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const SENT_KEY = 'analytics-profile-told';

export function* analyticsProfileSaga() {
  yield* waitUntil(token.selectIsValid);
  const { analytics, session } = yield* services();
  const user = yield* select(host.selectUser);
  const isSent = (yield* call(session.get, SENT_KEY)) === user?.id;
  if (user === null || user.isAdmin || isSent) return;
  yield* call(analytics.identify, {
    plan: yield* select(token.selectPlan),
    isTrialActive: yield* select(token.selectIsTrialActive),
  });
  yield* call(session.set, SENT_KEY, user.id);
}
