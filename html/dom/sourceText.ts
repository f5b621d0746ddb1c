/** An own, simple reading of a document's text, which the law of words compares with what was kept (`../wordLaw.ts`). */

const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'dfn', 'em'],
  ...['font', 'i', 'kbd', 'label', 'mark', 'nobr', 'q', 's', 'samp', 'small', 'span'],
  ...['strike', 'strong', 'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
]);
/** Nobody sees their text. */
const UNSEEN = 'script, style, template, head, title, xml, [hidden], [aria-hidden="true"]';
const UNSEEN_STYLE = /display:\s*none|mso-hide:\s*all/i;

/** Returns the text of a page that people see, a line for each element that is not inline. Linear in the page. */
export function sourceText(root: Node): string {
  const parts: string[] = [];
  const due: (Node | string)[] = [root];
  for (let next = due.pop(); next !== undefined; next = due.pop()) {
    if (typeof next === 'string') parts.push(next);
    else for (const part of contentOf(next).reverse()) due.push(part);
  }
  return parts.join('');
}

function contentOf(node: Node): (Node | string)[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
  if (isUnseen(node)) return [];
  return isInline(node) ? childrenOf(node) : ['\n', ...childrenOf(node), '\n'];
}

/** Browsers keep a list that was read (`childNodes`), and look at each kept one at every change of the document. */
function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isInline = (node: Node): boolean => isElement(node) && INLINE.has(node.localName);
const isUnseen = (node: Node): boolean =>
  node.nodeType === Node.COMMENT_NODE ||
  (isElement(node) &&
    (node.matches(UNSEEN) || UNSEEN_STYLE.test(node.getAttribute('style') ?? '')));
