import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Translation } from '#contract/writing/translation.schema.ts';
import { article } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import { requireArticle } from './article.api.ts';

/** More languages than there are. */
const MOST_LISTED = 100;

/** The other articles of the same workspace that say the same, without deleted ones; the oldest first. */
export async function readTranslations(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<Translation[]> {
  const { translationGroup, translatedFrom, translatedVersion } = await requireArticle(
    { orm },
    workspaceId,
    id,
  );
  if (translationGroup === null) return [];
  const rows = await orm
    .select({
      id: article.id,
      title: article.displayedTitle,
      language: article.language,
      version: article.version,
    })
    .from(article)
    .where(
      and(
        eq(article.workspaceId, workspaceId),
        eq(article.translationGroup, translationGroup),
        ne(article.id, id),
        isNull(article.deletedAt),
      ),
    )
    .orderBy(asc(article.createdAt), asc(article.id))
    .limit(MOST_LISTED);
  return rows.map(({ version, ...row }) => {
    const isOriginal = row.id === translatedFrom;
    return {
      ...row,
      isOriginal,
      hasChanged: isOriginal && version > (translatedVersion ?? version),
    };
  });
}
