import { mayBeAccepted } from '#domain/retry.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import { selectAwaited } from '#store/images/dueImage.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

/** Once more after a lost answer is the same request: the server may have accepted it. A cover is free. */
export function* repeat({ payload }: ReturnType<typeof articleImage.repeatRequested>) {
  const { ids } = yield* services();
  const { articleId } = payload;
  const before = yield* select(articleImage.select, articleId);
  const sent = 'sent' in before ? before.sent : null;
  const requestId = sent ?? (yield* call(ids.next));
  yield* put(articleImage.asked({ articleId, requestId }));
  const isFree = (yield* select(selectAwaited, payload))?.kind === 'cover';
  const limit = sent === null && !isFree ? 'aiImages' : null;
  try {
    const spending = { limit, benefit: 'makeImage', requestId } as const;
    const made = yield* spendUnit(spending, () => ask(requestId, payload));
    const isUnknown = sent !== null;
    if (made === null) yield* put(articleImage.refused({ articleId, error: null, isUnknown }));
    else yield* put(articleImage.accepted({ articleId }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'makeImage');
    const isUnknown = mayBeAccepted(failure, sent !== null);
    yield* put(articleImage.refused({ articleId, error: failure, isUnknown }));
  }
}

type Repeat = ReturnType<typeof articleImage.repeatRequested>['payload'];

function* ask(requestId: string, of: Repeat) {
  const { asset } = yield* services();
  return yield* callApi(asset.postArticleImage, { ...of, body: { requestId } });
}
