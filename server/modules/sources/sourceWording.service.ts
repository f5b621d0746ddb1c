/** What the scores of an article need of its sources. */
import { createHash } from 'node:crypto';
import type { SourceWording } from '#contract/pages/url.schema.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import type { SourceText } from '#language/scoredText.ts';
import type { Deps } from '../../deps.ts';
import { requireArticle } from '../article/article.api.ts';
import { contentsOfSources } from './source.repo.ts';
import type { OfArticle } from './source.service.ts';
import { readableSources } from './sourceReading.service.ts';

/** Names the texts of the sources; null if there is none. */
export async function hashOfSources(
  { orm }: Pick<Deps, 'orm'>,
  articleId: ArticleId,
): Promise<string | null> {
  const contents = await contentsOfSources(orm, articleId);
  if (contents.length === 0) return null;
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex');
}

export const textsOfSources = async (
  deps: Pick<Deps, 'orm'>,
  articleId: ArticleId,
): Promise<SourceText[]> =>
  (await readableSources(deps, articleId)).map(({ url, paragraphs }) => ({ url, paragraphs }));

export async function readSourceWording(
  deps: Deps,
  { workspaceId, articleId }: OfArticle,
): Promise<SourceWording> {
  const { language } = await requireArticle(deps, workspaceId, articleId);
  const sources = await textsOfSources(deps, articleId);
  return { articleId, pages: await deps.scoring.wording({ language, sources }) };
}
