/** The topics of a search as others see them. */
import { Problem } from '#contract/lib/problem.ts';
import type { Topic, TopicSearch } from '#contract/topics/topic.schema.ts';
import type { TopicId, TopicSearchId, WorkspaceId } from '#db/schema/ids.ts';
import type { TopicKeyphraseRow, TopicRow } from '#db/schema/topics.ts';
import { duplicateFinder } from '#domain/topics/duplicates.ts';
import { topicFigures } from '#domain/topics/figures.ts';
import { byWorth, describedKeyphrase, subjectOf } from '#domain/topics/topic.ts';
import { intentCuesOf } from '#language/intentCues.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import { keyphrasesOfArticles } from '../article/article.api.ts';
import { groupCutOff } from './topicGroups.service.ts';
import { listKeyphrases, listTopics, markTopic } from './topicSearch.repo.ts';
import { presentSearch, requireSearch } from './topicSearch.service.ts';

interface OfSearch {
  readonly workspaceId: WorkspaceId;
  readonly topicSearchId: TopicSearchId;
}

/**
 * Without topics while it searches; one that was stopped or has failed has those that it has found so far. Which of them an article
 * has already is looked up each time.
 */
export async function readTopics(
  deps: Deps,
  { workspaceId, topicSearchId }: OfSearch,
): Promise<{ readonly search: TopicSearch; readonly topics: Topic[] }> {
  const found = await requireSearch(deps.orm, topicSearchId);
  const { state } = presentSearch(found);
  if (state === 'searching') return { search: presentSearch(found), topics: [] };
  if (state !== 'ready') await groupCutOff(deps, found);
  const search = presentSearch(await requireSearch(deps.orm, topicSearchId));
  const rows = await listKeyphrases(deps.orm, topicSearchId);
  const byTopic = Map.groupBy(rows, ({ topicAt }) => topicAt);
  const present = await presenter(deps, workspaceId, search);
  const topics = await listTopics(deps.orm, topicSearchId);
  return { search, topics: topics.map((row) => present(row, byTopic.get(row.position) ?? [])) };
}

async function presenter(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  { language, createdAt: at }: TopicSearch,
) {
  const tools = textToolsOf(language);
  const by = { tools, cues: intentCuesOf(tools.language), at };
  const articles = await keyphrasesOfArticles(orm, workspaceId);
  const titles = new Map(articles.map(({ id, title }) => [id as string, title]));
  const duplicateOf = duplicateFinder(
    articles.map(({ id, title, keyphrases }) => ({
      id,
      title: subjectOf(title, by),
      keyphrases: keyphrases.map((phrase) => subjectOf(phrase, by)),
    })),
  );
  return ({ id, isFavourite, ownShare }: TopicRow, rows: readonly TopicKeyphraseRow[]): Topic => {
    const keyphrases = rows.map((row) => describedKeyphrase(row, by)).sort(byWorth);
    const duplicate = duplicateOf(keyphrases.map(({ phrase }) => subjectOf(phrase, by)));
    return {
      id,
      isFavourite,
      keyphrases,
      ...topicFigures(keyphrases, ownShare),
      name: keyphrases[0]?.phrase ?? '',
      duplicate: duplicate && { ...duplicate, title: titles.get(duplicate.articleId) ?? '' },
    };
  };
}

export async function changeTopic(
  { orm }: Pick<Deps, 'orm'>,
  {
    topicId,
    body,
  }: { readonly topicId: TopicId; readonly body: { readonly isFavourite: boolean } },
): Promise<{ readonly id: TopicId; readonly isFavourite: boolean }> {
  const row = await markTopic(orm, topicId, body.isFavourite);
  if (row === null) throw new Problem('not_found');
  return { id: row.id, isFavourite: row.isFavourite };
}
