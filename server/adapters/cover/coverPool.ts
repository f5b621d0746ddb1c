import type { CoverDesign } from '#domain/images/cover.ts';
import { answerOf } from '../../lib/threadAnswers.ts';
import { type PoolOptions, threadPool } from '../../lib/threadPool.ts';

export interface DrawnCover {
  /** A PNG; null without a title, and if the font has none of its letters. */
  readonly png: Uint8Array | null;
  /** Letters that the font does not have, and that are left out. */
  readonly missing: readonly string[];
}

export interface CoverPool {
  /** The same design gives the same bytes. Rejects as `answerOf` does. */
  draw(design: CoverDesign): Promise<DrawnCover>;
  close(): Promise<void>;
}

const DEFAULTS: PoolOptions = { threads: 1, timeoutMs: 20_000 };

/** Draws covers in a worker thread, which is kept: loading the fonts takes longer than a cover. */
export function coverPool(options: Partial<PoolOptions> = {}): CoverPool {
  const script = new URL('./cover.worker.ts', import.meta.url);
  const pool = threadPool(script, { ...DEFAULTS, ...options });
  return {
    draw: async (design) => (await answerOf(pool, design)) as DrawnCover,
    close: pool.close,
  };
}
