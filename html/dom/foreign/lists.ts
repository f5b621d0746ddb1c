/**
 * Joins lists that belong together, and writes to-do lists as text. Word Online and Slack write a separate
 * list for each level; Notion and Word Online write one for each item; Word for desktop writes lists directly in lists.
 */
import type { LossCounter } from '../../losses.ts';
import { all, isNothing, made, nextOf, renamed, styleOf, textOf, unwrap } from './dom.ts';

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

export function tidyLists(body: HTMLElement, losses: LossCounter): void {
  for (const box of all(body, LIST_BOXES)) unwrap(box);
  for (const menu of all(body, 'menu, dir')) renamed(menu, 'ul');
  for (const list of all(body, 'ol')) numberItems(list);
  tellOfMarks(body, losses);
  const seen = new Set<Node>();
  for (const list of all(body, LIST)) {
    if (seen.has(list) || isList(list.parentElement)) continue;
    const neighbours = neighboursOf(list);
    for (const neighbour of neighbours) seen.add(neighbour);
    if (neighbours.length > 1) joinNeighbours(neighbours);
  }
}

/** Names the numbers that would be lost when items move to another list, and those that count down. */
function numberItems(list: HTMLElement): void {
  const items = ([...list.children] as HTMLElement[]).filter(isItem);
  const isReversed = list.hasAttribute('reversed');
  let number = list.hasAttribute('start') ? startOf(list) : isReversed ? items.length : 1;
  for (const [at, item] of items.entries()) {
    number = integerOf(item.getAttribute('value')) ?? number;
    if (isReversed || (at === 0 && number !== 1)) item.setAttribute('value', String(number));
    number += isReversed ? -1 : 1;
  }
}

/** The marks that the editor shows on each level: 1, a, i. */
const MARKS = [/^(?:1|decimal.*)$/, /^(?:a|lower-(?:alpha|latin))$/, /^(?:i|lower-roman)$/];

/** Other marks, such as A or IV, are counted: a text may refer to them. */
function tellOfMarks(body: HTMLElement, losses: LossCounter): void {
  const depths = new Map<Element | null | undefined, number>();
  for (const list of all(body, LIST)) {
    const around = list.parentElement?.closest(LIST);
    const depth = (depths.get(around) ?? -1) + 1;
    depths.set(list, depth);
    const mark = list.localName === 'ol' ? markOf(list) : null;
    const isShown = mark === null || MARKS[0]?.test(mark) || MARKS[depth % 3]?.test(mark);
    if (!isShown) losses.add('number', textOf(list.firstElementChild ?? list), '');
  }
}

const LETTERS = /^(?:[aiI]|A|(?:lower|upper)-(?:alpha|latin|roman|greek))$/;

function markOf(list: Element): string | null {
  const item = list.firstElementChild;
  const css = [item, list].map(
    (one) => /list-style(?:-type)?:\s*([\w-]+)/.exec(styleOf(one ?? list))?.[1],
  );
  const mark = css.find((found) => found !== undefined) ?? list.getAttribute('type');
  return mark !== null && LETTERS.test(mark) ? mark : null;
}

const isItem = (node: Node): node is HTMLElement => (node as Element).localName === 'li';

function neighboursOf(list: HTMLElement): HTMLElement[] {
  const found = [list];
  for (let next = nextOf(list); isList(next); next = nextOf(next)) found.push(next);
  return found;
}

const isList = (node: Node | null): node is HTMLElement =>
  /^[uo]l$/.test((node as Element | null)?.localName ?? '');

function joinNeighbours(lists: readonly HTMLElement[]): void {
  let root: HTMLElement | undefined;
  let count = 0;
  let wasDeeper = false;
  const items = lists.flatMap((list): LevelledItem[] => {
    const level = levelOf(list) ?? 0;
    const startsList = level === 0 && !goesOn(list, root, count, wasDeeper);
    const found = itemsOf(list, level);
    if (level === 0) {
      root = list;
      count = (startsList ? startOf(list) - 1 : count) + found.filter(isOuter).length;
    }
    wasDeeper = level > 0;
    const first = found.find(isOuter);
    return found.map((item) => ({ ...item, startsList: startsList && item === first }));
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
  // Its first items belong to the last one of the list above.
  if (isList(list.firstElementChild)) return true;
  if (list.hasAttribute('start')) return startOf(list) === count + 1;
  const isLevelled = levelOf(list) !== null;
  if (list.localName === 'ol') return isLevelled && wasDeeper;
  return isLevelled || (list.matches(ITEM_LISTS) && list.className === root.className);
}

const isOuter = ({ level }: LevelledItem): boolean => level === 0;

const integerOf = (value: string | null): number | null =>
  value !== null && /^\s*[-+]?\d{1,9}/.test(value) ? Number.parseInt(value, 10) : null;
const startOf = (list: Element): number => integerOf(list.getAttribute('start')) ?? 1;

/** The level that the program has written, from 0; null where there is none. */
function levelOf(list: HTMLElement): number | null {
  const indent = list.getAttribute('data-indent');
  if (indent !== null) return Number(indent);
  const item = list.firstElementChild;
  const level = item?.getAttribute('data-aria-level') ?? item?.getAttribute('aria-level');
  return level ? Math.max(0, Number(level) - 1) : null;
}

/**
 * The items of a list, and one level deeper those of the lists directly in it. Anything else in a list belongs to the item above; without
 * one it is an item.
 */
function itemsOf(list: HTMLElement, level: number): LevelledItem[] {
  const tag = list.localName as 'ul' | 'ol';
  const items: LevelledItem[] = [];
  for (const part of partsOf(list)) {
    const above = items.at(-1);
    if (isList(part)) append(items, itemsOf(part, level + 1));
    else if (above !== undefined && !isItem(part)) above.li.append(part);
    else items.push({ li: asItem(part), level, tag, startsList: false });
  }
  return items;
}

/** As `push`, of any number. */
function append<Item>(items: Item[], more: readonly Item[]): void {
  for (const item of more) items.push(item);
}

const asItem = (part: HTMLElement): HTMLElement => (isItem(part) ? part : renamed(part, 'li'));

/** The items of a list, the lists in it, and a box for what stands between two of them. */
function partsOf(list: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  let beside: HTMLElement | null = null;
  for (const child of [...list.childNodes]) {
    if (isItem(child) || isList(child)) {
      parts.push(child);
      beside = null;
    } else if (beside !== null || !isNothing(child)) {
      beside ??= parts[parts.push(made(list, 'div')) - 1] ?? null;
      beside?.append(child);
    }
  }
  return parts;
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
