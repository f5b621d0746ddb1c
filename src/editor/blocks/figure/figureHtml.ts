import type { Figure } from '#html/figure.ts';
import { sanitised } from '#html/dom/sanitise.ts';

/**
 * What an atomic block says as a figure: one image and at most a caption of plain text. Null for
 * anything else, which is shown as it is: nothing of it may be lost by an edit.
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

/** An attribute such as "50%" says nothing of the image's own size. */
function pixels(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null;
}
