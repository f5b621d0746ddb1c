import type { Engine } from '../../adapters/model/engine.ts';
import type { Deps } from '../../deps.ts';

export type RunnerDeps = Pick<
  Deps,
  'orm' | 'wakeups' | 'log' | 'engines' | 'now' | 'readWebPage' | 'pageIndex'
>;

/** The dependencies of one run. Its engine stays the same to the end, even if the settings change. */
export type RunContext = Omit<RunnerDeps, 'engines'> & { readonly engine: Engine };
