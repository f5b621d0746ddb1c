import type { Asset } from '#contract/images/asset.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import type { CoverDesign } from '#domain/images/cover.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const coverMakingMachine = defineMachine({
  name: 'coverMaking',
  purpose: 'Adds a designed cover to the library, for the dialog that is open.',
  initial: 'idle',
  rest: ['idle', 'made', 'failed'],
  table: {
    idle: { requested: 'making' },
    making: { made: 'made', failed: 'failed', left: 'idle' },
    made: { requested: 'making', left: 'idle' },
    failed: { requested: 'making', left: 'idle' },
  },
});

export type CoverMakingState =
  | { readonly status: 'idle' | 'making' }
  | { readonly status: 'made'; readonly asset: Asset }
  | { readonly status: 'failed'; readonly error: PortError };

interface Requested {
  readonly workspaceId: string;
  readonly design: CoverDesign;
}

export const coverMaking = machineSlice<CoverMakingState>()(coverMakingMachine, {
  initial: { status: 'idle' },
  events: {
    requested: (_from, _asked: Requested) => ({ status: 'making' }),
    made: (_from, { asset }: { readonly asset: Asset }) => ({ status: 'made', asset }),
    failed: (_from, { error }: { readonly error: PortError }) => ({ status: 'failed', error }),
    /** The dialog is closed; a cover that is being made is in the library all the same. */
    left: () => ({ status: 'idle' }),
  },
});
