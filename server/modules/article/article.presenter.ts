import type { ArticleRow } from '#db/schema/article.ts';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import { fieldsOfKeywords } from '#domain/article/fieldList.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { Article, ArticleSummary } from '#contract/article.schema.ts';
import type { ArticleJob } from './article.repo.ts';

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
          },
  };
}
