/** Has the pages of an audit read again (store/audit/auditRound.slice.ts). */
import { auditRound } from '#store/audit/auditRound.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, race, select, take } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

export function* auditRoundSaga() {
  yield* takeLeading(auditRound.roundRequested, again);
}

type Asked = ReturnType<typeof auditRound.roundRequested>;

function* again({ payload: of }: Asked) {
  const { ids } = yield* services();
  const before = yield* select(auditRound.select);
  const isSame = before.status === 'failed' && before.auditId === of.auditId;
  const requestId = isSame ? before.requestId : yield* call(ids.next);
  yield* put(auditRound.sent({ auditId: of.auditId, requestId }));
  yield* race({ done: send(of, requestId), left: take(auditRound.left) });
}

function* send(of: Asked['payload'], requestId: string) {
  const { contentAudit } = yield* services();
  try {
    yield* callApi(contentAudit.postAuditRound, { ...of, body: { requestId } });
    yield* put(auditRound.started());
  } catch (error) {
    yield* put(auditRound.refused({ error: yield* reportFailure(error) }));
  }
}
