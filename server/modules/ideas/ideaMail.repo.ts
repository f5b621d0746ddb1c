import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { isStaying } from '#db/leaving.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import {
  type IdeaDeliveryRow,
  type IdeaRow,
  type IdeaSubscriptionRow,
  idea,
  ideaDelivery,
  ideaSubscription,
} from '#db/schema/topics.ts';
import { type WorkspaceRow, workspace } from '#db/schema/workspace.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';

const isOf = (workspaceId: WorkspaceId, userId: string) =>
  and(eq(ideaSubscription.workspaceId, workspaceId), eq(ideaSubscription.userId, userId));

/** Null unless the person gets the ideas of the workspace by e-mail. */
export async function findSubscription(
  orm: Orm,
  workspaceId: WorkspaceId,
  userId: string,
): Promise<IdeaSubscriptionRow | null> {
  const [row] = await orm
    .select()
    .from(ideaSubscription)
    .where(and(isOf(workspaceId, userId), isNull(ideaSubscription.endedAt)));
  return row ?? null;
}

/** A person who subscribes again gets another secret: that of old mails ends nothing any more. */
export async function putSubscription(orm: Orm, row: IdeaSubscriptionRow): Promise<void> {
  const { workspaceId: _ofIt, userId: _ofThem, ...set } = row;
  await orm
    .insert(ideaSubscription)
    .values(row)
    .onConflictDoUpdate({
      target: [ideaSubscription.workspaceId, ideaSubscription.userId],
      set,
    });
}

export async function endSubscription(
  orm: Orm,
  workspaceId: WorkspaceId,
  userId: string,
  endedAt: Date,
): Promise<void> {
  await orm.update(ideaSubscription).set({ endedAt }).where(isOf(workspaceId, userId));
}

/** Also one that has ended. */
export async function subscriptionOfToken(
  orm: Orm,
  token: string,
): Promise<IdeaSubscriptionRow | null> {
  const [row] = await orm
    .select()
    .from(ideaSubscription)
    .where(eq(ideaSubscription.tokenHash, tokenHash(token)));
  return row ?? null;
}

/** A mail for everybody who wants the ideas of a workspace. */
export async function queueDeliveries(
  tx: Orm,
  workspaceId: WorkspaceId,
  week: string,
  nextAt: Date,
): Promise<void> {
  const wanted = await tx
    .select({ userId: ideaSubscription.userId })
    .from(ideaSubscription)
    .where(and(eq(ideaSubscription.workspaceId, workspaceId), isNull(ideaSubscription.endedAt)));
  if (wanted.length === 0) return;
  await tx
    .insert(ideaDelivery)
    .values(
      wanted.map(({ userId }) => ({
        workspaceId,
        week,
        userId,
        state: 'due' as const,
        attempts: 0,
        nextAt,
        reason: null,
        sentAt: null,
      })),
    )
    .onConflictDoNothing();
}

/** Takes a mail that is due; no other worker gets it before `until`. Null: none is. */
export async function claimDelivery(
  orm: Orm,
  now: Date,
  until: Date,
): Promise<IdeaDeliveryRow | null> {
  const due = orm
    .select({
      workspaceId: ideaDelivery.workspaceId,
      week: ideaDelivery.week,
      userId: ideaDelivery.userId,
    })
    .from(ideaDelivery)
    .where(
      and(
        eq(ideaDelivery.state, 'due'),
        lte(ideaDelivery.nextAt, now),
        isStaying(ideaDelivery.workspaceId),
      ),
    )
    .orderBy(asc(ideaDelivery.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await orm
    .update(ideaDelivery)
    .set({ state: 'sending', attempts: sql`${ideaDelivery.attempts} + 1`, nextAt: until })
    .where(
      sql`(${ideaDelivery.workspaceId}, ${ideaDelivery.week}, ${ideaDelivery.userId}) = ${due}`,
    )
    .returning();
  return row ?? null;
}

/** Mails whose worker died while it was sending them: they may have been taken, so they are not sent again. */
export async function giveUpUnknown(orm: Orm, now: Date): Promise<number> {
  const rows = await orm
    .update(ideaDelivery)
    .set({ state: 'unknown' })
    .where(and(eq(ideaDelivery.state, 'sending'), lt(ideaDelivery.nextAt, now)))
    .returning({ week: ideaDelivery.week });
  return rows.length;
}

export async function changeDelivery(
  orm: Orm,
  { workspaceId, week, userId }: IdeaDeliveryRow,
  change: Partial<IdeaDeliveryRow>,
): Promise<void> {
  await orm
    .update(ideaDelivery)
    .set(change)
    .where(
      and(
        eq(ideaDelivery.workspaceId, workspaceId),
        eq(ideaDelivery.week, week),
        eq(ideaDelivery.userId, userId),
      ),
    );
}

export interface DueMail {
  readonly workspace: WorkspaceRow;
  readonly subscription: IdeaSubscriptionRow;
  /** Those of the week that are open, as they are listed. */
  readonly ideas: readonly IdeaRow[];
}

/** What a mail is made of; null if nobody wants it any more. */
export async function readDue(
  orm: Orm,
  { workspaceId, week, userId }: IdeaDeliveryRow,
): Promise<DueMail | null> {
  const [found] = await orm
    .select({ workspace, subscription: ideaSubscription })
    .from(ideaSubscription)
    .innerJoin(workspace, eq(workspace.id, ideaSubscription.workspaceId))
    .where(and(isOf(workspaceId, userId), isNull(ideaSubscription.endedAt)));
  if (found === undefined) return null;
  const ideas = await orm
    .select()
    .from(idea)
    .where(and(eq(idea.workspaceId, workspaceId), eq(idea.week, week), eq(idea.state, 'new')))
    .orderBy(asc(idea.position));
  return { ...found, ideas };
}
