/** Opens examples, and removes the one whose page is open (store/examples/examples.slice.ts). */
import { examplePath, listOfExamples } from '#domain/examples/example.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { auditWrites } from '#store/audit/audits.writes.ts';
import { examples } from '#store/examples/examples.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, race, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

export function* examplesSaga() {
  yield* takeLeading(examples.openRequested, open);
  yield* takeEvery(examples.removeRequested, remove);
}

/** Once the cards are left, nobody is taken anywhere. */
function* open({ payload }: ReturnType<typeof examples.openRequested>) {
  yield* put(examples.sent({ kind: payload.kind }));
  yield* race({ sent: send(payload), left: take(examples.left) });
}

function* send({
  workspaceId,
  kind,
  language,
}: ReturnType<typeof examples.openRequested>['payload']) {
  const { workspace } = yield* services();
  try {
    const body = { kind, language };
    const { id } = yield* callApi(workspace.postExample, { workspaceId, body });
    yield* put(examples.opened());
    yield* put(router.navigationRequested({ to: examplePath(kind, id) }));
  } catch (error) {
    yield* put(examples.refused({ error: yield* reportFailure(error) }));
  }
}

/** As it is removed from its list. Its page is left first, so that nothing on it is read again. */
function* remove({ payload }: ReturnType<typeof examples.removeRequested>) {
  const { workspaceId, kind, id, title } = payload;
  yield* put(router.navigationRequested({ to: listOfExamples(kind), replace: true }));
  if (kind === 'audit') yield* put(auditWrites.remove({ workspaceId, auditId: id }));
  else if (kind === 'topics')
    yield* put(topicWrites.removeSearch({ workspaceId, topicSearchId: id }));
  else yield* put(articleDelete.requested({ workspaceId, articles: [{ articleId: id, title }] }));
}
