/** Repeatable random numbers: the same seed gives the same sequence (mulberry32, public domain). */
export interface Random {
  /** An integer from `from` to below `to`. */
  between(from: number, to: number): number;
  /** True about once in `times` calls. */
  oneIn(times: number): boolean;
}

export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from));
  return { between, oneIn: (times) => between(0, times) === 0 };
}
