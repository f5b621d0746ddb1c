import { and, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { article, asset, generationJob, workspace } from '#db/schema/product.ts';
import type { WorkspaceRow } from '../modules/workspace/workspace.repo.ts';
import type { CheckedIds } from './checkedIds.ts';

type PartName = Exclude<keyof CheckedIds, 'workspaceId'>;

/** The tables whose rows belong to a workspace, by the path parameter that names a row. */
const TABLE_OF: Readonly<Record<PartName, typeof article | typeof generationJob | typeof asset>> = {
  articleId: article,
  jobId: generationJob,
  assetId: asset,
};

/** The ids in a path, not checked yet: they are compared through `sql`, which accepts any text. */
export type AddressedIds = Readonly<Partial<Record<PartName, string>>> & {
  readonly workspaceId: string;
};

/** The workspace of a path; null unless everything else that the path names belongs to it. */
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
