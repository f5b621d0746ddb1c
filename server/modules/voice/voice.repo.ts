import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { VoiceChoice } from '#contract/voice/brandVoice.schema.ts';
import type { Orm } from '#db/database.ts';
import { article } from '#db/schema/article.ts';
import type { ArticleId, VoiceId, WorkspaceId } from '#db/schema/ids.ts';
import { articleVoice, type VoiceRow, voice } from '#db/schema/voice.ts';
import { workspace } from '#db/schema/workspace.ts';
import { inAlphabet } from '#domain/letters.ts';

const isThere = isNull(voice.deletedAt);

/** In alphabetical order of any language, the same on every server. */
export async function voicesIn(orm: Orm, workspaceId: WorkspaceId): Promise<VoiceRow[]> {
  const rows = await orm
    .select()
    .from(voice)
    .where(and(eq(voice.workspaceId, workspaceId), isThere));
  return rows.sort((a, b) => inAlphabet(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

/** Null if there is none, or it is deleted. */
export async function findVoice(orm: Orm, id: VoiceId): Promise<VoiceRow | null> {
  const [row] = await orm
    .select()
    .from(voice)
    .where(and(eq(voice.id, id), isThere));
  return row ?? null;
}

export async function voiceOfRequest(
  orm: Orm,
  workspaceId: WorkspaceId,
  requestId: string,
): Promise<VoiceRow | null> {
  const [row] = await orm
    .select()
    .from(voice)
    .where(and(eq(voice.workspaceId, workspaceId), eq(voice.requestId, requestId)));
  return row ?? null;
}

/** Locks out other changes of voices there until the transaction ends, so that they can be counted and one is the default. */
export async function lockVoices(tx: Orm, workspaceId: WorkspaceId): Promise<void> {
  const of = eq(workspace.id, workspaceId);
  await tx.select({ id: workspace.id }).from(workspace).where(of).for('no key update');
}

export async function insertVoice(tx: Orm, row: typeof voice.$inferInsert): Promise<VoiceRow> {
  const [inserted] = await tx.insert(voice).values(row).returning();
  if (inserted === undefined) throw new Error('an insert returns its row');
  return inserted;
}

/** Returns null if there is no such voice. */
export async function changeVoice(
  tx: Orm,
  id: VoiceId,
  change: Partial<typeof voice.$inferInsert>,
): Promise<VoiceRow | null> {
  const [row] = await tx.update(voice).set(change).where(eq(voice.id, id)).returning();
  return row ?? null;
}

export interface DefaultVoice {
  readonly workspaceId: WorkspaceId;
  readonly id: VoiceId;
  readonly now: Date;
}

/** The others are not the default one any more, which is a change of the one that was. */
export async function onlyDefault(tx: Orm, { workspaceId, id, now }: DefaultVoice): Promise<void> {
  await tx
    .update(voice)
    .set({ isDefault: false, updatedAt: now })
    .where(and(eq(voice.workspaceId, workspaceId), ne(voice.id, id), eq(voice.isDefault, true)));
}

/** What somebody has chosen for an article; a voice that is deleted is no choice any more. */
export async function choiceOf(orm: Orm, articleId: ArticleId): Promise<VoiceChoice> {
  const [row] = await orm
    .select({ chosen: articleVoice.voiceId, found: voice.id })
    .from(articleVoice)
    .leftJoin(voice, and(eq(voice.id, articleVoice.voiceId), isThere))
    .where(eq(articleVoice.articleId, articleId));
  if (row === undefined || (row.chosen !== null && row.found === null))
    return { choice: 'default', voiceId: null };
  return row.found === null
    ? { choice: 'none', voiceId: null }
    : { choice: 'voice', voiceId: row.found };
}

export async function chooseVoice(
  tx: Orm,
  articleId: ArticleId,
  voiceId: VoiceId | null,
): Promise<void> {
  await tx
    .insert(articleVoice)
    .values({ articleId, voiceId })
    .onConflictDoUpdate({ target: articleVoice.articleId, set: { voiceId } });
}

export async function chooseDefault(tx: Orm, articleId: ArticleId): Promise<void> {
  await tx.delete(articleVoice).where(eq(articleVoice.articleId, articleId));
}

/** The voice that an article has: the chosen one, or the default one of its workspace. */
export async function voiceOfArticle(orm: Orm, articleId: ArticleId): Promise<VoiceRow | null> {
  const { choice, voiceId } = await choiceOf(orm, articleId);
  if (choice === 'none') return null;
  if (choice === 'voice' && voiceId !== null) {
    const [chosen] = await orm
      .select({ voice })
      .from(voice)
      .innerJoin(articleVoice, eq(articleVoice.voiceId, voice.id))
      .where(and(eq(articleVoice.articleId, articleId), isThere));
    return chosen?.voice ?? null;
  }
  const [found] = await orm
    .select({ voice })
    .from(voice)
    .innerJoin(article, eq(article.workspaceId, voice.workspaceId))
    .where(and(eq(article.id, articleId), eq(voice.isDefault, true), isThere));
  return found?.voice ?? null;
}

/** Null if the workspace has none. */
export async function defaultVoice(orm: Orm, workspaceId: WorkspaceId): Promise<VoiceRow | null> {
  const [row] = await orm
    .select()
    .from(voice)
    .where(and(eq(voice.workspaceId, workspaceId), eq(voice.isDefault, true), isThere));
  return row ?? null;
}

/** Removes voices that were deleted before then. */
export async function purgeVoices(orm: Orm, before: Date): Promise<void> {
  await orm.delete(voice).where(lt(voice.deletedAt, before));
}
