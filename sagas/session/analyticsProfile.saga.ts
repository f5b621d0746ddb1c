/** Tells analytics plan and trial of a user once in a session; of administrators never (spec §4, §6). */
import { selectUser } from '#store/session/host.slice.ts';
import { selectHasToken, selectIsTrialActive, selectPlan } from '#store/session/token.slice.ts';
import { call, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const TOLD_KEY = 'analytics-profile-told';

export function* analyticsProfileSaga() {
  yield* waitUntil(selectHasToken);
  const { analytics, session } = yield* services();
  const user = yield* select(selectUser);
  const isTold = (yield* call(session.get, TOLD_KEY)) === user?.id;
  if (user === null || user.isAdmin || isTold) return;
  yield* call(analytics.identify, {
    plan: yield* select(selectPlan),
    isTrialActive: yield* select(selectIsTrialActive),
  });
  yield* call(session.set, TOLD_KEY, user.id);
}
