/**
 * Keeps open proposals for as long as the tab lives, so that a reload finds them again. The id of a proposal is the id of
 * its request: the server answers a repeated request with the job that it has started.
 */
import { misfit } from '#contract/lib/shape.ts';
import { PROPOSED_TASKS } from '#contract/lib/tasks.ts';
import { FIELD_NAMES } from '#domain/article/searchFields.ts';
import type { RootState } from '#store/subjects.ts';
import { type Begun, type Proposal, proposal } from '#store/writing/proposal.slice.ts';
import { call, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey } from '../session/session.api.ts';

/** A proposal as it is kept: what was asked for, and the job, once there is one. */
export interface KeptProposal extends Begun {
  readonly jobId: string | null;
}

/**
 * Stores a proposal before it is requested, and removes it once it is closed or has failed. A failed proposal is never requested
 * again without the writer.
 */
export function* keepUntilOver({ id, articleId }: Begun) {
  yield* keep(articleId);
  yield* waitUntil(selectHasMoved, id);
  yield* keep(articleId);
  yield* waitUntil(selectIsOver, id);
  yield* keep(articleId);
}

/** Keeps which changes the writer has left, or wants to see again. */
export function* keepLeft({
  payload: { id },
}: ReturnType<typeof proposal.changeLeft | typeof proposal.leftShown>) {
  const found = yield* select(proposal.select, id);
  if (found !== null) yield* keep(found.articleId);
}

/** Returns what this tab has kept for an article, the oldest first. Anything else in its place is ignored. */
export function* keptProposals(articleId: string) {
  const { session } = yield* services();
  const json = yield* call(session.get, yield* keyOf(articleId));
  const kept = parsed(json);
  return misfit(KEPT_SHAPE, kept) === null ? (kept as readonly KeptProposal[]) : [];
}

const selectIsOver = (state: RootState, id: string): boolean => {
  const found = proposal.select(state, id);
  return found === null || found.status === 'failed';
};

const selectHasMoved = (state: RootState, id: string): boolean =>
  proposal.select(state, id)?.status !== 'asking';

function* keep(articleId: string) {
  const { session } = yield* services();
  const open = (yield* select(proposal.selectOf, articleId))
    .filter(({ status }) => status !== 'failed')
    .map(keptOf);
  const key = yield* keyOf(articleId);
  if (open.length > 0) yield* call(session.set, key, JSON.stringify(open.reverse()));
  else yield* call(session.remove, key);
}

export const keptOf = (one: Proposal): KeptProposal => {
  const { alternatives, isOutdated, isCopied, status, ...kept } = one;
  return kept;
};

const keyOf = (articleId: string) => accountKey(`proposals/${articleId}`);

/** The server checks task and place once more. */
const KEPT_SHAPE = {
  list: {
    fields: {
      id: 'id',
      jobId: { oneOf: ['null', 'id'] },
      replaces: { oneOf: ['absent', 'id'] },
      voiceId: { oneOf: ['absent', 'id'] },
      left: { oneOf: ['absent', { list: 'natural' }] },
      articleId: 'id',
      workspaceId: 'id',
      task: { fields: { name: { oneOf: PROPOSED_TASKS.map((name) => ({ is: name })) } } },
      place: {
        oneOf: [
          { fields: { type: { is: 'behind' }, blockId: { oneOf: ['null', 'id'] } } },
          { fields: { type: { is: 'blocks' }, blockIds: { list: 'id' } } },
          {
            fields: {
              type: { is: 'within' },
              blockId: 'id',
              before: 'string',
              selected: 'string',
              behind: 'string',
            },
          },
        ],
      },
      field: { oneOf: ['absent', ...FIELD_NAMES.map((name) => ({ is: name }))] },
      was: { list: { fields: { id: 'id', html: 'string' } } },
    },
  },
} as const;

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '[]');
  } catch {
    return [];
  }
}
