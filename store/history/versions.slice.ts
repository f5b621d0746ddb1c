import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';

const begins = {
  nameRequested: 'keeping',
  copyRequested: 'copying',
  restoreRequested: 'securing',
} as const;

/** `securing`: the present text is saved and kept as a version, so that the restore loses nothing. */
const versionsMachine = defineMachine({
  name: 'versions',
  purpose: 'Keeps the open article as a version, makes a copy of an earlier one, and restores one.',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: begins,
    keeping: { done: 'idle', failed: 'failed' },
    copying: { done: 'idle', failed: 'failed' },
    securing: { kept: 'restoring', failed: 'failed' },
    restoring: { done: 'idle', failed: 'failed' },
    failed: { ...begins, dismissed: 'idle' },
  },
});

interface OfArticle {
  readonly articleId: string;
}
type Target = OfArticle & { readonly workspaceId: string };
type OfVersion = Target & { readonly version: number };

/**
 * Why a request failed; keys of `src/features/history/history.copy.ts`. Up to `unkept` the text is unchanged.
 * `unsaved`: the restored text is in the editor and the save queue, not on the server yet. `unrecorded`: only the
 * entry in the history is missing.
 */
export type VersionsFailure =
  | 'streaming'
  | 'pending'
  | 'unread'
  | 'unkept'
  | 'uncopied'
  | 'left'
  | 'unsaved'
  | 'unrecorded';

interface Failed extends OfArticle {
  readonly failure: VersionsFailure;
  /** The code of the problem, or the kind of the port error; null if there is none. */
  readonly code: string | null;
}

export type VersionsState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'keeping' | 'copying' | 'securing' | 'restoring' } & OfArticle)
  | ({ readonly status: 'failed' } & Failed);

export const versions = machineSlice<VersionsState>()(versionsMachine, {
  initial: { status: 'idle' },
  instance: 'articleId',
  events: {
    /** Keeps the present article as a version with a name. */
    nameRequested: (_from, { articleId }: Target & { readonly name: string }) => ({
      status: 'keeping',
      articleId,
    }),
    /** Copies a version into a new article with this title. */
    copyRequested: (_from, { articleId }: OfVersion & { readonly title: string }) => ({
      status: 'copying',
      articleId,
    }),
    restoreRequested: (_from, { articleId }: OfVersion) => ({ status: 'securing', articleId }),
    /** The present state is kept as a version; now the text may change. */
    kept: ({ articleId }, _of: OfArticle) => ({ status: 'restoring', articleId }),
    done: (_from, _of: OfArticle) => ({ status: 'idle' }),
    failed: ({ articleId }, { failure, code }: Failed) => ({
      status: 'failed',
      articleId,
      failure,
      code,
    }),
    dismissed: () => ({ status: 'idle' }),
  },
});
