/** The image that was asked for with an article, and its place there. */
import type { AwaitedImage } from '#contract/images/generatedImage.schema.ts';
import { htmlOfFigure } from '#html/figure.ts';
import type { ArticleBody, BlockOp } from '../article/body.ts';

/**
 * Returns the id of one attempt: its job, or the designed cover. It is also the id of the inserted block, so that two tabs insert
 * one image.
 */
export const attemptOf = ({ jobId, image }: AwaitedImage): string => jobId ?? image?.id ?? '';

/** Returns the operations that insert the image below the title; none if the text shows it already. */
export function placement(
  { order, html }: Pick<ArticleBody, 'order' | 'html'>,
  awaited: AwaitedImage,
): readonly BlockOp[] {
  const { image } = awaited;
  if (image === null || isPlaced({ order, html }, awaited)) return [];
  const { src, width, height, alt } = image;
  const [first] = order;
  const title = first !== undefined && /^<h1[ >]/.test(html[first] ?? '') ? first : null;
  const figure = htmlOfFigure({ src, width, height, alt, caption: '' });
  return [{ op: 'put', id: attemptOf(awaited), after: title, html: figure }];
}

/** Whether the text shows the image. True as well if the image itself was deleted, because nothing is left to insert. */
export function isPlaced(
  { order, html }: Pick<ArticleBody, 'order' | 'html'>,
  awaited: AwaitedImage,
): boolean {
  const { image } = awaited;
  if (image === null || html[attemptOf(awaited)] !== undefined) return true;
  return order.some((one) => html[one]?.includes(image.src));
}

/** Whether it was made, even if it has been deleted since. */
export const isDone = ({ state }: AwaitedImage): boolean =>
  state === 'finished' || state === 'partial';
