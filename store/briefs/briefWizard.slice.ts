import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import {
  type AskedBriefs,
  type BriefFlaw,
  type BriefRecord,
  type BriefValues,
  EMPTY_BRIEF,
  flawOf,
} from './briefValues.ts';

const briefWizardMachine = defineMachine({
  name: 'briefWizard',
  purpose:
    'Asks for SEO briefs: from a list of keyphrases to the articles of kind BRIEF that a job of the server makes.',
  initial: 'closed',
  rest: ['closed', 'editing'],
  table: {
    closed: { entered: 'opening' },
    opening: { entered: 'opening', opened: 'editing' },
    editing: { entered: 'editing', edited: 'editing', asked: 'asking' },
    asking: { accepted: 'closed', refused: 'editing' },
  },
});

export type BriefWizardState = {
  readonly values: BriefValues;
} & (
  | { readonly status: 'closed' | 'opening' }
  | {
      readonly status: 'editing';
      readonly asked: AskedBriefs | null;
      readonly error: PortError | null;
    }
  | { readonly status: 'asking'; readonly asked: AskedBriefs }
);

export const briefWizard = machineSlice<BriefWizardState>()(briefWizardMachine, {
  initial: { status: 'closed', values: EMPTY_BRIEF },
  events: {
    entered: {
      closed: () => ({ status: 'opening', values: EMPTY_BRIEF }),
      opening: (from) => from,
      editing: (from) => from,
    },
    /** With what an earlier visit left, or empty, in the language of the workspace. */
    opened: (
      _from,
      { kept, language }: { readonly kept: BriefRecord | null; readonly language?: string },
    ) => ({
      status: 'editing',
      ...(kept ?? { values: { ...EMPTY_BRIEF, ...(language && { language }) }, asked: null }),
      error: null,
    }),
    edited: ({ values }, change: Partial<BriefValues>) => ({
      status: 'editing',
      values: { ...values, ...change },
      asked: null,
      error: null,
    }),
    /** `isRepeated`: the server may have accepted it before. */
    asked: (
      { values },
      { asked }: { readonly asked: AskedBriefs; readonly isRepeated: boolean },
    ) => ({
      status: 'asking',
      values,
      asked,
    }),
    /** The server has the briefs; its job makes them. */
    accepted: () => ({ status: 'closed', values: EMPTY_BRIEF }),
    /** `asked` is null if nothing was begun. */
    refused: (
      { values },
      { error, asked }: { readonly error: PortError | null; readonly asked: AskedBriefs | null },
    ) => ({ status: 'editing', values, error, asked }),
  },
  requests: { submitted: request() },
  selectors: {
    selectIsOpening: ({ status }): boolean => status === 'opening',
    /** Why nothing can be made of what is filled in; null if it can. */
    selectFlaw: ({ values }): BriefFlaw | null => flawOf(values),
    selectRecord: (state): BriefRecord => ({
      values: state.values,
      asked: 'asked' in state ? state.asked : null,
    }),
  },
});
