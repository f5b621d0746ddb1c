/** What brand voices offer to other modules. */
import type { VoiceChoice } from '#contract/voice/brandVoice.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import type { VoiceRow } from '#db/schema/voice.ts';
import type { VoiceMaterial } from '#domain/writing/writingTask.ts';
import {
  chooseDefault,
  chooseVoice,
  defaultVoice,
  voiceOfArticle,
  voicesIn,
} from './voice.repo.ts';

/** What is written for an article is written in this voice; null: it has none. */
export async function voiceMaterialOf(
  orm: Orm,
  articleId: ArticleId,
): Promise<VoiceMaterial | null> {
  return materialOf(await voiceOfArticle(orm, articleId));
}

function materialOf(row: VoiceRow | null): VoiceMaterial | null {
  if (row === null) return null;
  const { tone, sample, profile, rules } = row;
  return { tone, sample, profile, rules };
}

/** The voice that an article of the workspace has once it is given this choice (`giveVoice`). */
export async function voiceMaterialBy(
  orm: Orm,
  { workspaceId, choice }: Pick<Given, 'workspaceId' | 'choice'>,
): Promise<VoiceMaterial | null> {
  if (choice.choice === 'none') return null;
  const chosen = await chosenIn(orm, workspaceId, choice);
  return materialOf(chosen ?? (await defaultVoice(orm, workspaceId)));
}

async function chosenIn(
  orm: Orm,
  workspaceId: WorkspaceId,
  { choice, voiceId }: VoiceChoice,
): Promise<VoiceRow | null> {
  if (choice !== 'voice' || voiceId === null) return null;
  const id = voiceId.toLowerCase();
  return (await voicesIn(orm, workspaceId)).find((one) => one.id === id) ?? null;
}

interface Given {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
  readonly choice: VoiceChoice;
}

/** Gives an article that is begun its voice. One that is not in the workspace, or deleted, is no choice: it has the default one. */
export async function giveVoice(tx: Orm, { workspaceId, articleId, choice }: Given): Promise<void> {
  if (choice.choice === 'none') return chooseVoice(tx, articleId, null);
  const chosen = await chosenIn(tx, workspaceId, choice);
  if (chosen !== null) return chooseVoice(tx, articleId, chosen.id);
  await chooseDefault(tx, articleId); // an article of an earlier outline may have had another one
}
