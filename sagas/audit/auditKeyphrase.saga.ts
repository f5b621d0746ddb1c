/** Changes what a page of an audit is to be found for (store/audit/auditKeyphrase.slice.ts). */
import { auditKeyphrase } from '#store/audit/auditKeyphrase.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

export function* auditKeyphraseSaga() {
  yield* takeLeading(auditKeyphrase.saveRequested, save);
}

/** The same keyphrase again, after a failure or a lost answer, changes nothing. */
function* save({ payload }: ReturnType<typeof auditKeyphrase.saveRequested>) {
  const { contentAudit } = yield* services();
  const { workspaceId, auditId, position, text } = payload;
  yield* put(auditKeyphrase.sent({ auditId, position, text }));
  const body = { position, keyphrase: text.trim() || null };
  try {
    const { problem } = yield* callApi(contentAudit.putAuditKeyphrase, {
      workspaceId,
      auditId,
      body,
    });
    yield* put(auditKeyphrase.stored({ problem }));
  } catch (error) {
    yield* put(auditKeyphrase.refused({ error: yield* reportFailure(error) }));
  }
}
