import type { ArticleBody, BlockOp } from '#domain/article/body.ts';
import { bodyOf } from '#domain/article/body.ts';
import type { ChangedBlock } from '#domain/images/replacement.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { changeText } from '../article/article.api.ts';
import { call, select } from '../lib/effects.ts';
import { portErrorOf } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

type Change = (body: ArticleBody) => readonly ChangedBlock[];
type Write = (body: ArticleBody, changed: readonly ChangedBlock[]) => BlockOp[];

interface OfArticle {
  readonly workspaceId: string;
  readonly articleId: string;
}

/** How often an article is read again that was saved in between. */
const ATTEMPTS = 3;

/** Changes blocks of an article that need not be open, as one undo step if it is. Returns the blocks. Rejects if it cannot be saved. */
export function* changeArticle(of: OfArticle, change: Change, write: Write) {
  const { editor, ids } = yield* services();
  const { articleId } = of;
  const run = yield* call(ids.next);
  if (yield* select(articleSave.selectIsOpen, articleId)) {
    yield* call(editor.flush, { articleId });
    const draft = yield* select(articleSave.selectDraft, articleId);
    const blocks = draft === null ? [] : change(draft.body);
    if (draft !== null) yield* changeText(articleId, write(draft.body, blocks), run);
    return blocks;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return yield* changeStored(of, change, write);
    } catch (error) {
      if (portErrorOf(error).code !== 'stale_version' || attempt === ATTEMPTS) throw error;
    }
  }
}

function* changeStored(of: OfArticle, change: Change, write: Write) {
  const { article, ids } = yield* services();
  const { blocks: stored, version: baseVersion } = yield* callApi(article.getArticle, of);
  const body = bodyOf(stored);
  const blocks = change(body);
  if (blocks.length === 0) return blocks;
  const requestId = yield* call(ids.next);
  const ops = write(body, blocks);
  yield* callApi(article.updateArticle, { ...of, body: { requestId, baseVersion, ops } });
  return blocks;
}
