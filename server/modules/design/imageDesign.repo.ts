import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { type ImageDesignRow, imageDesign } from '#db/schema/design.ts';
import type { AssetId } from '#db/schema/ids.ts';
import type { Person } from './designAccount.repo.ts';

export interface OfImage extends Person {
  readonly assetId: AssetId;
}

const isIt = ({ workspaceId, userId, assetId }: OfImage) =>
  and(
    eq(imageDesign.workspaceId, workspaceId),
    eq(imageDesign.userId, userId),
    eq(imageDesign.assetId, assetId),
  );

export async function findDesign(orm: Orm, of: OfImage): Promise<ImageDesignRow | null> {
  const [row] = await orm.select().from(imageDesign).where(isIt(of));
  return row ?? null;
}

/** Notes that there is to be a design of an image; the account is there. */
export async function addDesign(
  orm: Orm,
  { workspaceId, userId, assetId }: OfImage,
): Promise<void> {
  await orm.insert(imageDesign).values({ workspaceId, userId, assetId }).onConflictDoNothing();
}

/** What is under way is given up: it is of an earlier state of the design. A step that is being taken ends in vain. */
export async function beginReturn(tx: Orm, of: OfImage, id: string): Promise<void> {
  await tx
    .update(imageDesign)
    .set({ returning: id, exportJob: null, lease: null, leasedUntil: null })
    .where(isIt(of));
}

const isFree = or(isNull(imageDesign.lease), lt(imageDesign.leasedUntil, sql`now()`));

/** Takes the next step, which is then of this request alone; null: another one takes it, or there is no design. */
export async function takeStep(
  orm: Orm,
  of: OfImage,
  lease: string,
  leaseMs: number,
): Promise<ImageDesignRow | null> {
  const [row] = await orm
    .update(imageDesign)
    .set({ lease, leasedUntil: sql`now() + ${`${leaseMs} milliseconds`}::interval` })
    .where(and(isIt(of), isFree))
    .returning();
  return row ?? null;
}

/** Stores what came of a step. False: it was taken for dead meanwhile, or the account is disconnected. */
export async function endStep(
  orm: Orm,
  row: ImageDesignRow,
  change: Partial<ImageDesignRow>,
): Promise<boolean> {
  const isOurs = sql`${imageDesign.lease} is not distinct from ${row.lease}`;
  const stored = await orm
    .update(imageDesign)
    .set({ ...change, lease: null, leasedUntil: null })
    .where(and(isIt(row), isOurs))
    .returning({ userId: imageDesign.userId });
  return stored.length > 0;
}
