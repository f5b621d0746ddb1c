/**
 * Marks matches without changing the text: the CSS Custom Highlight API paints ranges outside of React and the
 * kernel. A browser without it shows only the selected match.
 */
import { drawnBlocks } from '#src/editor/kernel/drawnText.ts';
import { type ReadText, readText } from '#src/editor/kernel/atomicText.ts';
import type { Match } from '#src/editor/kernel/find.ts';

/** Names of the `::highlight()` rules in editor.css. */
const ALL = 'article-match';
const CURRENT = 'article-current-match';
const SELECTED = 'article-selection';

const isAvailable = (): boolean => 'CSS' in globalThis && 'highlights' in CSS;

function show(name: string, priority: number, ranges: readonly Range[]): void {
  if (!isAvailable()) return;
  const highlight = new Highlight(...ranges);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}

/**
 * Marks the matches within one window height of the visible part: thousands of ranges would slow down every key
 * press.
 */
export const showMatches = (root: Element | null, matches: readonly Match[]): void =>
  show(ALL, 0, rangesOf(root, matches, isNear));

function isNear(block: Element): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}

export function showCurrent(root: Element | null, match: Match | null): void {
  const ranges = match === null ? [] : rangesOf(root, [match], () => true);
  show(CURRENT, 1, ranges);
  const element = ranges[0]?.startContainer.parentElement;
  if (element && isOutOfSight(element)) element.scrollIntoView({ block: 'center' });
}

/** Marks a range while the focus is outside of the text. Returns a function that removes the mark. */
export function showSelected(range: Range | null): () => void {
  if (range === null) return () => {};
  show(SELECTED, 0, [range]);
  return () => void (isAvailable() && CSS.highlights.delete(SELECTED));
}

export function hideMatches(): void {
  if (!isAvailable()) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}

/** The header, the toolbar and the find bar cover the upper part of the window. */
const TOP_SHARE = 0.3;
const BOTTOM_SHARE = 0.9;

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight * TOP_SHARE || bottom > innerHeight * BOTTOM_SHARE;
}

function rangesOf(
  root: Element | null,
  matches: readonly Match[],
  isMeant: (block: Element) => boolean,
): Range[] {
  const found = new Set(matches.map(({ key }) => key));
  const drawn = new Map<string, ReadText>();
  for (const [key, block] of drawnBlocks(root)) {
    if (found.has(key) && isMeant(block)) drawn.set(key, readBlock(block));
  }
  return matches.flatMap((match) => {
    const read = drawn.get(match.key);
    return (read && rangeIn(read, match)) ?? [];
  });
}

/** A table or figure is rendered below the character that stands for it, among its tools. */
const readBlock = (block: Element): ReadText =>
  readText(block, block.querySelector('.article-atomic-caret') ? 'cells' : 'all');

function rangeIn({ parts }: ReadText, { start, end }: Match): Range | null {
  const first = parts.find((part) => part.end > start);
  const last = parts.find((part) => part.end >= end);
  if (first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}
