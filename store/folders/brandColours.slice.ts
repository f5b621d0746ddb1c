import type { PortError } from '#contract/lib/problems.ts';
import type { CoverColours } from '#domain/images/cover.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const brandColoursMachine = defineMachine({
  name: 'brandColours',
  purpose: 'Saves the brand colours of the workspace, which designed covers begin with.',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: { requested: 'saving' },
    saving: { saved: 'idle', failed: 'failed' },
    failed: { requested: 'saving', dropped: 'idle' },
  },
});

export interface ColoursAsked {
  readonly workspaceId: string;
  /** Null: the workspace has none. */
  readonly colours: CoverColours | null;
  /** As the person has seen them. */
  readonly was: CoverColours | null;
}

type BrandColoursState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving'; readonly asked: ColoursAsked }
  | { readonly status: 'failed'; readonly asked: ColoursAsked; readonly error: PortError };

export const brandColours = machineSlice<BrandColoursState>()(brandColoursMachine, {
  initial: { status: 'idle' },
  events: {
    requested: (_from, asked: ColoursAsked) => ({ status: 'saving', asked }),
    saved: () => ({ status: 'idle' }),
    /** What was asked stays, to be tried again. */
    failed: ({ asked }, { error }: { readonly error: PortError }) => ({
      status: 'failed',
      asked,
      error,
    }),
    /** Those that somebody else has saved are kept. */
    dropped: () => ({ status: 'idle' }),
  },
  selectors: {
    /** What is not saved in the workspace yet; null: nothing. */
    selectUnsaved: (state, workspaceId: string) =>
      state.status === 'idle' || state.asked.workspaceId !== workspaceId ? null : state,
  },
});
