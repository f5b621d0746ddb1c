import { Problem } from '#contract/lib/problem.ts';
import type { SavedPrompt } from '#contract/session/user.schema.ts';
import { requireRoom } from '#db/room.ts';
import type { Deps } from '../../deps.ts';
import {
  insertPrompt,
  lockPrompts,
  promptWithText,
  removePrompt,
  updatePrompt,
} from './savedPrompt.repo.ts';

/** Saves an instruction of a person, or returns the one with this text. Throws `prompts_full`. */
export function savePrompt(
  { orm, now, newId }: Pick<Deps, 'orm' | 'now' | 'newId'>,
  userId: string,
  text: string,
): Promise<SavedPrompt> {
  return orm.transaction(async (tx) => {
    await lockPrompts(tx, userId);
    const known = await promptWithText(tx, userId, text);
    if (known !== null) return known;
    await requireRoom(tx, 'prompts', userId);
    const prompt = { id: newId(), text };
    await insertPrompt(tx, { ...prompt, userId, createdAt: now() });
    return prompt;
  });
}

/** Throws `not_found` unless it is a prompt of the person. */
export async function changePrompt(
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
  prompt: SavedPrompt,
): Promise<SavedPrompt> {
  if (!(await updatePrompt(orm, userId, prompt))) throw new Problem('not_found');
  return prompt;
}

/** Throws `not_found` unless it is a prompt of the person. */
export async function deletePrompt(
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await removePrompt(orm, userId, id))) throw new Problem('not_found');
}
