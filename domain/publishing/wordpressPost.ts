import { wordpressMarkup } from '#html/wordpress/blocks.ts';
import { inRow } from '#html/wordpress/comment.ts';
import type { UploadedImages } from '#html/wordpress/images.ts';
import { type ImportedBlock, ownTitle, untitled } from '../transfer/importedText.ts';

/** An article as the post of a WordPress site. */
export interface WordpressPost {
  /** Plain text; empty if the article has no title of its own. */
  readonly title: string;
  /** Markup of blocks, without the title, which a theme shows above it. */
  readonly content: string;
}

const NO_IMAGES: UploadedImages = new Map();

/** Returns the post of sanitised blocks. `images`: those that are on the site already; the others keep their addresses. */
export const wordpressPost = (
  blocks: readonly ImportedBlock[],
  images: UploadedImages = NO_IMAGES,
): WordpressPost => ({
  title: ownTitle(blocks),
  content: inRow(
    untitled(blocks)
      .map(({ html }) => wordpressMarkup(html, images))
      .filter((markup) => markup !== ''),
  ),
});
