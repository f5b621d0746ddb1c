import { articleSave } from '#store/article/save.slice.ts';
import { call, put } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/** Takes what was typed from the editors, and sends it without a quiet period. */
export function* flush({ payload: { articleIds } }: ReturnType<typeof articleSave.flushRequested>) {
  const { editor } = yield* services();
  for (const articleId of articleIds) {
    yield* call(editor.flush, { articleId });
    yield* put(articleSave.forceRequested({ articleId }));
    yield* put(articleSave.resumed({ articleId }));
  }
}
