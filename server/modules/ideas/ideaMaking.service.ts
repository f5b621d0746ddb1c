/** Makes the ideas of each week, once for each workspace however many workers there are. */
import { IDEAS_PER_WEEK } from '#contract/ideas/idea.route.ts';
import type { IdeaId, WorkspaceId } from '#db/schema/ids.ts';
import type { IdeaRow } from '#db/schema/topics.ts';
import type { WorkspaceRow } from '#db/schema/workspace.ts';
import { chosenIdeas, type FoundIdea } from '#domain/ideas/choice.ts';
import type { Deps } from '../../deps.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { currentMailer, type MailDeps } from '../installation/mail.service.ts';
import { claimWeek, putIdeas, suggestedKeys, timeZones, workspacesWithout } from './idea.repo.ts';
import { queueDeliveries } from './ideaMail.repo.ts';
import { IDEA_FINDERS } from './ideaSources.ts';
import { lastMonday } from './mondays.ts';

type MakingDeps = MailDeps & Pick<Deps, 'now' | 'newId'>;

const AT_ONCE = 50;

/**
 * Makes what is due: of each workspace that was there then, the ideas of the last Monday. So a Monday on which no server
 * ran is made up for, once. A workspace that fails leaves the others theirs, and is tried again.
 */
export async function makeDueIdeas(deps: MakingDeps, signal: AbortSignal): Promise<void> {
  const now = deps.now();
  for (const timeZone of await timeZones(deps.orm)) {
    const due = { timeZone, ...lastMonday(now, timeZone) };
    let after: WorkspaceId | null = null;
    do {
      const found: WorkspaceRow[] = await workspacesWithout(deps.orm, due, after, AT_ONCE);
      for (const workspace of found) {
        signal.throwIfAborted();
        await makeIdeas(deps, workspace, due.day).catch((error: unknown) => {
          deps.log.error({ err: error, workspaceId: workspace.id }, 'ideas have failed');
        });
      }
      after = found.length < AT_ONCE ? null : (found.at(-1)?.id ?? null);
    } while (after !== null);
  }
}

async function makeIdeas(deps: MakingDeps, workspace: WorkspaceRow, week: string): Promise<void> {
  const { orm, now } = deps;
  const { id: workspaceId } = workspace;
  const ideas = await chosenFor(deps, workspace);
  const rows = ideas.map(
    (one, position): IdeaRow => ({
      ...one,
      workspaceId,
      week,
      position,
      state: 'new',
      createdAt: now(),
      id: newCheckedId<IdeaId>(deps),
    }),
  );
  const isMailed = (await currentMailer(deps)) !== null;
  await orm.transaction(async (tx) => {
    if (!(await claimWeek(tx, { workspaceId, week, madeAt: now() }))) return;
    await putIdeas(tx, rows);
    if (isMailed && rows.length > 0) await queueDeliveries(tx, workspaceId, week, now());
  });
}

async function chosenFor({ orm, now }: MakingDeps, workspace: WorkspaceRow): Promise<FoundIdea[]> {
  const asked = { orm, workspace, now: now() };
  const known = await suggestedKeys(orm, workspace.id);
  const keysOf = (rows: typeof known) => new Set(rows.map(({ key }) => key));
  return chosenIdeas({
    found: {
      favourite: await IDEA_FINDERS.favourite(asked),
      question: await IDEA_FINDERS.question(asked),
      snapshot: await IDEA_FINDERS.snapshot(asked),
      audit: await IDEA_FINDERS.audit(asked),
      tag: await IDEA_FINDERS.tag(asked),
    },
    settled: keysOf(known.filter(({ state }) => state !== 'new')),
    suggested: keysOf(known),
    most: IDEAS_PER_WEEK,
  });
}
