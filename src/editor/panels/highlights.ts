/**
 * Marks matches without changing the text: the CSS Custom Highlight API paints ranges outside of React and the
 * kernel. A browser without it shows only the selected match.
 */
import type { FindingKind } from '#domain/spelling/finding.ts';
import { type ReadText, readText } from '#src/editor/kernel/atomicText.ts';
import { drawnBlocks } from '#src/editor/kernel/drawnText.ts';
import type { Match } from '#src/editor/kernel/find.ts';
import type { MarkKind } from '#src/editor/panels/words/WordMarksContext.ts';

/** Names of the `::highlight()` rules in editor.css. */
const ALL = 'article-match';
const CURRENT = 'article-current-match';
const SELECTED = 'article-selection';
/** The underlines of each kind of thing; the kinds differ by their lines. */
export const UNDERLINES = {
  findings: { spelling: 'article-spelling', grammar: 'article-grammar', style: 'article-style' },
  words: {
    verified: 'article-claim-verified',
    unsupported: 'article-claim-unsupported',
    dead: 'article-claim-dead',
    mine: 'article-claim-mine',
    unchecked: 'article-claim-unchecked',
    check: 'article-check',
  },
} as const satisfies {
  readonly findings: Readonly<Record<FindingKind, string>>;
  readonly words: Readonly<Record<MarkKind, string>>;
};

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
  show(ALL, 0, rangesOf(placedIn(root, matches, isNear)));

/** A place of the text and the range in which it is rendered, which follows the edits of the writer. */
export interface Placed<Place extends Match> {
  readonly place: Place;
  readonly range: Range;
}

/** Underlines places by their kind, as near as `showMatches` does, and returns where they are. */
export function showUnderlines<Kind extends string, Place extends Match & { readonly kind: Kind }>(
  names: Readonly<Record<Kind, string>>,
  root: Element | null,
  places: readonly Place[],
): readonly Placed<Place>[] {
  const placed = placedIn(root, places, isNear);
  for (const [kind, name] of Object.entries<string>(names))
    show(name, -1, rangesOf(placed.filter(({ place }) => place.kind === kind)));
  return placed;
}

export function hideUnderlines(names: Readonly<Record<string, string>>): void {
  if (!isAvailable()) return;
  for (const name of Object.values(names)) CSS.highlights.delete(name);
}

function isNear(block: Element): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}

export function showCurrent(root: Element | null, match: Match | null): void {
  const range = match === null ? null : rangeOf(root, match);
  show(CURRENT, 1, range === null ? [] : [range]);
  if (range !== null) scrollTo(range);
}

/** Where a place is rendered; null if it is not. */
export const rangeOf = (root: Element | null, match: Match): Range | null =>
  placedIn(root, [match], () => true)[0]?.range ?? null;

/** Whether the caret is in a range or at one of its ends. */
export function hasCaret(range: Range | null): boolean {
  const selection = getSelection();
  const { focusNode, focusOffset } = selection ?? {};
  if (range === null || !selection?.isCollapsed || !focusNode || focusOffset === undefined)
    return false;
  return range.intersectsNode(focusNode) && range.isPointInRange(focusNode, focusOffset);
}

/** Scrolls there unless it is in sight. */
export function scrollTo(range: Range): void {
  const element = range.startContainer.parentElement;
  if (element && isOutOfSight(element)) element.scrollIntoView({ block: 'center' });
}

export function isInWindow(range: Range): boolean {
  const place = range.getClientRects()[0];
  return place !== undefined && place.bottom > 0 && place.top < innerHeight;
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

const rangesOf = (placed: readonly Placed<Match>[]): Range[] => placed.map(({ range }) => range);

function placedIn<Place extends Match>(
  root: Element | null,
  matches: readonly Place[],
  isMeant: (block: Element) => boolean,
): Placed<Place>[] {
  const found = new Set(matches.map(({ key }) => key));
  const drawn = new Map<string, ReadText>();
  for (const [key, block] of drawnBlocks(root)) {
    if (found.has(key) && isMeant(block)) drawn.set(key, readBlock(block));
  }
  return matches.flatMap((match) => {
    const read = drawn.get(match.key);
    const range = read === undefined ? null : rangeIn(read, match);
    return range === null ? [] : [{ place: match, range }];
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
