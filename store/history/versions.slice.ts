import { defineMachine, type StatusOf } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const begins = {
  nameRequested: 'keeping',
  copyRequested: 'copying',
  restoreRequested: 'securing',
} as const;

/** `securing`: the present text is saved and kept as a version, so that a restore loses nothing. */
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

export type VersionsStatus = StatusOf<typeof versionsMachine>;

interface OfArticle {
  readonly articleId: string;
}
type Target = OfArticle & { readonly workspaceId: string };
type OfVersion = Target & { readonly version: number };

/**
 * Why it did not work; keys of `src/features/history/history.copy.ts`. Up to `unkept` the text is as it was.
 * `unsaved`: it is in the editor and the save queue, not on the server yet. `unrecorded`: only the history lacks it.
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
  /** The problem behind it, where there is one: a code, or the kind of a port error. */
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
    /** Keeps the article as it is now under a name. */
    nameRequested: (_from, { articleId }: Target & { readonly name: string }) => ({
      status: 'keeping',
      articleId,
    }),
    /** A version becomes an article of its own, with this title. */
    copyRequested: (_from, { articleId }: OfVersion & { readonly title: string }) => ({
      status: 'copying',
      articleId,
    }),
    restoreRequested: (_from, { articleId }: OfVersion) => ({ status: 'securing', articleId }),
    /** The present state is a version: from here on the text may change. */
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
  requests: {
    /** A version gets another name, or none; the saga saves it. */
    renamed: request<OfVersion & { readonly name: string | null }>(),
  },
});
