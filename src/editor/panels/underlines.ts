/**
 * Underlines of words. At each change of the page, so at each key press, the browser marks the text of every range in a
 * highlight again and repaints it (0.05 ms each). So a highlight has only the ranges in sight. The others are known as far
 * as a window height away and come into it before the frame that shows them.
 */
import type { FindingKind } from '#domain/spelling/finding.ts';
import type { Match } from '#src/editor/kernel/find.ts';
import type { MarkKind } from '#src/editor/panels/words/WordMarksContext.ts';
import { isAvailable, isWithin, type Placed, placedNear, rangesOf, show } from './highlights.ts';

/** The `::highlight()` rules of editor.css for each kind of thing; the kinds differ by their lines. */
export const UNDERLINES = {
  findings: { spelling: 'article-spelling', grammar: 'article-grammar' },
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

type Names = Readonly<Record<string, string>>;
type Underline = Placed<Match & { readonly kind: string }>;

/** A little more than what is in sight, because the browser scrolls before the page knows. */
const SIGHT_WINDOWS = 1 / 8;

const known = new Map<Names, readonly Underline[]>();
const shown = new Map<string, readonly Underline[]>();
let isDue = false;
let resizing: ResizeObserver | null = null;

/** Underlines places by their kind, as near as `showMatches` does, and returns where they are. */
export function showUnderlines<Kind extends string, Place extends Match & { readonly kind: Kind }>(
  names: Readonly<Record<Kind, string>>,
  root: Element | null,
  places: readonly Place[],
): readonly Placed<Place>[] {
  const placed = placedNear(root, places);
  if (known.size === 0) watch(root);
  known.set(names, placed);
  showInSight(names, placed);
  return placed;
}

export function hideUnderlines(names: Names): void {
  known.delete(names);
  if (known.size === 0) unwatch();
  for (const name of Object.values(names)) {
    shown.delete(name);
    if (isAvailable()) CSS.highlights.delete(name);
  }
}

function showInSight(names: Names, placed: readonly Underline[]): void {
  const inSight = placed.filter(seen());
  for (const [kind, name] of Object.entries(names)) {
    const next = inSight.filter(({ place }) => place.kind === kind);
    const before = shown.get(name);
    if (before?.length === next.length && next.every((one, at) => one === before[at])) continue;
    shown.set(name, next);
    show(name, -1, rangesOf(next));
  }
}

/** Whether a block is in sight, measured once for all of its underlines. */
function seen(): (underline: Underline) => boolean {
  const blocks = new Map<string, boolean>();
  return ({ place: { key }, range }) => {
    const isSeen = blocks.get(key) ?? isInSight(range.startContainer.parentElement);
    blocks.set(key, isSeen);
    return isSeen;
  };
}

/** Measures first what has its own layout (editor.css); measuring a block inside it would force that layout. */
function isInSight(words: Element | null): boolean {
  const around = ['[data-contents] > *', '[data-block]'].map((of) => words?.closest(of));
  return around.every((element) => !element || isWithin(element, SIGHT_WINDOWS));
}

/** Before the next frame is painted. */
function onMoved(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    for (const [names, placed] of known) showInSight(names, placed);
  });
}

function watch(root: Element | null): void {
  document.addEventListener('scroll', onMoved, { capture: true, passive: true });
  window.addEventListener('resize', onMoved);
  if (root === null || !('ResizeObserver' in globalThis)) return;
  resizing = new ResizeObserver(onMoved);
  resizing.observe(root);
}

function unwatch(): void {
  document.removeEventListener('scroll', onMoved, { capture: true });
  window.removeEventListener('resize', onMoved);
  resizing?.disconnect();
  resizing = null;
}
