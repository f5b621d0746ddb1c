import { isDeepStrictEqual } from 'node:util';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Voice, VoiceBody, VoiceChoice } from '#contract/voice/brandVoice.schema.ts';
import type { Orm } from '#db/database.ts';
import { full, requireRoom } from '#db/room.ts';
import type { ArticleId, VoiceId, WorkspaceId } from '#db/schema/ids.ts';
import type { VoiceRow } from '#db/schema/voice.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/signedIn.scope.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import {
  changeVoice,
  choiceOf,
  chooseDefault,
  chooseVoice,
  type DefaultVoice,
  findVoice,
  insertVoice,
  lockVoices,
  onlyDefault,
  purgeVoices,
  voiceOfRequest,
  voicesIn,
} from './voice.repo.ts';

const present = (row: VoiceRow): Voice => ({
  id: row.id,
  workspaceId: row.workspaceId,
  ...saidIn(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const saidIn = ({ name, isDefault, tone, profile, rules, sample }: VoiceRow): VoiceBody => ({
  name,
  isDefault,
  tone,
  profile,
  rules,
  sample,
});

export const listVoices = async (
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
): Promise<Voice[]> => (await voicesIn(orm, workspaceId)).map(present);

/**
 * Creates a voice, once for each request id; asked again, with whatever body, it returns the voice as it is stored, which the form
 * compares with what was typed since. Throws `voices_full` if there is no room.
 */
export function createVoice(
  deps: Pick<Deps, 'orm' | 'now' | 'newId'>,
  { userId }: Pick<Caller, 'userId'>,
  workspaceId: WorkspaceId,
  { requestId, ...body }: VoiceBody & { readonly requestId: string },
): Promise<Voice> {
  const now = deps.now();
  return deps.orm.transaction(async (tx) => {
    await lockVoices(tx, workspaceId);
    const known = await voiceOfRequest(tx, workspaceId, requestId);
    if (known !== null) return present(known);
    const id = newCheckedId<VoiceId>(deps);
    await makeRoom(tx, { workspaceId, id, now }, body.isDefault);
    const by = { createdBy: userId, createdAt: now, updatedAt: now };
    return present(await insertVoice(tx, { ...body, id, workspaceId, requestId, ...by }));
  });
}

/** One more voice: throws if there are too many, and ends what another one was the default of. */
async function makeRoom(tx: Orm, of: DefaultVoice, isDefault: boolean): Promise<void> {
  await requireRoom(tx, 'voices', of.workspaceId);
  if (isDefault) await onlyDefault(tx, of);
}

/**
 * Stores a voice in place of what it was. Throws `stale_version` if somebody has changed it since `basedOn`, unless it is as it
 * is asked for: the answer was lost.
 */
export function replaceVoice(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  workspaceId: WorkspaceId,
  id: VoiceId,
  { basedOn, ...body }: VoiceBody & { readonly basedOn: string },
): Promise<Voice> {
  return orm.transaction(async (tx) => {
    await lockVoices(tx, workspaceId);
    const before = await findVoice(tx, id);
    if (before === null) throw new Problem('not_found');
    if (before.updatedAt.toISOString() !== basedOn) {
      if (isDeepStrictEqual(saidIn(before), body)) return present(before);
      throw new Problem('stale_version');
    }
    if (body.isDefault) await onlyDefault(tx, { workspaceId, id, now: now() });
    const updatedAt = new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1)); // never the same twice
    const row = await changeVoice(tx, id, { ...body, updatedAt });
    return present(row ?? before);
  });
}

/** Deletes a voice; it can be restored until it is purged. Its articles have the default one until then. */
export async function deleteVoice(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  id: VoiceId,
): Promise<void> {
  if ((await findVoice(orm, id)) === null) throw new Problem('not_found');
  await changeVoice(orm, id, { deletedAt: now() });
}

/** Brings a voice back. It is the default one again unless another one has become it. */
export function restoreVoice(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  id: VoiceId,
): Promise<Voice> {
  return orm.transaction(async (tx) => {
    await lockVoices(tx, workspaceId);
    const there = await voicesIn(tx, workspaceId);
    const same = there.find((one) => one.id === id);
    if (same !== undefined) return present(same);
    if (there.length >= BOUNDS.voices.most) throw full('voices');
    const hasDefault = there.some(({ isDefault }) => isDefault);
    const change = { deletedAt: null, ...(hasDefault ? { isDefault: false } : {}) };
    const row = await changeVoice(tx, id, change);
    if (row === null) throw new Problem('not_found');
    return present(row);
  });
}

/** Chooses the voice of an article. A voice of another workspace does not exist. */
export async function chooseArticleVoice(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  articleId: ArticleId,
  { choice, voiceId }: VoiceChoice,
): Promise<VoiceChoice> {
  return orm.transaction(async (tx) => {
    const chosen =
      choice === 'voice'
        ? (await voicesIn(tx, workspaceId)).find(({ id }) => id === voiceId?.toLowerCase())
        : undefined;
    if (choice === 'voice' && chosen === undefined) throw new Problem('not_found');
    if (choice === 'default') await chooseDefault(tx, articleId);
    else await chooseVoice(tx, articleId, chosen?.id ?? null);
    return choiceOf(tx, articleId);
  });
}

const DELETED_RETENTION_MS = 86_400_000;

/** Removes what was deleted more than a day ago. */
export const purgeDeletedVoices = ({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> =>
  purgeVoices(orm, new Date(now().getTime() - DELETED_RETENTION_MS));
