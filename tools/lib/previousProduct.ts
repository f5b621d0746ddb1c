import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { openDatabase } from '#db/client.ts';
import type { DatabaseOptions } from '#db/database.ts';
import { workspace } from '#db/schema/workspace.ts';
import { newCheckedId } from '#server/policies/checkedIds.ts';

/**
 * Inserts workspaces of the previous product, which have no folder, into the database of a stopped server,
 * because no interface creates them any more.
 */
export async function putUnlinkedWorkspaces(
  place: Omit<DatabaseOptions, 'log'>,
  ownerIds: readonly string[],
): Promise<void> {
  const { orm, close } = await openDatabase({ ...place, log: pino({ level: 'silent' }) });
  const tags = {
    keywords: [],
    niche: '',
    audience: '',
    location: null,
    website: '',
    colours: null,
  };
  for (const ownerId of ownerIds) {
    await orm.insert(workspace).values({
      id: newCheckedId({ newId: randomUUID }),
      ownerId,
      folderId: null,
      type: 'MAIN',
      timeZone: 'UTC',
      tags: { ...tags, language: 'en' },
      createdAt: new Date(),
    });
  }
  await close();
}
