import { useEffect, useState } from 'react';

/**
 * The reader is assumed to read just above this line, given as a share of the window height. It is below the
 * position that a revealed place is scrolled to.
 */
const READING_LINE = 0.55;
const HEADINGS = '.article-editor [data-block]:is(h1, h2, h3, h4, h5, h6)';

/**
 * Returns the index of the heading that the reader is under; -1 above the first one. `outline` is any object that
 * changes with the headings.
 */
export function useCurrentHeading(outline: object): number {
  const [current, setCurrent] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other headings have other elements
  useEffect(() => {
    const headings = [...document.querySelectorAll(HEADINGS)];
    const above = new Set<Element>();
    // Fires for a heading that crosses the line, and for nothing below it.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, isIntersecting } of entries) {
          const isAbove = !isIntersecting && boundingClientRect.top < innerHeight * READING_LINE;
          if (isAbove) above.add(target);
          else above.delete(target);
        }
        setCurrent(headings.findLastIndex((heading) => above.has(heading)));
      },
      { rootMargin: `${-READING_LINE * 100}% 0px 1000000px 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [outline]);
  return current;
}
