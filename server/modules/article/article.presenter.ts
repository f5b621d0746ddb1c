import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import type { Article, ArticleSummary } from '#domain/contract/article.schema.ts';
import type { GenerationEvent } from '#domain/contract/content.schema.ts';
import type { ArticleRow } from './article.repo.ts';

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

export function presentArticle(
  row: ArticleRow,
  body: ArticleBody,
  job: { readonly state: string; readonly started: GenerationEvent | null } | null,
): Article {
  const { generationJobId: jobId, generationSeq: seq } = row;
  return {
    ...presentSummary(row),
    storedTitle: row.storedTitle,
    blocks: blocksOf(body),
    generation:
      jobId === null
        ? null
        : {
            jobId,
            seq,
            isOver: job?.state !== 'queued' && job?.state !== 'running',
            ...(job?.started?.type === 'started' ? { model: job.started.model } : {}),
          },
  };
}
