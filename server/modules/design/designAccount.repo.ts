import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import {
  type DesignAccountRow,
  type DesignConsentRow,
  designAccount,
  designConsent,
  imageDesign,
} from '#db/schema/design.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';

/** Whose account it is, and where it is used. */
export interface Person {
  readonly workspaceId: WorkspaceId;
  readonly userId: string;
}

const consentOf = ({ workspaceId, userId }: Person) =>
  and(eq(designConsent.workspaceId, workspaceId), eq(designConsent.userId, userId));

const accountOf = ({ workspaceId, userId }: Person) =>
  and(eq(designAccount.workspaceId, workspaceId), eq(designAccount.userId, userId));

/** Stores a connection that is begun, in place of the last one. */
export async function putConsent(orm: Orm, row: DesignConsentRow): Promise<void> {
  const { workspaceId: _workspaceId, userId: _userId, ...set } = row;
  await orm
    .insert(designConsent)
    .values(row)
    .onConflictDoUpdate({ target: [designConsent.workspaceId, designConsent.userId], set });
}

export async function findConsent(orm: Orm, person: Person): Promise<DesignConsentRow | null> {
  const [row] = await orm.select().from(designConsent).where(consentOf(person));
  return row ?? null;
}

/** Uses a connection up. False: somebody else has, or it is another one by now. */
export async function spendConsent(orm: Orm, row: DesignConsentRow, now: Date): Promise<boolean> {
  const used = await orm
    .update(designConsent)
    .set({ usedAt: now, verifier: null })
    .where(
      and(consentOf(row), eq(designConsent.stateHash, row.stateHash), isNull(designConsent.usedAt)),
    )
    .returning({ userId: designConsent.userId });
  return used.length > 0;
}

export async function findAccount(orm: Orm, person: Person): Promise<DesignAccountRow | null> {
  const [row] = await orm.select().from(designAccount).where(accountOf(person));
  return row ?? null;
}

/** Stores an account in place of the one before. Designs of another account go. */
export async function putAccount(tx: Orm, row: DesignAccountRow): Promise<void> {
  const { workspaceId: _workspaceId, userId: _userId, ...set } = row;
  const before = await findAccount(tx, row);
  if (before !== null && before.memberId !== row.memberId)
    await tx
      .delete(imageDesign)
      .where(and(eq(imageDesign.workspaceId, row.workspaceId), eq(imageDesign.userId, row.userId)));
  await tx
    .insert(designAccount)
    .values(row)
    .onConflictDoUpdate({ target: [designAccount.workspaceId, designAccount.userId], set });
}

export async function deleteAccount(orm: Orm, person: Person): Promise<void> {
  await orm.delete(designAccount).where(accountOf(person));
}

export async function updateAccount(
  orm: Orm,
  person: Person,
  change: Partial<DesignAccountRow>,
): Promise<void> {
  await orm.update(designAccount).set(change).where(accountOf(person));
}

/** Whether the tokens are still these: they may have been renewed, have ended, or be of another account by now. */
const hasTokens = (row: DesignAccountRow) =>
  and(accountOf(row), sql`${designAccount.refreshToken} is not distinct from ${row.refreshToken}`);

const isFree = or(isNull(designAccount.lease), lt(designAccount.leasedUntil, sql`now()`));

/** Takes the turn to renew these tokens, for all processes. False: another one has it, or they are renewed already. */
export async function takeTurn(
  orm: Orm,
  row: DesignAccountRow,
  lease: string,
  leaseMs: number,
): Promise<boolean> {
  const taken = await orm
    .update(designAccount)
    .set({ lease, leasedUntil: sql`now() + ${`${leaseMs} milliseconds`}::interval` })
    .where(and(hasTokens(row), isNotNull(designAccount.refreshToken), isFree))
    .returning({ userId: designAccount.userId });
  return taken.length > 0;
}

/** Ends the turn with what came of it. False: the tokens are others by now, and nothing is stored. */
export async function endTurn(
  orm: Orm,
  row: DesignAccountRow,
  change: Partial<DesignAccountRow>,
): Promise<boolean> {
  const stored = await orm
    .update(designAccount)
    .set({ ...change, lease: null, leasedUntil: null })
    .where(hasTokens(row))
    .returning({ userId: designAccount.userId });
  return stored.length > 0;
}
