import type { TextReport } from '#domain/seo/report.ts';
import type { PageFeatures } from '#domain/seo/competition.ts';
import type { HumanizerReport } from '#contract/humanizer.schema.ts';
import type { FeaturesRequest, ScoreRequest, SignsRequest } from '#language/scoredText.ts';
import { type PoolOptions, threadPool } from '../../lib/threadPool.ts';

export type PoolRequest =
  | ScoreRequest
  | { readonly page: FeaturesRequest }
  | { readonly signs: SignsRequest };

const DEFAULTS: PoolOptions = { threads: 2, timeoutMs: 10_000 };

export interface ScoringPool {
  /** Resolves with the report; rejects if the thread fails or takes too long, and the next text gets a new thread. */
  score(request: ScoreRequest): Promise<TextReport>;
  /** The features of a page, in the same way. */
  features(page: FeaturesRequest): Promise<PageFeatures>;
  /** The signs of a model in a text, in the same way. */
  signs(text: SignsRequest): Promise<HumanizerReport>;
  close(): Promise<void>;
}

/** Scores texts in worker threads, which are kept: loading the rules takes longer than a text. */
export function scoringPool(options: Partial<PoolOptions> = {}): ScoringPool {
  const pool = threadPool(new URL('./scoring.worker.ts', import.meta.url), {
    ...DEFAULTS,
    ...options,
  });
  const ask = (request: PoolRequest): Promise<unknown> => pool.ask(request);
  return {
    score: async (request) => (await ask(request)) as TextReport,
    features: async (page) => (await ask({ page })) as PageFeatures,
    signs: async (text) => (await ask({ signs: text })) as HumanizerReport,
    close: pool.close,
  };
}
