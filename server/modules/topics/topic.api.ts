/** What other modules ask about topics. */
import type { Orm } from '#db/database.ts';
import type { TopicSearchId, WorkspaceId } from '#db/schema/ids.ts';
import { type TopicFigures, topicFigures } from '#domain/topics/figures.ts';
import { byWorth, describedKeyphrase } from '#domain/topics/topic.ts';
import { textToolsOf } from '#language/textTools.ts';
import { listFavourites } from './topicSearch.repo.ts';

export interface FavouriteTopic {
  readonly searchId: TopicSearchId;
  /** BCP 47. */
  readonly language: string;
  /** The keyphrase that stands for the others. */
  readonly name: string;
  readonly volume: TopicFigures['volume'];
}

/** The topics that somebody has marked, those with most searches first. */
export async function favouriteTopics(
  orm: Orm,
  workspaceId: WorkspaceId,
): Promise<FavouriteTopic[]> {
  const rows = await listFavourites(orm, workspaceId);
  return [...Map.groupBy(rows, ({ topicId }) => topicId).values()]
    .flatMap((of) => {
      const [first] = of;
      if (first === undefined) return [];
      const { searchId, language, searchedAt } = first;
      const by = { tools: textToolsOf(language), cues: null, at: searchedAt.toISOString() };
      const keyphrases = of.map((row) => describedKeyphrase(row, by)).sort(byWorth);
      const { volume } = topicFigures(keyphrases, null);
      return [{ searchId, language, name: keyphrases[0]?.phrase ?? '', volume }];
    })
    .sort((a, b) => (b.volume?.value ?? -1) - (a.volume?.value ?? -1));
}
