import type { MailRequest, MailTested } from '#contract/mail.schema.ts';
import type { PortError } from '#contract/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const mailSettingsMachine = defineMachine({
  name: 'mailSettings',
  purpose:
    'The mail server of the installation in the settings: tested, saved and removed, one thing at a time.',
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
export type MailSettingsResult =
  | { readonly type: 'saved' | 'removed' }
  | { readonly type: 'tested'; readonly tested: MailTested }
  | { readonly type: 'failed'; readonly error: PortError };

export interface MailSettingsState {
  readonly status: 'resting' | 'testing' | 'saving' | 'removing';
  readonly result: MailSettingsResult | null;
}

const resting = (result: MailSettingsResult | null) => ({ status: 'resting', result }) as const;

export const mailSettings = machineSlice<MailSettingsState>()(mailSettingsMachine, {
  initial: resting(null),
  events: {
    /** The password is in the request only; the store never holds it. Null: the server that is set. */
    testRequested: (_from, _mail: MailRequest | null) => ({ status: 'testing', result: null }),
    saveRequested: (_from, _mail: MailRequest) => ({ status: 'saving', result: null }),
    removeRequested: () => ({ status: 'removing', result: null }),
    tested: (_from, { tested }: { readonly tested: MailTested }) =>
      resting({ type: 'tested', tested }),
    saved: () => resting({ type: 'saved' }),
    removed: () => resting({ type: 'removed' }),
    failed: (_from, { error }: { readonly error: PortError }) => resting({ type: 'failed', error }),
    left: () => resting(null),
  },
});
