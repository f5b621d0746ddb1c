import { useEffect, useState } from 'react';

/** What is read stands above this line, a share of the window's height: below where a place that is shown comes to. */
const READING_LINE = 0.55;
const HEADINGS = '.article-editor [data-block]:is(h1, h2, h3, h4, h5, h6)';

/**
 * Which heading of the open article the reader is under, from 0; -1 above the first one. `outline`
 * is any object that is another one when the headings have changed.
 */
export function useCurrentHeading(outline: object): number {
  const [current, setCurrent] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other headings have other elements
  useEffect(() => {
    const headings = [...document.querySelectorAll(HEADINGS)];
    const above = new Set<Element>();
    // Hears of a heading that crosses the line, and of nothing below it.
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
