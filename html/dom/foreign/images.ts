/** Pictures: each becomes a figure, or is counted as a loss. */
import type { LossCounter } from '../../losses.ts';
import { all, made, renamed, textOf } from './dom.ts';

/** Figures in other elements, with the selector of the caption. */
const CAPTIONED: readonly (readonly [string, string])[] = [
  ['.wp-caption', '.wp-caption-text'],
  ['.thumbinner', '.thumbcaption'],
];

export function tidyImages(body: HTMLElement, losses: LossCounter): void {
  for (const [box, caption] of CAPTIONED) {
    for (const element of all(body, `div${box}`)) {
      for (const text of all(element, caption)) renamed(text, 'figcaption');
      renamed(element, 'figure');
    }
  }
  for (const image of all(body, 'img')) tidyImage(image, losses);
  for (const figure of all(body, 'figure')) tidyFigure(figure);
  for (const image of all(body, 'img')) {
    if (image.parentElement?.localName !== 'figure') image.replaceWith(figureOf(image, ''));
  }
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

/** A tracking pixel. */
const isTracker = (image: Element): boolean =>
  ['width', 'height'].some((side) => {
    const size = image.getAttribute(side);
    return size !== null && size !== '' && Number(size) <= 2;
  });

/** Pages with lazy images have the address in other attributes. */
const SOURCES = ['src', 'data-src', 'data-original', 'data-lazy-src', 'srcset', 'data-srcset'];

/** Returns the public address of a picture; null if it has none. */
export function sourceOf(image: Element): string | null {
  const sources = [image, ...all(image.closest('picture') ?? image, 'source')]
    .flatMap((element) => SOURCES.map((name) => element.getAttribute(name) ?? ''))
    .map(addressOf);
  return sources.find((address) => address !== null) ?? null;
}

function takeSource(image: HTMLElement, alt: string, losses: LossCounter): void {
  const source = sourceOf(image);
  if (source) {
    image.setAttribute('src', source);
    return;
  }
  const written = image.getAttribute('src') ?? '';
  if (written !== '') losses.add('image', alt || fileOf(written));
  image.remove();
}

function addressOf(value: string): string | null {
  const first = value.trim().split(/\s/)[0] ?? '';
  const ours = ourImage(first);
  if (ours !== null) return ours;
  const address = first.startsWith('//') ? `https:${first}` : first;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
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
function tidyFigure(figure: HTMLElement): void {
  const images = all(figure, 'img');
  const captions = all(figure, 'figcaption');
  const caption = captions.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
  for (const element of captions) element.remove();
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
