import { answerOf } from '../../lib/threadAnswers.ts';
import { type PoolOptions, threadPool } from '../../lib/threadPool.ts';
import type { Readers } from './scoring.worker.ts';

const DEFAULTS: PoolOptions = { threads: 2, timeoutMs: 10_000 };
/** Ten thousand keyphrases that have much in common take ten seconds. */
const GROUPING: PoolOptions = { threads: 1, timeoutMs: 50_000 };

/** Resolves with what was read; rejects as `answerOf` does, and the next text gets a new thread. */
type Read<N extends keyof Readers> = (
  input: Parameters<Readers[N]>[0],
) => Promise<ReturnType<Readers[N]>>;

export interface ScoringPool {
  readonly score: Read<'score'>;
  /** What is kept of a page of competitors. */
  readonly read: Read<'read'>;
  /** What a score needs of the sources of an article. */
  readonly wording: Read<'wording'>;
  /** The signs of a model in a text. */
  readonly signs: Read<'signs'>;
  /** Links between an article and other pages of its site. */
  readonly links: Read<'links'>;
  /** What a page could be found for. */
  readonly phrases: Read<'phrases'>;
  /** Groups of keyphrases, in a thread of their own: texts do not wait for them. */
  readonly groups: Read<'groups'>;
  /** What a text claims, and what its sources say; beside the grouping of keyphrases, because ten long sources take seconds. */
  readonly claims: Read<'claims'>;
  /** What an audit keeps of a page. */
  readonly audit: Read<'audit'>;
  /** Pages of an audit that compete with each other; beside the grouping of keyphrases. */
  readonly competing: Read<'competing'>;
  /** Technical faults of the pages of an audit; beside the grouping of keyphrases. */
  readonly faults: Read<'faults'>;
  close(): Promise<void>;
}

/** Scores texts in worker threads, which are kept: loading the rules takes longer than a text. */
export function scoringPool(options: Partial<PoolOptions> = {}): ScoringPool {
  const worker = new URL('./scoring.worker.ts', import.meta.url);
  const pool = threadPool(worker, { ...DEFAULTS, ...options });
  const grouping = threadPool(worker, GROUPING);
  const reading =
    <N extends keyof Readers>(name: N, by = pool): Read<N> =>
    async (input) =>
      (await answerOf(by, { name, input })) as ReturnType<Readers[N]>;
  return {
    score: reading('score'),
    read: reading('read'),
    wording: reading('wording'),
    signs: reading('signs'),
    links: reading('links'),
    phrases: reading('phrases'),
    groups: reading('groups', grouping),
    claims: reading('claims', grouping),
    audit: reading('audit'),
    competing: reading('competing', grouping),
    faults: reading('faults', grouping),
    async close() {
      await Promise.all([pool.close(), grouping.close()]);
    },
  };
}
