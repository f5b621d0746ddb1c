import { attributeIn, escapeAttribute } from '../escape.ts';
import { delimited } from './comment.ts';

/** An image in the media library of a site. */
export interface UploadedImage {
  readonly url: string;
  readonly id: number;
}

/** By the address that an image has in the article. */
export type UploadedImages = ReadonlyMap<string, UploadedImage>;

/**
 * What reads like an entity in the text of an attribute: WordPress writes its `&` as it is, reads another text from it, and calls the block
 * invalid.
 */
const ENTITY = /&(?=#\d+;|#x[\da-f]+;|[a-z\d]+;)/gi;
const ENTITY_IN_ADDRESS = /&(#\d+|#x[\da-f]+|[a-z\d]+);/gi;

/** An invisible character parts the `&` from its word. */
const descriptionOf = (tag: string): string =>
  (attributeIn(tag, 'alt') ?? '').replace(/\s+/g, ' ').replace(ENTITY, '&\u2060');

const addressOf = (address: string): string => address.replace(ENTITY_IN_ADDRESS, '&$1%3B');

interface WrittenImage {
  readonly attributes: string;
  readonly uploaded: UploadedImage | undefined;
}

function imageOf(tag: string, images: UploadedImages): WrittenImage {
  const src = attributeIn(tag, 'src') ?? '';
  const uploaded = images.get(src);
  const written = {
    src: addressOf(uploaded?.url ?? src),
    alt: descriptionOf(tag),
    ...(uploaded && { class: `wp-image-${uploaded.id}` }),
  };
  const attributes = Object.entries(written).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return { attributes: attributes.join(''), uploaded };
}

/** Returns an image within a text. */
export const inlineImage = (tag: string, images: UploadedImages): string =>
  `<img${imageOf(tag, images).attributes}>`;

/** Returns the block of an image. Its size is left out: the site knows that of its files, and a fixed one would not fit a narrow screen. */
export function imageBlock(tag: string, caption: string, images: UploadedImages): string {
  const { attributes, uploaded } = imageOf(tag, images);
  const figure = `<figure class="wp-block-image${uploaded ? ' size-full' : ''}"><img${attributes}/>${captionElement(caption)}</figure>`;
  return uploaded === undefined
    ? delimited('image', figure)
    : delimited('image', figure, {
        id: uploaded.id,
        sizeSlug: 'full',
        linkDestination: 'none',
      });
}

/** Returns the caption of an image or a table; empty if there is none. */
export const captionElement = (caption: string): string =>
  caption === '' ? '' : `<figcaption class="wp-element-caption">${caption}</figcaption>`;
