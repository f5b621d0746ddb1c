/**
 * An own, simple reading of a document's text, which the law of words compares with what was kept (`wordLaw.ts`): of a page in a
 * browser, and of one on the server.
 */

const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'acronym',
  'b',
  'bdi',
  'bdo',
  'big',
  'cite',
  'code',
  'data',
  'dfn',
  'em',
  'font',
  'i',
  'kbd',
  'label',
  'mark',
  'nobr',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
]);
/** Nobody sees their text. */
const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'head',
  'title',
  'xml',
]);
/** As the server, which has no `Node`, knows them too. */
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const COMMENT_NODE = 8;
const UNSEEN_STYLE = /display:\s*none|mso-hide:\s*all/i;

/** What the nodes of a browser and of the server have in common. */
interface SeenNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly firstChild: SeenNode | null;
  readonly nextSibling: SeenNode | null;
}
interface SeenElement extends SeenNode {
  readonly localName: string;
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
}

/** Returns the text of a page that people see, a line for each element that is not inline. Linear in the page. */
export function sourceText(root: SeenNode): string {
  const parts: string[] = [];
  const due: (SeenNode | string)[] = [root];
  for (let next = due.pop(); next !== undefined; next = due.pop()) {
    if (typeof next === 'string') parts.push(next);
    else for (const part of contentOf(next).reverse()) due.push(part);
  }
  return parts.join('');
}

function contentOf(node: SeenNode): (SeenNode | string)[] {
  if (node.nodeType === TEXT_NODE) return [node.nodeValue ?? ''];
  if (isUnseen(node)) return [];
  return isInline(node) ? childrenOf(node) : ['\n', ...childrenOf(node), '\n'];
}

/** Browsers keep a list that was read (`childNodes`), and look at each kept one at every change of the document. */
function childrenOf(node: SeenNode): SeenNode[] {
  const children: SeenNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

const isElement = (node: SeenNode): node is SeenElement => node.nodeType === ELEMENT_NODE;
const isInline = (node: SeenNode): boolean => isElement(node) && INLINE.has(node.localName);
const isUnseen = (node: SeenNode): boolean =>
  node.nodeType === COMMENT_NODE ||
  (isElement(node) &&
    (UNSEEN.has(node.localName) ||
      node.hasAttribute('hidden') ||
      node.getAttribute('aria-hidden') === 'true' ||
      UNSEEN_STYLE.test(node.getAttribute('style') ?? '')));
