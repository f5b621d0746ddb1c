import { collapsed } from '#html/text.ts';
import type { Refusal } from '../lib/names.ts';
import type { Field, Held } from './held.ts';

/** Anything with `contenteditable`: nested ones, as in Gmail, are one place; blocks that are edited by themselves, as in Notion, are several. */
export const editable: Field = {
  isAround: (element) => hostOf(element) !== null,
  hold(element, selection): Held | Refusal {
    if (selection === null || selection.rangeCount === 0 || selection.toString().trim() === '')
      return 'nothingSelected';
    const range = selection.getRangeAt(0).cloneRange();
    const host = hostOf(range.startContainer) ?? hostOf(element);
    if (host === null) return 'nothingSelected';
    if (hostOf(range.endContainer) !== host) return 'severalFields';
    return heldIn(host, selection, range);
  },
};

const isEditable = (element: Element): boolean =>
  /^(?:|true|plaintext-only)$/i.test(element.getAttribute('contenteditable') ?? 'inherit');

/** The outermost element that is edited together with a node; null if it is not edited. */
function hostOf(node: Node): HTMLElement | null {
  let host: HTMLElement | null = null;
  const from = node instanceof Element ? node : node.parentElement;
  for (let at = from?.closest('[contenteditable]') ?? null; at !== null; ) {
    if (!isEditable(at)) return host;
    host = at as HTMLElement;
    at = at.parentElement?.closest('[contenteditable]') ?? null;
  }
  return host;
}

function heldIn(host: HTMLElement, selection: Selection, range: Range): Held {
  const said = range.toString();
  const from = charsBefore(host, range);
  const text = selection.toString();
  const rangeNow = (): Range | null => {
    const isThere = host.contains(range.commonAncestorContainer) && range.toString() === said;
    return isThere ? range : rangeAt(host, from, said);
  };
  return {
    text,
    restore() {
      const now = host.isConnected ? rangeNow() : null;
      if (now === null) return false;
      host.focus({ preventScroll: true });
      selection.removeAllRanges();
      selection.addRange(now.cloneRange()); // the page may move the one that it has
      return true;
    },
    refusalOf: () => (host.getAttribute('aria-readonly') === 'true' ? 'readOnly' : null),
    fitting: (written) => written,
    hasTaken: (written) =>
      spaceless(host.textContent ?? '').includes(spaceless(collapsed(written))),
  };
}

/** Paragraphs have no space between them in `textContent`. */
const spaceless = (text: string): string => text.replace(/\s+/g, '');

function charsBefore(host: HTMLElement, range: Range): number {
  const before = host.ownerDocument.createRange();
  before.selectNodeContents(host);
  before.setEnd(range.startContainer, range.startOffset);
  return before.toString().length;
}

/** The text at its place, in nodes that a library has made anew; null if it is another text. */
function rangeAt(host: HTMLElement, from: number, said: string): Range | null {
  const start = pointAt(host, from);
  const end = pointAt(host, from + said.length);
  if (start === null || end === null) return null;
  const range = host.ownerDocument.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range.toString() === said ? range : null;
}

function pointAt(host: HTMLElement, chars: number): { node: Text; offset: number } | null {
  const texts = host.ownerDocument.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  let left = chars;
  for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text) {
    if (left <= node.length) return { node, offset: left };
    left -= node.length;
  }
  return null;
}
