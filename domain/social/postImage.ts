/** The images of a post: those of the article that it was made from. They stand behind its texts, and no channel owns them. */
import { CHANNELS, type Channel } from '#contract/lib/channels.ts';
import { attributeIn } from '#html/escape.ts';
import { imageTagsIn } from '#html/media.ts';
import type { ArticleBody, BlockId, BlockOp } from '../article/body.ts';
import { type Crop, largestCrop, type Size } from '../images/crop.ts';
import { CHANNEL } from './channels.ts';

export interface PostImage {
  readonly id: BlockId;
  readonly src: string;
  readonly alt: string;
  /** Pixels; null where they are not known. */
  readonly width: number | null;
  readonly height: number | null;
  /** The parts that the writer has chosen. */
  readonly crops: Readonly<Partial<Record<Channel, Crop>>>;
}

/** Images that a post takes over. */
export const POST_IMAGES_MOST = 8;

export const isImageBlock = (html: string): boolean => html.startsWith('<figure');

export const imagesIn = ({ order, html }: Pick<ArticleBody, 'order' | 'html'>): PostImage[] =>
  order.flatMap((id) => imageOf(id, html[id] ?? '') ?? []);

function imageOf(id: BlockId, html: string): PostImage | null {
  const tag = isImageBlock(html) ? imageTagsIn(html)[0] : undefined;
  const src = tag === undefined ? null : attributeIn(tag, 'src');
  if (tag === undefined || src === null) return null;
  const pixels = (name: string) => Number(attributeIn(tag, name) ?? 0) || null;
  const alt = attributeIn(tag, 'alt') ?? '';
  const image = { id, src, alt, width: pixels('width'), height: pixels('height') };
  return { ...image, crops: cropsIn(html, image) };
}

const CROPS = /^<figure data-crops="([^"]*)">/;

/** Those that lie within the image and have the shape of their channel: the image may have been replaced. */
type Pixels = Pick<PostImage, 'width' | 'height'>;

function cropsIn(html: string, image: Pixels): PostImage['crops'] {
  const parts = CROPS.exec(html)?.[1]?.split(' ') ?? [];
  const found = parts.flatMap((part) => {
    const [name, ...numbers] = part.split(':');
    const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number);
    const channel = CHANNELS.find((one) => one === name);
    const crop = { left, top, width, height };
    return channel !== undefined && fits(crop, image, CHANNEL[channel].image)
      ? [[channel, crop]]
      : [];
  });
  return Object.fromEntries(found);
}

function fits({ left, top, width, height }: Crop, image: Pixels, shape: Size): boolean {
  if (width < 1 || left + width > (image.width ?? 0) || top + height > (image.height ?? 0))
    return false;
  return Math.abs((width * shape.height) / shape.width - height) <= 1;
}

/** The figure with another crop for a channel; null: as the channel would cut it. */
function withCrop(html: string, image: PostImage, channel: Channel, crop: Crop | null) {
  const parts = CHANNELS.flatMap((one) => {
    const kept = one === channel ? crop : (image.crops[one] ?? null);
    return kept === null ? [] : [[one, kept.left, kept.top, kept.width, kept.height].join(':')];
  });
  const mark = parts.length === 0 ? '' : ` data-crops="${parts.join(' ')}"`;
  return html.replace(/^<figure[^>]*>/, `<figure${mark}>`);
}

/** The crop that shows an image on a channel as the channel would cut it; null: it is shown so without one. */
function middleOf(image: PostImage, images: readonly PostImage[], channel: Channel): Crop | null {
  const bare = images.map((one) => ({ ...one, crops: {} }));
  return bestImage(bare, channel)?.id === image.id
    ? null
    : cropOn({ ...image, crops: {} }, channel);
}

/**
 * Shows a part of an image on a channel; null is its middle. Another image that was cropped for the channel is not shown there
 * any more.
 */
export function cropFor(
  body: ArticleBody,
  images: readonly PostImage[],
  {
    image,
    channel,
    crop,
  }: { readonly image: PostImage; readonly channel: Channel; readonly crop: Crop | null },
): BlockOp[] {
  const chosen = crop ?? middleOf(image, images, channel);
  return images.flatMap((one): BlockOp[] => {
    const html = body.html[one.id] ?? '';
    const now = withCrop(html, one, channel, one.id === image.id ? chosen : null);
    const after = body.order[body.order.indexOf(one.id) - 1] ?? null;
    return now === html ? [] : [{ op: 'put', id: one.id, after, html: now }];
  });
}

/** The part of an image that a channel shows: as the writer has chosen, or its middle; null where its size is not known. */
export function cropOn({ width, height, crops }: PostImage, channel: Channel): Crop | null {
  if (width === null || height === null) return null;
  return crops[channel] ?? largestCrop({ width, height }, CHANNEL[channel].image);
}

/** How much of an image a channel cuts off, as a factor: 1 is nothing; infinite where the size is not known. */
function misfit({ width, height }: PostImage, channel: Channel): number {
  if (width === null || height === null) return Number.POSITIVE_INFINITY;
  const { image } = CHANNEL[channel];
  const factor = (width * image.height) / (height * image.width);
  return Math.max(factor, 1 / factor);
}

/**
 * The image that was cropped for the channel; else the one whose ratio is nearest, of equals the first one; null without any.
 */
export function bestImage(images: readonly PostImage[], channel: Channel): PostImage | null {
  const chosen = images.find(({ crops }) => crops[channel] !== undefined);
  if (chosen !== undefined) return chosen;
  const misfits = images.map((image) => misfit(image, channel));
  return images[misfits.indexOf(Math.min(...misfits))] ?? null;
}

/** Whether what the channel shows of an image has enough pixels; null where its size is not known. */
export function isLargeEnough(image: PostImage, channel: Channel): boolean | null {
  const crop = cropOn(image, channel);
  return crop && crop.width >= CHANNEL[channel].image.width;
}
