import { and, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { article, asset, generationJob, workspace } from '#db/schema/product.ts';
import type { WorkspaceRow } from '../modules/workspace/workspace.repo.ts';
import type { CheckedIds } from './checkedIds.ts';

type PartName = Exclude<keyof CheckedIds, 'workspaceId'>;

/** The tables whose rows lie in a workspace, by the parameter that names a row. */
const TABLE_OF: Readonly<Record<PartName, typeof article | typeof generationJob | typeof asset>> = {
  articleId: article,
  jobId: generationJob,
  assetId: asset,
};

/** What a path names. Text, and nobody has looked at it yet: hence `sql`, which takes any. */
export type AddressedIds = Readonly<Partial<Record<PartName, string>>> & {
  readonly workspaceId: string;
};

/** The workspace of a path; null unless all that the path names besides lies in it. */
export async function addressedWorkspace(
  orm: Orm,
  ids: AddressedIds,
): Promise<WorkspaceRow | null> {
  const [row] = await orm
    .select()
    .from(workspace)
    .where(and(sql`${workspace.id} = ${ids.workspaceId}`, ...partsOf(ids)));
  return row ?? null;
}

function partsOf(ids: AddressedIds): SQL[] {
  return Object.entries(TABLE_OF).flatMap(([name, part]) => {
    const id = ids[name as PartName];
    if (id === undefined) return [];
    return [
      sql`exists (select from ${part} where ${part.id} = ${id} and ${part.workspaceId} = ${workspace.id})`,
    ];
  });
}
