/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hideUnderlines, showUnderlines } from '#src/editor/panels/underlines.ts';

const NAMES = { spelling: 'article-spelling', grammar: 'article-grammar' } as const;
/** What jsdom has not: names of highlights, and the texts that they paint. */
const painted = new Map<string, string[]>();
const set = jest.fn((name: string, { texts }: PlayedHighlight) => painted.set(name, texts));
class PlayedHighlight {
  readonly texts: string[];
  priority = 0;
  constructor(...ranges: Range[]) {
    this.texts = ranges.map(String);
  }
}

/** How far the window is scrolled. Each block is as high as half a window, 400 px. */
let scrolled = 0;
const BLOCKS = 'zero one two three four five six seven'.split(' ');
let root: HTMLElement;

beforeEach(() => {
  scrolled = 0;
  set.mockClear();
  Object.assign(globalThis, {
    innerHeight: 800,
    Highlight: PlayedHighlight,
    CSS: { highlights: { set, delete: (name: string) => painted.delete(name) } },
    requestAnimationFrame: (draw: () => void) => void frames.push(draw),
  });
  root = document.createElement('div');
  root.dataset.contents = 'true';
  BLOCKS.forEach((text, at) => {
    const block = root.appendChild(document.createElement('p'));
    block.dataset.block = 'true';
    block.dataset.offsetKey = `${text}-0-0`;
    block.textContent = text;
    block.getBoundingClientRect = () => rectFrom(at * 400 - scrolled);
  });
  document.body.append(root);
});
afterEach(() => {
  hideUnderlines(NAMES);
  root.remove();
});

const rectFrom = (top: number) => ({ top, bottom: top + 400 }) as DOMRect;

const frames: (() => void)[] = [];
function scrollTo(place: number): void {
  scrolled = place;
  root.dispatchEvent(new Event('scroll'));
  for (const draw of frames.splice(0)) draw();
}
const places = BLOCKS.map((key) => ({ key, start: 0, end: key.length, kind: 'spelling' as const }));
const underlined = () => painted.get('article-spelling');

test('only what is in sight is painted, and the next words with the frame that scrolls to them', () => {
  const placed = showUnderlines(NAMES, root, places);
  expect(placed.map(({ place }) => place.key)).toEqual(['zero', 'one', 'two', 'three']);
  expect(underlined()).toEqual(['zero', 'one', 'two']); // two begins in the margin of 100 px
  scrollTo(450);
  expect(underlined()).toEqual(['zero', 'one', 'two', 'three']);
  scrollTo(510);
  expect(underlined()).toEqual(['one', 'two', 'three']);
});

test('what stays in sight is not painted again', () => {
  showUnderlines(NAMES, root, places);
  scrollTo(0);
  scrollTo(10);
  expect(set).toHaveBeenCalledTimes(2); // once for each kind
});

test('a window that becomes higher shows more', () => {
  showUnderlines(NAMES, root, places);
  Object.assign(globalThis, { innerHeight: 1200 });
  window.dispatchEvent(new Event('resize'));
  for (const draw of frames.splice(0)) draw();
  expect(underlined()).toEqual(['zero', 'one', 'two', 'three']);
});

test('hidden underlines stay hidden when the window is scrolled', () => {
  showUnderlines(NAMES, root, places);
  hideUnderlines(NAMES);
  scrollTo(450);
  expect(painted.size).toBe(0);
  expect(frames).toEqual([]);
});
