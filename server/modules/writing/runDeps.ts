import type { Engine } from '../../adapters/model/engine.ts';
import type { Deps } from '../../deps.ts';

export type RunnerDeps = Pick<
  Deps,
  'orm' | 'wakeups' | 'log' | 'engines' | 'now' | 'readWebPage' | 'pageIndex'
>;

/** What a run needs. It keeps its engine to its end, whatever the settings become. */
export type RunDeps = Omit<RunnerDeps, 'engines'> & { readonly engine: Engine };
