/** Reports that the editor crashed; it is reopened by its own error boundary (src/editor/EditorBoundary.tsx). */
import { editorCrash } from '#store/article/editorCrash.slice.ts';
import { reportError } from '../lib/failure.ts';
import { takeEvery } from '../lib/handlers.ts';

export function* editorCrashSaga() {
  yield* takeEvery(editorCrash.crashed, report);
}

function* report({ payload }: ReturnType<typeof editorCrash.crashed>) {
  const { articleId, isClosed, ...error } = payload;
  yield* reportError(error, { articleId, isClosed });
}
