/**
 * Finds topics, in steps: collects keyphrases, searches for them, and puts together those that one page can answer.
 */
import { z } from 'zod';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { KEYPHRASE_MAX_CHARS } from '#contract/topics/topicBounds.ts';
import type { Orm } from '#db/database.ts';
import type { TopicKeyphraseRow, TopicSearchRow } from '#db/schema/topics.ts';
import { withFurther } from '#domain/topics/figures.ts';
import { sameness } from '#domain/topics/topic.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import { inSlices } from '../../lib/slices.ts';
import { defineSteppedJob, type StepEnd } from '../work/steppedJob.api.ts';
import { collectIdeas } from './ideas.service.ts';
import { searchKeyphrases } from './results.service.ts';
import { groupedTopics } from './topicGroups.service.ts';
import {
  addRowsLeftOut,
  changeSearch,
  insertKeyphrases,
  listKeyphrases,
  putResults,
  replaceTopics,
  searchOfJob,
} from './topicSearch.repo.ts';

/** Keyphrases of one step: each of a web search is a request, which may cost money; those of imported pages are many at once. */
const AT_ONCE = { web: 1, imported: 50 } as const;
/** Keyphrases that are searched for on the web; the others are compared by their words. */
const WEB_SEARCHES_MOST = 30;
const GROUPING = 'grouping';

export const topicFinding = defineSteppedJob({
  kind: 'topics',
  input: z.object({ searchId: z.string() }),
  charge: null,
  limits: {
    perWorkspace: 2,
    most: BOUNDS.keyphrases.most / AT_ONCE.imported + WEB_SEARCHES_MOST + 1,
    atOnce: 1,
    attempts: 3,
    stepMs: 60_000,
    retryMs: 2000,
    turnMs: 1000,
    isInOrder: true, // the topics need all that the searches have found
  },
  async plan(deps, { id }, signal) {
    const search = await searchOfJob(deps.orm, id);
    if (search === null) return [];
    const row = search.collectedAt === null ? await collect(deps, search, signal) : search;
    const keyphrases = await listKeyphrases(deps.orm, row.id);
    const count = keyphrases.length;
    const isWeb = row.provider !== null && row.provider !== 'imported';
    const size = isWeb ? AT_ONCE.web : AT_ONCE.imported;
    const searched = isWeb ? Math.min(count, WEB_SEARCHES_MOST) : count;
    const left = Array.from({ length: Math.ceil(searched / size) }, (_, at) => at).filter((at) =>
      keyphrases.slice(at * size, (at + 1) * size).some(({ results }) => results === null),
    ); // a search that goes on has found some of them
    const keys = left.map((at) => `${at * size}-${Math.min(searched, (at + 1) * size)}`);
    const turn = isWeb ? row.provider : null;
    return [...keys.map((key) => ({ key, turn })), { key: GROUPING, turn: null }];
  },
  async run(deps, job, { key }, signal): Promise<StepEnd> {
    const search = await searchOfJob(deps.orm, job.id);
    if (search === null) return { state: 'failed', error: 'not_found' };
    if (key === GROUPING) return group(deps, search);
    const [from = 0, end = 0] = key.split('-').map(Number);
    const keyphrases = (await listKeyphrases(deps.orm, search.id)).slice(from, end);
    const { found, problem, rowsLeftOut } = await searchKeyphrases(
      deps,
      search,
      keyphrases,
      signal,
    );
    if (problem !== null)
      return {
        state: 'failed',
        error: problem,
        keep: async (tx) => void (await changeSearch(tx, search.id, { problem })),
      };
    const keep = async (tx: Orm) => {
      await putResults(tx, search.id, found);
      if (rowsLeftOut > 0) await addRowsLeftOut(tx, search.id, rowsLeftOut);
    };
    return { state: 'done', outcome: 'searched', keep };
  },
});

/** Adds what is found to the list that was given, if there was one. */
async function collect(
  deps: Deps,
  search: TopicSearchRow,
  signal: AbortSignal,
): Promise<TopicSearchRow> {
  const { found, service, ...said } = await collectIdeas(deps, search, signal);
  const tools = textToolsOf(search.language);
  const rows = await listKeyphrases(deps.orm, search.id);
  const known = new Map<string, TopicKeyphraseRow>();
  await inSlices(rows, (row) => known.set(sameness(row.phrase, tools), row));
  let leftOut = search.leftOut;
  for (const { phrase, figures } of found) {
    const key = sameness(phrase, tools);
    const same = known.get(key);
    if (key === '' || phrase.length > KEYPHRASE_MAX_CHARS) continue;
    if (same !== undefined) {
      known.set(key, { ...same, figures: withFurther(same.figures, figures) });
      continue;
    }
    if (known.size >= BOUNDS.keyphrases.most) leftOut += 1;
    else
      known.set(key, {
        searchId: search.id,
        position: known.size,
        phrase,
        figures,
        results: null,
        topicAt: null,
      });
  }
  const all = [...known.values()];
  const change = {
    ...said,
    leftOut,
    collectedAt: deps.now(),
    provider: service?.provider ?? ('imported' as const),
  };
  await deps.orm.transaction(async (tx) => {
    await insertKeyphrases(tx, all.slice(rows.length));
    await putResults(tx, search.id, changedAmong(all.slice(0, rows.length), rows));
    await changeSearch(tx, search.id, change);
  });
  return { ...search, ...change };
}

/** Those of the given rows that a service has added figures to. */
const changedAmong = (after: readonly TopicKeyphraseRow[], before: readonly TopicKeyphraseRow[]) =>
  after.filter(
    (row, at) => Object.keys(row.figures).length > Object.keys(before[at]?.figures ?? {}).length,
  );

/** Puts all keyphrases together, and stores the topics in place of those of a part of them. */
async function group(deps: Deps, search: TopicSearchRow): Promise<StepEnd> {
  const grouped = await groupedTopics(deps, search);
  return {
    state: 'done',
    outcome: 'grouped',
    async keep(tx) {
      await replaceTopics(tx, search.id, grouped);
      await changeSearch(tx, search.id, { groupedAt: deps.now() });
    },
  };
}
