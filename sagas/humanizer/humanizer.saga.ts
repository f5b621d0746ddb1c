/** Checks the open article for signs of a model (store/humanizer/humanizer.slice.ts). A text counts once, which the server knows. */
import { humanizer } from '#store/humanizer/humanizer.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { call, put } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi, flushSaves, showError } from '../session/session.api.ts';

export function* humanizerSaga() {
  yield* takeEvery(humanizer.requested, check);
}

type Asked = ReturnType<typeof humanizer.requested>['payload'];

function* check({ payload }: ReturnType<typeof humanizer.requested>) {
  const { ids } = yield* services();
  const { articleId } = payload;
  try {
    if (!(yield* flushSaves([articleId]))) {
      yield* showError('writingUnsaved');
      return yield* put(humanizer.failed({ articleId, error: null }));
    }
    const requestId = yield* call(ids.next);
    const spending = { limit: 'humanizerScore', benefit: 'editArticle', requestId } as const;
    yield* spendUnit(spending, () => ask(payload));
    yield* put(humanizer.checked({ articleId }));
  } catch (error) {
    yield* put(humanizer.failed({ articleId, error: yield* reportFailure(error, 'editArticle') }));
  }
}

function* ask({ workspaceId, articleId }: Asked) {
  const { humanizer: ports } = yield* services();
  const args = { workspaceId, articleId };
  const answer = yield* callApi(ports.postHumanizerCheck, args);
  const { check } = answer;
  yield* put(resources.primed({ name: 'humanizerCheck', args, data: { articleId, check } }));
  return answer;
}
