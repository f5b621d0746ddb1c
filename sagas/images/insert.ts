import type { ArticleBody, BlockId, BlockOp } from '#domain/article/body.ts';
import { type FigureImage, htmlOfFigure } from '#html/figure.ts';
import { placeOfFigure } from '#domain/images/figure.ts';
import type { Asset } from '#contract/asset.schema.ts';
import { edited, selectDraft } from '#store/article/save.slice.ts';
import * as image from '#store/images/upload.slice.ts';
import type { ImageUpload } from '#store/images/uploadState.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

/** An upload has arrived. The writer may be anywhere by now: nothing moves but what is below the image. */
export function* insertUploaded({ fileId, articleId, asset, ...place }: ImageUpload) {
  const { src, width, height } = asset as Asset; // of every upload that has arrived
  const blockId = yield* insert(articleId, { src, width, height }, place);
  yield* put(image.imageInserted({ fileId, blockId }));
}

/** The writer has chosen it this moment, and goes on with what it shows. */
export function* insertChosen({ payload }: ReturnType<typeof image.imageChosen>) {
  const { articleId, after, image: chosen } = payload;
  const behind = after === null ? [] : [after];
  const blockId = yield* insert(articleId, chosen, { behind, replaces: null });
  const { editor } = yield* services();
  yield* call(editor.reveal, { articleId, blockId });
}

type Place = Pick<ImageUpload, 'behind' | 'replaces' | 'alt' | 'caption'>;

/** Each image is an undo step of its own. */
function* insert(articleId: string, chosen: FigureImage, place: Place) {
  const { editor, ids } = yield* services();
  const newId = yield* call(ids.next);
  const draft = yield* select(selectDraft, articleId);
  if (draft === null) return newId;
  const op = figureOp(draft.body, chosen, place, newId);
  const ops = yield* call(editor.apply, { articleId, ops: [op], run: newId });
  yield* put(edited({ articleId, ops }));
  return op.id;
}

function figureOp(
  body: ArticleBody,
  chosen: FigureImage,
  { behind, replaces, alt = null, caption = '' }: Place,
  newId: BlockId,
): BlockOp {
  const at = replaces === null ? -1 : body.order.indexOf(replaces.blockId);
  const html = htmlOfFigure({ ...chosen, alt, caption: replaces?.caption ?? caption });
  return replaces === null || at < 0
    ? { op: 'put', id: newId, after: placeOfFigure(body, behind), html }
    : { op: 'put', id: replaces.blockId, after: body.order[at - 1] ?? null, html };
}
