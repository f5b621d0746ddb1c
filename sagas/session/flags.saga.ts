/**
 * Keeps the feature flags up to date while a page is open. What the page begins with came with the host's session (host.saga.ts), so
 * that nothing flickers; from then on the flag service is asked. A failure leaves the flags as they are.
 */
import type { FlagMessage, FlagUser } from '#services/session/session.ports.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, put, race, select, take } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { checkMultilogin } from './host.saga.ts';

/** Null while nobody is signed in, or nobody knows by which plan. */
function selectWho(state: RootState): FlagUser | null {
  const user = host.selectUser(state);
  if (user === null || !token.selectIsValid(state)) return null;
  return { userId: user.id, plan: token.selectPlan(state) };
}

/** A token that is being renewed says nothing new. */
function selectIsOther(state: RootState, { userId, plan }: FlagUser): boolean {
  const who = selectWho(state);
  const isSame = who === null || (who.userId === userId && who.plan === plan);
  return !isSame || !host.selectIsSignedIn(state);
}

/** Another user or plan is followed anew: nothing of the last one is left. */
export function* flagsSaga() {
  while (true) yield* follow(yield* waitUntil(selectWho));
}

function* follow(who: FlagUser) {
  const { flags } = yield* services();
  const messages = yield* listen(flags.follow, who);
  try {
    while (true) {
      const { message } = yield* race({
        message: take(messages),
        other: waitUntil(selectIsOther, who),
      });
      if (message === undefined) return;
      yield* hear(message);
    }
  } finally {
    messages.close();
  }
}

/** A 401 starts the multilogin check; other errors are logged (spec §8). */
function* hear(message: FlagMessage) {
  if (message.type === 'failed') {
    const { errors } = yield* services();
    if (message.status === 401) yield* checkMultilogin();
    else yield* call(errors.warn, 'The feature flags could not be read.', { ...message });
    return;
  }
  const known = yield* select(host.selectFlags);
  if (known.toSorted().join() !== message.visible.toSorted().join())
    yield* put(host.flagsRead(message.visible));
}
