import type { ImageShape } from '#contract/images/generatedImage.route.ts';
import type { PortError } from '#contract/lib/problems.ts';
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

export interface ImageWish {
  readonly prompt: string;
  readonly shape: ImageShape;
}

interface ImageForm {
  /** Null: nothing was typed, so the form may suggest something. */
  readonly prompt: string | null;
  readonly shape: ImageShape;
  /** What was in the form before a text was taken into it. */
  readonly replaced: ImageWish | null;
  /** A request whose answer is not known: asking for the same is the same request. */
  readonly sent: (ImageWish & { readonly requestId: string }) | null;
  readonly error: PortError | null;
}

/** What an image is for: an article, or (null) the library of a workspace. Each has a form of its own. */
export interface ImagePurpose {
  readonly workspaceId: string;
  readonly articleId: string | null;
}

export interface ImageMakingState {
  readonly status: 'resting' | 'asking';
  readonly forms: Readonly<Record<string, ImageForm>>;
}

type MakeRequested = ImagePurpose & ImageWish;

const EMPTY: ImageForm = { prompt: null, shape: 'wide', replaced: null, sent: null, error: null };

const keyOf = ({ workspaceId, articleId }: ImagePurpose): string =>
  `${workspaceId}/${articleId ?? ''}`;

const formIn = ({ forms }: ImageMakingState, of: ImagePurpose): ImageForm =>
  forms[keyOf(of)] ?? EMPTY;

const withForm = <From extends ImageMakingState>(
  from: From,
  of: ImagePurpose,
  change: Partial<ImageForm>,
): From => ({
  ...from,
  forms: { ...from.forms, [keyOf(of)]: { ...formIn(from, of), ...change } },
});

export const imageMaking = machineSlice<ImageMakingState>()(imageMakingMachine, {
  initial: { status: 'resting', forms: {} },
  events: {
    asked(from, { requestId, of, wish }: Sending) {
      const sent = { ...wish, requestId };
      return { ...withForm(from, of, { sent, error: null }), status: 'asking' };
    },
    accepted: (from, { of }: OfPurpose) => ({
      ...withForm(from, of, { sent: null }),
      status: 'resting',
    }),
    /** `isUnknown`: the server may have accepted it. */
    refused(from, { of, error, isUnknown }: Refused) {
      const sent = isUnknown ? formIn(from, of).sent : null;
      return { ...withForm(from, of, { sent, error }), status: 'resting' };
    },
  },
  changes: {
    /** An error of another day says nothing. */
    opened: (from, { of }: OfPurpose): ImageMakingState => withForm(from, of, { error: null }),
    changed: (from, { of, change }: OfPurpose & { readonly change: Partial<ImageWish> }) =>
      withForm(from, of, { ...change, error: null }),
    /** Takes a text that is there already; what was `typed` can be brought back. */
    taken: (from, { of, wish, typed }: OfPurpose & Taken): ImageMakingState =>
      withForm(from, of, { ...wish, replaced: typed, error: null }),
    broughtBack(from, { of }: OfPurpose): ImageMakingState {
      const { replaced } = formIn(from, of);
      return replaced === null ? from : withForm(from, of, { ...replaced, replaced: null });
    },
  },
  requests: { makeRequested: request<MakeRequested>() },
  selectors: {
    selectForm: (state, of: ImagePurpose): ImageForm => formIn(state, of),
    selectIsAsking: ({ status }): boolean => status === 'asking',
  },
});

interface OfPurpose {
  readonly of: ImagePurpose;
}
type Sending = OfPurpose & { readonly requestId: string; readonly wish: ImageWish };
type Refused = OfPurpose & { readonly error: PortError | null; readonly isUnknown: boolean };
interface Taken {
  readonly wish: ImageWish;
  /** Null: there was nothing of the writer's. */
  readonly typed: ImageWish | null;
}
