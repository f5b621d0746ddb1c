import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import {
  type AskedPost,
  countOf,
  EMPTY_POST,
  type Entered,
  isComplete,
  type PostRecord,
  type PostValues,
  withArticle,
} from './postValues.ts';

const postWizardMachine = defineMachine({
  name: 'postWizard',
  purpose:
    'Makes a social media post: from what the writer chooses to the article of kind SMM that a job of the server writes.',
  initial: 'closed',
  rest: ['closed', 'editing'],
  table: {
    closed: { entered: 'opening' },
    opening: { entered: 'opening', opened: 'editing' },
    editing: { entered: 'editing', edited: 'editing', asked: 'asking' },
    asking: { accepted: 'closed', refused: 'editing' },
  },
});

export type PostWizardState = {
  readonly values: PostValues;
} & (
  | { readonly status: 'closed' | 'opening' }
  | {
      readonly status: 'editing';
      readonly asked: AskedPost | null;
      readonly error: PortError | null;
    }
  | { readonly status: 'asking'; readonly asked: AskedPost }
);

const NOT_ASKED = { asked: null, error: null } as const;

export const postWizard = machineSlice<PostWizardState>()(postWizardMachine, {
  initial: { status: 'closed', values: EMPTY_POST },
  events: {
    entered: {
      closed: (_from, of: Entered) => ({ status: 'opening', values: withArticle(EMPTY_POST, of) }),
      opening: ({ values }, of: Entered) => ({
        status: 'opening',
        values: withArticle(values, of),
      }),
      editing: (from, of: Entered) => {
        const values = withArticle(from.values, of);
        return values === from.values ? from : { status: 'editing', values, ...NOT_ASKED };
      },
    },
    /** With what an earlier visit left, or empty, in the language of the workspace. */
    opened: (
      { values },
      { kept, language }: { readonly kept: PostRecord | null; readonly language?: string },
    ) => {
      const empty = { ...EMPTY_POST, ...(language && { language }) };
      const before = kept ?? { values: empty, asked: null };
      const restored = withArticle(before.values, values);
      const asked = restored === before.values ? before.asked : null; // another article is another post
      return { status: 'editing', values: restored, asked, error: null };
    },
    edited: ({ values }, change: Partial<PostValues>) => ({
      status: 'editing',
      values: { ...values, ...change },
      ...NOT_ASKED,
    }),
    /** `isRepeated`: the server may have accepted it before. */
    asked: (
      { values },
      { asked }: { readonly asked: AskedPost; readonly isRepeated: boolean },
    ) => ({
      status: 'asking',
      values,
      asked,
    }),
    /** The server has the post; its job writes. */
    accepted: () => ({ status: 'closed', values: EMPTY_POST }),
    /** `asked` is null if nothing was begun. */
    refused: (
      { values },
      { error, asked }: { readonly error: PortError | null; readonly asked: AskedPost | null },
    ) => ({ status: 'editing', values, error, asked }),
  },
  requests: { submitted: request() },
  selectors: {
    selectIsOpening: ({ status }): boolean => status === 'opening',
    /** Whether there is something to write from, and a channel. */
    selectIsComplete: ({ values }): boolean => isComplete(values),
    /** How many posts it makes. */
    selectCount: ({ values }): number => countOf(values),
    selectRecord: (state): PostRecord => ({
      values: state.values,
      asked: 'asked' in state ? state.asked : null,
    }),
  },
});
