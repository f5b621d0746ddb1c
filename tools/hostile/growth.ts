/** Whether work grows faster than its text. */
export interface GrowthRule {
  /** Of the text, each twice the one before. */
  readonly sizes: readonly number[];
  /** Doubling the text may take so many times the work. */
  readonly growth: number;
  /** Work of fewer milliseconds says more of the machine than of the text. */
  readonly floorMs: number;
}

/** Each size is measured as often before a verdict. */
const ROUNDS = 6;

/**
 * Returns null if doubling the text takes at most `growth` times the work, else the work at each size. What else the machine does
 * can only add to a figure, so each is the least of all rounds, and the first round without too much growth ends the search. What
 * grows too fast has to go on so when the largest text is doubled once more: a cache that is full, garbage that is collected, and a
 * bound that is met are steps.
 */
export async function growthOf(
  { sizes, growth, floorMs }: GrowthRule,
  workMs: (size: number) => Promise<number>,
): Promise<readonly number[] | null> {
  const least: number[] = [];
  const measure = async (size: number, at: number) => {
    least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, await workMs(size));
  };
  const growsAt = (at: number): boolean => {
    const [before = 0, now = 0] = [least[at - 1], least[at]];
    return at > 0 && now > floorMs && now > growth * before;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, size] of sizes.entries()) await measure(size, at);
    if (!sizes.some((_, at) => growsAt(at))) return null;
    await measure(2 * (sizes.at(-1) ?? 0), sizes.length);
    if (!growsAt(sizes.length - 1) || !growsAt(sizes.length)) return null;
  }
  return least;
}
