/**
 * Shows one image in place of another in every article (store/images/imageReplacement.slice.ts). An article that is open here changes
 * in its editor; another one by a save of its own, which a tab that has it open merges with what is written there.
 */
import type { AssetUse } from '#contract/images/asset.schema.ts';
import { opsOfBlocks, replacements, takenBack } from '#domain/images/replacement.ts';
import {
  type ChangedArticle,
  imageReplacement,
  type ReplaceRequested,
} from '#store/images/imageReplacement.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { fork, put, select, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';
import { changeArticle } from './changeArticle.ts';

export function* imageReplacementSaga() {
  while (true) {
    const { payload } = yield* take(imageReplacement.requested);
    const changed = yield* replace(payload);
    if (changed.length > 0) yield* fork(offerUndo, payload.workspaceId, changed); // the next one does not wait for it
  }
}

/** Returns what was changed. */
function* replace(payload: ReplaceRequested) {
  try {
    const isAll = yield* replaceAll(payload);
    yield* put(imageReplacement.ended({ isAll }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'editArticle');
    yield* put(imageReplacement.failed({ error: failure }));
  }
  yield* readAgain();
  const state = yield* select(imageReplacement.select);
  return 'changed' in state ? state.changed : [];
}

function* offerUndo(workspaceId: string, changed: readonly ChangedArticle[]) {
  if (yield* showUndoable('imageReplaced')) yield* undo(workspaceId, changed);
}

/** The places are read again until there is no new one: an answer names some of them. True if none is left. */
function* replaceAll({ workspaceId, image, by }: ReplaceRequested) {
  const { asset } = yield* services();
  const tried = new Set<string>();
  while (true) {
    const of = { workspaceId, assetId: image.id };
    const { uses, hasMore } = yield* callApi(asset.getAssetUses, of);
    const due = uses.filter(({ articleId }) => !tried.has(articleId));
    if (due.length === 0) return uses.length === 0 && !hasMore;
    for (const use of due) {
      if (tried.has(use.articleId)) continue;
      tried.add(use.articleId);
      yield* replaceIn(use, { workspaceId, image, by });
    }
  }
}

function* replaceIn({ articleId, title }: AssetUse, { workspaceId, image, by }: ReplaceRequested) {
  try {
    const of = { workspaceId, articleId };
    const blocks = yield* changeArticle(
      of,
      (body) => replacements(body, image.src, by),
      opsOfBlocks,
    );
    yield* put(imageReplacement.changed({ article: { articleId, blocks } }));
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    if (status === 402) throw error; // no other article can be changed either
    yield* put(imageReplacement.refused({ article: { articleId, title } }));
  }
}

function* undo(workspaceId: string, changed: readonly ChangedArticle[]) {
  let isUndone = true;
  for (const { articleId, blocks } of changed) {
    try {
      const of = { workspaceId, articleId };
      yield* changeArticle(of, (body) => takenBack(body, blocks), opsOfBlocks);
    } catch (error) {
      yield* reportFailure(error, 'editArticle');
      isUndone = false;
    }
  }
  if (!isUndone) yield* showError('imageNotReplacedBack');
  yield* readAgain();
}

function* readAgain() {
  for (const name of ['assetUses', 'article', 'articles'] as const)
    yield* put(resources.invalidated({ name }));
}
