import { sanitised } from '#html/dom/sanitise.ts';
import type { Figure } from '#html/figure.ts';

/**
 * Reads the HTML of an atomic block as a figure: one image and at most a caption of plain text. Null for anything
 * else, which is shown as it is so that no edit loses part of it.
 */
export function figureOf(html: string): Figure | null {
  const [element, ...others] = sanitised(html).children;
  if (element === undefined || others.length > 0) return null;
  const parts = element.localName === 'figure' ? [...element.children] : [element];
  const [image, caption, ...rest] = parts;
  if (image?.localName !== 'img' || rest.length > 0 || hasTextBeside(element, parts)) return null;
  if (caption !== undefined && !isPlainCaption(caption)) return null;
  return {
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt'),
    width: pixels(image.getAttribute('width')),
    height: pixels(image.getAttribute('height')),
    caption: caption?.textContent ?? '',
  };
}

const isPlainCaption = (element: Element): boolean =>
  element.localName === 'figcaption' && element.children.length === 0;

const hasTextBeside = (element: Element, parts: readonly Element[]): boolean =>
  [...element.childNodes].some(
    (node) => !parts.includes(node as Element) && node.textContent?.trim() !== '',
  );

/** Null for an attribute such as "50%", which says nothing about the size of the image. */
function pixels(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null;
}
