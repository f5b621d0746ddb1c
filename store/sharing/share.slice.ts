import type { PortError } from '#contract/lib/problems.ts';
import { defineMachine } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';

const shareMachine = defineMachine({
  name: 'share',
  purpose: 'The public link of an article: created when its dialog opens, until revoked (spec §7).',
  initial: 'closed',
  rest: ['closed', 'shared', 'revoked', 'failed'],
  table: {
    closed: { opened: 'creating' },
    creating: { created: 'shared', failed: 'failed', closed: 'closed' },
    shared: { revokeRequested: 'revoking', researchChosen: 'changing', closed: 'closed' },
    changing: { changed: 'shared', changeFailed: 'shared', closed: 'closed' },
    revoking: { revoked: 'revoked', failed: 'shared', closed: 'closed' },
    revoked: { opened: 'creating', closed: 'closed' },
    failed: { opened: 'creating', closed: 'closed' },
  },
});

interface OfArticle {
  readonly articleId: string;
}
type Target = OfArticle & { readonly workspaceId: string };
type Research = Pick<Link, 'showsResearch'>;
type Created = OfArticle & Research & Pick<Link, 'path'>;
type Failed = OfArticle & { readonly error: PortError };
/** What the link shows now, as far as that is known. */
type ChangeFailed = Failed & Research;

interface Link extends OfArticle {
  /** The link's path on our origin. */
  readonly path: string;
  /** Whether readers of a brief see below the text what it knows besides. */
  readonly showsResearch: boolean;
  /** Whether the link is on the clipboard; null until the writer has copied it. */
  readonly isCopied: boolean | null;
}

export type ShareState =
  | { readonly status: 'closed' }
  | ({ readonly status: 'creating' } & OfArticle)
  | ({ readonly status: 'revoked' } & OfArticle)
  | ({
      readonly status: 'shared';
      /** Why the last change of the link has failed. */
      readonly error: PortError | null;
      readonly failed: 'revoking' | 'changing' | null;
    } & Link)
  | ({ readonly status: 'revoking' | 'changing' } & Link)
  | ({ readonly status: 'failed'; readonly error: PortError } & OfArticle);

export const share = machineSlice<ShareState>()(shareMachine, {
  initial: { status: 'closed' },
  instance: 'articleId',
  events: {
    /** The dialog opens, or the writer retries; the link is requested once each time (spec §7). */
    opened: (_from, { articleId }: Target) => ({ status: 'creating', articleId }),
    created: ({ articleId }, { path, showsResearch }: Created) => ({
      status: 'shared',
      articleId,
      path,
      showsResearch,
      error: null,
      failed: null,
      isCopied: null,
    }),
    /** Shown at once. */
    researchChosen: ({ articleId, path, isCopied }, { showsResearch }: Target & Research) => ({
      status: 'changing',
      articleId,
      path,
      isCopied,
      showsResearch,
    }),
    changed: (from, { showsResearch }: OfArticle & Research) => ({
      ...from,
      status: 'shared',
      showsResearch,
      error: null,
      failed: null,
    }),
    failed: {
      creating: ({ articleId }, { error }: Failed) => ({ status: 'failed', articleId, error }),
      revoking: (from, { error }: Failed) => ({
        ...from,
        status: 'shared',
        error,
        failed: 'revoking',
      }),
    },
    changeFailed: (from, { error, showsResearch }: ChangeFailed) => ({
      ...from,
      status: 'shared',
      error,
      failed: 'changing',
      showsResearch,
    }),
    revokeRequested: ({ articleId, path, showsResearch }, _of: Target) => ({
      status: 'revoking',
      articleId,
      path,
      showsResearch,
      isCopied: null,
    }),
    revoked: ({ articleId }, _of: OfArticle) => ({ status: 'revoked', articleId }),
    closed: () => ({ status: 'closed' }),
  },
  changes: {
    copied: (from, { isCopied }: OfArticle & { readonly isCopied: boolean }) =>
      'path' in from ? { ...from, isCopied } : from,
  },
  requests: {
    copyRequested: request<OfArticle & { readonly url: string; readonly title: string }>(),
  },
});
