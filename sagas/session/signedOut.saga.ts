/** Says that the session has ended, and offers to sign in again, until somebody has. Saves that wait for it then go on. */
import { articleSave } from '#store/article/save.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { call, put, race, select, take } from '../lib/effects.ts';
import { matching } from '../lib/matching.ts';
import { freshToken, showSignedOut } from './session.api.ts';

export function* signedOutSaga() {
  while (true) {
    yield* take(host.signedOut);
    const id = yield* showSignedOut();
    const { isBack } = yield* race({
      isBack: take(token.received),
      isClosed: take(matching(notices.closed, { id })),
      never: call(askWhenSeen),
    });
    yield* put(notices.closed({ id }));
    if (isBack) yield* saveWhatWaits();
  }
}

/** Somebody may have signed in in another tab. */
function* askWhenSeen() {
  while (true) {
    yield* take(page.visible);
    yield* freshToken();
  }
}

function* saveWhatWaits() {
  for (const articleId of yield* select(articleSave.selectPendingIds))
    if ((yield* select(articleSave.selectStatus, articleId)) === 'signIn')
      yield* put(articleSave.resumed({ articleId }));
}
