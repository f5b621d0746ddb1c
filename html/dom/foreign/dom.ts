/** DOM helpers of the rules for foreign documents, which work on an inert document before it is sanitised. */
import { sourceText } from '../../sourceText.ts';

export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

export const textOf = (node: Node): string => (node.textContent ?? '').trim();

/** The text that people see of a node, its blocks apart. */
export const saidBy = (node: Node): string => sourceText(node).trim();

/** The `style` attribute as written: a CSS parser drops what it does not know, such as `mso-list`. */
export const styleOf = (element: Element): string =>
  (element.getAttribute('style') ?? '').toLowerCase();

export function moveChildren(from: Node, to: Node): void {
  while (from.firstChild !== null) to.appendChild(from.firstChild);
}

/** Marks the copy of an image for readers without scripts, from `noscript`. */
export const COPY = 'data-copy';

/** Replaces an element by its content. */
export function unwrap(element: Element): void {
  const content = element.ownerDocument.createDocumentFragment();
  moveChildren(element, content);
  element.replaceWith(content);
}

/** Replaces an element by one of another name without attributes; the content stays. */
export function renamed(element: Element, tag: string): HTMLElement {
  const next = element.ownerDocument.createElement(tag);
  moveChildren(element, next);
  element.replaceWith(next);
  return next;
}

export function made(near: Node, tag: string, text = ''): HTMLElement {
  const element = (near.ownerDocument as Document).createElement(tag);
  element.textContent = text;
  return element;
}

/** Returns the next sibling that is not white space or a comment. */
export function nextOf(node: Node): ChildNode | null {
  let next = node.nextSibling;
  while (next !== null && isNothing(next)) next = next.nextSibling;
  return next;
}

export const isNothing = (node: Node): boolean =>
  node.nodeType === 8 || (node.nodeType === 3 && textOf(node) === '');
