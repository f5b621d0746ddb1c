/** Boxes that keep words apart on the page: by CSS, as custom elements, as cells without a table. */
import { all, isNothing, made, renamed, styleOf, textOf } from './dom.ts';

const BLOCK = /display:\s*(?:block|flex|grid|list-item|table|flow-root|table-row)\b(?!-)/;
const INLINE_BOX = /display:\s*(?:inline-block|inline-flex|inline-grid|table-cell)\b/;

export function tidyBoxes(body: HTMLElement): void {
  for (const element of all(body, '[style*="display"]')) {
    const css = styleOf(element);
    if (INLINE_BOX.test(css)) spaced(element);
    else if (BLOCK.test(css) && element.matches('span, a, b, i, em, strong, label, small, cite'))
      asBlock(element);
  }
  tidyCustomElements(body);
}

/** In a line of its own; in a heading behind a space, which keeps the heading one. */
function asBlock(element: HTMLElement): void {
  if (element.parentElement?.closest(HEADINGS) != null) {
    element.before(' ');
    element.after(' ');
    return;
  }
  const box = made(element, 'div');
  element.replaceWith(box);
  box.append(element);
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Some pages put each letter of a word in a box, to move it. */
function spaced(element: HTMLElement): void {
  const isLetter = (node: Node | null): boolean => [...textOf(node ?? element)].length === 1;
  if (isLetter(element)) return;
  const { previousSibling: above, nextSibling: below } = element;
  if (above !== null && !isLetter(above)) element.before(' ');
  if (below !== null && !isLetter(below)) element.after(' ');
}

/** A custom element with no text beside it is a block. */
function tidyCustomElements(body: HTMLElement): void {
  const inText = new Map<Element, boolean>();
  for (const element of all(body, ':not([hidden])')) {
    const parent = element.parentElement;
    if (!/^(?!amp-).*-/.test(element.localName) || parent === null) continue;
    const known = inText.get(parent) ?? [...parent.childNodes].some(isText);
    inText.set(parent, known);
    renamed(element, known ? 'span' : 'div');
  }
}

const isText = (node: Node): boolean => node.nodeType === 3 && !isNothing(node);

const CELL = /<\/?t(?:d|h)(?=[\s>])[^<>]*>/gi;
const ROW = /<\/?t(?:r|body|head|foot)(?=[\s>])[^<>]*>/gi;
const BEGINS_WITH_ROW =
  /^(?:\s|<!--[^<>]*-->|<meta[^<>]*>|<html[^<>]*>|<body[^<>]*>)*<t(?:r|d|h|body|head|foot)[\s>]/i;

/** Parsers drop cells without a table, which joins their words. */
export function withTableAround(html: string): string {
  if (/<table[\s>]/i.test(html) || !/<t[dhr][\s>]/i.test(html)) return html;
  return BEGINS_WITH_ROW.test(html)
    ? `<table>${html}</table>`
    : html.replace(CELL, ' ').replace(ROW, '<br>');
}
