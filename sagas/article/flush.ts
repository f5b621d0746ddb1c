import { articleSave } from '#store/article/save.slice.ts';
import { call, put } from '../lib/effects.ts';
import { reportError } from '../lib/failure.ts';
import { services } from '../lib/services.ts';

/** Takes what was typed from the editors, then sends it without a quiet period. An editor that throws stops nothing. */
export function* flush({ payload: { articleIds } }: ReturnType<typeof articleSave.flushRequested>) {
  for (const articleId of articleIds) yield* takeTyped(articleId);
  for (const articleId of articleIds) {
    yield* put(articleSave.forceRequested({ articleId }));
    yield* put(articleSave.resumed({ articleId }));
  }
}

/** Takes what was typed from the editor of an article. One that throws is reported. */
export function* takeTyped(articleId: string) {
  const { editor } = yield* services();
  try {
    yield* call(editor.flush, { articleId });
  } catch (error) {
    yield* reportError(error, { articleId });
  }
}
