import { parseHTML } from 'linkedom';
import { escapeText } from '#html/escape.ts';
import { shallow } from '#html/shallow.ts';
import { hasText } from '#html/text.ts';
import { FOREIGN_CONTAINERS } from '#html/vocabulary.ts';
import { sanitiseBlock } from './sanitise.ts';

const CONTAINERS: ReadonlySet<string> = new Set(FOREIGN_CONTAINERS);
const BLOCK = /^(?:p|h[1-6]|ul|ol|blockquote|pre|hr|aside|figure|table)$/;
const TEXT_NODE = 3;

/**
 * The blocks of a page in order, each sanitised. `html` is what `sanitiseForeign` leaves of its text. Text outside of any block is
 * a paragraph; what holds neither text nor an image is left out.
 */
export function pageBlocks(html: string): string[] {
  const { document } = parseHTML(`<html><body>${shallow(html)}</body></html>`);
  return [...blocksUnder(document.body)]
    .map(sanitiseBlock)
    .filter((block) => hasText(block) || block.includes('<img'));
}

function* blocksUnder(parent: Element): Generator<string> {
  let loose = '';
  for (const node of parent.childNodes) {
    const tag = node.nodeName.toLowerCase();
    const isBlock = BLOCK.test(tag);
    if (!isBlock && !CONTAINERS.has(tag)) {
      loose += writtenAs(node);
      continue;
    }
    if (loose !== '') yield `<p>${loose}</p>`;
    loose = '';
    if (isBlock) yield (node as Element).outerHTML;
    else yield* blocksUnder(node as Element);
  }
  if (loose !== '') yield `<p>${loose}</p>`;
}

const writtenAs = (node: Node): string =>
  node.nodeType === TEXT_NODE ? escapeText(node.textContent ?? '') : (node as Element).outerHTML;
