import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const problemReportMachine = defineMachine({
  name: 'problemReport',
  purpose:
    'A report of a problem to the support of the installation: what happened, and a log of the session (docs/spec.md §d.support).',
  initial: 'closed',
  rest: ['closed', 'ready', 'sent'],
  table: {
    closed: { opened: 'preparing' },
    preparing: {
      prepared: 'ready',
      notPrepared: 'ready',
      wordsChosen: 'preparing',
      closed: 'closed',
    },
    ready: { wordsChosen: 'preparing', sendRequested: 'sending', closed: 'closed' },
    sending: { sent: 'sent', sendFailed: 'ready' },
    sent: { closed: 'closed' },
  },
});

/** What a report would hold of the session (services/support/support.ports.ts). */
export interface ShownLog {
  readonly number: number;
  readonly holds: 'shape' | 'words';
  readonly lines: number;
  readonly chars: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly share: number;
}

interface Written {
  /** Kept while the dialog is closed. */
  readonly happened: string;
  readonly withWords: boolean;
}

export type ProblemReportState =
  | ({ readonly status: 'closed' | 'preparing' | 'sent' } & Written)
  | ({
      readonly status: 'ready';
      /** Null: nothing was recorded, or it could not be prepared. */
      readonly log: ShownLog | null;
      /** Why it could not be. */
      readonly unprepared: PortError | null;
      /** Why the report was not sent. */
      readonly error: PortError | null;
    } & Written)
  | ({ readonly status: 'sending'; readonly log: ShownLog | null } & Written);

const writtenIn = ({ happened, withWords }: Written): Written => ({ happened, withWords });

export const problemReport = machineSlice<ProblemReportState>()(problemReportMachine, {
  initial: { status: 'closed', happened: '', withWords: false },
  events: {
    /** Without words, whatever was chosen the last time. */
    opened: ({ happened }) => ({ status: 'preparing', happened, withWords: false }),
    prepared: (from, { log }: { readonly log: ShownLog | null }) => ({
      ...writtenIn(from),
      status: 'ready',
      log,
      unprepared: null,
      error: null,
    }),
    notPrepared: (from, { error }: { readonly error: PortError }) => ({
      ...writtenIn(from),
      status: 'ready',
      log: null,
      unprepared: error,
      error: null,
    }),
    wordsChosen: ({ happened }, { withWords }: Pick<Written, 'withWords'>) => ({
      status: 'preparing',
      happened,
      withWords,
    }),
    sendRequested: ({ log, ...from }) => ({ ...writtenIn(from), status: 'sending', log }),
    sent: () => ({ status: 'sent', happened: '', withWords: false }),
    sendFailed: (from, { error }: { readonly error: PortError }) => ({
      ...from,
      status: 'ready',
      unprepared: null,
      error,
    }),
    closed: (from) => ({ ...writtenIn(from), status: 'closed' }),
  },
  changes: {
    typed: (from, { happened }: Pick<Written, 'happened'>) => ({ ...from, happened }),
  },
  requests: {
    saveRequested: request(),
    recordingRequested: request(),
  },
  selectors: {
    selectIsPreparing: ({ status }) => status === 'preparing',
    selectIsSending: ({ status }) => status === 'sending',
  },
});
