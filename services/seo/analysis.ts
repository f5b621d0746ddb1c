import {
  type ArticleBody,
  type Block,
  type BlockId,
  htmlIn,
  originsIn,
} from '#domain/article/body.ts';
import type { PageWording, SnapshotPages } from '#domain/seo/report/competition.ts';
import { WorkerCalls, type WorkerLike } from '../lib/workerCalls.ts';
import type { AnalysisAnswer, AnalysisMessage } from './analyst.ts';
import type { AnalysisPorts } from './seo.ports.ts';

/** A long article takes a fraction of a second; a worker without an answer for this long is stuck. */
const SILENCE_MS = 20_000;

export type AnalysisWorker = WorkerLike<AnalysisMessage, AnalysisAnswer>;

/** What the worker has of an article. Body, snapshot and sources are the objects from the store, so keeping them costs nothing. */
interface Known {
  readonly language: string;
  readonly body: ArticleBody;
  readonly snapshot: SnapshotPages | null;
  readonly sources: readonly PageWording[];
}

/** Analyzes texts in a worker, so that no key press waits. A worker that crashes or hangs is replaced. */
export function createAnalysis(open: () => AnalysisWorker): AnalysisPorts {
  const known = new Map<string, Known>();
  const calls = new WorkerCalls({ open, onEnded: () => known.clear() });
  return {
    async report({ articleId, body, snapshot, sources, ...context }) {
      const last = known.get(articleId);
      const before = last?.language === context.language ? last : null;
      known.set(articleId, { language: context.language, body, snapshot, sources });
      const of = {
        articleId,
        context,
        order: body.order,
        ...sentOf(before, { body, snapshot, sources }),
      };
      try {
        const answer = await calls.ask((id) => ({ type: 'report', id, ...of }), SILENCE_MS);
        if ('report' in answer) return answer.report;
        throw new Error('The worker has answered something else.');
      } catch (error) {
        known.delete(articleId); // the worker may have only half of it
        throw error;
      }
    },
    async voice(of) {
      const answer = await calls.ask((id) => ({ type: 'voice', id, ...of }), SILENCE_MS);
      if ('voice' in answer) return answer.voice;
      throw new Error('The worker has answered something else.');
    },
    forget({ articleId }) {
      if (known.delete(articleId)) calls.tell({ type: 'forget', articleId });
    },
  };
}

/** What the worker has not had yet. */
const sentOf = (before: Known | null, { body, snapshot, sources }: Omit<Known, 'language'>) => ({
  changed: changedBlocks(before?.body ?? null, body),
  isWhole: before === null,
  snapshot: snapshot && {
    id: snapshot.id,
    pages: before?.snapshot === snapshot ? null : snapshot.pages,
  },
  sources: before?.sources === sources ? null : sources,
});

/** Unchanged blocks are the same strings and objects, so comparing a long article is cheap. */
function changedBlocks(
  known: ArticleBody | null,
  body: ArticleBody,
): Map<BlockId, Omit<Block, 'id'>> {
  const changed = new Map<BlockId, Omit<Block, 'id'>>();
  for (const id of body.order) {
    const [html = '', origins] = [htmlIn(body, id), originsIn(body, id)];
    const isKnown =
      known !== null && htmlIn(known, id) === html && originsIn(known, id) === origins;
    if (!isKnown) changed.set(id, { html, origins });
  }
  return changed;
}
