import type { ArticleBody, BlockId, BlockOp } from '#domain/article/body.ts';
import { placeOfImage } from '#domain/images/image.ts';
import { type FigureImage, htmlOfFigure } from '#html/figure.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import type { ArrivedUpload } from '#store/images/uploadState.ts';
import { changeText } from '../article/article.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/** Inserts an uploaded image. The writer may be anywhere by now, so the editor does not scroll to it. */
export function* insertUploaded({ fileId, articleId, asset, ...target }: ArrivedUpload) {
  const { src, width, height } = asset;
  const blockId = yield* insert(articleId, { src, width, height }, target);
  yield* put(imageUpload.inserted({ fileId, blockId }));
}

/** Inserts an image that the writer has just chosen, and scrolls to it. */
export function* insertChosen({ payload }: ReturnType<typeof imageUpload.chosen>) {
  const { articleId, after, image } = payload;
  const { alt = null, ...chosen } = image;
  const behind = after === null ? [] : [after];
  const blockId = yield* insert(articleId, chosen, { behind, replaces: null, alt });
  const { editor } = yield* services();
  yield* call(editor.reveal, { articleId, blockId });
}

type InsertTarget = Pick<ArrivedUpload, 'behind' | 'replaces' | 'alt' | 'caption'>;

/** Each image is one undo step. */
function* insert(articleId: string, chosen: FigureImage, target: InsertTarget) {
  const { ids } = yield* services();
  const newId = yield* call(ids.next);
  const draft = yield* select(articleSave.selectDraft, articleId);
  if (draft === null) return newId;
  const op = imageOp(draft.body, chosen, target, newId);
  yield* changeText(articleId, [op], newId);
  return op.id;
}

function imageOp(
  body: ArticleBody,
  chosen: FigureImage,
  { behind, replaces, alt = null, caption = '' }: InsertTarget,
  newId: BlockId,
): BlockOp {
  const at = replaces === null ? -1 : body.order.indexOf(replaces.blockId);
  const html = htmlOfFigure({ ...chosen, alt, caption: replaces?.caption ?? caption });
  return replaces === null || at < 0
    ? { op: 'put', id: newId, after: placeOfImage(body, behind), html }
    : { op: 'put', id: replaces.blockId, after: body.order[at - 1] ?? null, html };
}
