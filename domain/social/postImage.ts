/** The images of a post: those of the article that it was made from. They stand behind its texts, and no channel owns them. */
import type { Channel } from '#contract/post.route.ts';
import { attributeIn } from '#html/escape.ts';
import type { ArticleBody, BlockId } from '../article/body.ts';
import { CHANNEL } from './channels.ts';

export interface PostImage {
  readonly id: BlockId;
  readonly src: string;
  readonly alt: string;
  /** Pixels; null where they are not known. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Images that a post takes over. */
export const POST_IMAGES_MOST = 8;

export const isImageBlock = (html: string): boolean => html.startsWith('<figure');

export function imagesIn({ order, html }: Pick<ArticleBody, 'order' | 'html'>): PostImage[] {
  return order.flatMap((id) => {
    const [tag] = isImageBlock(html[id] ?? '') ? (/<img\s[^>]*>/.exec(html[id] ?? '') ?? []) : [];
    const src = tag === undefined ? null : attributeIn(tag, 'src');
    if (tag === undefined || src === null) return [];
    const pixels = (name: string) => Number(attributeIn(tag, name) ?? 0) || null;
    const alt = attributeIn(tag, 'alt') ?? '';
    return [{ id, src, alt, width: pixels('width'), height: pixels('height') }];
  });
}

/** How much of an image a channel cuts off, as a factor: 1 is nothing; infinite where the size is not known. */
function misfit({ width, height }: PostImage, channel: Channel): number {
  if (width === null || height === null) return Number.POSITIVE_INFINITY;
  const { image } = CHANNEL[channel];
  const factor = (width * image.height) / (height * image.width);
  return Math.max(factor, 1 / factor);
}

/** The image whose ratio is nearest to that of the channel, of equals the first one; null without any. */
export function bestImage(images: readonly PostImage[], channel: Channel): PostImage | null {
  const misfits = images.map((image) => misfit(image, channel));
  return images[misfits.indexOf(Math.min(...misfits))] ?? null;
}

/** Whether an image has at least the pixels that the channel shows; null where its size is not known. */
export function isLargeEnough({ width, height }: PostImage, channel: Channel): boolean | null {
  if (width === null || height === null) return null;
  const { image } = CHANNEL[channel];
  return width >= image.width && height >= image.height;
}
