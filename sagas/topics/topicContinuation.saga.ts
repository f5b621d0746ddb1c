/** Goes on with a search for topics (store/topics/topicContinuation.slice.ts). */
import { topicContinuation } from '#store/topics/topicContinuation.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, race, take } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

export function* topicContinuationSaga() {
  yield* takeLeading(topicContinuation.continueRequested, goOn);
}

type Asked = ReturnType<typeof topicContinuation.continueRequested>;

/** Sent twice, it goes on once: a search that searches is left as it is. */
function* goOn({ payload: of }: Asked) {
  yield* put(topicContinuation.sent(of));
  yield* race({ done: send(of), left: take(topicContinuation.left) });
}

function* send(of: Asked['payload']) {
  const { topic2 } = yield* services();
  try {
    yield* callApi(topic2.continueTopicSearch, of);
    yield* put(topicContinuation.started());
  } catch (error) {
    yield* put(topicContinuation.refused({ error: yield* reportFailure(error) }));
  }
}
