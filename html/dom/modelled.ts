import { INLINE_STYLES, LIST_ITEM_OF_TAG, TEXT_BLOCK_OF_TAG } from '../vocabulary.ts';

const INLINE: ReadonlySet<string> = new Set([...INLINE_STYLES.map(([, tag]) => tag), 'a', 'br']);

const isList = (node: Node): boolean => LIST_ITEM_OF_TAG.has((node as Element).localName);

/** Whether the editor's model can hold a stored top-level element completely. If not, it is shown as it is. */
export function isModelled(element: Element): boolean {
  const tag = element.localName;
  if (INLINE.has(tag) || TEXT_BLOCK_OF_TAG.has(tag) || tag === 'pre') return isText(element);
  if (tag === 'blockquote') return isText(element) || contents(element).every(isParagraph);
  return isList(element) && contents(element).every(isListPart);
}

const isText = (element: Element): boolean => [...element.childNodes].every(isInline);

function isInline(node: Node): boolean {
  return (
    node.nodeType === 3 || (INLINE.has((node as Element).localName) && isText(node as Element))
  );
}

/** Returns the children of a container, without white space. */
function contents(element: Element): ChildNode[] {
  return [...element.childNodes].filter(
    (node) => node.nodeType !== 3 || (node.nodeValue ?? '').trim() !== '',
  );
}

const isParagraph = (node: Node): boolean =>
  (node as Element).localName === 'p' && isText(node as Element);

function isListPart(node: Node): boolean {
  if (node.nodeType === 3) return false;
  const element = node as Element;
  return element.localName === 'li' ? isListItem(element) : isList(element) && isModelled(element);
}

/** Text or one paragraph, followed only by lists. */
function isListItem(item: Element): boolean {
  const parts = contents(item);
  const at = parts.findIndex(isList);
  const text = at < 0 ? parts : parts.slice(0, at);
  const lists = at < 0 ? [] : parts.slice(at);
  const isPlain = text.every(isInline) || (text.length === 1 && text.every(isParagraph));
  return isPlain && lists.every((node) => isList(node) && isModelled(node as Element));
}
