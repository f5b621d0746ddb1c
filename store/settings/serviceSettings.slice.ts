/** What an installation has one of, in the settings: a mail server, a search service. */
import type { MailRequest, MailTested } from '#contract/installation/mail.schema.ts';
import type { SearchRequest, SearchTested } from '#contract/installation/search.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

/** What the last request came to. */
export type ServiceResult<Tested> =
  | { readonly type: 'saved' | 'removed' }
  | { readonly type: 'tested'; readonly tested: Tested }
  | { readonly type: 'failed'; readonly error: PortError };

export interface ServiceSettingsState<Tested> {
  readonly status: 'resting' | 'testing' | 'saving' | 'removing';
  readonly result: ServiceResult<Tested> | null;
}

const ONE_AT_A_TIME = {
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
} as const;

const resting = <Tested>(result: ServiceResult<Tested> | null) =>
  ({ status: 'resting', result }) as const;

/** Keys and passwords are in the requests only; the store never holds them. */
const eventsOf = <Service, Tested>() => ({
  /** Null: the one that is set. */
  testRequested: (_from: unknown, _service: Service | null) =>
    ({ status: 'testing', result: null }) as const,
  saveRequested: (_from: unknown, _service: Service) =>
    ({ status: 'saving', result: null }) as const,
  removeRequested: () => ({ status: 'removing', result: null }) as const,
  tested: (_from: unknown, { tested }: { readonly tested: Tested }) =>
    resting<Tested>({ type: 'tested', tested }),
  saved: () => resting<Tested>({ type: 'saved' }),
  removed: () => resting<Tested>({ type: 'removed' }),
  failed: (_from: unknown, { error }: { readonly error: PortError }) =>
    resting<Tested>({ type: 'failed', error }),
  left: () => resting<Tested>(null),
});

export const mailSettings = machineSlice<ServiceSettingsState<MailTested>>()(
  defineMachine({
    name: 'mailSettings',
    purpose:
      'The mail server of the installation in the settings: tested, saved and removed, one thing at a time.',
    ...ONE_AT_A_TIME,
  }),
  { initial: resting<MailTested>(null), events: eventsOf<MailRequest, MailTested>() },
);

export const searchSettings = machineSlice<ServiceSettingsState<SearchTested>>()(
  defineMachine({
    name: 'searchSettings',
    purpose:
      'The search service of the installation in the settings: tested, saved and removed, one thing at a time.',
    ...ONE_AT_A_TIME,
  }),
  { initial: resting<SearchTested>(null), events: eventsOf<SearchRequest, SearchTested>() },
);
