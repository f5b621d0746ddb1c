/**
 * Joins lists that belong together, and writes to-do lists as text. Word Online and Slack write a separate
 * list for each level; Notion and Word Online write one for each item.
 */
import { all, made, nextOf, unwrap } from './dom.ts';

export interface LevelledItem {
  readonly li: HTMLElement;
  /** From 0. */
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  /** Belongs to another list than the item before it. */
  readonly startsList: boolean;
}

interface OpenList {
  readonly list: HTMLElement;
  readonly level: number;
}

/** Nests items by their levels. */
export function nested(items: readonly LevelledItem[]): HTMLElement[] {
  const roots: HTMLElement[] = [];
  let open: readonly OpenList[] = [];
  for (const item of items) {
    const around = item.startsList ? [] : open.filter((outer) => holds(outer, item));
    const top = around.at(-1);
    open = top?.level === item.level ? around : [...around, opened(item, top, roots)];
    open.at(-1)?.list.append(item.li);
  }
  return roots;
}

const holds = ({ list, level }: OpenList, item: LevelledItem): boolean =>
  level < item.level || (level === item.level && list.localName === item.tag);

/** Opens a list within the last item of the outer list. */
function opened(item: LevelledItem, around: OpenList | undefined, roots: HTMLElement[]): OpenList {
  const list = made(item.li, item.tag);
  if (around === undefined) roots.push(list);
  else (around.list.lastElementChild ?? around.list).append(list);
  return { list, level: item.level };
}

const LIST = 'ul, ol';
/** Word Online wraps each list in a box. */
const LIST_BOXES = '.ListContainerWrapper';
/** Notion: one list for each item. */
const ITEM_LISTS = '.bulleted-list, .to-do-list';

export function tidyLists(body: HTMLElement): void {
  for (const box of all(body, LIST_BOXES)) unwrap(box);
  const seen = new Set<Node>();
  for (const list of all(body, LIST)) {
    if (seen.has(list) || list.parentElement?.matches(LIST)) continue;
    const neighbours = neighboursOf(list);
    for (const neighbour of neighbours) seen.add(neighbour);
    if (neighbours.length > 1) joinNeighbours(neighbours);
  }
}

function neighboursOf(list: HTMLElement): HTMLElement[] {
  const found = [list];
  for (let next = nextOf(list); isList(next); next = nextOf(next)) found.push(next);
  return found;
}

const isList = (node: Node | null): node is HTMLElement =>
  node?.nodeType === 1 && (node as Element).matches(LIST);

function joinNeighbours(lists: readonly HTMLElement[]): void {
  let root: HTMLElement | undefined;
  let count = 0;
  let wasDeeper = false;
  const items = lists.flatMap((list): LevelledItem[] => {
    const level = levelOf(list) ?? 0;
    const startsList = level === 0 && !goesOn(list, root, count, wasDeeper);
    const found = itemsOf(list);
    if (level === 0) {
      root = list;
      count = (startsList ? startOf(list) - 1 : count) + found.length;
    }
    wasDeeper = level > 0;
    const tag = list.localName as 'ul' | 'ol';
    return found.map((li, at) => ({ li, level, tag, startsList: startsList && at === 0 }));
  });
  const [first, ...rest] = lists;
  for (const list of rest) list.remove();
  first?.replaceWith(...nested(items));
}

/** Whether a first-level list continues the one above it. */
function goesOn(
  list: HTMLElement,
  root: HTMLElement | undefined,
  count: number,
  wasDeeper: boolean,
): boolean {
  if (root?.localName !== list.localName) return false;
  if (list.hasAttribute('start')) return startOf(list) === count + 1;
  const isLevelled = levelOf(list) !== null;
  if (list.localName === 'ol') return isLevelled && wasDeeper;
  return isLevelled || (list.matches(ITEM_LISTS) && list.className === root.className);
}

const startOf = (list: Element): number => Number(list.getAttribute('start') ?? 1);

/** The level that the program has written, from 0; null where there is none. */
function levelOf(list: HTMLElement): number | null {
  const indent = list.getAttribute('data-indent');
  if (indent !== null) return Number(indent);
  const item = list.firstElementChild;
  const level = item?.getAttribute('data-aria-level') ?? item?.getAttribute('aria-level');
  return level ? Math.max(0, Number(level) - 1) : null;
}

/** A list between items belongs to the item above it. */
function itemsOf(list: HTMLElement): HTMLElement[] {
  const items: HTMLElement[] = [];
  for (const child of [...list.children] as HTMLElement[]) {
    if (child.localName === 'li') items.push(child);
    else items.at(-1)?.append(child);
  }
  return items;
}

const BOXES =
  'input[type="checkbox"], .checkbox-on, .checkbox-off, li[role="checkbox"], [data-task-state], .inline-task-list > li, li[data-checked]';
const DONE =
  '[checked], .checkbox-on, [aria-checked="true"], [data-task-state="DONE"], .checked, [data-checked="true"]';

/** An article has no checkboxes, so a character shows what is done. */
export function tidyChecklists(body: HTMLElement): void {
  for (const box of all(body, BOXES)) {
    const mark = box.matches(DONE) ? '☑ ' : '☐ ';
    const isItem = box.matches('li, [data-task-state]');
    if (isItem) textPlaceOf(box).prepend(mark);
    else box.replaceWith(mark);
    // Google Docs draws the box as a picture.
    for (const picture of all(box, ':scope > img[aria-roledescription="checkbox"]'))
      picture.remove();
  }
}

const textPlaceOf = (item: HTMLElement): Element => item.querySelector(':scope > p') ?? item;
