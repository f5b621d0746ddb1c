import { and, desc, eq, sql } from 'drizzle-orm';
import type { SavedPrompt } from '#contract/session/user.schema.ts';
import type { Orm } from '#db/database.ts';
import { savedPrompt } from '#db/schema/workspace.ts';

const shown = { id: savedPrompt.id, text: savedPrompt.text };

const isOf = (userId: string, id: string) =>
  and(eq(savedPrompt.userId, userId), eq(savedPrompt.id, id));

/** Newest first. The id breaks ties. */
export function promptsOf(orm: Orm, userId: string): Promise<SavedPrompt[]> {
  return orm
    .select(shown)
    .from(savedPrompt)
    .where(eq(savedPrompt.userId, userId))
    .orderBy(desc(savedPrompt.createdAt), desc(savedPrompt.id));
}

/** Makes other requests that save prompts of the same person wait until this transaction ends. */
export async function lockPrompts(tx: Orm, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prompts/${userId}`}, 0))`);
}

export async function promptWithText(
  tx: Orm,
  userId: string,
  text: string,
): Promise<SavedPrompt | null> {
  const isSame = and(eq(savedPrompt.userId, userId), eq(savedPrompt.text, text));
  const [row] = await tx.select(shown).from(savedPrompt).where(isSame).limit(1);
  return row ?? null;
}

export async function insertPrompt(tx: Orm, row: typeof savedPrompt.$inferInsert): Promise<void> {
  await tx.insert(savedPrompt).values(row);
}

/** Returns false if the person has no such prompt. */
export async function updatePrompt(
  orm: Orm,
  userId: string,
  { id, text }: SavedPrompt,
): Promise<boolean> {
  const rows = await orm.update(savedPrompt).set({ text }).where(isOf(userId, id)).returning(shown);
  return rows.length > 0;
}

/** Returns false if the person has no such prompt. */
export async function removePrompt(orm: Orm, userId: string, id: string): Promise<boolean> {
  return (await orm.delete(savedPrompt).where(isOf(userId, id)).returning(shown)).length > 0;
}
