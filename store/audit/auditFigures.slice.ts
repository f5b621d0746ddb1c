import type { PortError } from '#contract/lib/problems.ts';
import type { FiguresList, FiguresRefusal } from '#domain/audit/figuresFile.ts';
import { defineMachine } from '#domain/machine.ts';
import { NO_NOTES } from '#domain/tables/listNotes.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const auditFiguresMachine = defineMachine({
  name: 'auditFigures',
  purpose: 'Brings figures of Search Console to the pages of an audit, from a file to the server.',
  initial: 'idle',
  rest: ['idle', 'failed', 'stored'],
  table: {
    idle: { fileChosen: 'reading', left: 'idle' },
    reading: { listRead: 'sending', listRefused: 'failed', refused: 'failed', left: 'idle' },
    sending: { stored: 'stored', refused: 'failed', left: 'idle' },
    failed: { fileChosen: 'reading', sentAgain: 'sending', left: 'idle' },
    stored: { fileChosen: 'reading', left: 'idle' },
  },
});

interface OfAudit {
  readonly workspaceId: string;
  readonly auditId: string;
}

interface ChosenFile extends OfAudit {
  readonly fileId: string;
  /** The first and the last day of a list that does not name its days; null: not known, and the day of the file. */
  readonly since: string | null;
  readonly until: string | null;
  /** How its letters are written, if the person has chosen that. */
  readonly encoding?: string | undefined;
}

type Failure = { readonly refusal: FiguresRefusal } | { readonly error: PortError };

export type AuditFiguresState =
  | { readonly status: 'idle' }
  | (OfAudit & { readonly status: 'reading' })
  | (OfAudit & { readonly status: 'sending'; readonly list: FiguresList })
  | (OfAudit & {
      readonly status: 'failed';
      readonly failure: Failure;
      /** Null: the file could not be read. */
      readonly list: FiguresList | null;
    })
  | {
      readonly status: 'stored';
      readonly matched: number;
      readonly listed: number;
      readonly periods: FiguresList['periods'];
      readonly notes: FiguresList['notes'];
    };

const ofAudit = ({ workspaceId, auditId }: OfAudit): OfAudit => ({ workspaceId, auditId });

export const auditFigures = machineSlice<AuditFiguresState>()(auditFiguresMachine, {
  initial: { status: 'idle' },
  events: {
    /** A file that the page has kept. */
    fileChosen: (_from, file: ChosenFile) => ({ ...ofAudit(file), status: 'reading' }),
    listRead: (from, { list }: { readonly list: FiguresList }) => ({
      ...ofAudit(from),
      list,
      status: 'sending',
    }),
    listRefused: (from, { refusal }: { readonly refusal: FiguresRefusal }) => ({
      ...ofAudit(from),
      failure: { refusal },
      list: null,
      status: 'failed',
    }),
    stored: ({ list }, { matched }: { readonly matched: number }) => ({
      matched,
      listed: list.rows.length,
      status: 'stored',
      periods: list.periods,
      notes: list.notes,
    }),
    refused: (from, { error }: { readonly error: PortError }) => ({
      ...ofAudit(from),
      failure: { error },
      list: 'list' in from ? from.list : null,
      status: 'failed',
    }),
    /** Only what was read can be sent again. */
    sentAgain: (from) => ({
      ...ofAudit(from),
      list: from.list ?? NOTHING,
      status: 'sending',
    }),
    left: () => ({ status: 'idle' }),
  },
  requests: {
    againRequested: request(),
  },
});

const NOTHING: FiguresList = { periods: [], rows: [], notes: NO_NOTES };
