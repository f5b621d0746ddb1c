import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { inParts } from '#db/inParts.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { dictionaryWord, workspace } from '#db/schema/workspace.ts';
import { inAlphabet } from '#domain/letters.ts';

type WordRow = typeof dictionaryWord.$inferInsert;

/** In alphabetical order of any language, the same on every server. */
export async function wordsIn(orm: Orm, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await orm
    .select({ word: dictionaryWord.word })
    .from(dictionaryWord)
    .where(eq(dictionaryWord.workspaceId, workspaceId));
  return rows.map(({ word }) => word).sort(inAlphabet);
}

/** Words that are there already stay. Locks out other additions until the transaction ends, so that they can be counted. */
export async function insertWords(
  tx: Orm,
  added: Omit<WordRow, 'word'> & { readonly workspaceId: WorkspaceId },
  words: readonly string[],
): Promise<void> {
  const ofWorkspace = eq(workspace.id, added.workspaceId);
  await tx.select({ id: workspace.id }).from(workspace).where(ofWorkspace).for('no key update');
  const rows = [...new Set(words)].map((word) => ({ ...added, word }));
  await inParts(rows, (part) => tx.insert(dictionaryWord).values(part).onConflictDoNothing());
}

export async function deleteWords(
  tx: Orm,
  workspaceId: WorkspaceId,
  words: readonly string[],
): Promise<void> {
  const ofWorkspace = eq(dictionaryWord.workspaceId, workspaceId);
  await tx.delete(dictionaryWord).where(and(ofWorkspace, inArray(dictionaryWord.word, [...words])));
}
