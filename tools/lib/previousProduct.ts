import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { openDatabase } from '#db/client.ts';
import type { DatabaseOptions } from '#db/database.ts';
import { workspace } from '#db/schema/product.ts';
import { newCheckedId } from '#server/policies/checkedIds.ts';

/**
 * Puts a workspace of the previous product, which no folder is linked to, into the database of a server
 * that is not running: no interface makes one any more.
 */
export async function putUnlinkedWorkspaces(
  place: Omit<DatabaseOptions, 'log'>,
  ownerIds: readonly string[],
): Promise<void> {
  const { orm, close } = await openDatabase({ ...place, log: pino({ level: 'silent' }) });
  const tags = { keywords: [], niche: '', audience: '', location: null, website: '' };
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
