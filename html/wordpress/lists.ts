import { attributeIn } from '../escape.ts';
import { type HtmlElement, type HtmlNode, isElement } from '../tree.ts';
import { delimited, inRow } from './comment.ts';
import type { UploadedImages } from './images.ts';
import { inlineHtml } from './inline.ts';

export const isList = (node: HtmlNode): node is HtmlElement =>
  isElement(node) && (node.name === 'ul' || node.name === 'ol');

/** Items that count on from the first. */
interface Run {
  readonly start: number;
  readonly items: HtmlElement[];
}

/** Returns a list as blocks. Items have no numbers of their own there, so a list ends where one does not count on, and another begins. */
export const listBlocks = (list: HtmlElement, images: UploadedImages): string[] =>
  runsOf(list).map(({ start, items }) => {
    const attributes = {
      ...(isOrdered(list) && { ordered: true }),
      ...(start !== 1 && { start }),
    };
    const inner = inRow(items.map((item) => itemBlock(item, images)));
    const number = start === 1 ? '' : ` start="${start}"`;
    const html = `<${list.name}${number} class="wp-block-list">${inner}</${list.name}>`;
    return delimited('list', html, attributes);
  });

const isOrdered = ({ name }: HtmlElement): boolean => name === 'ol';

function runsOf(list: HtmlElement): readonly Run[] {
  const runs: Run[] = [];
  const numberOf = (element: HtmlElement, attribute: 'start' | 'value') =>
    isOrdered(list) ? numberIn(element, attribute) : null;
  for (const item of itemsOf(list)) {
    const run = runs.at(-1);
    const next = run ? run.start + run.items.length : (numberOf(list, 'start') ?? 1);
    const number = numberOf(item, 'value') ?? next;
    if (run !== undefined && number === next) run.items.push(item);
    else runs.push({ start: number, items: [item] });
  }
  return runs;
}

/** What stands in a list beside its items belongs to the item above it. */
function itemsOf(list: HtmlElement): readonly HtmlElement[] {
  const items: (HtmlElement & { readonly children: HtmlNode[] })[] = [];
  for (const node of list.children) {
    const item = items.at(-1);
    if (isElement(node) && node.name === 'li')
      items.push({ ...node, children: [...node.children] });
    else if (item !== undefined) item.children.push(node);
    else if (isElement(node) || node.trim() !== '')
      items.push({ name: 'li', tag: '<li>', children: [node] });
  }
  return items;
}

/**
 * The text of an item is in front of its lists, the only blocks that it may contain. There is nothing between these, because WordPress takes
 * the empty line between two of them for text.
 */
function itemBlock({ children }: HtmlElement, images: UploadedImages): string {
  const text = inlineHtml(
    children.filter((node) => !isList(node)),
    images,
  );
  const lists = children.filter(isList).flatMap((list) => listBlocks(list, images));
  return delimited('list-item', `<li>${text.trim()}${lists.join('')}</li>`);
}

function numberIn({ tag }: HtmlElement, attribute: 'start' | 'value'): number | null {
  const number = Number.parseInt(attributeIn(tag, attribute) ?? '', 10);
  return Number.isNaN(number) ? null : number;
}
