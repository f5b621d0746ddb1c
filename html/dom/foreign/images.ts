/** Pictures: each becomes a figure, or is counted as a loss. */
import { isAllowedValue } from '../../allowedHtml.ts';
import type { LossCounter } from '../../losses.ts';
import { all, COPY, made, renamed, saidBy, styleOf, textOf } from './dom.ts';

/** Figures in other elements, with the selector of the caption. */
const CAPTIONED: readonly (readonly [string, string])[] = [
  ['.wp-caption', '.wp-caption-text'],
  ['.thumbinner', '.thumbcaption'],
];

export function tidyImages(body: HTMLElement, losses: LossCounter): void {
  for (const image of all(body, 'amp-img, amp-anim')) keepingAttributes(image, 'img');
  for (const [box, caption] of CAPTIONED)
    for (const element of all(body, `div${box}`)) asFigure(element, caption);
  for (const box of all(body, '[role="img"]').filter(isBackground))
    losses.add('image', nameOf(box), '');
  takeCopies(body);
  for (const image of all(body, 'img')) tidyImage(image, losses);
  for (const figure of all(body, 'figure')) tidyFigure(figure, losses);
  for (const image of all(body, 'img')) {
    if (image.parentElement?.localName !== 'figure') image.replaceWith(figureOf(image, ''));
  }
}

function asFigure(box: HTMLElement, caption: string): void {
  for (const text of all(box, caption)) renamed(text, 'figcaption');
  renamed(box, 'figure');
}

function keepingAttributes(element: Element, tag: string): void {
  const copy = made(element, tag);
  for (const { name, value } of element.attributes) copy.setAttribute(name, value);
  element.replaceWith(copy);
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? '';
const isBackground = (box: Element): boolean =>
  /background(?:-image)?:[^;]*url\(/.test(styleOf(box)) && textOf(box) === '';

/** The copy has the address that a script would have set. */
function takeCopies(body: HTMLElement): void {
  let above: Element | null = null;
  for (const image of all(body, 'img')) {
    const source = above === null ? null : sourceOf(above);
    const isCopy = above !== null && image.hasAttribute(COPY) && isSameImage(above, image);
    if (isCopy && source !== null && !isPlaceholder(source)) image.remove();
    else if (isCopy) above?.remove();
    if (image.isConnected) above = image;
  }
}

/** Beside each other, with the same description or file. */
function isSameImage(image: Element, copy: Element): boolean {
  const description = copy.getAttribute('alt') ?? '';
  const isAlike = description !== '' && description === image.getAttribute('alt');
  const source = sourceOf(image);
  return isAlike || source === null || isPlaceholder(source) || source === sourceOf(copy);
}

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\ufe0f?\u20e3)/u;
const EMOJI_LENGTH = 16;

/** Returns the emoji that a picture stands for; null for other pictures. */
function emojiOf(image: Element): string | null {
  const alt = image.getAttribute('alt') ?? '';
  const isEmoji = EMOJI.test(alt) && alt.length <= EMOJI_LENGTH;
  return isEmoji ? alt : image.getAttribute('data-stringify-emoji');
}

/** Whether an image is a picture, not an emoji or a tracker. */
export const isPicture = (image: Element): boolean => emojiOf(image) === null && !isTracker(image);

function tidyImage(image: HTMLElement, losses: LossCounter): void {
  const alt = image.getAttribute('alt') ?? '';
  const emoji = emojiOf(image);
  if (emoji !== null) image.replaceWith(emoji);
  else if (isTracker(image)) image.remove();
  else takeSource(image, alt, losses);
}

/** A tracking pixel. Pages also give small sizes to images whose real size is in the style, and 0 to those that fill their box. */
function isTracker(image: Element): boolean {
  const sizes = ['width', 'height'].map((side) => image.getAttribute(side) ?? '');
  const isSized = /(?:^|;)\s*(?:width|height):\s*(?:[1-9]\d|auto)/.test(styleOf(image));
  const hasWords = /\S/.test(image.getAttribute('alt') ?? '');
  const isTiny = sizes.some((size) => size !== '' && Number(size) <= 2);
  return isTiny && !isSized && !(hasWords && sizes.includes('0'));
}

/** Pages with lazy images have the address in other attributes. */
const SOURCES = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-original-src',
  'src',
  'data-srcset',
  'data-lazy-srcset',
  'srcset',
] as const;

/** Files that a page shows until the image is there. */
const isPlaceholder = (address: string): boolean =>
  /(?:^|[/_.-])(?:placeholder|blank|spacer|transparent|pixel|loading|loader|lazy|grey|gray|1x1|clear)(?:[_.-][^/]*)?\.(?:gif|png|svg|jpe?g|webp)(?:$|\?)/i.test(
    address,
  );

/** Returns the public address of a picture; null if it has none. */
export function sourceOf(image: Element): string | null {
  const picture = image.closest('picture');
  const isFirst = picture?.querySelector('img') === image;
  const sources = [image, ...(isFirst ? all(picture, 'source') : [])]
    .flatMap((element) =>
      SOURCES.map((name) => addressesIn(name, element.getAttribute(name) ?? '')),
    )
    .flat()
    .flatMap((address) => addressOf(address) ?? []);
  return sources.find((address) => !isPlaceholder(address)) ?? sources[0] ?? null;
}

/** A candidate ends with its size; a comma may be part of its address (HTML Standard, srcset). */
const CANDIDATE = /(\S*[^\s,])(?:\s+[\d.]+[wxh])?\s*(?:,\s*|$)/g;

const addressesIn = (attribute: string, value: string): string[] =>
  attribute.endsWith('srcset')
    ? [...value.matchAll(CANDIDATE)].map(([, address = '']) => address)
    : [value.trim().split(/\s/)[0] ?? ''];

function takeSource(image: HTMLElement, alt: string, losses: LossCounter): void {
  const source = sourceOf(image);
  const link = image.closest('a[href]');
  // Of several images in a link, one is enough.
  const isLost = link?.querySelector('img') === image && textOf(link) === '';
  if (isLost && link.getAttribute('href') !== source) tellLink(link, '', losses);
  if (source) {
    image.setAttribute('src', source);
    return;
  }
  const written = image.getAttribute('src') ?? '';
  if (written !== '' || alt.trim() !== '') losses.add('image', alt || fileOf(written), '');
  image.remove();
}

/** A figure has no link, nor has its caption. One to the image itself is not missed. */
function tellLink(link: Element, example: string, losses: LossCounter): void {
  const href = link.getAttribute('href') ?? '';
  if (isAllowedValue('a', 'href', href) && !IMAGE_FILE.test(href))
    losses.add('link', example || href, '');
}

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|[?#])/i;

function addressOf(address: string): string | null {
  const ours = ourImage(address);
  if (ours !== null) return ours;
  const whole = address.startsWith('//') ? `https:${address}` : address;
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? whole : null;
}

const OUR_IMAGE = /^\/content\/(?:share\/[\w-]{43}\/images|assets)\/([\w-]{43})$/;

/**
 * The address of an image of ours, also of one on the page of a shared article, which would end with the link. Null for other
 * addresses. Which workspace it belongs to, nobody but the server knows.
 */
export function ourImage(address: string): string | null {
  if (!URL.canParse(address, location.origin)) return null;
  const { origin, pathname } = new URL(address, location.origin);
  const token = origin === location.origin ? OUR_IMAGE.exec(pathname)?.[1] : undefined;
  return token === undefined ? null : `/content/assets/${token}`;
}

const fileOf = (address: string): string =>
  address.startsWith('data:') ? '' : (address.split(/[/\\]/).at(-1) ?? '');

/** A figure keeps only pictures and their caption; one with other content becomes a `div`. */
function tidyFigure(figure: HTMLElement, losses: LossCounter): void {
  const caption = captionOf(figure, losses);
  const images = all(figure, 'img');
  if (images.length > 0 && textOf(figure) === '' && figure.querySelector('table, pre') === null) {
    const last = images.length - 1;
    figure.replaceWith(...images.map((image, at) => figureOf(image, at === last ? caption : '')));
    return;
  }
  const table = figure.querySelector('table');
  if (caption !== '') table?.prepend(made(figure, 'caption', caption));
  if (caption !== '' && table === null) figure.append(made(figure, 'p', caption));
  renamed(figure, 'div');
}

const MORE_THAN_TEXT = 'table, pre, ul, ol, blockquote, img';

/** Takes the caption out of a figure. A caption with more than text is content. */
function captionOf(figure: HTMLElement, losses: LossCounter): string {
  const texts: string[] = [];
  for (const caption of all(figure, 'figcaption')) {
    if (caption.querySelector(MORE_THAN_TEXT) !== null) renamed(caption, 'div');
    else {
      texts.push(saidBy(caption));
      for (const link of all(caption, 'a[href]')) tellLink(link, textOf(link), losses);
      caption.remove();
    }
  }
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

function figureOf(image: Element, caption: string): HTMLElement {
  const figure = made(image, 'figure');
  const picture = made(image, 'img');
  picture.setAttribute('src', image.getAttribute('src') ?? '');
  const alt = image.getAttribute('alt');
  // Without `alt` the image is not described yet; an empty one means decoration.
  if (alt !== null) picture.setAttribute('alt', alt.replace(/\s+/g, ' ').trim());
  const sides = ['width', 'height'].map((side) => [side, image.getAttribute(side) ?? ''] as const);
  if (sides.every(([, size]) => /^[1-9]\d{0,4}$/.test(size))) {
    for (const [side, size] of sides) picture.setAttribute(side, size);
  }
  figure.append(picture);
  if (caption !== '') figure.append(made(image, 'figcaption', caption));
  return figure;
}
