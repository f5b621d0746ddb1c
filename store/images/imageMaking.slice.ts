import type { ImageShape } from '#contract/generatedImage.route.ts';
import type { PortError } from '#contract/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const imageMakingMachine = defineMachine({
  name: 'imageMaking',
  purpose:
    'Asks for an image that a model makes. What becomes of it is a cached read (`imageRequests`).',
  initial: 'resting',
  rest: ['resting'],
  table: {
    resting: { asked: 'asking' },
    asking: { accepted: 'resting', refused: 'resting' },
  },
});

interface ImageWish {
  /** Null: nothing was typed, so the form may suggest something. */
  readonly prompt: string | null;
  readonly shape: ImageShape;
}

export interface ImageMakingState extends ImageWish {
  readonly status: 'resting' | 'asking';
  /** Of a request whose answer is unknown: asking again is the same request. */
  readonly requestId: string | null;
  readonly error: PortError | null;
}

interface MakeRequested {
  readonly workspaceId: string;
  /** The article that it is for; null: the library. */
  readonly articleId: string | null;
  /** What is in the field now, typed or suggested. */
  readonly prompt: string;
  readonly shape: ImageShape;
}

export const imageMaking = machineSlice<ImageMakingState>()(imageMakingMachine, {
  initial: { status: 'resting', prompt: null, shape: 'wide', requestId: null, error: null },
  events: {
    asked: (from, { requestId }: { readonly requestId: string }) => ({
      ...from,
      status: 'asking',
      requestId,
      error: null,
    }),
    accepted: (from) => ({ ...from, status: 'resting', requestId: null }),
    /** `isUnknown`: the server may have accepted it. */
    refused: (
      from,
      { error, isUnknown }: { readonly error: PortError | null; readonly isUnknown: boolean },
    ) => ({
      ...from,
      status: 'resting',
      requestId: isUnknown ? from.requestId : null,
      error,
    }),
  },
  changes: {
    /** Another image is another request. One that is sent stays what it was. */
    changed: (from, change: Partial<ImageWish>): ImageMakingState => ({
      ...from,
      ...change,
      requestId: from.status === 'asking' ? from.requestId : null,
      error: null,
    }),
  },
  requests: { makeRequested: request<MakeRequested>() },
});
