import { and, asc, desc, eq, gt, lt, notExists, or, sql } from 'drizzle-orm';
import type { IdeaState } from '#contract/ideas/idea.route.ts';
import type { Orm } from '#db/database.ts';
import { isStaying } from '#db/leaving.ts';
import type { IdeaId, WorkspaceId } from '#db/schema/ids.ts';
import { type IdeaRow, idea, ideaWeek } from '#db/schema/topics.ts';
import { type WorkspaceRow, workspace } from '#db/schema/workspace.ts';

export interface DueIn {
  readonly timeZone: string;
  readonly day: string;
  readonly at: Date;
}

export async function timeZones(orm: Orm): Promise<string[]> {
  const rows = await orm.selectDistinct({ timeZone: workspace.timeZone }).from(workspace);
  return rows.map(({ timeZone }) => timeZone);
}

/** Workspaces of a time zone that were there on a Monday and have no ideas of it, by id. */
export function workspacesWithout(
  orm: Orm,
  { timeZone, day, at }: DueIn,
  after: WorkspaceId | null,
  limit: number,
): Promise<WorkspaceRow[]> {
  const made = orm
    .select({ one: sql`1` })
    .from(ideaWeek)
    .where(and(eq(ideaWeek.workspaceId, workspace.id), eq(ideaWeek.week, day)));
  return orm
    .select()
    .from(workspace)
    .where(
      and(
        eq(workspace.timeZone, timeZone),
        lt(workspace.createdAt, at),
        notExists(made),
        isStaying(workspace.id),
        after === null ? undefined : gt(workspace.id, after),
      ),
    )
    .orderBy(asc(workspace.id))
    .limit(limit);
}

/** Returns false if they are made already; another worker that is making them is waited for. */
export async function claimWeek(
  tx: Orm,
  row: { readonly workspaceId: WorkspaceId; readonly week: string; readonly madeAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insert(ideaWeek)
    .values(row)
    .onConflictDoNothing()
    .returning({ week: ideaWeek.week });
  return inserted.length > 0;
}

export async function lastWeek(orm: Orm, workspaceId: WorkspaceId): Promise<string | null> {
  const [row] = await orm
    .select({ week: ideaWeek.week })
    .from(ideaWeek)
    .where(eq(ideaWeek.workspaceId, workspaceId))
    .orderBy(desc(ideaWeek.week))
    .limit(1);
  return row?.week ?? null;
}

/** Every key that was ever suggested, and what became of it. */
export function suggestedKeys(
  orm: Orm,
  workspaceId: WorkspaceId,
): Promise<Pick<IdeaRow, 'key' | 'state'>[]> {
  return orm
    .select({ key: idea.key, state: idea.state })
    .from(idea)
    .where(eq(idea.workspaceId, workspaceId));
}

/** One that was suggested before keeps its id. */
export async function putIdeas(tx: Orm, rows: readonly IdeaRow[]): Promise<void> {
  for (const row of rows) {
    const { text, language, reason, week, position } = row;
    await tx
      .insert(idea)
      .values(row)
      .onConflictDoUpdate({
        target: [idea.workspaceId, idea.key],
        set: { text, language, reason, week, position },
      });
  }
}

/** Those of the week that are not dismissed, then the newest of those that were kept before. */
export function listIdeas(
  orm: Orm,
  workspaceId: WorkspaceId,
  week: string,
  limit: number,
): Promise<IdeaRow[]> {
  const isOfWeek = and(eq(idea.week, week), eq(idea.state, 'new'));
  return orm
    .select()
    .from(idea)
    .where(and(eq(idea.workspaceId, workspaceId), or(isOfWeek, eq(idea.state, 'kept'))))
    .orderBy(sql`${idea.state} = 'kept'`, desc(idea.week), asc(idea.position))
    .limit(limit);
}

/** Returns null if there is no such idea. */
export async function markIdea(orm: Orm, id: IdeaId, state: IdeaState): Promise<IdeaRow | null> {
  const [row] = await orm.update(idea).set({ state }).where(eq(idea.id, id)).returning();
  return row ?? null;
}
