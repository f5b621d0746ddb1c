/** Makes a whole snapshot at once, for work that has a step of its own for it. */
import pLimit from 'p-limit';
import type { FoundPages } from '#db/schema/briefs.ts';
import type { SnapshotId } from '#db/schema/ids.ts';
import type { CompetitorRow } from '#db/schema/seo.ts';
import type { Deps } from '../../deps.ts';
import { HOST_TURN_MS, myTurn } from '../work/turn.api.ts';
import { hostOf } from './analysis.service.ts';
import { readCompetitorPage } from './pageEnd.service.ts';
import { changeCompetitor, insertSnapshot } from './snapshot.repo.ts';
import { freeze } from './snapshot.service.ts';
import { type NewSnapshot, pageRow, snapshotRow } from './snapshotRows.ts';

/** Pages of different hosts that are read at once. */
const AT_ONCE = 4;

/** Reads the pages that a search has found, and freezes the snapshot. The pages of a host take turns with all other work on it. */
export async function collectSnapshot(
  deps: Deps,
  of: NewSnapshot,
  { results, ...said }: FoundPages,
  signal: AbortSignal,
): Promise<SnapshotId> {
  const row = snapshotRow(deps, of, said);
  const pages = results.map((result, at) => pageRow(deps, row, { ...result, position: at + 1 }));
  const inTurn = pLimit(AT_ONCE);
  const isHere = row.provider === 'imported'; // nobody else is asked for these
  const read = async (ofHost: readonly CompetitorRow[]) => {
    const ends: (readonly [string, Partial<CompetitorRow>])[] = [];
    for (const { url } of ofHost) {
      signal.throwIfAborted();
      const turn = isHere ? null : hostOf(url);
      if (turn !== null) await myTurn(deps.orm, { turn, turnMs: HOST_TURN_MS }, signal);
      ends.push([url, await readCompetitorPage(deps, row, url)]);
    }
    return ends;
  };
  const byHost = [...Map.groupBy(pages, ({ url }) => hostOf(url) ?? url).values()];
  const ends = (await Promise.all(byHost.map((some) => inTurn(read, some)))).flat();
  await deps.orm.transaction(async (tx) => {
    await insertSnapshot(tx, row, pages);
    for (const [url, end] of ends) await changeCompetitor(tx, row.id, url, end);
    await freeze(deps, tx, row.id);
  });
  return row.id;
}
