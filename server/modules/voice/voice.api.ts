/** What brand voices offer to other modules. */
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import type { VoiceMaterial } from '#domain/writing/writingTask.ts';
import { voiceOfArticle } from './voice.repo.ts';

/** What is written for an article is written in this voice; null: it has none. */
export async function voiceMaterialOf(
  orm: Orm,
  articleId: ArticleId,
): Promise<VoiceMaterial | null> {
  const row = await voiceOfArticle(orm, articleId);
  if (row === null) return null;
  const { tone, sample, profile, rules } = row;
  return { tone, sample, profile, rules };
}
