import type { ModelFailure } from '#contract/installation/installation.route.ts';
import type {
  ModelNames,
  ModelServerRequest,
  ModelsRequest,
  ModelsTested,
  ModelsTestRequest,
} from '#contract/installation/installation.schema.ts';
import type { ServerSaid } from '#contract/lib/failure.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const modelSettingsMachine = defineMachine({
  name: 'modelSettings',
  purpose:
    'The models of the installation in the settings: listed, tested, saved and removed, one thing at a time.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: {
      listRequested: 'listing',
      testRequested: 'testing',
      saveRequested: 'saving',
      removeRequested: 'removing',
      left: 'resting',
    },
    listing: { listed: 'resting', failed: 'resting', left: 'resting' },
    testing: { tested: 'resting', failed: 'resting', left: 'resting' },
    saving: { saved: 'resting', failed: 'resting', left: 'resting' },
    removing: { removed: 'resting', failed: 'resting', left: 'resting' },
  },
});

/** What the last request came to. */
export type ModelSettingsResult =
  | { readonly type: 'saved' | 'removed' }
  | { readonly type: 'notListed'; readonly failure: ModelFailure; readonly said: ServerSaid }
  | { readonly type: 'tested'; readonly tested: ModelsTested }
  | { readonly type: 'failed'; readonly error: PortError };

export interface ModelSettingsState {
  readonly status: 'resting' | 'listing' | 'testing' | 'saving' | 'removing';
  /** The models that the server was last found to offer. */
  readonly names: readonly string[];
  readonly result: ModelSettingsResult | null;
}

const INITIAL = { status: 'resting', names: [], result: null } as const;

type Resting = ModelSettingsState & { readonly status: 'resting' };
const ended = (from: ModelSettingsState, result: ModelSettingsResult | null): Resting => ({
  ...from,
  status: 'resting',
  result,
});

export const modelSettings = machineSlice<ModelSettingsState>()(modelSettingsMachine, {
  initial: INITIAL,
  events: {
    /** The key is in the request only; the store never holds it. */
    listRequested: (from, _server: ModelServerRequest) => ({
      ...from,
      status: 'listing',
      result: null,
    }),
    testRequested: (from, _models: ModelsTestRequest) => ({
      ...from,
      status: 'testing',
      result: null,
    }),
    saveRequested: (from, _models: ModelsRequest) => ({ ...from, status: 'saving', result: null }),
    removeRequested: (from, _what: { readonly what: 'key' | 'models' }) => ({
      ...from,
      status: 'removing',
      result: null,
    }),
    listed: (from, { found }: { readonly found: ModelNames }) =>
      found.result === 'failed'
        ? ended(from, { type: 'notListed', failure: found.failure, said: found.said ?? {} })
        : { ...ended(from, null), names: found.names },
    tested: (from, { tested }: { readonly tested: ModelsTested }) =>
      ended(from, { type: 'tested', tested }),
    saved: (from) => ended(from, { type: 'saved' }),
    removed: (from) => ended(from, { type: 'removed' }),
    failed: (from, { error }: { readonly error: PortError }) =>
      ended(from, { type: 'failed', error }),
    left: () => INITIAL,
  },
});
