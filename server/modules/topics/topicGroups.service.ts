/** Keyphrases of a search, put together: those that one page can answer are a topic. */
import type { TopicId } from '#db/schema/ids.ts';
import type { TopicRow, TopicSearchRow } from '#db/schema/topics.ts';
import type { Deps } from '../../deps.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { ownShares } from './ownPages.service.ts';
import { type FoundSearch, listKeyphrases, lockSearch, replaceTopics } from './topicSearch.repo.ts';

/** `groups` are the positions of the keyphrases of each topic. */
export async function groupedTopics(deps: Deps, search: TopicSearchRow) {
  const rows = await listKeyphrases(deps.orm, search.id);
  const keyphrases = rows.map(({ phrase, figures, results }) => ({ phrase, figures, results }));
  const groups = await deps.scoring.groups({ keyphrases, language: search.language });
  const phrases = groups.map((group) => group.map((at) => rows[at]?.phrase ?? ''));
  const shares = await ownShares(deps, search, phrases);
  const topics: TopicRow[] = groups.map((_, position) => ({
    ...{ workspaceId: search.workspaceId, searchId: search.id, position, isFavourite: false },
    ownShare: shares[position] ?? null,
    id: newCheckedId<TopicId>(deps),
  }));
  return { topics, groups };
}

/** What a search that was cut off has found so far, put together once, when somebody first looks. */
export async function groupCutOff(deps: Deps, { row, topics, keyphrases }: FoundSearch) {
  if (topics > 0 || keyphrases === 0) return;
  const grouped = await groupedTopics(deps, row);
  await deps.orm.transaction(async (tx) => {
    const now = await lockSearch(tx, row.id);
    if (now?.jobId === row.jobId && now.groupedAt === null)
      // it has not gone on meanwhile
      await replaceTopics(tx, row.id, grouped);
  });
}
