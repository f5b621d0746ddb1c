import { weakMapMemoize } from 'reselect';
import type { ProposalRequest } from '#contract/writing/content.schema.ts';
import type { Block } from '#domain/article/body.ts';
import type { FieldName } from '#domain/article/searchFields.ts';
import { defineMachine } from '#domain/machine.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';
import type { Alternative } from '#domain/writing/proposals.ts';
import { machineFamily } from '../lib/machineFamily.ts';
import { request } from '../lib/transitions.ts';

const open = { accepted: 'closed', discarded: 'closed' } as const;

const proposalMachine = defineMachine({
  name: 'proposal',
  purpose:
    'A text that is proposed for a passage of the open article: nothing changes until the writer accepts it.',
  initial: 'asking',
  rest: ['ready', 'failed', 'closed'],
  table: {
    asking: { followed: 'writing', failed: 'failed', ...open },
    writing: { grew: 'writing', ended: 'ready', failed: 'failed', ...open },
    ready: open,
    failed: { askedAgain: 'asking', ...open },
    closed: {},
  },
});

interface OfProposal {
  readonly id: string;
}

/** What the writer asks for. */
export interface ProposalAsked {
  readonly articleId: string;
  readonly workspaceId: string;
  readonly task: ProposalRequest['task'];
  readonly place: PassagePlace;
  /** It was asked for beside this search field, is shown there, and fills it; without one, in the text. */
  readonly field?: FieldName;
  /** The brand voice that the article had then. */
  readonly voiceId?: string;
  /** An earlier proposal for it, which is kept until this one is being written. */
  readonly replaces?: string;
}

export interface Begun extends OfProposal, ProposalAsked {
  /** The blocks of the place, as they were when it was requested. */
  readonly was: readonly Block[];
  /** What the writer had left of it before a reload. */
  readonly left?: readonly number[];
}

interface Shown extends Begun {
  /** Null until the job has started. */
  readonly jobId: string | null;
  readonly alternatives: readonly Alternative[];
  /** The passage has changed since the request, so that the text can no longer be put there. */
  readonly isOutdated: boolean;
  /** Whether it is on the clipboard; null until the writer has copied it. */
  readonly isCopied: boolean | null;
  /** Of changes that are offered one by one, the numbers of those that the writer has left. */
  readonly left: readonly number[];
}

export type Proposal =
  | ({ readonly status: 'asking' | 'writing' | 'ready' | 'closed' } & Shown)
  | ({ readonly status: 'failed' } & Failure & Shown);

interface Failure {
  /** A problem code, or 'network'. */
  readonly failure: string;
  /** The server may have accepted the request, and may have counted it. */
  readonly isUnknown: boolean;
}

const begun = (of: Begun) =>
  ({
    ...of,
    status: 'asking',
    jobId: null,
    alternatives: [],
    isOutdated: false,
    isCopied: null,
    left: of.left ?? [],
  }) as const;

const closed = (from: Proposal, _of: OfProposal) => ({ ...from, status: 'closed' }) as const;

export const proposal = machineFamily<Proposal>()(proposalMachine, {
  key: 'id',
  absent: null,
  creates: ['begun'],
  create: begun,
  isOver: ({ status }) => status === 'closed',
  events: {
    followed: (from, { jobId }: OfProposal & { readonly jobId: string }) => ({
      ...from,
      status: 'writing',
      jobId,
      alternatives: [], // the job tells all of them
    }),
    grew: (from, { alternatives }: OfProposal & Pick<Shown, 'alternatives'>) => ({
      ...from,
      alternatives,
    }),
    /** The job is done, or was stopped: what it has written can be chosen. */
    ended: (from, _of: OfProposal) => ({ ...from, status: 'ready' }),
    failed: (from, { id: _id, ...why }: OfProposal & Failure) => ({
      ...from,
      ...why,
      status: 'failed',
    }),
    /** It goes on with the same request, which then counts once. */
    askedAgain: ({ failure: _failure, isUnknown: _isUnknown, ...from }, _of: OfProposal) => ({
      ...from,
      status: 'asking',
    }),
    accepted: closed,
    discarded: closed,
  },
  changes: {
    begun: (from, _of: Begun) => from,
    outdated: (from, _of: OfProposal) => ({ ...from, isOutdated: true }),
    changeLeft: (from, { at }: OfProposal & { readonly at: number }) => ({
      ...from,
      left: [...from.left, at],
    }),
    leftShown: (from, _of: OfProposal) => ({ ...from, left: [] }),
    copied: (from, { isCopied }: OfProposal & { readonly isCopied: boolean }) => ({
      ...from,
      isCopied,
    }),
  },
  requests: {
    asked: request<ProposalAsked>(),
    /** The alternative with this number goes into the article: its text, or its search fields. */
    acceptRequested: request<OfProposal & { readonly at: number }>(),
    copyRequested: request<OfProposal & { readonly at: number }>(),
    stopRequested: request<OfProposal>(),
  },
  selectors: {
    /** The proposals for an article, the newest first. */
    selectOf: weakMapMemoize((entries, articleId: string): readonly Proposal[] =>
      Object.values(entries as Readonly<Record<string, Proposal>>)
        .filter((one) => one.articleId === articleId)
        .reverse(),
    ),
  },
});
