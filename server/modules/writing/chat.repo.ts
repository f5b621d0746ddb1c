import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { ChatAnswer } from '#contract/writing/chat.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, ConversationId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { job } from '#db/schema/work.ts';
import {
  type ChatTurnRow,
  type ConversationRow,
  chatTurn,
  conversation,
} from '#db/schema/writing.ts';

const { id, articleId, title, usedAt } = conversation;
const shown = { id, articleId, title, usedAt, questions: count(chatTurn.id) };
export type ShownConversation = Pick<ConversationRow, 'id' | 'articleId' | 'title' | 'usedAt'> & {
  readonly questions: number;
};

const conversations = (orm: Orm) =>
  orm
    .select(shown)
    .from(conversation)
    .leftJoin(chatTurn, eq(chatTurn.conversationId, conversation.id))
    .groupBy(conversation.id)
    .$dynamic();

/** The conversations of a person about an article, the last used first. */
export function conversationsOf(
  orm: Orm,
  of: ArticleId,
  userId: string,
): Promise<ShownConversation[]> {
  return conversations(orm)
    .where(and(eq(articleId, of), eq(conversation.userId, userId), isNull(conversation.deletedAt)))
    .orderBy(desc(usedAt), desc(id));
}

/** Those about everything in a workspace, the last used first. */
export function ownConversationsOf(
  orm: Orm,
  of: WorkspaceId,
  userId: string,
): Promise<ShownConversation[]> {
  const isOwn = and(eq(conversation.workspaceId, of), isNull(articleId));
  return conversations(orm)
    .where(and(isOwn, eq(conversation.userId, userId), isNull(conversation.deletedAt)))
    .orderBy(desc(usedAt), desc(id));
}

/** Null if there is none, or it is deleted. */
export async function findConversation(
  orm: Orm,
  of: ConversationId,
): Promise<ShownConversation | null> {
  const [row] = await conversations(orm).where(and(eq(id, of), isNull(conversation.deletedAt)));
  return row ?? null;
}

/** Makes other requests that add to the conversations of this person wait until this transaction ends. */
export async function lockConversations(
  tx: Orm,
  workspaceId: WorkspaceId,
  userId: string,
): Promise<void> {
  const key = `conversations/${workspaceId}/${userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function insertConversation(
  tx: Orm,
  row: typeof conversation.$inferInsert,
): Promise<void> {
  await tx.insert(conversation).values(row);
}

export async function changeConversation(
  orm: Orm,
  of: ConversationId,
  change: Partial<Pick<ConversationRow, 'title' | 'usedAt' | 'deletedAt'>>,
): Promise<void> {
  await orm.update(conversation).set(change).where(eq(id, of));
}

/** The turns of a conversation in the order in which they were asked. */
export function turnsOf(orm: Orm, of: ConversationId): Promise<ChatTurnRow[]> {
  return orm
    .select()
    .from(chatTurn)
    .where(eq(chatTurn.conversationId, of))
    .orderBy(asc(chatTurn.position));
}

export async function findTurn(orm: Orm, turnId: string): Promise<ChatTurnRow | null> {
  const [row] = await orm.select().from(chatTurn).where(eq(chatTurn.id, turnId));
  return row ?? null;
}

export async function insertTurn(tx: Orm, row: typeof chatTurn.$inferInsert): Promise<ChatTurnRow> {
  const [inserted] = await tx.insert(chatTurn).values(row).returning();
  if (inserted === undefined) throw new Error('an insert returns its row');
  return inserted;
}

/** Stores an answer that has ended, so that reading it needs no events. */
export async function keepAnswer(orm: Orm, jobId: JobId, answer: ChatAnswer): Promise<void> {
  await orm.update(chatTurn).set({ answer }).where(eq(chatTurn.jobId, jobId));
}

/** Removes conversations that were deleted before then, with the jobs of their answers. */
export async function purgeConversations(orm: Orm, before: Date): Promise<void> {
  const isOld = lt(conversation.deletedAt, before);
  const jobs = orm
    .select({ jobId: chatTurn.jobId })
    .from(chatTurn)
    .innerJoin(conversation, eq(conversation.id, chatTurn.conversationId))
    .where(isOld);
  await orm.transaction(async (tx) => {
    await tx.delete(job).where(inArray(job.id, jobs));
    await tx.delete(conversation).where(isOld);
  });
}
