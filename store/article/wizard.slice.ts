import { defineMachine } from '#domain/machine.ts';
import type { PortError } from '#contract/problems.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import {
  type ArticleWizardValues,
  EMPTY_WIZARD,
  type WizardMaterial,
  withMaterial,
} from './wizardValues.ts';

const editable = {
  opened: 'filling',
  changed: 'filling',
  materialTaken: 'filling',
  submitted: 'submitting',
} as const;

const articleWizardMachine = defineMachine({
  name: 'articleWizard',
  purpose: 'Takes topic, keywords and notes, asks the server for a draft, and opens it.',
  initial: 'filling',
  rest: ['filling', 'refused', 'accepted'],
  table: {
    filling: editable,
    submitting: { accepted: 'accepted', refused: 'refused' },
    refused: editable,
    accepted: { opened: 'filling' },
  },
});

interface Form {
  readonly values: ArticleWizardValues;
  /** An imported text that waits for the wizard to open. */
  readonly material: WizardMaterial | null;
}

interface Submission {
  /** Stays the same while a submission is repeated, so that it makes one draft. */
  readonly requestId: string;
}

type ArticleWizardState = Form &
  (
    | { readonly status: 'filling' }
    | ({ readonly status: 'submitting' | 'accepted' } & Submission)
    | ({ readonly status: 'refused'; readonly error: PortError } & Submission)
  );

export const articleWizard = machineSlice<ArticleWizardState>()(articleWizardMachine, {
  initial: { status: 'filling', values: EMPTY_WIZARD, material: null },
  events: {
    /** The wizard is on screen; `restored` is what an earlier visit left unfinished. */
    opened: ({ material }, { restored }: { readonly restored: ArticleWizardValues | null }) => ({
      status: 'filling',
      values: restored ?? EMPTY_WIZARD,
      material,
    }),
    changed: ({ values, material }, change: Partial<ArticleWizardValues>) => ({
      status: 'filling',
      values: { ...values, ...change },
      material,
    }),
    materialTaken: ({ values, material }) => ({
      status: 'filling',
      values: material === null ? values : withMaterial(values, material),
      material: null,
    }),
    submitted: {
      filling: ({ values, material }, { requestId }: Submission) => ({
        status: 'submitting',
        values,
        material,
        requestId,
      }),
      refused: ({ values, material, requestId }, _new: Submission) => ({
        status: 'submitting',
        values,
        material,
        requestId,
      }),
    },
    accepted: (from) => ({ ...from, status: 'accepted' }),
    refused: (from, error: PortError) => ({ ...from, status: 'refused', error }),
  },
  changes: {
    materialGiven: (from, material: WizardMaterial) => ({ ...from, material }),
  },
  requests: {
    /** The button; the saga puts `submitted` with an id. */
    submitRequested: request(),
    /** The page is on screen; the saga puts `opened`. */
    entered: request(),
  },
  selectors: {
    selectError: (state) => (state.status === 'refused' ? state.error : null),
  },
});
