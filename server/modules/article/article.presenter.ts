import type { Article, ArticleSummary } from '#contract/article/article.schema.ts';
import type { ArticleRow } from '#db/schema/article.ts';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import { fieldsOfKeywords } from '#domain/article/fieldList.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { ArticleJob, ListedArticle } from './article.repo.ts';

export function presentSummary(row: ArticleRow): ArticleSummary {
  return {
    id: row.id,
    workspaceId: row.workspaceId,
    type: row.type,
    title: row.displayedTitle,
    version: row.version,
    targetKeywords: [...row.targetKeywords],
    language: row.language,
    meta: { isEmptyArticle: row.isEmpty, setupStatus: row.setupStatus },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** An article of a list; of a brief also how far it is. A brief that cannot be made any more waits for no text. */
export function presentListed({
  row,
  state,
  dueOn,
  seo,
  scoredVersion,
}: ListedArticle): ArticleSummary {
  const summary = {
    ...presentSummary(row),
    ...(seo !== null && scoredVersion !== null && { score: { seo, version: scoredVersion } }),
  };
  if (state === null) return summary;
  const { setupStatus } = row;
  const isOver = state === 'failed' && setupStatus === 'pending';
  const meta = { ...summary.meta, setupStatus: isOver ? 'none' : setupStatus } as const;
  return { ...summary, meta, brief: { state, dueOn } };
}

export function presentArticle(
  row: ArticleRow,
  body: ArticleBody,
  job: ArticleJob | null,
): Article {
  const { generationJobId: jobId, generationSeq: seq } = row;
  return {
    ...presentSummary(row),
    storedTitle: row.storedTitle,
    fields: { ...NO_FIELDS, ...fieldsOfKeywords(row.targetKeywords), ...row.fields },
    blocks: blocksOf(body),
    generation:
      jobId === null || job === null
        ? null
        : {
            jobId,
            seq,
            kind: job.kind,
            state: job.state,
            ...(job.failure === null ? {} : { failure: job.failure }),
            ...(job.started?.type === 'started' ? { model: job.started.model } : {}),
            ...(job.ownNotes === null ? {} : { ownNotes: [...job.ownNotes] }),
          },
  };
}
