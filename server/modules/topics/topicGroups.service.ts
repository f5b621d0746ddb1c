/** Keyphrases of a search, put together: those that one page can answer are a topic. */
import type { TopicId } from '#db/schema/ids.ts';
import type { TopicKeyphraseRow, TopicRow, TopicSearchRow } from '#db/schema/topics.ts';
import type { Deps } from '../../deps.ts';
import { sharedWork } from '../../lib/sharedWork.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { ownShares } from './ownPages.service.ts';
import {
  type FoundSearch,
  isGrouped,
  listKeyphrases,
  lockSearch,
  replaceTopics,
} from './topicSearch.repo.ts';

/** `groups` are the positions of the keyphrases of each topic. */
export async function groupedTopics(deps: Deps, search: TopicSearchRow) {
  const rows = await listKeyphrases(deps.orm, search.id);
  return groupedRows(deps, search, rows, (phrases) => ownShares(deps, search, phrases));
}

/** The same of keyphrases that need not be stored. */
export async function groupedRows(
  deps: Pick<Deps, 'scoring' | 'newId'>,
  search: Pick<TopicSearchRow, 'id' | 'workspaceId' | 'language'>,
  rows: readonly TopicKeyphraseRow[],
  sharesOf: (topics: readonly (readonly string[])[]) => Promise<readonly (number | null)[]>,
) {
  const keyphrases = rows.map(({ phrase, figures, results }) => ({ phrase, figures, results }));
  const groups = await deps.scoring.groups({ keyphrases, language: search.language });
  const phrases = groups.map((group) => group.map((at) => rows[at]?.phrase ?? ''));
  const shares = await sharesOf(phrases);
  const topics: TopicRow[] = groups.map((_, position) => ({
    workspaceId: search.workspaceId,
    searchId: search.id,
    position,
    isFavourite: false,
    ownShare: shares[position] ?? null,
    id: newCheckedId<TopicId>(deps),
  }));
  return { topics, groups };
}

/** An answer does not wait longer for that: the next one has the topics. */
const GROUP_MS = 5000;
const grouped = sharedWork<void>(GROUP_MS);

/** What a search that was cut off has found so far, put together once, when somebody first looks. Never rejects. */
export async function groupCutOff(deps: Deps, { row, keyphrases }: FoundSearch): Promise<void> {
  if (keyphrases === 0 || (await isGrouped(deps.orm, row.id))) return;
  await grouped({
    owner: deps.scoring,
    key: [row.id, row.jobId].join('/'),
    work: () => groupOnce(deps, row),
    failed: (error) => deps.log.error({ err: error, searchId: row.id }, 'keyphrases not grouped'),
  });
}

async function groupOnce(deps: Deps, row: TopicSearchRow): Promise<void> {
  const made = await groupedTopics(deps, row);
  await deps.orm.transaction(async (tx) => {
    const now = await lockSearch(tx, row.id);
    const isSame = now?.jobId === row.jobId && now.groupedAt === null; // it has not gone on meanwhile
    if (isSame && !(await isGrouped(tx, row.id))) await replaceTopics(tx, row.id, made);
  });
}
