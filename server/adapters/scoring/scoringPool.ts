import { type PoolOptions, threadPool } from '../../lib/threadPool.ts';
import type { Readers } from './scoring.worker.ts';

const DEFAULTS: PoolOptions = { threads: 2, timeoutMs: 10_000 };

/** Resolves with what was read; rejects if the thread fails or takes too long, and the next text gets a new thread. */
type Read<N extends keyof Readers> = (
  input: Parameters<Readers[N]>[0],
) => Promise<ReturnType<Readers[N]>>;

export interface ScoringPool {
  readonly score: Read<'score'>;
  /** The features of a page. */
  readonly features: Read<'features'>;
  /** The signs of a model in a text. */
  readonly signs: Read<'signs'>;
  /** Links between an article and other pages of its site. */
  readonly links: Read<'links'>;
  close(): Promise<void>;
}

/** Scores texts in worker threads, which are kept: loading the rules takes longer than a text. */
export function scoringPool(options: Partial<PoolOptions> = {}): ScoringPool {
  const pool = threadPool(new URL('./scoring.worker.ts', import.meta.url), {
    ...DEFAULTS,
    ...options,
  });
  const reading =
    <N extends keyof Readers>(name: N): Read<N> =>
    async (input) =>
      (await pool.ask({ name, input })) as ReturnType<Readers[N]>;
  return {
    score: reading('score'),
    features: reading('features'),
    signs: reading('signs'),
    links: reading('links'),
    close: pool.close,
  };
}
