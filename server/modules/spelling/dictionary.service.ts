import { BOUNDS } from '#contract/lib/bounds.ts';
import { full } from '#db/room.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { deleteWords, insertWords, wordsIn } from './dictionary.repo.ts';

/** Adds all of the words and returns the dictionary, or throws `dictionary_full` and adds none. */
export function addWords(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
  workspaceId: WorkspaceId,
  words: readonly string[],
): Promise<string[]> {
  return orm.transaction(async (tx) => {
    await insertWords(tx, { workspaceId, addedBy: userId, createdAt: now() }, words);
    const all = await wordsIn(tx, workspaceId);
    if (all.length > BOUNDS.words.most) throw full('words');
    return all;
  });
}

/** Removes the words that are there, and returns the dictionary. */
export function removeWords(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  words: readonly string[],
): Promise<string[]> {
  return orm.transaction(async (tx) => {
    await deleteWords(tx, workspaceId, words);
    return wordsIn(tx, workspaceId);
  });
}
