import type { PortError } from '#contract/problems.ts';
import type { SearchRequest, SearchTested } from '#contract/search.schema.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const searchSettingsMachine = defineMachine({
  name: 'searchSettings',
  purpose:
    'The search service of the installation in the settings: tested, saved and removed, one thing at a time.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: {
      testRequested: 'testing',
      saveRequested: 'saving',
      removeRequested: 'removing',
      left: 'resting',
    },
    testing: { tested: 'resting', failed: 'resting', left: 'resting' },
    saving: { saved: 'resting', failed: 'resting', left: 'resting' },
    removing: { removed: 'resting', failed: 'resting', left: 'resting' },
  },
});

/** What the last request came to. */
export type SearchSettingsResult =
  | { readonly type: 'saved' | 'removed' }
  | { readonly type: 'tested'; readonly tested: SearchTested }
  | { readonly type: 'failed'; readonly error: PortError };

export interface SearchSettingsState {
  readonly status: 'resting' | 'testing' | 'saving' | 'removing';
  readonly result: SearchSettingsResult | null;
}

const resting = (result: SearchSettingsResult | null) => ({ status: 'resting', result }) as const;

export const searchSettings = machineSlice<SearchSettingsState>()(searchSettingsMachine, {
  initial: resting(null),
  events: {
    /** The key is in the request only; the store never holds it. */
    testRequested: (_from, _search: SearchRequest) => ({ status: 'testing', result: null }),
    saveRequested: (_from, _search: SearchRequest) => ({ status: 'saving', result: null }),
    removeRequested: () => ({ status: 'removing', result: null }),
    tested: (_from, { tested }: { readonly tested: SearchTested }) =>
      resting({ type: 'tested', tested }),
    saved: () => resting({ type: 'saved' }),
    removed: () => resting({ type: 'removed' }),
    failed: (_from, { error }: { readonly error: PortError }) => resting({ type: 'failed', error }),
    left: () => resting(null),
  },
});
