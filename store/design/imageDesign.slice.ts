import type { Asset } from '#contract/images/asset.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';

const imageDesignMachine = defineMachine({
  name: 'imageDesign',
  purpose:
    'Makes a design of an image to be edited elsewhere, and brings it back; one for each image.',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: { editRequested: 'preparing', returnRequested: 'returning' },
    preparing: { ready: 'resting', failed: 'resting' },
    returning: { returned: 'resting', failed: 'resting' },
  },
});

export interface ImageDesignState {
  readonly status: 'resting' | 'preparing' | 'returning';
  /** Where the design is edited, once it was made here. */
  readonly editUrl: string | null;
  /** Whether the browser has refused to show it by itself. */
  readonly isHidden: boolean;
  /** The image that was brought back last. */
  readonly image: Asset | null;
  readonly error: PortError | null;
}

interface OfImage {
  readonly assetId: string;
}
type Asked = OfImage & { readonly workspaceId: string };

const NOTHING = { isHidden: false, image: null, error: null } as const;
const RESTING = { status: 'resting', editUrl: null, ...NOTHING } as const;

export const imageDesign = machineFamily<ImageDesignState>()(imageDesignMachine, {
  key: 'assetId',
  absent: RESTING,
  creates: ['editRequested', 'returnRequested'],
  events: {
    editRequested: (from, _asked: Asked) => ({ ...from, status: 'preparing', ...NOTHING }),
    returnRequested: (from, _asked: Asked) => ({ ...from, status: 'returning', ...NOTHING }),
    ready: (from, made: OfImage & { readonly editUrl: string; readonly isHidden: boolean }) => ({
      ...from,
      status: 'resting',
      editUrl: made.editUrl,
      isHidden: made.isHidden,
    }),
    returned: (from, { image }: OfImage & { readonly image: Asset }) => ({
      ...from,
      status: 'resting',
      image,
    }),
    failed: (from, { error }: OfImage & { readonly error: PortError }) => ({
      ...from,
      status: 'resting',
      error,
    }),
  },
});
