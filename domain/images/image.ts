import { ASSET_LIMIT_BYTES, ASSET_TYPES } from '#contract/images/asset.route.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { isBlankParagraph } from '#html/text.ts';
import { type ArticleBody, type BlockId, htmlIn } from '../article/body.ts';

/** An image on its way into an article: which files are accepted, and where the figure goes. */

/** A file as the browser describes it. */
export interface ImageFile {
  /** Media type; empty if the browser does not know it. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export const isImageFile = ({ type }: Pick<ImageFile, 'type'>): boolean =>
  type.startsWith('image/');

/** Problems of the file itself. */
const FAULTS: ReadonlySet<string | null> = new Set<ProblemCode>([
  'too_large',
  'image_unreadable',
  'image_too_large',
]);

/** Whether uploading the same file again may succeed. */
export const isWorthAnotherUpload = (failure: string | null): boolean => !FAULTS.has(failure);

/** Returns the problem that the server would report anyway; null for a file that it may accept. */
export function refusalOf({ type, size }: ImageFile): ProblemCode | null {
  if (size > ASSET_LIMIT_BYTES) return 'too_large';
  const mayBe = type === '' || (ASSET_TYPES as readonly string[]).includes(type);
  return mayBe ? null : 'image_unreadable';
}

/**
 * Returns the block that a figure is inserted after: the first of `behind` that still exists. Null, the top, if
 * `behind` is empty; the last block if none exists any more. An empty paragraph stays below the figure, so that
 * the writer continues there.
 */
export function placeOfImage(body: ArticleBody, behind: readonly BlockId[]): BlockId | null {
  if (behind.length === 0) return null;
  const anchor = behind.find((id) => htmlIn(body, id) !== undefined) ?? body.order.at(-1) ?? null;
  if (anchor === null || !isBlankParagraph(htmlIn(body, anchor) ?? '')) return anchor;
  return body.order[body.order.indexOf(anchor) - 1] ?? null;
}

/** What a model is asked for if the writer says nothing else; empty without a title. */
export const promptFor = (title: string): string =>
  title === '' ? '' : `An illustration for an article titled “${title}”, without any text in it.`;
