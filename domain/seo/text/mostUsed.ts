/** Of several as frequent the first by code points, so that the order of the pages does not matter. */
export const mostUsed = (forms: ReadonlyMap<string, number>): string =>
  [...forms].reduce(
    (best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best),
    ['', 0] as const,
  )[0];
