import type { PortError } from '#contract/lib/problems.ts';
import type { ChangedBlock } from '#domain/images/replacement.ts';
import { defineMachine } from '#domain/machine.ts';
import type { DescribedImage } from '#html/figure.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const imageReplacementMachine = defineMachine({
  name: 'imageReplacement',
  purpose: 'Shows one image in place of another in every article, one article after the other.',
  initial: 'idle',
  rest: ['idle', 'replaced', 'failed'],
  table: {
    idle: { requested: 'replacing' },
    replacing: { changed: 'replacing', refused: 'replacing', ended: 'replaced', failed: 'failed' },
    replaced: { requested: 'replacing', left: 'idle' },
    failed: { requested: 'replacing', left: 'idle' },
  },
});

export interface ChangedArticle {
  readonly articleId: string;
  readonly blocks: readonly ChangedBlock[];
}

/** An article that keeps the old image. */
export interface RefusedArticle {
  readonly articleId: string;
  readonly title: string;
}

interface Replacing {
  readonly changed: readonly ChangedArticle[];
  readonly refused: readonly RefusedArticle[];
}

export type ImageReplacementState =
  | { readonly status: 'idle' }
  | (Replacing & { readonly status: 'replacing' })
  /** `isAll`: no article shows the old image any more. */
  | (Replacing & { readonly status: 'replaced'; readonly isAll: boolean })
  | (Replacing & { readonly status: 'failed'; readonly error: PortError });

export interface ReplaceRequested {
  readonly workspaceId: string;
  readonly image: { readonly id: string; readonly src: string };
  readonly by: DescribedImage;
}

export const imageReplacement = machineSlice<ImageReplacementState>()(imageReplacementMachine, {
  initial: { status: 'idle' },
  events: {
    requested: (_from, _asked: ReplaceRequested) => ({
      status: 'replacing',
      changed: [],
      refused: [],
    }),
    changed: (from, { article }: { readonly article: ChangedArticle }) => ({
      ...from,
      changed: [...from.changed, article],
    }),
    refused: (from, { article }: { readonly article: RefusedArticle }) => ({
      ...from,
      refused: [...from.refused, article],
    }),
    ended: (from, { isAll }: { readonly isAll: boolean }) => ({
      ...from,
      status: 'replaced',
      isAll,
    }),
    failed: (from, { error }: { readonly error: PortError }) => ({
      ...from,
      status: 'failed',
      error,
    }),
    left: () => ({ status: 'idle' }),
  },
});
