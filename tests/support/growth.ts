import { growthOf } from '#tools/hostile/growth.ts';

const SIZES = [20_000, 40_000, 80_000];
const RULE = { growth: 3, floorMs: 20 };

/** The milliseconds of this thread at each number of pieces if they grow faster than their number, else null. */
export const overlinearWork = (work: (pieces: number) => unknown, sizes = SIZES) =>
  growthOf({ ...RULE, sizes }, async (pieces) => {
    const before = process.threadCpuUsage();
    work(pieces);
    return process.threadCpuUsage(before).user / 1000;
  });
