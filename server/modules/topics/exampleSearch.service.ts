/** The example of a search for topics: keyphrases that are part of the toolkit, put together as those of a list are. */
import type { ExampleLanguage } from '#contract/examples/examples.ts';
import type { Orm } from '#db/database.ts';
import type { TopicSearchId, WorkspaceId } from '#db/schema/ids.ts';
import type { TopicSearchRow } from '#db/schema/topics.ts';
import type { Deps } from '../../deps.ts';
import { exampleTexts } from '../../material/examples/examples.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { groupedRows } from './topicGroups.service.ts';
import { insertKeyphrases, insertSearch, replaceTopics } from './topicSearch.repo.ts';
import { rowsOf } from './topicSearch.service.ts';

interface Asked {
  readonly workspaceId: WorkspaceId;
  readonly language: ExampleLanguage;
  readonly userId: string;
}

/** Groups the keyphrases of the example. Nobody has measured them, so they have no figures. Returns what stores it. */
export async function makeExampleSearch(deps: Deps, asked: Asked) {
  const { seed, keyphrases } = exampleTexts(asked.language).topics;
  const search = searchRow(deps, asked, seed);
  const list = { source: 'file' as const, rows: keyphrases.map((phrase) => ({ phrase })) };
  const { rows } = await rowsOf(deps, search.id, { list, language: asked.language });
  const notCompared = async (topics: readonly unknown[]) => topics.map(() => null); // the own pages are about something else
  const grouped = await groupedRows(deps, search, rows, notCompared);
  return async (tx: Orm): Promise<TopicSearchId> => {
    await insertSearch(tx, search);
    await insertKeyphrases(tx, rows);
    await replaceTopics(tx, search.id, grouped);
    return search.id;
  };
}

const searchRow = (
  deps: Deps,
  { workspaceId, language, userId }: Asked,
  seed: string,
): TopicSearchRow => ({
  workspaceId,
  language,
  seed,
  id: newCheckedId<TopicSearchId>(deps),
  jobId: null,
  website: null,
  country: '',
  provider: 'example',
  problem: null,
  site: null,
  leftOut: 0,
  rowsLeftOut: 0,
  example: language,
  createdBy: userId,
  createdAt: deps.now(),
  collectedAt: deps.now(),
  groupedAt: deps.now(),
  deletedAt: null,
});
